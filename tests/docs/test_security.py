"""SECURITY.md's table of promises and tests/promises are each other's list."""

from __future__ import annotations

import re
from pathlib import Path

HOUSE = Path(__file__).parents[2]


def test_each_promise_has_its_module_and_each_module_its_promise() -> None:
    rows = re.findall(
        r"^\|[^|]+\| `(test_\w+\.py)` \|", (HOUSE / "SECURITY.md").read_text(), re.MULTILINE
    )
    modules = sorted(path.name for path in (HOUSE / "tests/promises").glob("test_*.py"))
    assert sorted(rows) == modules


def test_what_is_named_is_there() -> None:
    pages = ("SECURITY.md", "docs/threat-model.md")
    named = re.findall(r"(tests/[\w./]+)`", "".join((HOUSE / page).read_text() for page in pages))
    missing = [path for path in named if not (HOUSE / path).exists()]
    assert named
    assert not missing
