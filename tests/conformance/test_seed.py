"""The seed, and nothing else, decides which rows of a divided cell go to which class."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import duckdb
import pytest

from sqlanon.api import run as api
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from engines import Place

WORDS = ("flu", "", "Flu", "grippe ", "grippe", "ärger", None, "zona", "é", "x" * 1500)
COLUMNS = {"age": "integer", "zip": "integer", "illness": "text", "visits": "integer"}
ROWS = [
    (
        None if place % 17 == 3 else place % 3,
        place // 7 % 2,
        WORDS[place * place % 10],
        None if place % 5 == 0 else place * 7 % 11,
    )
    for place in range(120)
]
RELAXED = {"mondrian": {"split": "relaxed"}}
AT_LEAST_K = {"datafly": {"suppress_at_least_k": True, "suppress_up_to": "limit"}}


def job(seed: int, algorithm: object, k: int, **more: object) -> Job:
    """The table's job; `illness` is published as it is and `visits` hashed."""
    said: dict[str, Any] = {
        "source": "people",
        "target": {"table": "released", "if_exists": "replace"},
        "columns": {
            "age": {"role": "quasi"},
            "zip": {"role": "quasi"},
            "illness": {"role": "keep"},
            "visits": {"role": "identifier", "action": "hash", "key": "a key that a test has"},
        },
        "privacy": [{"k_anonymity": {"k": k}}],
        "algorithm": algorithm,
        "seed": seed,
        **more,
    }
    return Job.from_mapping(said)


def released(place: Place, made: Job) -> Counter[tuple[object, ...]]:
    """The rows of a new release, whatever their order."""
    api.run(made, connection=place.url)
    return Counter(tuple(row.values()) for row in place.records("released"))


def on_duckdb(made: Job) -> Counter[tuple[object, ...]]:
    """The same on DuckDB, in memory."""
    connection = duckdb.connect()
    connection.execute("CREATE TABLE people (age BIGINT, zip BIGINT, illness VARCHAR, visits INT)")
    connection.executemany("INSERT INTO people VALUES (?, ?, ?, ?)", ROWS)
    api.run(made, connection=connection)
    return Counter(connection.execute("SELECT * FROM released").fetchall())


def sizes(rows: Counter[tuple[object, ...]]) -> Counter[tuple[object, ...]]:
    """Rows by quasi-identifiers."""
    found: Counter[tuple[object, ...]] = Counter()
    for row, count in rows.items():
        found[row[:2]] += count
    return found


@pytest.mark.parametrize(
    ("algorithm", "k", "more"),
    [(RELAXED, 7, {}), (AT_LEAST_K, 3, {"max_suppression": 12})],
    ids=["relaxed", "suppress_at_least_k"],
)
def test_a_seed_makes_one_release(
    backend: Place, algorithm: object, k: int, more: dict[str, object]
) -> None:
    rows = ROWS if algorithm is RELAXED else [*ROWS, (9, 9, "alone", 1)]
    backend.load("people", COLUMNS, rows)

    first = released(backend, job(1, algorithm, k, **more))

    assert released(backend, job(1, algorithm, k, **more)) == first
    others = [released(backend, job(seed, algorithm, k, **more)) for seed in (2, 3)]
    assert any(other != first for other in others)
    assert all(sizes(other) == sizes(first) for other in others)


def test_the_release_of_a_seed_is_the_same_on_every_engine(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)

    found = released(backend, job(5, RELAXED, 7))

    assert found == on_duckdb(job(5, RELAXED, 7))


def test_equal_values_do_not_go_to_one_class(backend: Place) -> None:
    """A hundred rows alike, half of them ill: dealt as sorted, one class would have these."""
    ages = [1] * 10 + [5] * 100 + [9] * 10
    rows = [(age, 0, ("ill", "well")[place % 2], 0) for place, age in enumerate(ages)]
    backend.load("people", COLUMNS, rows)

    found = released(backend, job(0, RELAXED, 30))

    ill = {row[:2]: count for row, count in found.items() if row[2] == "ill"}
    shares = [ill.get(labels, 0) / count for labels, count in sizes(found).items()]
    assert len(shares) > 1
    assert all(0.25 < share < 0.75 for share in shares)
