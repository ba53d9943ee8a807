"""How long the house in one page takes in Chromium: `python -m bench.page [--visits 5]`, after `make page`."""

from __future__ import annotations

import argparse
import gzip
import shutil
import statistics
import threading
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar, Final

from playwright.sync_api import Browser, Page, sync_playwright

from izakaya.standalone.packing import pack
from izakaya.standalone.serving import Plain, serving
from tests.browser.door import chromium_path

MADE: Final = Path("dist/page")
BUILD: Final = Path("build")
PYODIDE: Final = Path("web/node_modules/pyodide")
THINKING: Final = """async ([house, kind, iterations]) => {
  const { loadPyodide } = await import('/pyodide/pyodide.mjs');
  const python = await loadPyodide();
  python.unpackArchive(await (await fetch(house)).arrayBuffer(), kind, { extractDir: '/house' });
  python.globals.set('iterations', iterations);
  return python.runPython(`
import sys, time, random
sys.path.insert(0, "/house")
import izakaya
from izakaya.bots import ask_bot, bot

def speed(game):
    table, luck = izakaya.new_table(game, seats=5, seed=7), random.Random(7)
    for _ in range(30):
        table.answer(luck.choice(table.options()))
    while len(table.options()) == 1:
        table.answer(table.options()[0])
    ask_bot(bot("master", 1, iterations=iterations), table)  # once in vain: what is run often is compiled by the browser
    began = time.perf_counter()
    ask_bot(bot("master", 1, iterations=iterations), table)
    return iterations / (time.perf_counter() - began)

[izakaya.compiled, *(speed(game) for game in ("sword", "sake"))]
`).toJs();
}"""
# The longest time in which the page itself drew nothing, in milliseconds.
GAPS: Final = """() => {
  window.gap = 0;
  let last = performance.now();
  const draw = (now) => { window.gap = Math.max(window.gap, now - last); last = now; requestAnimationFrame(draw); };
  requestAnimationFrame(draw);
}"""


class Counting(Plain):
    """A server that compresses what can be compressed, and counts what it sends."""

    sent: ClassVar[list[int]] = []

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        content = ((path / "index.html") if path.is_dir() else path).read_bytes()
        packed = gzip.compress(content, 6)
        body = packed if len(packed) < 0.9 * len(content) else content
        self.sent.append(len(body))
        self.send_response(200)
        self.send_header(
            "Content-Type", self.guess_type(self.path.partition("?")[0]) if path.is_file() else "text/html"
        )
        self.send_header("Content-Length", str(len(body)))
        if body is packed:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(body)


def think(chromium: Browser, folder: Path) -> None:
    """Games that a master imagines in a second, with the compiled and the interpreted core, in one browser."""
    pack(folder / "interpreted.zip", BUILD / "wheels", folder / "no cores")
    shutil.copyfile(BUILD / "compiled" / "house.tar", folder / "compiled.tar")
    (folder / "pyodide").symlink_to(PYODIDE.resolve())
    (folder / "index.html").touch()
    with serving(folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for house, kind, iterations in (("interpreted.zip", "zip", 20), ("compiled.tar", "tar", 600)):
            page = chromium.new_page()
            page.goto(f"http://localhost:{server.server_port}/")
            compiled, sword, sake = page.evaluate(THINKING, [f"/{house}", kind, iterations])
            core = "compiled" if compiled else "interpreted"
            print(f"{core} core, imagined games a second: Samurai Sword {sword:,.0f}, SAKE {sake:,.0f}")
            page.close()
        server.shutdown()


def since(began: float) -> float:
    return time.monotonic() - began


def visit(page: Page, address: str | None) -> tuple[float, float]:
    """Seconds until a game can be chosen, and until a player who chooses at once sits at a table."""
    began = time.monotonic()
    if address:
        page.goto(address)
    else:
        page.reload()
    play = page.locator("form button.stamp")
    play.wait_for()
    chosen = since(began)
    play.click()  # at once: the table is laid when the house is open
    page.locator("section.scroll button.stamp").wait_for(timeout=120_000)
    playing = since(began)
    page.goto(page.url.partition("#")[0] + "#/")
    return chosen, playing


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    asked.add_argument("--visits", type=int, default=5)
    visits = asked.parse_args().visits
    path = chromium_path()
    with serving(MADE, how=Counting) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://localhost:{server.server_port}/"
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        context = chromium.new_context(reduced_motion="reduce", locale="en-GB")
        context.add_init_script(
            "localStorage.setItem('izakaya.wish', JSON.stringify({ game: 'sake', seats: {}, level: 'master' }))"
        )
        page = context.new_page()
        chosen, playing = visit(page, address)
        print(f"first visit: {chosen:.1f} s until one can choose, {playing:.1f} s until one sits at a table")
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        sent = Counting.sent
        print(f"first visit, compressed: {sum(sent) / 1e6:.2f} MB in {len(sent)} requests")
        found = [visit(page, None) for _ in range(visits)]
        for name, number in (("one can choose", 0), ("one sits at a table", 1)):
            took = [one[number] for one in found]
            print(
                f"later visits: {statistics.median(took):.1f} s until {name} ({min(took):.1f} … {max(took):.1f})"
            )
        page.locator("form button.stamp").click()
        page.locator("section.scroll button.stamp").click()
        page.evaluate(GAPS)
        page.wait_for_timeout(15_000)
        print(
            f"while masters think: {page.evaluate('() => window.gap'):.0f} ms at most between two frames of the page"
        )
        with TemporaryDirectory() as folder:
            think(chromium, Path(folder))
        chromium.close()
        server.shutdown()


if __name__ == "__main__":
    main()
