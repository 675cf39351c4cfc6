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


def table(rows: list[tuple[int, str]]) -> Table:
    """The persons, with their hierarchy of countries."""
    quasi = Quasi(
        "text", hierarchy={"rows": [[*p] for p in TREE.values()]}, paths=(*TREE.values(),)
    )
    return Table({"age": Quasi("integer"), "country": quasi}, rows)


def clusters(rows: list[tuple[int, str]], k: int, algorithm: str) -> list[list[int]]:
    """The persons of each cluster."""
    with duckdb.connect() as connection:
        connection.execute("CREATE TABLE people (id BIGINT, age BIGINT, country VARCHAR)")
        people = [(number, *row) for number, row in enumerate(rows)]
        connection.executemany("INSERT INTO people VALUES (?, ?, ?)", people)
        said: dict[str, Any] = {algorithm: {"mode": "exact"}}
        found = searched(connection, table(rows).job(k, algorithm=said))
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


def test_what_clusters_lose() -> None:
    assert lost(PEOPLE, [0, 1]) == Fraction(5, 4)
    assert lost(PEOPLE, [5]) == 0  # the value itself, though it is no deeper than a group
    total = sum(lost(PEOPLE, one) for one in ([0, 4], [1, 2], [3, 5]))
    assert total == Fraction(58, 10)
    assert total / (len(PEOPLE) * 2) == Fraction(29, 60)
    assert sum(lost(MORE, one) for one in MORE_CLUSTERS) == 7
