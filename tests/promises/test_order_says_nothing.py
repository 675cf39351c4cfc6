"""The order of the release says nothing of the order of the source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from expected import Quasi, Table, run

if TYPE_CHECKING:
    from engines import Place


def test_the_order_of_the_release_says_nothing_of_the_order_of_the_source(backend: Place) -> None:
    rows = [(place % 2,) for place in range(400)]
    table = Table({"a": Quasi("integer")}, rows)
    table.load(backend)

    run(backend, table, 3)

    records = backend.records("released")
    assert [record["a"] for record in records] == sorted(record["a"] for record in records)
    for value in (0, 1):
        ids = [int(record["id"]) for record in records if int(record["a"]) == value]
        ranks = {id_: rank for rank, id_ in enumerate(sorted(ids))}
        n = len(ids)
        squares = sum((place - ranks[id_]) ** 2 for place, id_ in enumerate(ids))
        assert abs(1 - 6 * squares / (n * (n * n - 1))) < 0.35
