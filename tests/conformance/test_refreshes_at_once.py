"""A refresh that another one overtakes gives way: it would measure rows that are gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon import Observer, TryAgainError, VerificationError

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.sql.statement import Statement

KINDS = {"id": "integer", "who": "text", "age": "integer"}
JOB: dict[str, Any] = {
    "columns": {
        "id": {"role": "keep"},
        "who": {"role": "drop"},
        "age": {"role": "quasi", "hierarchy": {"intervals": [10, 40]}},
    },
    "privacy": [{"k_anonymity": {"k": 3}}],
    "target": {"table": "seen", "mode": "view", "follows": "refresh"},
}
ON = pytest.mark.parametrize("backend", ["duckdb", "postgresql", "mariadb"], indirect=True)
"""Engines on which others can write after a refresh has begun."""
BEFORE = {"rows": "publish/shown_before", "persons": "publish/shown_persons_before"}


@ON
@pytest.mark.parametrize("counted", BEFORE)
def test_a_refresh_that_another_overtook_shows_nobody_alone(backend: Place, counted: str) -> None:
    """The first looks at the view, the second shows three more, and the first would add one."""
    job = JOB | ({"person": "who"} if counted == "persons" else {})
    backend.load("visits", KINDS, [(n, f"P{n}", 20) for n in range(6)])
    sqlanon.anonymize(backend.url, "visits", **job)
    overtaken: list[sqlanon.CheckReport] = []

    def overtake(said: Statement) -> None:
        if said.name == BEFORE[counted] and not overtaken:
            backend.run(*(f"INSERT INTO visits VALUES ({n}, 'P{n}', 20)" for n in (6, 7, 8)))
            overtaken.append(sqlanon.refresh(backend.url, "seen"))
            backend.run("INSERT INTO visits VALUES (9, 'P9', 20)")

    observer = Observer(statement=overtake)
    with pytest.raises(TryAgainError, match="at the same time; run it again"):
        sqlanon.refresh(backend.url, "seen", release_guard="refuse", observer=observer)
    assert len(overtaken) == 1
    assert len(backend.records("seen")) == 9


@ON
@pytest.mark.parametrize("counted", BEFORE)
def test_a_refresh_of_an_empty_view_that_another_overtook_gives_way(
    backend: Place, counted: str
) -> None:
    """The first sees nothing shown, the second shows nine, and the first would add ten.

    On MariaDB it looks at what is committed when it takes a copy, and sees one newcomer.
    """
    job = JOB | ({"person": "who"} if counted == "persons" else {})
    backend.load("visits", KINDS, [(n, f"P{n}", 20) for n in range(6)])
    sqlanon.anonymize(backend.url, "visits", **job)
    backend.run("DELETE FROM visits")
    may_be_empty = sqlanon.Job.from_mapping({"source": "visits", **job, "min_rows": 0})
    sqlanon.refresh(backend.url, may_be_empty)
    assert not backend.records("seen")
    backend.run(*(f"INSERT INTO visits VALUES ({n}, 'P{n}', 20)" for n in range(9)))
    overtaken: list[sqlanon.CheckReport] = []

    def overtake(said: Statement) -> None:
        if said.name == BEFORE[counted] and not overtaken:
            overtaken.append(sqlanon.refresh(backend.url, "seen"))
            backend.run("INSERT INTO visits VALUES (9, 'P9', 20)")

    observer = Observer(statement=overtake)
    refused = VerificationError if backend.name == "mariadb" else TryAgainError
    with pytest.raises(refused):
        sqlanon.refresh(backend.url, "seen", release_guard="refuse", observer=observer)
    assert len(overtaken) == 1
    assert len(backend.records("seen")) == 9
