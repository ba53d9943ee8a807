"""Tables for everyone: Izakaya over HTTP and WebSocket."""
