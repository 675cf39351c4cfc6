"""sqlanon and pyCANON measure alike on random tables, where pyCANON is right.

See docs/definitions, "Where expected numbers come from".

pyCANON asks for pandas before 3, so it runs in an interpreter of its own, which $SQLANON_PYCANON
names (`uv pip install --group pycanon` in an empty environment makes one); without it these tests
are skipped. Not compared is what pyCANON gets wrong: recursive, entropy and enhanced answers, and
values absent from a class. Two of its errors are shown; that sqlanon is right there whatever
pyCANON says is tested in test_model_known_answers.py.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
from engines import required
from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Iterator

Rows = list[tuple[Any, ...]]
SERVER = """
import json, sys
import pandas
from pycanon import anonymity

for line in sys.stdin:
    name, rows, index, quasi, sensitive = json.loads(line)
    frame = pandas.DataFrame(rows, columns=["a", "b", "s", "v"]).loc[index]
    found = getattr(anonymity, name)(frame, quasi, *([sensitive] if sensitive else []))
    print(json.dumps([float(one) for one in found] if isinstance(found, tuple) else float(found)))
    sys.stdout.flush()
"""
"""Answers a question a line: a measure of a table, its rows in the order of an index."""

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


Ask = Callable[..., Any]


@pytest.fixture(scope="module")
def pycanon() -> Iterator[Ask]:
    """Asks pyCANON for a measure: its name, the rows, the sensitive column, their order."""
    python = os.environ.get("SQLANON_PYCANON")
    if python is None:
        if required("pycanon"):
            pytest.fail("SQLANON_PYCANON is required")
        pytest.skip("SQLANON_PYCANON names no interpreter that has pyCANON")
    with subprocess.Popen(
        [python, "-c", SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        asked, answers = process.stdin, process.stdout

        def ask(
            name: str,
            rows: Rows,
            sensitive: str | None = None,
            *,
            quasi: list[str] = QUASI,
            index: list[int] | None = None,
        ) -> Any:
            order = list(range(len(rows))) if index is None else index
            columns = None if sensitive is None else [sensitive]
            asked.write(json.dumps([name, rows, order, quasi, columns]) + "\n")
            asked.flush()
            return json.loads(answers.readline())

        yield ask


@pytest.mark.gate
@of_whole_runs(60)
@given(table=st.lists(ROW, min_size=2, max_size=40))
def test_sqlanon_agrees_with_pycanon(pycanon: Ask, table: Rows) -> None:
    for place, column in ((2, "s"), (3, "v")):
        if len({row[place] for row in table}) == 1:
            continue  # pyCANON divides by m - 1 = 0
        alpha, k = pycanon("alpha_k_anonymity", table, column)
        measures = ("l_diversity", "basic_beta_likeness", "t_closeness")
        wanted = [k, alpha, *(pycanon(name, table, column) for name in measures)]
        assert k == pycanon("k_anonymity", table)
        got = checked(table, column, ordered=column == "v")
        assert got == [pytest.approx(value, abs=1e-9) for value in wanted]


def test_pycanon_takes_labels_of_an_index_for_positions(pycanon: Ask) -> None:
    rows = [("a", 0, "x", 1), ("b", 0, "y", 1), ("a", 0, "x", 1), ("b", 0, "z", 1)]
    assert checked(rows, "s", ordered=False)[:3] == [2, 1, 1]
    assert pycanon("l_diversity", rows, "s") == 1
    assert pycanon("l_diversity", rows, "s", index=[0, 2, 1, 3]) == 2


def test_pycanon_does_not_see_a_unique_row_with_null(pycanon: Ask) -> None:
    rows = [("a", 0, "x", 1)] * 2 + [(None, 0, "x", 1)] + [("b", 0, "x", 1)] * 2
    assert checked(rows, "s", ordered=False)[0] == 1
    assert pycanon("k_anonymity", rows, quasi=["a"]) == 2
