"""Static file server for a built page, for trying it out: `python -m izakaya.standalone.serving FOLDER [--port 8800]`."""

from __future__ import annotations

import argparse
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Plain(SimpleHTTPRequestHandler):
    """Files only, with the right content types."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, format: str, *args: object) -> None: ...


def serving(folder: Path, port: int = 0, how: type[Plain] = Plain) -> ThreadingHTTPServer:
    return ThreadingHTTPServer(("127.0.0.1", port), partial(how, directory=str(folder)))


def main() -> None:
    reading = argparse.ArgumentParser(prog="make page ARGS=--serve", description=__doc__)
    reading.add_argument("folder", type=Path)
    reading.add_argument("--port", type=int, default=8800)
    asked = reading.parse_args()
    with serving(asked.folder, asked.port) as server:
        print(
            f"The house in one page: http://localhost:{server.server_port}/   (Ctrl-C closes it)", flush=True
        )
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
