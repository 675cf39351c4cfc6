"""Pages of docs/ that are generated from the code are what the code says today."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

SITE = Path(__file__).parents[2] / "docs" / "site"


@pytest.mark.parametrize("name", ["refusals.md", "warnings.md"])
def test_generated_pages_are_of_today(name: str) -> None:
    made = runpy.run_path(str(SITE / "generated.py"))["pages"]()
    kept = (SITE.parent / name).read_text(encoding="utf-8")
    assert made[name] == kept, "run: python docs/site/generated.py"
