"""`python -m izakaya.lab balance sake` is the same as `izakaya balance sake`."""

from __future__ import annotations

import sys

from izakaya.lab.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
