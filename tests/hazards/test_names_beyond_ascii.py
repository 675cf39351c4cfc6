"""DuckDB and SQLite tell KÖLN from köln, and KÖLN not from kÖLN; each keeps what is its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place

ROWS = [(number, 20 + number % 4) for number in range(20)]


def publish(place: Place, table: str, **target: Any) -> sqlanon.Report:
    return sqlanon.anonymize(
        place.url,
        "people",
        columns={"id": {"role": "drop"}, "age": {"role": "quasi"}},
        privacy=[{"k_anonymity": {"k": 2}}],
        target={"table": table, **target},
    )


@pytest.mark.parametrize("backend", ["duckdb", "sqlite"], indirect=True)
def test_a_table_whose_name_differs_in_another_letters_case_is_another_one(backend: Place) -> None:
    place = backend
    place.load("people", {"id": "integer", "age": "integer"}, ROWS)
    place.run(
        'CREATE TABLE "KÖLN" (a INTEGER PRIMARY KEY, b INTEGER DEFAULT 7, CHECK (b > 0))',
        'CREATE INDEX by_b ON "KÖLN" (b)',
        'CREATE VIEW "SEHR_KÖLN" AS SELECT a FROM "KÖLN"',
        'INSERT INTO "KÖLN" VALUES (1, 2)',
    )
    for said in ({}, {"if_exists": "replace"}):
        publish(place, "köln", **said)
        assert len(place.records("köln")) == len(ROWS)
    assert place.rows('SELECT a, b FROM "KÖLN"') == [(1, 2)]
    assert place.rows('SELECT a FROM "SEHR_KÖLN"') == [(1,)]
    with pytest.raises(sqlanon.PublishError, match="kÖLN"):
        publish(place, "kÖLN")
    assert place.rows('SELECT a, b FROM "KÖLN"') == [(1, 2)]
