"""A house that opens before its pages are built says so, and shows them as soon as they are there."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from izakaya.server import app


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_pages_that_are_built_beside_an_open_house_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = tmp_path / "static"
    monkeypatch.setattr(app, "STATIC", pages)
    with TestClient(app.make_app(f"sqlite:///{tmp_path / 'house.db'}")) as client:
        before = client.get("/", headers={"Accept-Language": "de"})
        assert before.status_code == 503
        assert before.headers["content-type"].startswith("text/plain")
        assert before.text.startswith("Die Seiten für den Browser sind noch nicht gebaut.")
        (pages / "assets").mkdir(parents=True)
        (pages / "index.html").write_text('<script src="./assets/house-1.js"></script>')
        (pages / "assets" / "house-1.js").write_text("open()")
        (pages / "icon.svg").write_text("<svg/>")
        (pages / "notes.txt").write_text("not for guests")
        assert client.get("/").text == '<script src="/assets/house-1.js"></script>'
        assert client.get("/assets/house-1.js").text == "open()"
        assert client.get("/icon.svg").text == "<svg/>"
        for elsewhere in ("/notes.txt", "/assets/house-1.svg", "/..%2fhouse.svg", "/tables/icon.svg"):
            assert "<svg" not in client.get(elsewhere).text
            assert "not for guests" not in client.get(elsewhere).text
