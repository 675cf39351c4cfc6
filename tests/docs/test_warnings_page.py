"""docs/warnings.md says of each warning what the registry says."""

from __future__ import annotations

import re
from pathlib import Path

from sqlanon.warnings import WARNINGS

PAGE = (Path(__file__).parents[2] / "docs" / "warnings.md").read_text()


def on_one_line(text: str) -> str:
    return " ".join(text.split())


def test_every_warning_is_documented_in_its_own_words() -> None:
    said = re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]
    assert [on_one_line(section) for section in said] == [
        on_one_line(f"{kind.code} {kind.name} {kind.meaning} **What to do.** {kind.remedy}")
        for kind in WARNINGS
    ]
