"""docs/refusals.md is what the code says today of combinations."""

from __future__ import annotations

import runpy
from pathlib import Path

SITE = Path(__file__).parents[2] / "docs" / "site"


def test_the_page_of_refusals_is_of_today() -> None:
    made = runpy.run_path(str(SITE / "refusals.py"))
    kept = (SITE.parent / "refusals.md").read_text(encoding="utf-8")
    assert made["page"]() == kept, "run: python docs/site/refusals.py"
