"""Clusterings find the oracle's clusters on every engine, in blocks and in one."""

from __future__ import annotations

import random
from collections import Counter
from decimal import Decimal
from itertools import chain
from typing import TYPE_CHECKING, Any

import pytest
from expected import Quasi, Table, run, searched, text
from oracle_cluster import blocks_of, evened, grown, measured
from oracle_mondrian import encode
from oracle_refine import refined

from sqlanon import anonymize
from sqlanon.errors import UnsatisfiableError, UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place
    from expected import Cells
    from oracle_cluster import Clusters, Measure
    from oracle_mondrian import Codes, Path

TREE: dict[str, object] = {
    "Europe": {"North": ["Sweden", "Norway"], "South": ["Italy", "Malta"]},
    "Asia": ["Japan", "Korea"],
}
PATHS: tuple[Path, ...] = (
    ("Sweden", "North", "Europe", "*"),
    ("Norway", "North", "Europe", "*"),
    ("Italy", "South", "Europe", "*"),
    ("Malta", "South", "Europe", "*"),
    ("Japan", "Japan", "Asia", "*"),
    ("Korea", "Korea", "Asia", "*"),
)
COUNTRIES = ["Sweden", "Malta", "Japan", "Norway", None, "Italy", "Korea"]
SHUFFLED = random.Random(5)  # noqa: S311 - a table, no secret
TABLES = {
    "trees and numbers": Table(
        {
            "country": Quasi("text", hierarchy={"taxonomy": TREE}, paths=PATHS),
            "age": Quasi("integer", weight=2),
            "sex": Quasi("text"),
        },
        [(COUNTRIES[n * 3 % 7], n * n % 31, "mf"[n // 3 % 2]) for n in range(24)],
    ),
    "nulls": Table(
        {"pay": Quasi("decimal"), "town": Quasi("text"), "none": Quasi("integer")},
        [
            (
                None if n % 5 == 2 else Decimal(n * 7 % 11) / 4,
                None if n % 4 == 1 else "abc"[n % 3],
                None,
            )
            for n in range(22)
        ],
    ),
    "equal": Table(
        {"a": Quasi("integer"), "b": Quasi("text", order=("z", "x", "y"))},
        [(1, "x")] * 9 + [(2, "x")] * 2 + [(2, "y"), (5, "y"), (5, "z")] + [(40, "z")] * 5,
    ),
}
LARGE = Table(
    {"a": Quasi("integer"), "b": Quasi("text"), "c": Quasi("integer")},
    [
        (SHUFFLED.randrange(40), SHUFFLED.choice("aabbbcdefgh"), SHUFFLED.randrange(3))
        for _ in range(150)
    ],
)


MANY = Table(
    {"a": Quasi("text"), "b": Quasi("integer")},
    [(f"v{n}", n * n % 17) for n in range(140)],
)
"""A set of more bits than an integer of 8 bits counts."""


def cells(table: Table, codes: Sequence[Codes], clusters: Clusters) -> Cells:
    """Clusters as sorted lists of (values as text, rows)."""
    texts = {c: tuple(map(text, row)) for c, row in zip(codes, table.rows, strict=True)}
    found = [{texts[cell]: n for cell, n in one.items()} for one in clusters]
    return sorted((sorted(one.items(), key=repr) for one in found), key=repr)


def clusters_of(
    table: Table, k: int, algorithm: str, measure: Measure, *, relaxed: bool, blocks: int = 1
) -> Clusters:
    """What the oracle finds."""
    attributes = table.attributes()
    codes = encode(table.oracle_rows(), attributes)
    lost = measured(attributes, codes, measure)
    parts = blocks_of(codes, attributes, k, blocks, sets=measure != "span")
    if algorithm == "oka":
        made = [evened(one, k, lost, relaxed=relaxed) for one in parts]
    else:
        furthest = algorithm == "k_member"
        made = [grown(one, k, lost, furthest=furthest, relaxed=relaxed) for one in parts]
    return [*chain(*made)]


def expected(
    table: Table, k: int, algorithm: str, measure: Measure, *, relaxed: bool, blocks: int = 1
) -> Cells:
    """The same as it reads."""
    codes = encode(table.oracle_rows(), table.attributes())
    made = clusters_of(table, k, algorithm, measure, relaxed=relaxed, blocks=blocks)
    return cells(table, codes, made)


@pytest.mark.parametrize(
    ("algorithm", "options", "where"),
    [
        ("sangreea", ("relaxed", "gil"), "database"),
        ("k_member", ("strict", "gil"), "database"),
        ("sangreea", ("strict", "set"), "database"),
        ("k_member", ("relaxed", "span"), "database"),
        ("oka", ("relaxed", "gil"), "database"),
        ("oka", ("strict", "set"), "database"),
        ("k_member", ("relaxed", "gil"), "embedded"),  # is handed distances
    ],
)
@pytest.mark.parametrize("name", TABLES)
def test_every_engine_finds_the_clusters_of_the_oracle(
    backend: Place, name: str, algorithm: str, options: tuple[str, Measure], where: str
) -> None:
    split, measure = options
    table, k = TABLES[name], 4
    table.load(backend)

    said = {algorithm: {"split": split, "measure": measure}}
    found = searched(backend.url, table.job(k, algorithm=said, search_in=where))

    assert found == expected(table, k, algorithm, measure, relaxed=split == "relaxed")


@pytest.mark.parametrize(
    ("algorithm", "split", "measure"),
    [("sangreea", "strict", "set"), ("k_member", "relaxed", "span"), ("oka", "relaxed", "set")],
)
def test_clusters_are_refined_as_the_oracle_refines_them(
    backend: Place, algorithm: str, split: str, measure: Measure
) -> None:
    table, k = Table(LARGE.quasi, LARGE.rows[:80]), 3
    relaxed, sets = split == "relaxed", measure == "set"
    table.load(backend)
    how: dict[str, Any] = {"split": split, "measure": measure, "block_cells": 30}
    more = {**how, "refine": True, "max_rounds": 2}

    found = searched(backend.url, table.job(k, algorithm={algorithm: more}, search_in="database"))

    attributes = table.attributes()
    codes = encode(table.oracle_rows(), attributes)
    begun = clusters_of(table, k, algorithm, measure, relaxed=relaxed, blocks=len({*codes}) // 30)
    made = refined(begun, attributes, k, 2, relaxed=relaxed, sets=sets)
    assert found == cells(table, codes, made)
    lost = measured(attributes, codes, measure)
    before, after = (sum(one.total() * lost(one) for one in some) for some in (begun, made))
    assert after < before
    assert min(one.total() for one in made) >= k


@pytest.mark.parametrize("algorithm", ["sangreea", "k_member", "oka"])
def test_blocks_are_clustered_each_by_itself(backend: Place, algorithm: str) -> None:
    LARGE.load(backend)
    distinct = len(set(LARGE.rows))

    said: dict[str, Any] = {algorithm: {"block_cells": 30}}
    report = run(backend, LARGE, 3, algorithm=said)
    found = searched(backend.url, LARGE.job(3, algorithm=said))

    blocks = distinct // 30
    assert blocks > 2
    assert found == expected(LARGE, 3, algorithm, "gil", relaxed=True, blocks=blocks)
    assert sum(Counter(dict(one)).total() for one in found) == len(LARGE.rows)
    # as many rounds as the cells of a block, and its splits, not as the cells of the table
    assert report.search.rounds is not None
    assert report.search.rounds < distinct * 2 // blocks
    assert (report.search.statements or 0) <= 12 * report.search.rounds + 80
    assert report.classes.min is not None
    assert report.classes.min >= 3
    assert report.rows.published == len(LARGE.rows)


@pytest.mark.parametrize("algorithm", ["sangreea", "k_member", "oka"])
def test_a_cluster_may_have_more_values_than_a_byte_counts(backend: Place, algorithm: str) -> None:
    """DuckDB's BIT_COUNT returns a number of 8 bits."""
    MANY.load(backend)
    said = {algorithm: {"measure": "set"}}

    found = searched(backend.url, MANY.job(131, algorithm=said, search_in="database"))

    assert found == expected(MANY, 131, algorithm, "set", relaxed=True)


@pytest.mark.parametrize(("kind", "most"), [("SMALLINT", 2**15), ("INTEGER", 2**31)])
def test_values_may_be_as_far_apart_as_their_type_allows(
    backend: Place, kind: str, most: int
) -> None:
    """Their distance is no number of the column's own type."""
    rows = [(n, (0, most - 1, -1)[n % 3]) for n in range(18)]
    backend.load("people", {"id": "integer", "n": kind}, rows)
    anonymize(
        backend.url,
        "people",
        columns={"id": {"role": "keep"}, "n": {"role": "quasi"}},
        privacy=[{"k_anonymity": {"k": 3}}],
        algorithm="sangreea",
        target={"table": "released", "if_exists": "replace"},
    )
    assert {(row["id"], row["n"]) for row in backend.records("released")} == {
        (number, str(value)) for number, value in rows
    }


def test_what_cannot_be_is_refused(backend: Place) -> None:
    table = TABLES["equal"]
    table.load(backend)

    with pytest.raises(UnsupportedError, match="block_cells: 3 is less than k = 4, and"):
        run(backend, table, 4, algorithm={"sangreea": {"block_cells": 3}})
    with pytest.raises(UnsatisfiableError, match="it holds only 19"):
        run(backend, table, 20, algorithm="k_member")
