"""On random orders of up to 20 rows the cut is the best there is: all of them are tried."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
from examples import of_whole_runs
from expected import Quasi, Table, searched, text
from hypothesis import assume, given
from hypothesis import strategies as st
from oracle_mondrian import encode
from oracle_order import all_cuts, best_cut, listed, loss, pieces, sort_order

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oracle_mondrian import Attribute, Codes

ROWS = st.lists(
    st.tuples(st.integers(0, 5), st.sampled_from(["a", "b", "c", None]), st.sampled_from("uvw")),
    min_size=4,
    max_size=20,
)


LARGE = st.lists(
    st.tuples(
        st.tuples(st.integers(0, 9), st.sampled_from(["a", "b", None]), st.sampled_from("uv")),
        st.integers(1, 14),
    ),
    min_size=2,
    max_size=9,
)


@pytest.mark.parametrize("measure", ["set", "span"])
@pytest.mark.parametrize("split", ["strict", "relaxed"])
@of_whole_runs()  # each is a whole run
@given(rows=ROWS, k=st.integers(2, 4), weight=st.integers(1, 3))
def test_no_other_cut_of_the_order_loses_less(
    split: str, measure: str, rows: list[tuple[Any, ...]], k: int, weight: int
) -> None:
    made, order, codes, attributes = cut(rows, k, weight, split, measure)

    ways = all_cuts(pieces(order, codes, relaxed=split == "relaxed"), k)
    least = min(
        lost([[codes[row] for row in one] for one in way], attributes, measure) for way in ways
    )
    assert lost(made, attributes, measure) == least


@pytest.mark.parametrize("measure", ["set", "span"])
@of_whole_runs()
@given(cells=LARGE, k=st.integers(2, 4))
def test_no_cut_between_single_rows_of_large_cells_loses_less(
    measure: str, cells: list[tuple[tuple[Any, ...], int]], k: int
) -> None:
    """Where most rows are equal to many others, few cuts are tried: every cut of every row here."""
    rows = [row for row, n in cells for _ in range(n)]
    assume(len(rows) >= k)
    made, order, codes, attributes = cut(rows, k, 1, "relaxed", measure)

    sets = measure == "set"
    best = best_cut(pieces(order, codes, relaxed=True), codes, attributes, k, sets=sets)
    assert best is not None
    least = lost([[codes[row] for row in one] for one in best], attributes, measure)
    assert lost(made, attributes, measure) == least


def lost(
    classes: Sequence[Sequence[Codes]], attributes: Sequence[Attribute], measure: str
) -> Fraction:
    """What all rows of these classes lose."""
    sets = measure == "set"
    return sum((len(one) * loss(one, attributes, sets=sets) for one in classes), Fraction(0))


def cut(
    rows: list[tuple[Any, ...]], k: int, weight: int, split: str, measure: str
) -> tuple[list[list[Codes]], list[Codes], list[Codes], list[Attribute]]:
    """The classes of a run, each with k rows, the order that they are of, its rows' codes."""
    quasi = {"a": Quasi("integer", weight=weight), "b": Quasi("text"), "c": Quasi("text")}
    table = Table(quasi, rows)
    attributes = table.attributes()
    codes = encode(rows, attributes)
    with duckdb.connect() as engine:
        engine.execute("CREATE TABLE people (id BIGINT, a BIGINT, b VARCHAR, c VARCHAR)")
        engine.executemany(
            "INSERT INTO people VALUES (?, ?, ?, ?)", [(i, *row) for i, row in enumerate(rows)]
        )
        algorithm = {"order_and_cut": {"order": "sort", "split": split, "measure": measure}}
        found = searched(engine, table.job(k, algorithm=algorithm))

    of_row = {tuple(map(text, row)): code for row, code in zip(rows, codes, strict=True)}
    made = [[of_row[values] for values, n in one for _ in range(n)] for one in found]
    assert sorted(code for one in made for code in one) == sorted(codes)
    assert all(len(one) >= k for one in made)
    listing = listed(codes, attributes, k, sets=measure == "set")
    return made, sort_order(codes, listing), codes, attributes
