"""A plain web server with the made page in a folder of it, as any host would have it, under a strict policy."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Final

from izakaya.standalone.serving import Plain, serving

MADE: Final = Path(__file__).parents[2] / "dist" / "page"
FOLDER: Final = "games/izakaya"
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)


class Strict(Plain):
    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


class Ignorant(Strict):
    """It knows few endings, as many servers do without a setting, and refuses those that make trouble elsewhere."""

    extensions_map = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", "": "text/plain"}  # noqa: RUF012

    def do_GET(self) -> None:
        if self.path.partition("?")[0].endswith((".mjs", ".wasm", ".gz", ".zip")):
            self.send_error(403)
        else:
            super().do_GET()


class Site:
    """It may be closed and opened again at the same address, as when the network goes away and comes back."""

    def __init__(self, root: Path, how: type[Plain] = Strict) -> None:
        self.root = root
        self.how = how
        self.folder = root / FOLDER
        shutil.copytree(MADE, self.folder)
        self.port = 0
        self.server: ThreadingHTTPServer | None = None
        self.open()
        self.address = f"http://localhost:{self.port}/{FOLDER}/"

    def open(self) -> None:
        self.server = serving(self.root, self.port, self.how)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    def renew(self) -> None:
        """Put a newer version in the place of the old one."""
        contents = self.folder / "contents.json"
        version = json.loads(contents.read_text(encoding="utf-8"))["version"]
        for file in (self.folder / "sw.js", contents):
            text = file.read_text(encoding="utf-8")
            file.write_text(text.replace(version, f"newer-{version[6:]}"), encoding="utf-8")


@contextmanager
def site(root: Path, how: type[Plain] = Strict) -> Iterator[Site]:
    opened = Site(root, how)
    try:
        yield opened
    finally:
        opened.close()
