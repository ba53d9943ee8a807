"""Prints the OpenAPI description: `python -m izakaya.server.description`. The browser's types are generated from it."""

from __future__ import annotations

import json
import sys

from izakaya.server.app import make_app
from izakaya.server.openapi import described


def main() -> None:
    sys.stdout.write(json.dumps(described(make_app("sqlite:///izakaya.db")), indent=1) + "\n")


if __name__ == "__main__":
    main()
