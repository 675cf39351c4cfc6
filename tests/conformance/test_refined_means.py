"""Refined clusters of numbers are the oracle's on every engine, and never lose more."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import oracle_mdav
import pytest
from expected import Quasi, Table, searched, text
from oracle_mdav import clusters, clusters_of_persons, lost
from oracle_refined_means import refined_clusters, units

import sqlanon
from sqlanon.algorithms.local import squared_error
from sqlanon.algorithms.refinement import refining
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place
    from expected import Cells
    from oracle_mdav import Row

DRAWN = random.Random(26)  # noqa: S311 - a table, no secret
SPREAD: list[Row] = [
    (DRAWN.randrange(90), DRAWN.randrange(6), DRAWN.randrange(1000)) for _ in range(130)
]
TABLES: dict[str, list[Row]] = {
    "spread": SPREAD,
    "holes": [
        (None if n % 7 == 3 else n * n % 31, None if n % 5 == 0 else round(1.5 ** (n % 17), 2))
        for n in range(70)
    ],
    "equal rows": [(n * n % 5, n % 3) for n in range(80)],
    "repeated rows": [
        (DRAWN.randrange(12), DRAWN.randrange(3)) for n in range(60) for _ in range(n % 4)
    ],
    "one column": [(n * n % 61,) for n in range(50)],
    "a long tail": [(n * 37 % 101, 10_000 if n == 5 else n * n % 13) for n in range(60)],
    "one value": [(4, None)] * 9,
}
COARSE = 300
"""Steps that are too few for a 4096th of any standard deviation."""
PERSONS = [None if n % 11 == 4 else f"{'Pp'[n // 3 % 2]}{n // 6}" for n in range(130)]


def job(of: Table, k: int, **more: Any) -> Job:
    said: dict[str, Any] = {
        "source": of.name,
        "target": of.target,
        "columns": {
            "id": {"role": "keep"},
            **{name: {"role": "quasi", "output": "mean"} for name in of.quasi},
        },
        "privacy": [{"k_anonymity": {"k": k}}],
        "algorithm": {"microaggregation": {"mode": "exact", **more}},
    }
    return Job.from_mapping(said)


def table(rows: Sequence[Row]) -> Table:
    kinds = [
        "real" if any(isinstance(v, float) for v in c) else "integer"
        for c in zip(*rows, strict=True)
    ]
    return Table({f"c{place}": Quasi(kind) for place, kind in enumerate(kinds)}, [*rows])


def refined(rows: Sequence[Row], k: int, rounds: int, **how: Any) -> tuple[Cells, bool]:
    """Return the refined clusters of the oracle, and whether they are others than before."""
    place_of = dict(zip(rows, units(rows), strict=True))
    values = {place: tuple(map(text, row)) for row, place in place_of.items()}
    begun = [Counter(place_of[row] for row in one.elements()) for one in clusters(rows, k)]
    made = refined_clusters(rows, begun, k, rounds, **how)
    named = (sorted(((values[u], n) for u, n in one.items()), key=repr) for one in made)
    return sorted(named, key=repr), made != begun


@pytest.mark.parametrize("k", [2, 5])
@pytest.mark.parametrize("name", TABLES)
def test_every_engine_finds_the_refined_clusters_of_the_oracle(
    backend: Place, name: str, k: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refining, "BLOCK", 7)
    monkeypatch.setattr(refining, "SEEDS", 6)
    rows, of = TABLES[name], table(TABLES[name])
    of.load(backend)

    found = searched(backend.url, job(of, k, refine=True, max_rounds=4))

    expected, changed = refined(rows, k, 4, block=7, seeds=6)
    assert found == expected
    assert changed or name not in {"spread", "holes"}


@pytest.mark.parametrize("name", ["holes", "a long tail"])
def test_coarse_steps_are_as_long_in_every_column(
    backend: Place, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(squared_error, "_FINE", COARSE)
    monkeypatch.setattr(oracle_mdav, "FINE", COARSE)
    rows, of = TABLES[name], table(TABLES[name])
    of.load(backend)

    found = searched(backend.url, job(of, 3, refine=True, max_rounds=2))

    assert found == refined(rows, 3, 2)[0]


def test_clusters_of_persons_are_refined_and_keep_theirs(backend: Place) -> None:
    whose = dict(zip(SPREAD, PERSONS, strict=True))
    assert len(whose) == len(SPREAD), "a row is told by its values"
    backend.load(
        "people",
        {"id": "integer", "who": "text", "c0": "integer", "c1": "integer", "c2": "integer"},
        [(n, who, *row) for n, (row, who) in enumerate(whose.items())],
    )
    quasi = {name: {"role": "quasi", "output": "mean"} for name in ("c0", "c1", "c2")}
    sqlanon.anonymize(
        backend.url,
        "people",
        columns={"id": {"role": "keep"}, "who": {"role": "drop"}, **quasi},
        privacy=[{"k_anonymity": {"k": 3, "person": "who"}}],
        target={"table": "released", "if_exists": "replace"},
        algorithm={"microaggregation": {"mode": "exact", "refine": True, "max_rounds": 3}},
    )
    groups: dict[Any, set[int]] = {}
    for record in backend.records("released"):
        shown = tuple(record[name] for name in quasi)
        groups.setdefault(shown, set()).add(int(record["id"]))

    unit_of = units(SPREAD, PERSONS)
    number_of = {unit: number for number, unit in enumerate(unit_of)}
    made = clusters_of_persons(SPREAD, PERSONS, 3)
    begun = [Counter(unit_of[number] for number in one) for one in made]
    after = refined_clusters(SPREAD, begun, 3, 3, persons=True)
    assert after != begun
    assert {frozenset(rows) for rows in groups.values()} == {
        frozenset(number_of[unit] for unit in one) for one in after
    }
    for rows in groups.values():
        assert len({PERSONS[number] for number in rows} - {None}) >= 3


def test_cells_of_unequal_rows_change_places(backend: Place) -> None:
    """What both classes have then is counted by rows; else some lost more than before."""
    for seed in range(3):
        chance = random.Random(seed)  # noqa: S311 - a table, no secret
        rows: list[Row] = []
        while len(rows) < 110:
            rows += [(chance.randrange(40), chance.randrange(40))] * chance.choice([1, 1, 2, 3])
        of = Table(table(rows).quasi, rows, name=f"people{seed}")
        of.load(backend)

        found = searched(backend.url, job(of, 5, refine=True))

        assert found == refined(rows, 5, 12)[0]


def test_it_loses_less_in_blocks_too(backend: Place) -> None:
    of = table(SPREAD)
    of.load(backend)
    values = []
    for rounds in (0, 1, 6):
        more: dict[str, Any] = {"refine": True, "max_rounds": rounds} if rounds else {}
        found = searched(backend.url, job(of, 2, **{**more, "mode": "blocked"}))
        assert all(sum(n for _, n in one) >= 2 for one in found)
        made: list[Counter[Row]] = [
            Counter({tuple(int(v or 0) for v in values): n for values, n in one}) for one in found
        ]
        assert sum(made, Counter[Any]()) == Counter(SPREAD)
        values.append(lost(SPREAD, made))
    assert values[0] > values[1] > values[2]
