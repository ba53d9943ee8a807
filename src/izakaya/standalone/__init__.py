"""The house inside one web page: Python in a Web Worker, storage in the browser, no server."""
