"""On random tables a column that is published as it is, and identifies, is named by a warning."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, NamedTuple

import duckdb
from examples import of_whole_runs
from hypothesis import assume, example, given
from hypothesis import strategies as st

from sqlanon.api import run as api
from sqlanon.errors import RefusedError


class Table(NamedTuple):
    """Rows (id, q, v): the first `single` have a value of v that no other row has.

    Attributes:
        rows: How many.
        single: See there.
        groups: Values of q.
        shared: Values of v that the other rows have, NULL being one.
    """

    rows: int
    single: int
    groups: int
    shared: int

    def said(self) -> list[tuple[int, int, int | None]]:
        """Its rows."""
        shared = [None, *range(-self.shared, 0)]
        others = (shared[n // 2 % len(shared)] for n in range(self.rows))
        return [
            (n, n % self.groups, n if n < self.single else other) for n, other in enumerate(others)
        ]


TABLES = st.builds(
    Table,
    st.sampled_from([99, 100, 200]),
    st.integers(0, 3),
    st.integers(1, 3),
    st.sampled_from([0, 1, 3, 40]),
)
"""One row of 100 and two of 200 are not more than 1 %."""

AS_IT_IS = {"columns": {"v": {"role": "keep"}}}
KEPT = {"columns": {"v": {"role": "identifier", "action": "keep"}}}
ROLES: dict[str, dict[str, Any]] = {
    "keep": AS_IT_IS,
    "sensitive": {"columns": {"v": {"role": "sensitive"}}},
    "unlisted": {"columns": {}, "unlisted": "keep"},
    "key": {**AS_IT_IS, "privacy": [{"k_anonymity": {"k": 2, "person": "v"}}]},
    "in place": {**AS_IT_IS, "target": {"mode": "replace"}},
    "kept": {**KEPT, "target": {"mode": "replace"}},
    "emptied": {"columns": {"v": {"role": "identifier", "action": "null"}}},
}
"""What a job says of v; a key that is kept, a link by its name, is told of in a note."""


def singles(values: list[Any]) -> int:
    return sum(n == 1 for n in Counter(values).values())


@of_whole_runs(most=40)  # each is a whole run
@given(table=TABLES, role=st.sampled_from([*ROLES]))
@example(table=Table(99, 0, 2, 40), role="sensitive")  # unique beside q, none alone
@example(table=Table(200, 2, 1, 1), role="keep")  # 1 %, and not more
def test_a_column_that_identifies_is_named(table: Table, role: str) -> None:
    persons = {v for _, _, v in table.said()} - {None}
    assume(role != "key" or len(persons) > 1)
    said = {"target": "released", "privacy": [{"k_anonymity": {"k": 2}}], **ROLES[role]}
    in_place = said["target"] != "released"
    said["columns"] = {
        "id": {"role": "identifier", "action": "keep"} if in_place else {"role": "drop"},
        "q": {"role": "quasi", "output": "median"},
        **said["columns"],
    }
    with duckdb.connect() as connection:
        connection.execute("CREATE TABLE people (id INTEGER PRIMARY KEY, q INTEGER, v INTEGER)")
        connection.executemany("INSERT INTO people VALUES (?, ?, ?)", table.said())
        try:
            planned = api.plan(connection, "people", **said)
        except RefusedError as refused:
            assume("W06" not in str(refused))  # by chance v repeats as a key of persons does
            raise
        ran = api.anonymize(connection, "people", in_place=in_place, **said)
        name = "people" if in_place else "released"
        rows = connection.execute(f"SELECT q, v FROM {name}").fetchall()

    alone = singles([v for _, v in rows])
    beside = singles(rows) - singles([q for q, _ in rows])
    named = {"emptied": 0, "kept": 0, "sensitive": alone}.get(role, beside) * 100 > len(rows)
    for told in (planned, ran):
        assert [one.column for one in told.warnings if one.code == "W01"] == ["v"] * named
        linked = [note for note in told.notes if re.match(r"(id, )?v: kept", note)]
        assert len(linked) == (role == "kept")
