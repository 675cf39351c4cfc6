"""docs/logs.md names every key that an event may have."""

from __future__ import annotations

import re
from pathlib import Path

from sqlanon.common.events import KEYS

PAGE = (Path(__file__).parents[2] / "docs" / "logs.md").read_text()


def test_every_key_is_documented() -> None:
    keys = re.findall(r"^\| `(\w+)` \|", PAGE.split("| key |")[1], flags=re.MULTILINE)
    assert keys == ["time", "level", "message", *KEYS]
