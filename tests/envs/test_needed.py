"""Without the packages that an interface is made for, a sentence says which to install."""

from __future__ import annotations

import pytest

from izakaya.envs.needed import EnvsMissing, needed


def test_what_is_there_is_fetched() -> None:
    assert needed("json.decoder").JSONDecoder


@pytest.mark.parametrize(
    ("package", "extra"), [("gymnasium.no_such", "envs"), ("mcp.no_such", "mcp"), ("polars.no_such", "data")]
)
def test_what_is_missing_is_named(package: str, extra: str) -> None:
    with pytest.raises(EnvsMissing, match=rf"needs {package.partition('.')[0]}, .*izakaya\[{extra}\]"):
        needed(package)
