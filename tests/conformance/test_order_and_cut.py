"""Order and cut finds the oracle's classes on every engine: the best ones of its order."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise, product
from typing import TYPE_CHECKING, Any, Literal

import pytest
from expected import Quasi, Table, run, searched, text
from oracle_mondrian import encode
from oracle_order import (
    best_cut,
    best_dealt_cut,
    listed,
    loss,
    on_curve,
    order_and_cut,
    pieces,
    sort_order,
)
from oracle_tree import tree_order
from ordered_tables import FOUR, LARGE, OF_SETS, RARE, TABLES, WIDE, WIDER, cells, on_duckdb

from sqlanon.algorithms.order import orders
from sqlanon.sql.templates import dialect_named

if TYPE_CHECKING:
    from engines import Place
    from expected import Cells

Split = Literal["strict", "relaxed"]
Measure = Literal["set", "span"]
Order = Literal["sort", "tree", "hilbert"]


def job(table: Table, k: int, split: Split, measure: Measure, order: Order = "sort") -> Any:
    """The job of a table."""
    algorithm = {"order_and_cut": {"order": order, "split": split, "measure": measure}}
    return table.job(k, algorithm=algorithm)


@pytest.mark.parametrize("measure", ["set", "span"])
@pytest.mark.parametrize("split", ["strict", "relaxed"])
@pytest.mark.parametrize("name", [*TABLES, "leaves that do not occur"])
def test_every_engine_finds_the_classes_of_the_oracle(
    backend: Place, name: str, split: Split, measure: Measure
) -> None:
    table = {**TABLES, "leaves that do not occur": RARE}[name]
    k = 12 if name == "many values" else 3
    table.load(backend)

    found = searched(backend.url, job(table, k, split, measure))

    attributes, rows = table.attributes(), table.oracle_rows()
    sets = measure == "set"
    assert found == cells(
        table, order_and_cut(rows, attributes, k, relaxed=split == "relaxed", sets=sets)
    )


@pytest.mark.parametrize("measure", ["set", "span"])
def test_classes_of_many_rows_are_not_much_longer_than_k(backend: Place, measure: Measure) -> None:
    """The oracle looks at 24 units of 29 here, and a cut that looks at all finds other classes."""
    RARE.load(backend)

    found = searched(backend.url, job(RARE, 15, "relaxed", measure))

    attributes, rows, sets = RARE.attributes(), RARE.oracle_rows(), measure == "set"
    assert found == cells(RARE, order_and_cut(rows, attributes, 15, relaxed=True, sets=sets))


@pytest.mark.parametrize("split", ["strict", "relaxed"])
@pytest.mark.parametrize("name", [*TABLES, "four columns"])
def test_every_engine_goes_along_the_curve_of_the_oracle(
    backend: Place, name: str, split: Split
) -> None:
    table, k = {**TABLES, "four columns": FOUR}[name], 12 if name == "many values" else 3
    table.load(backend)

    found = searched(backend.url, job(table, k, split, "span", "hilbert"))

    attributes, rows = table.attributes(), table.oracle_rows()
    relaxed = split == "relaxed"
    assert found == cells(
        table, order_and_cut(rows, attributes, k, relaxed=relaxed, sets=False, curve=True)
    )


def test_a_curve_steps_to_a_neighbour_each_time() -> None:
    """The oracle's own: it goes through every point of a grid, by steps of one along one axis."""
    for axes, bits in ((1, 3), (2, 3), (3, 2), (4, 2)):
        points = sorted(product(range(2**bits), repeat=axes), key=lambda p: on_curve(p, bits))
        steps = [sum(abs(a - b) for a, b in zip(*two, strict=True)) for two in pairwise(points)]
        assert {on_curve(point, bits) for point in points} == {*range(2 ** (axes * bits))}
        assert set(steps) == {1}


@pytest.mark.parametrize("split", ["strict", "relaxed"])
def test_an_order_in_chunks_is_cut_as_well_as_a_whole_one(backend: Place, split: Split) -> None:
    """Chunks meet at seams; the classes are the same on every engine, and hardly lose more."""
    LARGE.load(backend)

    found = searched(backend.url, job(LARGE, 4, split, "set"))

    assert found == on_duckdb(LARGE, job(LARGE, 4, split, "set"))
    attributes, codes = LARGE.attributes(), encode(LARGE.rows, LARGE.attributes())
    of_row = {tuple(map(text, row)): code for row, code in zip(LARGE.rows, codes, strict=True)}
    made = [[of_row[values] for values, n in one for _ in range(n)] for one in found]
    order = sort_order(codes, listed(codes, attributes, 4, sets=True))
    parts = pieces(order, codes, relaxed=split == "relaxed")
    best = best_cut(parts, codes, attributes, 4, sets=True)
    assert best is not None
    least = sum(len(b) * loss([codes[m] for m in b], attributes, sets=True) for b in best)
    lost = sum(len(one) * loss(one, attributes, sets=True) for one in made)
    assert sum(map(len, made)) == len(LARGE.rows)
    assert all(len(one) >= 4 for one in made)
    assert least <= lost <= least * Fraction(101, 100)


@pytest.mark.parametrize("split", ["strict", "relaxed"])
@pytest.mark.parametrize("name", ["words", *OF_SETS])
def test_every_engine_cuts_the_tree_of_the_oracle_where_sets_are_scored(
    backend: Place, name: str, split: Split
) -> None:
    """In four, by what k rows of a part are expected to lose."""
    table, k = {**TABLES, **OF_SETS}[name], 2
    table.load(backend)

    found = searched(backend.url, job(table, k, split, "set", "tree"))

    attributes, codes = table.attributes(), encode(table.rows, table.attributes())
    order = tree_order(codes, attributes, k, sets=True)
    if split == "strict":
        parts = pieces(order, codes, relaxed=False)
        assert found == cells(table, best_cut(parts, codes, attributes, k, sets=True))
    else:
        assert found == cells(table, best_dealt_cut(order, codes, attributes, k, sets=True))


@pytest.mark.parametrize("measure", ["set", "span"])
@pytest.mark.parametrize("name", [*TABLES, "large"])
def test_every_engine_cuts_the_same_tree(backend: Place, name: str, measure: Measure) -> None:
    table, k = {**TABLES, "large": LARGE}[name], 12 if name == "many values" else 3
    table.load(backend)

    found = searched(backend.url, job(table, k, "relaxed", measure, "tree"))

    assert found == on_duckdb(table, job(table, k, "relaxed", measure, "tree"))
    assert all(sum(n for _, n in one) >= k for one in found)
    assert cells(table, [[*range(len(table.rows))]]) == [
        sorted(sum((Counter(dict(one)) for one in found), Counter()).items(), key=repr)
    ]


def test_sets_of_many_words_and_heavy_units_fit_into_the_numbers_of_every_engine(
    backend: Place,
) -> None:
    """DuckDB has the narrowest ones; SQLite's have 64 bits, and make the same classes."""
    WIDE.load(backend)
    asked = job(WIDE, 2, "relaxed", "set", "tree")

    found = searched(backend.url, asked)

    assert found == on_duckdb(WIDE, asked)
    assert sum(n for one in found for _, n in one) == len(WIDE.rows)


@pytest.mark.parametrize("measure", ["set", "span"])
@pytest.mark.parametrize("name", [*TABLES, "four columns", "large"])
def test_every_engine_cuts_the_parts_of_many_cells_in_four(
    backend: Place, name: str, measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where a table has 100,000 cells: the same tree, and little more loss than in two."""
    table, k = (
        {**TABLES, "four columns": FOUR, "large": LARGE}[name],
        12 if name == "many values" else 3,
    )
    asked = job(table, k, "relaxed", measure, "tree")
    in_two = on_duckdb(table, asked)
    monkeypatch.setattr(orders, "MANY", 0)
    monkeypatch.setattr(orders, "SMALL_OF_MANY", 3)
    table.load(backend)

    found = searched(backend.url, asked)

    assert found == on_duckdb(table, asked)
    assert all(sum(n for _, n in one) >= k for one in found)
    assert cells(table, [[*range(len(table.rows))]]) == [
        sorted(sum((Counter(dict(one)) for one in found), Counter()).items(), key=repr)
    ]
    attributes, codes = table.attributes(), encode(table.rows, table.attributes())
    of_row = {tuple(map(text, row)): code for row, code in zip(table.rows, codes, strict=True)}
    sets = measure == "set"

    def lost(classes: Cells) -> Fraction:
        made = [[of_row[values] for values, n in one for _ in range(n)] for one in classes]
        return sum((len(one) * loss(one, attributes, sets=sets) for one in made), Fraction(0))

    if name == "large":
        assert lost(found) <= lost(in_two) * Fraction(115, 100)


@pytest.mark.parametrize("split", ["strict", "relaxed"])
def test_a_release_holds_its_k_and_every_row(backend: Place, split: Split) -> None:
    table = TABLES["words"]
    table.load(backend)

    report = run(backend, table, 5, algorithm={"order_and_cut": {"split": split}})

    assert report.classes.min is not None
    assert report.classes.min >= 5
    assert report.rows.published == len(table.rows)


def test_a_search_takes_as_many_statements_for_many_rows_as_for_few(backend: Place) -> None:
    """But for one a round, where rounds are not one statement together."""
    few = Table(LARGE.quasi, LARGE.rows[:600])
    many = Table(LARGE.quasi, [*LARGE.rows] * 4, name="more", target="more_released")
    few.load(backend)
    many.load(backend)

    counts = []
    for table in (few, many):
        asked = {"algorithm": {"order_and_cut": {"order": "sort"}}, "search_in": "database"}
        search = run(backend, table, 4, **asked).search
        at_once = dialect_named(backend.name).groups_in_recursion  # few rows take one thread
        counts.append((search.statements or 0) - (0 if at_once else search.rounds or 0))
    assert counts[0] == counts[1]


def test_more_columns_than_one_statement_ranks_are_sorted_alike(backend: Place) -> None:
    """SQLite's parser runs out of stack where each of 13 columns is a query around another."""
    WIDER.load(backend)
    found = searched(backend.url, job(WIDER, 3, "relaxed", "span"))
    attributes, rows = WIDER.attributes(), WIDER.oracle_rows()
    assert found == cells(WIDER, order_and_cut(rows, attributes, 3, relaxed=True, sets=False))


@pytest.mark.parametrize("order", ["tree", "auto"])
def test_columns_that_the_first_parts_have_alike_are_not_cut(backend: Place, order: str) -> None:
    """A round, and a recursion, would have no column to cut by."""
    alike = [(row % 2, ("a", "b", "c")[row % 3]) for row in range(6_000)]
    table = Table({"n": Quasi("integer"), "t": Quasi("text")}, alike)
    table.load(backend)
    report = run(backend, table, 5, algorithm={"order_and_cut": {"order": order}})
    assert (report.classes.count, report.loss.ncp) == (6, 0.0)
