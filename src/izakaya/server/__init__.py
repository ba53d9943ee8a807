"""The HTTP and WebSocket server of Izakaya: Litestar on uvicorn, with SQLite or PostgreSQL."""
