"""On random orders of up to 20 rows the cut is the best there is: all of them are tried."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
from examples import of_whole_runs
from expected import Quasi, Table, searched, text
from hypothesis import given
from hypothesis import strategies as st
from oracle_mondrian import encode
from oracle_order import all_cuts, listed, loss, pieces, sort_order

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oracle_mondrian import Codes

ROWS = st.lists(
    st.tuples(st.integers(0, 5), st.sampled_from(["a", "b", "c", None]), st.sampled_from("uvw")),
    min_size=4,
    max_size=20,
)


@pytest.mark.parametrize("measure", ["set", "span"])
@pytest.mark.parametrize("split", ["strict", "relaxed"])
@of_whole_runs()  # each is a whole run
@given(rows=ROWS, k=st.integers(2, 4), weight=st.integers(1, 3))
def test_no_other_cut_of_the_order_loses_less(
    split: str, measure: str, rows: list[tuple[Any, ...]], k: int, weight: int
) -> None:
    quasi = {"a": Quasi("integer", weight=weight), "b": Quasi("text"), "c": Quasi("text")}
    table = Table(quasi, rows)
    sets = measure == "set"
    attributes = table.attributes()
    codes = encode(rows, attributes)

    def lost(classes: Sequence[Sequence[Codes]]) -> Fraction:
        return sum((len(one) * loss(one, attributes, sets=sets) for one in classes), Fraction(0))

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
    order = sort_order(codes, listed(codes, attributes, k, sets=sets))
    # rows one by one, not the oracle's larger pieces
    single = [[row] for piece in pieces(order, codes, k, relaxed=False) for row in piece]
    parts = pieces(order, codes, k, relaxed=False) if split == "strict" else single
    ways = ([[codes[row] for row in one] for one in cut] for cut in all_cuts(parts, k))
    assert lost(made) == min(map(lost, ways))
