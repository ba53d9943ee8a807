"""Whether everybody can read and reach what is on a page, as axe-core sees it, in the evening and in the morning."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tests.browser.guest import Guest

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DAWN: Final = 400  # milliseconds in which one light becomes the other
RUN: Final = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  // What is written in a drawing belongs to the drawing; the button that shows it says what it is.
  const drawn = (id, { target }) =>
    id === 'label-content-name-mismatch' && document.querySelector(`${target[0]} svg text`) !== null;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.filter((node) => !drawn(id, node)).map(({ html, any, all }) => ({
      id, help, html: html.slice(0, 160), why: [...any, ...all].map(({ message }) => message).join(' '),
    })));
}"""


def barriers(guest: Guest) -> list[dict[str, Any]]:
    """What axe finds serious or critical now."""
    if not guest.page.evaluate("'axe' in window"):
        # Not as a script of the page: its content security policy allows only those of the house.
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = guest.page.evaluate(RUN)
    return found


def is_open_to_all(guest: Guest, where: str) -> None:
    """Nothing serious in either light."""
    for light in ("light", "dark"):
        guest.page.emulate_media(color_scheme="light" if light == "light" else "dark")
        guest.page.wait_for_timeout(DAWN)
        found = barriers(guest)
        assert not found, f"{where}, {light}: " + "\n".join(
            f"{one['id']} ({one['help']}): {one['html']} {one['why']}" for one in found[:8]
        )
