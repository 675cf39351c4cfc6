"""`sqlanon clean` touches nothing but marked leftovers of runs that have ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place


@pytest.mark.parametrize("backend", ["duckdb", "sqlite"], indirect=True)
def test_cleaning_removes_what_killed_runs_leave_and_nothing_else(backend: Place) -> None:
    ours = "_sqlanon_0123456789ab_target"
    others = (
        "_sqlanon_users",
        "x_sqlanon_0123456789ab_1_cells",
        "sqlanon_runs",
        "_sqlanon_0123456789ab_source",
    )
    backend.run(*(f"CREATE TABLE {name} (a INTEGER)" for name in (ours, *others)))

    assert [name.name for name in sqlanon.leftovers(backend.url)] == [ours]
    assert [name.name for name in sqlanon.clean(backend.url)] == [ours]
    assert sqlanon.leftovers(backend.url) == []
    for name in others:
        backend.run(f"INSERT INTO {name} VALUES (1)")
