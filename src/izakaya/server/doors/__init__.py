"""The doors of the server: each hears a request over HTTP, asks who it is, and hands the wish to the house."""
