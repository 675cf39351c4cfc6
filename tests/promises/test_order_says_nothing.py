"""The order of the release says nothing of the order of the source."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from clients import replay
from expected import Quasi, Table, run
from oracle import rank_correlation

import sqlanon

if TYPE_CHECKING:
    from engines import Place

ROWS = [(place % 2,) for place in range(400)]
JOB: dict[str, Any] = {
    "source": "people",
    "columns": {"a": {"role": "quasi"}, "id": {"role": "keep"}},
    "privacy": [{"k_anonymity": {"k": 3}}],
}


def test_the_order_of_the_release_says_nothing_of_the_order_of_the_source(backend: Place) -> None:
    table = Table({"a": Quasi("integer")}, ROWS)
    table.load(backend)

    run(backend, table, 3)

    records = backend.records("released")
    assert [record["a"] for record in records] == sorted(record["a"] for record in records)
    for value in (0, 1):
        ids = [int(record["id"]) for record in records if int(record["a"]) == value]
        assert abs(rank_correlation(ids)) < 0.35


@pytest.mark.parametrize("way", ["refresh", "script"])
def test_nor_does_that_of_rows_which_are_written_later(backend: Place, way: str) -> None:
    Table({"a": Quasi("integer")}, ROWS).load(backend)
    target = {"mode": "view"} if way == "refresh" else {"if_exists": "replace"}
    job = sqlanon.Job.from_mapping({**JOB, "target": {"table": "released", **target}})
    if way == "refresh":
        sqlanon.run(job, connection=backend.url)
        sqlanon.refresh(backend.url, "released")
    else:
        replay(backend, sqlanon.compile_job(job, connection=backend.url).text)
    ids = [int(record["id"]) for record in backend.records("released")]
    assert len(ids) == len(ROWS)
    for odd in (0, 1):  # which class a row is in, its own columns say
        assert abs(rank_correlation([id_ for id_ in ids if id_ % 2 == odd])) < 0.35
