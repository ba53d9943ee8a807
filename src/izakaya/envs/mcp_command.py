"""`izakaya mcp`: a table for language models, over standard input and output."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from izakaya.envs.mcp_house import HouseTable
from izakaya.envs.mcp_server import serve
from izakaya.locale import LANGUAGES
from izakaya.table.errors import IzakayaError
from izakaya.words.arguments import MISUNDERSTOOD, Arguments

TOKEN: Final = "IZAKAYA_TOKEN"


def main(argv: Sequence[str] | None = None) -> int:
    """Serve until nobody speaks any more; the number is what the shell is told."""
    parser = Arguments("mcp", __doc__ or "")
    parser.add_argument(
        "--lang", choices=LANGUAGES, default="en", help="the language, if a table is laid without one"
    )
    parser.add_argument(
        "--house", metavar="ADDRESS", help="play at a table of a running house, such as http://localhost:8765"
    )
    parser.add_argument("--table", help="the table's id in that house")
    parser.add_argument(
        "--token", help=f"whose seat it is; better in the variable {TOKEN}, where nobody else reads it"
    )
    said = parser.parse_args(argv)
    token = said.token or os.environ.get(TOKEN, "")
    if bool(said.house) != bool(said.table) or bool(said.house) != bool(token):
        parser.error(f"a house, a table and a token go together (--house, --table, --token or {TOKEN})")
    try:
        house = HouseTable(said.house, said.table, token, said.lang) if said.house else None
        server = serve(said.lang, house)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    server.run(transport="stdio")
    return 0
