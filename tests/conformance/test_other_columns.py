"""What columns tell that are not generalized: measured by the engine, and counted slowly here."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.api import run as api

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place

    from sqlanon.report.data import ColumnRisk

LONG = "x" * 3000
COLUMNS = {
    "id": "integer",
    "q": "text",
    "age": "integer",
    "code": "text",
    "pay": "real",
    "seen": "timestamp",
    "ill": "text",
    "same": "integer",
}
TEXTS = ["a", "A", "á", "a ", "", None, f"{LONG}1", f"{LONG}2"]
ROWS: list[tuple[Any, ...]] = [
    (
        n,
        "pq"[n % 2],
        n % 3,
        TEXTS[n % 8 if n < 20 else 0],
        None if n == 7 else n * n % 5 / 4,
        f"2024-01-{1 + n:02d} 10:00:00",
        "xyz"[n % 3],
        1,
    )
    for n in range(24)
]


def counted(rows: Sequence[dict[str, Any]], quasi: Sequence[str], column: str) -> list[float]:
    """Values, share unique alone, highest and average risk and share unique beside the others."""
    alone = Counter(str(row[column]) if row[column] is not None else None for row in rows)
    classes = Counter(tuple(repr(row[name]) for name in (*quasi, column)) for row in rows)
    return [
        len(alone),
        sum(n == 1 for n in alone.values()) / len(rows),
        1 / min(classes.values()),
        len(classes) / len(rows),
        sum(n == 1 for n in classes.values()) / len(rows),
    ]


def told(risk: ColumnRisk) -> list[float | None]:
    both = [risk.risk.highest, risk.risk.average, risk.risk.unique]
    return [risk.values, risk.unique_alone, *both]


def test_a_release_tells_what_each_column_adds_to_its_quasi_identifiers(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    report = api.anonymize(
        backend.url,
        "people",
        columns={
            "id": {"role": "identifier", "action": "hash", "key": "sixteen characters"},
            "q": {"role": "quasi"},
            "age": {"role": "quasi"},
            "seen": {"role": "identifier", "action": "null"},
            "ill": {"role": "sensitive"},
        },
        unlisted="keep",
        privacy=[{"k_anonymity": {"k": 3}}],
        target="released",
    )
    released = backend.records("released")
    assert len(released) == 24
    assert list(report.other_columns) == ["id", "code", "pay", "ill", "same"]
    for name, risk in report.other_columns.items():
        assert told(risk) == pytest.approx(counted(released, ["q", "age"], name)), name
    assert report.other_columns["id"].unique_alone == 1
    assert report.other_columns["code"].values == 8
    assert report.other_columns["same"].risk == report.risk.after


def test_a_check_measures_every_column_that_is_not_named(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    report = sqlanon.check(backend.url, "people", quasi=["age", "q"])
    rows = backend.records("people")
    assert list(report.other_columns) == ["id", "code", "pay", "seen", "ill", "same"]
    for name, risk in report.other_columns.items():
        assert told(risk) == pytest.approx(counted(rows, ["age", "q"], name)), name


def test_a_table_without_rows_tells_nothing(backend: Place) -> None:
    backend.load("people", {"q": "text", "pay": "integer"}, [])
    (risk,) = sqlanon.check(backend.url, "people", quasi=["q"]).other_columns.values()
    assert told(risk) == [0, None, None, None, None]


OPAQUE = {
    "duckdb": ("BLOB", "'\\xFE'::BLOB", "'\\xFF'::BLOB"),
    "sqlite": ("BLOB", "x'FE'", "x'FF'"),
    "postgresql": ("json", """'{"a":1}'""", """'{"a": 1}'"""),
    "mariadb": ("BLOB", "x'FE'", "x'FF'"),
}


def test_a_type_without_an_equality_of_its_own_is_told_apart_too(backend: Place) -> None:
    kind, first, second = OPAQUE[backend.name]
    table = backend.quote("people")
    backend.run(
        f"CREATE TABLE {table} (q INTEGER, v {kind})",
        f"INSERT INTO {table} VALUES (1, {first}), (1, {second}), (1, {second})",
    )
    (risk,) = sqlanon.check(backend.url, "people", quasi=["q"]).other_columns.values()
    assert risk.values == 2
    assert risk.unique_alone == pytest.approx(1 / 3)
