"""sqlanon and pyCANON measure alike on random tables, where pyCANON is right (SPEC.md C(iii)).

pyCANON asks for pandas before 3 and so is in no dependency group; these tests are skipped without
it, and run in an environment of its own (`uv pip install pycanon -e .` and the test group). Not
compared is what pyCANON gets wrong: recursive, entropy and enhanced answers, and values absent from
a class. Two of its errors are shown; that sqlanon is right there whatever pyCANON says is tested in
test_model_known_answers.py.
"""

from __future__ import annotations

from typing import Any

import duckdb
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sqlanon

anonymity = pytest.importorskip("pycanon.anonymity")

COLUMNS = ["a", "b", "s", "v"]
QUASI = ["a", "b"]
ROW = st.tuples(
    st.sampled_from(["p", "q", "Q "]),
    st.integers(0, 2),
    st.sampled_from(["x", "y", "z"]),
    st.sampled_from([1, 2, 5, 100]),
)


def checked(rows: list[tuple[Any, ...]], column: str, *, ordered: bool) -> list[float]:
    """The k, alpha, distinct l, basic beta and t that sqlanon measures."""
    distance = "ordered" if ordered else "equal"
    s = {"column": column}
    with duckdb.connect() as connection:
        connection.execute("CREATE TABLE r (a VARCHAR, b BIGINT, s VARCHAR, v BIGINT)")
        connection.executemany("INSERT INTO r VALUES (?, ?, ?, ?)", rows)
        models: list[Any] = [
            {"alpha_k": {**s, "alpha": 1}},
            {"l_diversity": {**s, "l": 1}},
            {"beta_likeness": {**s, "beta": 1}},
            {"t_closeness": {**s, "t": 1, "distance": distance}},
        ]
        found = sqlanon.check(connection, "r", quasi=QUASI, privacy=models).models
        return [float(result.reached or 0) for result in found]


@settings(max_examples=60, deadline=None)
@given(table=st.lists(ROW, min_size=2, max_size=40))
def test_sqlanon_agrees_with_pycanon(table: list[tuple[Any, ...]]) -> None:
    frame = pd.DataFrame(table, columns=COLUMNS)
    for column in ("s", "v"):
        if len(set(frame[column])) == 1:
            continue  # pyCANON divides by m - 1 = 0
        alpha, k = anonymity.alpha_k_anonymity(frame, QUASI, [column])
        wanted = [
            k,
            alpha,
            anonymity.l_diversity(frame, QUASI, [column]),
            anonymity.basic_beta_likeness(frame, QUASI, [column]),
            anonymity.t_closeness(frame, QUASI, [column]),
        ]
        assert k == anonymity.k_anonymity(frame, QUASI)
        got = checked(table, column, ordered=column == "v")
        assert got == [pytest.approx(value, abs=1e-9) for value in wanted]


def test_pycanon_takes_labels_of_an_index_for_positions() -> None:
    rows = [("a", 0, "x", 1), ("b", 0, "y", 1), ("a", 0, "x", 1), ("b", 0, "z", 1)]
    frame = pd.DataFrame(rows, columns=COLUMNS)
    shuffled = frame.loc[[0, 2, 1, 3]]
    assert checked(rows, "s", ordered=False)[:3] == [2, 1, 1]
    assert anonymity.l_diversity(frame, QUASI, ["s"]) == 1
    assert anonymity.l_diversity(shuffled, QUASI, ["s"]) == 2


def test_pycanon_does_not_see_a_unique_row_with_null() -> None:
    rows = [("a", 0, "x", 1)] * 2 + [(None, 0, "x", 1)] + [("b", 0, "x", 1)] * 2
    assert checked(rows, "s", ordered=False)[0] == 1
    assert anonymity.k_anonymity(pd.DataFrame(rows, columns=COLUMNS), ["a"]) == 2
