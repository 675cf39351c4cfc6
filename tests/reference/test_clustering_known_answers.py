"""Greedy clusterings of six and seven persons, as their papers and an implementation find them.

Ages and countries; the hierarchy is unbalanced: Antarctica stands directly under the root. The
implementation (the one that SaNGreeA is known by in Python) fills a last cluster with one row again
and again; the rows are dispersed here, as the paper says.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import duckdb
import pytest
from expected import Quasi, Table, searched, text
from oracle_cluster import measured
from oracle_mondrian import encode

import sqlanon

TREE = {
    "Italy": ("Italy", "Europe", "*"),
    "France": ("France", "Europe", "*"),
    "Japan": ("Japan", "Asia", "*"),
    "Antarctica": ("Antarctica", "Antarctica", "*"),
}
PEOPLE = [
    (30, "Italy"),
    (35, "France"),
    (50, "Japan"),
    (52, "Japan"),
    (33, "Italy"),
    (70, "Antarctica"),
]
MORE = [*PEOPLE, (31, "France")]
MORE_CLUSTERS = [[5, 3, 2], [0, 4, 6, 1]]


def table(rows: list[tuple[int, str]], weights: tuple[int, int] = (1, 1)) -> Table:
    """The persons, with their hierarchy of countries, and how much each column counts."""
    quasi = Quasi(
        "text",
        weight=weights[1],
        hierarchy={"rows": [[*p] for p in TREE.values()]},
        paths=(*TREE.values(),),
    )
    return Table({"age": Quasi("integer", weight=weights[0]), "country": quasi}, rows)


def clusters(
    rows: list[tuple[int, str]],
    k: int,
    algorithm: str,
    weights: tuple[int, int] = (1, 1),
    *,
    split: str = "relaxed",
) -> list[list[int]]:
    """The persons of each cluster."""
    with duckdb.connect() as connection:
        connection.execute("CREATE TABLE people (id BIGINT, age BIGINT, country VARCHAR)")
        people = [(number, *row) for number, row in enumerate(rows)]
        connection.executemany("INSERT INTO people VALUES (?, ?, ?)", people)
        said: dict[str, Any] = {algorithm: {"block_cells": "all", "split": split}}
        found = searched(connection, table(rows, weights).job(k, algorithm=said))
    number = {tuple(map(text, row)): place for place, row in enumerate(rows)}
    return sorted(sorted(number[values] for values, n in one for _ in range(n)) for one in found)


def lost(rows: list[tuple[int, str]], members: list[int]) -> Fraction:
    """What the rows of a cluster lose together."""
    attributes = table(rows).attributes()
    codes = encode(rows, attributes)
    return len(members) * measured(attributes, codes, "gil")([codes[row] for row in members])


@pytest.mark.parametrize(
    ("k", "expected"),
    [
        (2, [[0, 4], [1, 2], [3, 5]]),
        (3, [[0, 1, 4], [2, 3, 5]]),
        (4, [[0, 1, 2, 3, 4, 5]]),
    ],
)
def test_sangreea(k: int, expected: list[list[int]]) -> None:
    assert clusters(PEOPLE, k, "sangreea") == expected


def test_k_member() -> None:
    assert clusters(MORE, 3, "k_member") == sorted(map(sorted, MORE_CLUSTERS))


@pytest.mark.gate
@pytest.mark.parametrize("split", ["relaxed", "strict"])
@pytest.mark.parametrize(
    ("algorithm", "rows", "k", "weights", "expected"),
    [
        ("sangreea", MORE, 2, (1, 1), [[0, 4], [1, 6], [2, 3, 5]]),
        ("sangreea", MORE, 2, (9, 1), [[0, 4], [1, 6], [2, 3, 5]]),
        ("sangreea", MORE, 3, (1, 1), [[0, 4, 6], [1, 2, 3, 5]]),
        ("sangreea", MORE, 3, (1, 3), [[0, 4, 6], [1, 2, 3, 5]]),
        ("sangreea", PEOPLE, 6, (1, 1), [[0, 1, 2, 3, 4, 5]]),
        ("sangreea", PEOPLE, 1, (1, 1), [[0], [1], [2], [3], [4], [5]]),
        ("k_member", PEOPLE, 2, (1, 1), [[0, 4], [1, 2], [3, 5]]),
        ("k_member", PEOPLE, 3, (1, 1), [[0, 1, 4], [2, 3, 5]]),
        ("k_member", MORE, 2, (1, 1), [[0, 4, 6], [1, 2], [3, 5]]),
        ("k_member", MORE, 2, (3, 1), [[0, 4, 6], [1, 2], [3, 5]]),
        # the row that is left joins where its country costs nothing, not where its age does
        ("k_member", MORE, 2, (1, 3), [[0, 4], [1, 2, 6], [3, 5]]),
    ],
)
def test_other_sizes_and_weights(
    algorithm: str,
    rows: list[tuple[int, str]],
    k: int,
    weights: tuple[int, int],
    *,
    expected: list[list[int]],
    split: str,
) -> None:
    """Worked out by a program of the papers' steps that shares nothing with this one."""
    assert clusters(rows, k, algorithm, weights, split=split) == expected


def test_values_that_hold_a_word_for_all_stay_as_they_are() -> None:
    """The implementation replaces "all" by "*" in whatever it prints, "Wallis" among it."""
    names = ["Wallis and Futuna", "small", "all"]
    with duckdb.connect() as connection:
        connection.execute("CREATE TABLE people (place VARCHAR)")
        connection.executemany("INSERT INTO people VALUES (?)", [(one,) for one in names * 2])
        sqlanon.anonymize(
            connection,
            "people",
            columns={"place": {"role": "quasi"}},
            privacy=[{"k_anonymity": {"k": 2}}],
            algorithm="sangreea",
            target="released",
        )
        found = connection.execute("SELECT place FROM released").fetchall()
    assert sorted(place for (place,) in found) == sorted(names * 2)


def test_what_clusters_lose() -> None:
    assert lost(PEOPLE, [0, 1]) == Fraction(5, 4)
    assert lost(PEOPLE, [5]) == 0  # the value itself, though it is no deeper than a group
    total = sum(lost(PEOPLE, one) for one in ([0, 4], [1, 2], [3, 5]))
    assert total == Fraction(58, 10)
    assert total / (len(PEOPLE) * 2) == Fraction(29, 60)
    assert sum(lost(MORE, one) for one in MORE_CLUSTERS) == 7
