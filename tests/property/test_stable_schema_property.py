"""On random small tables the schema of a release is what its plan says, and depends on no value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import duckdb
from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st

import sqlanon
from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from collections.abc import Sequence

CREATE = """
CREATE TABLE people (
  age SMALLINT NOT NULL, side ENUM('N', 'S'), born DATE, woke TIME, seen TIMESTAMPTZ, zip CHAR(5),
  pay DECIMAL(9, 2) NOT NULL, ill VARCHAR
)
"""
SCHEMA = {
    "mondrian": [
        ("age", "VARCHAR", "NO"),
        ("side", "VARCHAR", "YES"),
        ("born", "DATE", "YES"),
        ("woke", "VARCHAR", "YES"),
        ("seen", "VARCHAR", "YES"),
        ("zip", "VARCHAR", "YES"),
        ("pay", "DECIMAL(9,2)", "NO"),
        ("ill", "VARCHAR", "YES"),
    ],
    "optimal": [
        ("age", "SMALLINT", "NO"),
        ("side", "VARCHAR", "YES"),
        ("born", "VARCHAR", "YES"),
        ("woke", "VARCHAR", "YES"),
        ("seen", "VARCHAR", "YES"),
        ("zip", "VARCHAR", "YES"),
        ("pay", "DECIMAL(9,2)", "NO"),
        ("ill", "VARCHAR", "YES"),
    ],
}
"""The columns of each algorithm's release, by the job and the table's own columns."""
QUASI: dict[str, dict[str, dict[str, Any]]] = {
    "mondrian": {"born": {"output": "median"}, "zip": {"order": "alphabetical"}},
    "optimal": {
        "age": {"max_level": 0, "hierarchy": {"intervals": [5]}},
        "born": {"hierarchy": {"dates": ["month"]}},
        "seen": {"hierarchy": {"dates": ["hour"]}, "zone": "Asia/Kolkata"},
    },
}
CELLS = (
    st.integers(-3, 3),
    st.sampled_from(["N", "S", None]),
    st.sampled_from(["2020-01-01", "2021-12-31", None]),
    st.sampled_from(["08:00:00", "24:00:00", None]),
    st.sampled_from(["2020-01-01 00:00:00+00", "2020-06-01 12:00:00+02", None]),
    st.sampled_from(["01234", "", None]),
    st.integers(0, 9),
    st.sampled_from(["flu", None]),
)


@of_whole_runs()  # each is a whole run
@given(
    rows=st.lists(st.tuples(*CELLS), max_size=12),
    k=st.integers(2, 5),
    name=st.sampled_from(["mondrian", "optimal"]),
)
def test_a_schema_follows_from_the_job_and_the_table(
    rows: Sequence[tuple[object, ...]], k: int, name: str
) -> None:
    quasi = ("age", "side", "born", "woke", "seen", "zip")
    job: dict[str, Any] = {
        "columns": {
            **{column: {"role": "quasi", **QUASI[name].get(column, {})} for column in quasi},
            "pay": {"role": "keep"},
            "ill": {"role": "sensitive"},
        },
        "privacy": [{"k_anonymity": {"k": k}}],
        "algorithm": name,
        "max_suppression": 12,
        "target": "released",
    }
    with duckdb.connect() as connection:
        connection.execute(CREATE)
        if rows:
            connection.executemany(f"INSERT INTO people VALUES ({', '.join('?' * 8)})", rows)
        try:
            planned = sqlanon.plan(connection, "people", solutions=0, **job)
            sqlanon.anonymize(connection, "people", **job)
        except UnsatisfiableError:
            return
        described = connection.execute("DESCRIBE released").fetchall()

    assert [row[:3] for row in described] == SCHEMA[name]
    (table,) = planned.tables
    said = [(c.name, c.type, "YES" if c.nullable else "NO") for c in table.columns]
    assert said == SCHEMA[name]
