"""Pages of docs/ that are generated from the code are what the code says today."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from sqlanon.algorithms import ALGORITHMS

SITE = Path(__file__).parents[2] / "docs" / "site"


@pytest.mark.parametrize("name", ["job-keys.md", "command-line.md", "refusals.md", "warnings.md"])
def test_generated_pages_are_of_today(name: str) -> None:
    made = runpy.run_path(str(SITE / "generated.py"))["pages"]()
    kept = (SITE.parent / name).read_text(encoding="utf-8")
    assert made[name] == kept, "run: python docs/site/generated.py"


def test_no_row_or_column_of_the_matrix_is_empty() -> None:
    """A mistake in a sample job of the generator would look like a refusal."""
    page = (SITE.parent / "refusals.md").read_text(encoding="utf-8")
    for table in page.split("\n## ")[1:3]:
        lines = [line for line in table.splitlines() if line.startswith("| ")]
        rows = [[cell.strip() != "-" for cell in line.split("|")[2:-1]] for line in lines[1:]]
        named = [name for line in lines[1:] for name in re.findall(r"`(\w+)`", line.split("|")[1])]
        assert sorted(named) == sorted(ALGORITHMS)
        assert all(map(any, rows))
        assert all(map(any, zip(*rows, strict=True)))
