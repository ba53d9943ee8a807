"""Reports as pages: whole in one file, with charts, and a sentence where the tools to draw them are missing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from izakaya.lab import balance
from izakaya.lab.arguments import FAILED, MISUNDERSTOOD
from izakaya.lab.page import page


def test_markdown_becomes_a_page() -> None:
    report = "# Title\n\nSome `code` & <words>\nthat go on.\n\n## Part\n\n| a | b |\n|---|---:|\n| x | 1 |\n\n- one\n- two\n"
    made = page("Title", report, {"Part": ["<svg>here</svg>"]})
    assert "<title>Title</title>" in made
    assert "<p>Some <code>code</code> &amp; &lt;words&gt; that go on.</p>" in made
    assert '<h2>Part</h2>\n<div class="wide"><svg>here</svg></div>' in made
    assert "<tr><th>a</th><th>b</th></tr>\n<tr><td>x</td><td>1</td></tr>" in made
    assert "<ul><li>one</li><li>two</li></ul>" in made


def test_a_page_with_charts_needs_no_network(tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    words = ["sake", "--games", "10", "--seats", "3,5", "--cores", "1", "--html", str(out)]
    assert balance.main([*words, "--out", str(tmp_path / "page.md")]) == 0
    made = out.read_text(encoding="utf-8")
    assert made.count("<svg") == 5  # single figures, samurai, seats, cards, boxes
    assert "tomoe-gozen" in made
    assert not [part for part in ("<script", "<link", "src=", "url(http") if part in made]


def test_without_the_tools_to_draw_a_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    monkeypatch.delitem(sys.modules, "izakaya.lab.charts", raising=False)
    assert balance.main(["sake", "--games", "2", "--html", str(tmp_path / "page.html")]) == MISUNDERSTOOD
    assert capsys.readouterr().err == (
        "--html needs altair, which is not installed; the tools of the lab come with: pip install 'izakaya[lab]'.\n"
    )


def test_a_report_that_cannot_be_written_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no disk here is always full")
    assert (
        balance.main(["sword", "--games", "2", "--seats", "5", "--cores", "1", "--out", str(full)]) == FAILED
    )
    printed = capsys.readouterr()
    assert printed.err.endswith("/dev/full cannot be written: No space left on device.\n")
    assert printed.out.startswith("# Samurai Sword")
