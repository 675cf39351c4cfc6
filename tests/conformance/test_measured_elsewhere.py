"""Classes that were found in an embedded DuckDB are measured there, and publish the same labels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import pytest

import sqlanon
from sqlanon.report.renderable import plain

if TYPE_CHECKING:
    from engines import Place

TOWNS = ["a", "a..b", "b..c", "c"]
"""In this order the ranges from a to b..c and from a..b to c are one text."""
UNUSED = {"role": "drop"}
MASKED = {"role": "quasi", "hierarchy": {"mask": {"steps": [1]}}}
COLUMNS: dict[str, dict[str, Any]] = {
    "age": {"role": "quasi"},
    "town": {"role": "quasi", "order": TOWNS},
    "job": {"role": "quasi"},
    "zip": MASKED,
    "illness": {"role": "sensitive"},
}
TYPES = {"age": "integer", "town": "text", "job": "text", "zip": "text", "illness": "text"}
ROWS = [
    (
        None if number % 17 == 0 else 20 + number * 7 % 23,
        TOWNS[number * 5 % 4],
        None if number % 13 == 0 else "pqrstu"[number * 11 % 6],
        f"{number % 3}{number % 4}",
        "xyz"[number % 3],
    )
    for number in range(120)
]
WHERE: tuple[Literal["database", "embedded"], ...] = ("database", "embedded")
LEVELS = {
    name: {"role": "quasi", "hierarchy": {"mask": {"steps": [1]}}} for name in ("town", "zip")
}
JOBS: dict[str, dict[str, Any]] = {
    "strict": {"algorithm": {"mondrian": {"split": "strict", "cut": "loss"}}},
    "relaxed": {"algorithm": {"mondrian": {"split": "relaxed"}}},
    "steps": {"columns": {**COLUMNS, "age": {"role": "quasi", "range": {"step": 5}}}},
    "order_and_cut": {"algorithm": {"order_and_cut": {}}},
    "levels": {
        "columns": {
            **COLUMNS,
            "age": {"role": "drop"},
            "job": {"role": "drop"},
            **LEVELS,
        },
        "algorithm": "optimal",
        "max_suppression": 0.1,
        "privacy": [{"k_anonymity": {"k": 12}}],
    },
    "kept": {"columns": {**COLUMNS, "age": {"role": "quasi", "output": "mean"}}},
}
"""`kept` has a column that stands for its values: labels of shapes would not do there."""


def released(place: Place, way: Literal["database", "embedded"], **said: Any) -> Any:
    """Rows of the release, the report, and the statements that ran."""
    ran: set[str] = set()
    report = sqlanon.anonymize(
        place.url,
        "people",
        **{
            "columns": COLUMNS,
            "privacy": [{"k_anonymity": {"k": 5}}],
            "target": {"table": "released", "if_exists": "replace"},
            "search_in": way,
            "seed": 3,
            "observer": sqlanon.Observer(statement=lambda one: ran.add(one.name)),
            **said,
        },
    )
    assert report.search.engine == way
    return sorted(map(repr, place.records("released"))), report, ran


def numbers(value: Any, path: str = "") -> dict[str, Any]:
    """Every number and word of a nested value, by where it stands."""
    if isinstance(value, dict | list):
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        found = [numbers(part, f"{path}/{name}") for name, part in parts]
        return {name: one for each in found for name, one in each.items()}
    return {path: pytest.approx(value, rel=1e-9, abs=1e-9) if isinstance(value, float) else value}


@pytest.mark.parametrize("kind", [*JOBS])
def test_labels_and_measures_are_those_of_the_database(backend: Place, kind: str) -> None:
    backend.load("people", TYPES, ROWS)
    found = [released(backend, way, **JOBS[kind]) for way in WHERE]
    (rows, report, beside), (rows_elsewhere, report_elsewhere, ran) = found
    assert rows_elsewhere == rows
    assert numbers(plain(report_elsewhere.loss)) == numbers(plain(report.loss))
    assert numbers(plain(report_elsewhere.recoding)) == numbers(plain(report.recoding))
    assert report_elsewhere.classes == report.classes
    assert "shapes/labels" not in beside
    assert ("shapes/labels" in ran) == (kind != "kept")


def test_labels_of_one_text_are_one(backend: Place) -> None:
    """Two classes have one label in a column and no value of it in common."""
    rows = [(age, TOWNS[2 * part + age - 1], "p", "00", "x") for age in (1, 2) for part in (0, 1)]
    backend.load("people", TYPES, rows * 3)
    columns = {**COLUMNS, **dict.fromkeys(("job", "zip"), UNUSED)}
    privacy = [{"k_anonymity": {"k": 6}}]
    found = [released(backend, way, columns=columns, privacy=privacy) for way in WHERE]
    (rows_there, report, _), (rows_here, report_elsewhere, ran) = found
    assert rows_there == rows_here
    assert "shapes/labels" in ran
    assert {row["town"] for row in backend.records("released")} == {"a..b..c"}
    assert numbers(plain(report_elsewhere.loss)) == numbers(plain(report.loss))
