"""A small table for jobs on Spark, and its jobs."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

import sqlanon

if TYPE_CHECKING:
    from engines import Place

COLUMNS = {"id": "integer", "age": "integer", "town": "text", "pay": "decimal", "illness": "text"}
TOWNS = ("Ulm", "Bern", "Köln", "it's", "back\\slash", None, "${env:HOME}")
ROWS = [
    (n, 20 + n * 7 % 40, TOWNS[n % 7], Decimal(n % 5), f"Kanarienvogel{n % 6}") for n in range(210)
]
TREE = {
    "Middle": {"North": ["Köln", "Ulm"], "South": ["Bern"]},
    "Odd": ["it's", "back\\slash", "${env:HOME}"],
}
SAID: dict[str, Any] = {
    "id": {"role": "drop"},
    "age": {"role": "quasi", "hierarchy": {"intervals": [5, 20]}},
    "town": {"role": "quasi", "hierarchy": {"taxonomy": TREE}},
    "pay": {"role": "quasi", "hierarchy": {"flat": True}},
    "illness": {"role": "sensitive"},
}


def loaded(place: Place, rows: list[tuple[Any, ...]] = ROWS) -> Place:
    """A place with the table `people`."""
    place.load("people", COLUMNS, rows)
    return place


def job(**said: Any) -> sqlanon.Job:
    """A job on it; other members of it by their names."""
    target = {"table": "released", "if_exists": "replace"}
    whole: dict[str, Any] = {
        "source": "people",
        "target": target,
        "columns": SAID,
        "privacy": [{"k_anonymity": {"k": 5}}],
        **said,
    }
    return sqlanon.Job.model_validate(whole)


def rows_of(place: Place, table: str = "released") -> list[str]:
    """All rows of a release, sorted, as texts that both engines write alike."""
    found = place.records(table)
    return sorted(str([str(row[name]) for name in sorted(row)]) for row in found)
