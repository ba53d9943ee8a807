"""`python -m izakaya` is the `izakaya` command."""

from __future__ import annotations

import sys

from izakaya.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
