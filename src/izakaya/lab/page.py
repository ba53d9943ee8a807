"""A report as a page for the browser: one file that needs nothing else, not even a network."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import groupby
from typing import Final

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid #ddd; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
code { background: #f2f2f2; padding: 0 .2rem; }
svg { max-width: 100%; height: auto; }
"""


def page(title: str, report: str, pictures: Mapping[str, Sequence[str]]) -> str:
    """A report in Markdown, with pictures (as SVG) under the headings they are named after."""
    body = "\n".join(blocks(report.splitlines(), pictures))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def blocks(lines: Sequence[str], pictures: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """As much of Markdown as the lab writes: headings, paragraphs, lists and tables."""
    for kind, group in groupby(lines, kind_of_line):
        found = list(group)
        if kind == "heading":
            for line in found:
                marks, _, words = line.partition(" ")
                yield f"<h{len(marks)}>{inline(words)}</h{len(marks)}>"
                yield from (f'<div class="wide">{picture}</div>' for picture in pictures.get(words, ()))
        elif kind == "table":
            yield f'<div class="wide"><table>\n{rows(found)}\n</table></div>'
        elif kind == "list":
            yield "<ul>" + "".join(f"<li>{inline(line[2:])}</li>" for line in found) + "</ul>"
        elif kind == "text":
            yield f"<p>{inline(' '.join(found))}</p>"


def kind_of_line(line: str) -> str:
    if not line.strip():
        return ""
    starts = {"#": "heading", "|": "table", "- ": "list"}
    return next((kind for start, kind in starts.items() if line.startswith(start)), "text")


def rows(lines: Sequence[str]) -> str:
    head, _, *rest = ([inline(cell.strip()) for cell in line.strip("|").split("|")] for line in lines)
    said = ["<tr>" + "".join(f"<th>{cell}</th>" for cell in head) + "</tr>"]
    said += ["<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rest]
    return "\n".join(said)


def inline(text: str) -> str:
    return re.sub("`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))
