"""The same data and job give the same classes and labels on every engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from expected import text

if TYPE_CHECKING:
    from engines import Place
from data import QUASI, SAID, release


def test_all_engines_publish_the_same_labels(places: list[Place]) -> None:
    releases = {}
    for place in places:
        records = release(place, columns={**SAID, "pay": {"role": "sensitive"}})
        releases[place.name] = [
            tuple(text(record[name]) for name in ("id", *QUASI) if name != "pay")
            for record in records
        ]

    assert set(map(tuple, releases.values())) == {tuple(releases["duckdb"])}
