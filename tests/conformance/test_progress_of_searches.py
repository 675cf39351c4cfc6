"""A search that knows how much of its work is done says so, and what it says is true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from sql_scenarios import COLUMNS, ROWS

import sqlanon
from sqlanon.sql.workspace import Observer, Progress

if TYPE_CHECKING:
    from engines import Place

JOB: dict[str, Any] = {
    "source": "people",
    "columns": {
        "age": {"role": "quasi", "hierarchy": {"intervals": [10]}},
        "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
        "city": {"role": "quasi", "hierarchy": {"flat": True}},
    },
    "unlisted": "drop",
    "privacy": [{"k_anonymity": {"k": 2}}],
}
NODES = 3 * 4 * 2


def told(place: Place, **more: Any) -> list[Progress]:
    """What a search tells, one after the other."""
    found: list[Progress] = []
    job = sqlanon.Job.from_mapping({**JOB, **more})
    observer = Observer(progress=found.append)
    sqlanon.plan(job, connection=place.url, solutions=0, script=False, observer=observer)
    return [one for one in found if one.phase == "search" and one.done + (one.open or 0)]


@pytest.fixture
def people(backend: Place) -> Place:
    """The people of the scenarios."""
    backend.load("people", COLUMNS, ROWS)
    return backend


def test_mondrian_tells_the_share_of_rows_that_have_their_class(
    people: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    # rounds of few cells are one statement on DuckDB, which takes less than a second
    monkeypatch.setattr("sqlanon.algorithms.partition.mondrian._FEW", 0)
    shares = [one.share for one in told(people)]
    assert shares[0] == 0
    assert shares == sorted(shares, key=lambda share: -1 if share is None else share)
    # whole rows, so that somebody has counted them
    assert all(share is not None and (share * len(ROWS)) % 1 < 1e-6 for share in shares)
    assert 0 < max(share or 0.0 for share in shares) < 1


@pytest.mark.parametrize("algorithm", ["optimal", "ola", "mingen"])
def test_a_lattice_tells_the_share_of_level_vectors_that_are_decided(
    people: Place, algorithm: str
) -> None:
    every = [one for one in told(people, algorithm=algorithm) if one.open is not None]
    assert every
    for one in every:
        assert one.share == 1 - (one.open or 0) / NODES
    assert [one.open for one in every] == sorted((one.open or 0 for one in every), reverse=True)
    if algorithm == "mingen":
        assert every[-1].share == 1


def test_who_cannot_know_tells_no_share(people: Place) -> None:
    for algorithm in ("incognito", "datafly", "top_down"):
        assert all(one.share is None for one in told(people, algorithm=algorithm))
