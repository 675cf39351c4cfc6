"""Visits of persons with several rows, and a job that reads its releases together row by row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

    import sqlanon

KINDS = {"id": "integer", "who": "text", "town": "text", "ill": "text"}
FIRST = [
    # two towns, three persons in each; P and p are two
    (1, "P1", "u", "flu"),
    (2, "P1", "u", "gout"),
    (3, "p1", "u", "flu"),
    (4, "P2", "u", "gout"),
    (5, "P3", "v", "flu"),
    (6, "P4", "v", "gout"),
    (7, "P5", "v", "flu"),
    (8, "P5", "u", "flu"),
    (9, None, "u", "flu"),
]
"""P5 has rows in both towns."""


def columns(**said: Any) -> dict[str, Any]:
    """What each column is, but where it is said otherwise."""
    return {
        "id": {"role": "keep"},
        "who": {"role": "drop"},
        "town": {"role": "quasi", "hierarchy": {"flat": True}},
        "ill": {"role": "keep"},
        **said,
    }


ALONE: dict[str, Any] = {
    "columns": columns(),
    "person": "who",
    "privacy": [{"k_anonymity": {"k": 3}}],
    "algorithm": {"fixed": {"levels": {"town": 0}}},
}
"""A job that looks at no other release."""
TARGET = {"table": "out", "if_exists": "replace", "key": "id"}
WARN = {"action": "warn"}


def publish(place: Place, **said: Any) -> sqlanon.Report:
    """A release that goes with those before it, unless it is said otherwise."""
    asked: dict[str, Any] = {"target": TARGET, "release_guard": {"action": "refuse"}}
    return api.anonymize(place.url, "visits", **ALONE | asked | said)


def come(place: Place, *rows: tuple[Any, ...]) -> None:
    """Rows more."""
    for number, who, town, ill in rows:
        place.run(f"INSERT INTO visits VALUES ({number}, '{who}', '{town}', '{ill}')")
