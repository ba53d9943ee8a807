"""`izakaya mcp`: a table for language models, over standard input and output."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Final

from izakaya.envs.mcp_server import serve
from izakaya.locale import LANGUAGES
from izakaya.table.errors import IzakayaError

MISUNDERSTOOD: Final = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Serve until nobody speaks any more; the number is what the shell is told."""
    parser = ArgumentParser(prog="izakaya mcp", description=__doc__)
    parser.add_argument(
        "--lang", choices=LANGUAGES, default="en", help="the language, if a table is laid without one"
    )
    said = parser.parse_args(argv)
    try:
        server = serve(said.lang)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    server.run(transport="stdio")
    return 0
