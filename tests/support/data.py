"""Tables that several tests release."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

K = [{"k_anonymity": {"k": 3}}]


SENSITIVE = ["flu", "cold", None, "ulcer"]


TREE: dict[str, object] = {"Europe": ["Sweden", "Italy"], "Asia": ["Japan", "Korea"]}


COLUMNS = {
    "name": "text",
    "id": "integer",
    "age": "integer",
    "town": "text",
    "pay": "decimal",
    "born": "date",
    "seen": "timestamp",
    "country": "text",
    "size": "text",
    "same": "integer",
    "illness": "text",
}


ROWS: list[tuple[Any, ...]] = [
    (
        f"Person {place}",
        place,
        None if place == 5 else 20 + place * 7 % 45,
        ["Bonn", "bonn", "Köln", None, "Ulm"][place % 5],
        Decimal(place * 31 % 17) / 4,
        dt.date(1960, 1, 1) + dt.timedelta(days=place * 97),
        dt.datetime.fromisoformat("2020-01-01 12:00:00") + dt.timedelta(hours=place * 5 % 60),
        ["Sweden", "Italy", "Japan", "Korea", None][place % 5],
        ["small", "middle", "large"][place % 3],
        7,
        SENSITIVE[place % 4],
    )
    for place in range(48)
]


SAID: dict[str, Any] = {
    "name": {"role": "drop"},
    "id": {"role": "keep"},
    "age": {"role": "quasi"},
    "town": {"role": "quasi"},
    "pay": {"role": "quasi"},
    "born": {"role": "quasi"},
    "seen": {"role": "quasi"},
    "country": {"role": "quasi", "hierarchy": {"taxonomy": TREE}},
    "size": {"role": "quasi", "order": ["small", "middle", "large"]},
    "same": {"role": "quasi"},
    "illness": {"role": "sensitive"},
}


QUASI = ["age", "town", "pay", "born", "seen", "country", "size", "same"]


def release(place: Place, table: str = "people", **options: Any) -> list[dict[str, Any]]:
    """Load the table, release it, and read the release in the source's order."""
    place.load(table, COLUMNS, ROWS)
    arguments = {"columns": SAID, "privacy": K, "target": "released", **options}
    api.anonymize(place.url, table, **arguments)
    return sorted(place.records("released"), key=lambda record: int(record["id"]))
