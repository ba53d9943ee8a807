"""Whether everybody can read and reach what is on a page, as axe-core sees it, in the evening and in the morning."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.browser.guest import Guest

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What axe finds serious or critical when one light has become the other. `rules` are those to look for, all of them if there are none.
RUN: Final = """async (rules) => {
  const unpainted = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const passing = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(passing.map((one) => one.finished));
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  document.adoptedStyleSheets = unpainted;
  // What is written in a drawing belongs to the drawing; the button that shows it says what it is.
  const drawn = (id, { target }) =>
    id === 'label-content-name-mismatch' && document.querySelector(`${target[0]} svg text`) !== null;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.filter((node) => !drawn(id, node)).map(({ html, any, all }) =>
      `${id} (${help}): ${html.slice(0, 160)} ${[...any, ...all].map(({ message }) => message).join(' ')}`));
}"""


def is_open_to_all(guest: Guest, where: str) -> None:
    """Nothing serious; in the second light only what has to do with colours is looked at again."""
    if not guest.page.evaluate("'axe' in window"):
        # Not as a script of the page: its content security policy allows only those of the house.
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    guest.page.emulate_media(color_scheme="light")
    found = guest.page.evaluate(RUN)
    guest.page.emulate_media(color_scheme="dark")
    found += guest.page.evaluate(RUN, ["color-contrast", "link-in-text-block"])
    assert found == [], where
