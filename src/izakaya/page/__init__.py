"""The house in one page: the same house as a server's, with the browser's own store and a worker's messages for doors."""
