"""How long the house in one page takes in Chromium: `python -m bench.page [--visits 5]`, after `make page`."""

from __future__ import annotations

import argparse
import gzip
import statistics
import threading
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from izakaya.standalone.serving import serving
from tests.browser.door import chromium_path

MADE: Final = Path("dist/page")
FETCHED: Final = {
    ".html",
    ".js",
    ".mjs",
    ".css",
    ".woff2",
    ".svg",
    ".webmanifest",
    ".json",
    ".wasm",
    ".zip",
    ".gz",
}
# The longest time in which the page itself drew nothing, in milliseconds.
GAPS: Final = """() => {
  window.gap = 0;
  let last = performance.now();
  const draw = (now) => { window.gap = Math.max(window.gap, now - last); last = now; requestAnimationFrame(draw); };
  requestAnimationFrame(draw);
}"""


def compressed() -> int:
    """What a first visit fetches from a server that compresses."""
    found = (path.read_bytes() for path in MADE.rglob("*") if path.is_file() and path.suffix in FETCHED)
    return sum(min(len(content), len(gzip.compress(content, 6))) for content in found)


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
    print(f"first visit, compressed: {compressed() / 1e6:.2f} MB")
    path = chromium_path()
    with serving(MADE) as server, sync_playwright() as playwright:
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
        chromium.close()
        server.shutdown()


if __name__ == "__main__":
    main()
