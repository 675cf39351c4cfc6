"""Clusters of microaggregation are of k persons, and where each has one row those of rows."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from oracle_mdav import clusters, clusters_of_persons

from sqlanon import UnsatisfiableError, anonymize

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place
    from oracle_mdav import Row

    from sqlanon.report.run import Report

KINDS = {"id": "integer", "who": "text", "a": "integer", "b": "real"}
CHANCE = random.Random(5)  # noqa: S311 - a table, no secret
SPREAD = [(CHANCE.randrange(60), round(CHANCE.random() * 9, 1)) for _ in range(60)]
# P and p are two; a person's rows are near each other, some equal; some rows are nobody's
NEAR: list[Row] = [(n // 3 * 7 % 40, [n % 3, 1, None][n // 2 % 3]) for n in range(60)]
WHOSE = [None if n % 11 == 4 else f"{'Pp'[n // 3 % 2]}{n // 6}" for n in range(60)]
# a third of all rows are one person's, and equal
ONE: list[Row] = [*[(1, 1.0)] * 20, *[(n, n % 4 / 2) for n in range(40)]]
WHOSE_ONE = [*["P0"] * 20, *[f"p{n % 9}" for n in range(40)]]
TABLES: dict[str, tuple[Sequence[Row], Sequence[str | None]]] = {
    "near rows": (NEAR, WHOSE),
    "spread rows": (SPREAD, WHOSE),
    "one person": (ONE, WHOSE_ONE),
}


def load(place: Place, rows: Sequence[Row], whose: Sequence[str | None]) -> None:
    made = enumerate(zip(whose, rows, strict=True))
    place.load("people", KINDS, [(n, who, *row) for n, (who, row) in made])


def publish(place: Place, k: int, *, exact: bool, unit: bool = True, **more: Any) -> Report:
    return anonymize(
        place.url,
        "people",
        columns={
            "id": {"role": "keep"},
            "who": {"role": "drop"},
            "a": {"role": "quasi", "output": "mean"},
            "b": {"role": "quasi", "output": "mean"},
        },
        privacy=[{"k_anonymity": {"k": k, "person": "who"} if unit else {"k": k}}],
        target={"table": "released", "if_exists": "replace"},
        algorithm={"microaggregation": {"mode": "exact" if exact else "blocked"}},
        **more,
    )


def classes(place: Place) -> dict[tuple[object, ...], set[int]]:
    """The rows of each class, by what it shows."""
    found = defaultdict(set)
    for number, *shown in (tuple(one.values()) for one in place.records("released")):
        found[tuple(shown)].add(int(number))
    return found


def fewest(found: dict[tuple[object, ...], set[int]], whose: Sequence[str | None]) -> int:
    return min(len({whose[n] for n in rows} - {None}) for rows in found.values())


def grouped(
    made: list[list[int]], found: dict[tuple[object, ...], set[int]]
) -> set[frozenset[int]]:
    """Clusters, those together of which means look the same."""
    shown = {number: labels for labels, rows in found.items() for number in rows}
    together = defaultdict(set)
    for cluster in made:
        together[shown[cluster[0]]].update(cluster)
    return {frozenset(rows) for rows in together.values()}


@pytest.mark.parametrize("k", [2, 4])
@pytest.mark.parametrize("name", TABLES)
def test_each_cluster_is_of_k_persons(backend: Place, name: str, k: int) -> None:
    rows, whose = TABLES[name]
    load(backend, rows, whose)

    report = publish(backend, k, exact=True)

    found = classes(backend)
    made = clusters_of_persons(rows, whose, k)
    assert len(made) > 2
    assert {*map(frozenset, found.values())} == grouped(made, found)
    assert report.models[0].reached == fewest(found, whose) >= k
    assert report.rows.published == len(rows)
    several = Counter(who for rows in found.values() for who in {whose[n] for n in rows} - {None})
    spread = [one.figures["spread"] for one in report.warnings if one.code == "W08"]
    assert spread == [sum(classes > 1 for classes in several.values())]


@pytest.mark.parametrize("exact", [True, False])
def test_persons_with_a_row_each_are_rows(backend: Place, exact: bool) -> None:  # noqa: FBT001
    rows: list[Row] = [(n * n % 31, n % 7 / 2) for n in range(170)]
    load(backend, rows, [f"{n:03}" for n in range(len(rows))])
    of_persons = publish(backend, 2, exact=exact)
    shown = sorted(tuple(one.values())[1:] for one in backend.records("released"))
    of_rows = publish(backend, 2, exact=exact, unit=False)
    assert sorted(tuple(one.values())[1:] for one in backend.records("released")) == shown
    assert of_persons.search.value == of_rows.search.value
    if exact:
        assert len({*shown}) <= len(clusters(rows, 2))


def test_blocks_hold_enough_persons(backend: Place) -> None:
    """Rows that are near each other are one person's, in more of them than a block takes."""
    rows: list[Row] = [(n, 1.0) for n in range(600)]
    whose = [f"{'Pp'[n // 100 % 2]}{n // 200}" for n in range(600)]
    load(backend, rows, whose)
    report = publish(backend, 3, exact=False)
    found = classes(backend)
    assert report.models[0].reached == fewest(found, whose) >= 3
    assert report.rows.published == len(rows)
    assert len(found) == 2, "of six persons"


def test_too_few_persons_are_told(backend: Place) -> None:
    load(backend, ONE, WHOSE_ONE)
    with pytest.raises(UnsatisfiableError, match="classes of 11 persons: it holds only 10"):
        publish(backend, 11, exact=True)
