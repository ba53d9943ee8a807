"""`python -m tests.golden` writes the kept games and counts anew; read the difference before keeping it."""

from __future__ import annotations

from tests.golden import FOLDER, texts


def main() -> None:
    for name, text in texts().items():
        (FOLDER / name).write_text(text(), encoding="utf-8")
        print(f"{name} written")


main()
