"""`sqlanon clean` touches nothing but marked leftovers of runs that have ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

import sqlanon
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Statement

Looking = Callable[..., "list[RelationName]"]

LIKE_OURS = (
    "_sqlanon_0123456789ab_target",
    "_sqlanon_0123456789ab_old",
    "_sqlanon_0123456789ab_source",
    "_sqlanon_users",
    "sqlanon_recoding_0123456789ab_0",
    "sqlanon_recoding_0123456789ab_map",
    "sqlanon_recoding_0123456789ab_rows",
    "sqlanon_recoding_0123456789ab_live",
    "sqlanon_recoding_0123456789ab_keys",
)


def shown(place: Place, target: str) -> set[str]:
    """Make a view; its recoding tables."""
    before = set(place.tables())
    sqlanon.anonymize(
        place.url,
        "people",
        columns={"age": sqlanon.Quasi()},
        privacy=[sqlanon.KAnonymity(k=3)],
        target=sqlanon.Target(table=target, mode="view"),
    )
    return {name for name in set(place.tables()) - before if name.startswith("sqlanon_recoding_")}


def found(place: Place) -> set[str]:
    return {name.name for name in sqlanon.leftovers(place.url)}


def test_a_name_like_ours_is_no_reason_to_remove_a_table(backend: Place) -> None:
    backend.load("people", {"age": "integer"}, [(age,) for age in range(12)])
    shown(backend, "rel")  # there is a ledger, and it does not know them
    backend.run(*(f"CREATE TABLE {name} (a INTEGER)" for name in LIKE_OURS))
    assert sqlanon.clean(backend.url) == []
    assert set(LIKE_OURS) <= set(backend.tables())


def test_what_a_view_that_was_dropped_has_read_is_removed_and_nothing_else(backend: Place) -> None:
    backend.load("people", {"age": "integer"}, [(age,) for age in range(12)])
    gone, read, kept = (shown(backend, target) for target in ("gone", "half", "kept"))
    assert len(gone) == len(kept) == 4
    of_others = max(name for name in read if not name.endswith("_live"))
    backend.run(
        f"CREATE VIEW mine AS SELECT * FROM {of_others}", "DROP VIEW gone", "DROP VIEW half"
    )
    removed = gone
    assert found(backend) == removed
    assert {name.name for name in sqlanon.clean(backend.url)} == removed
    assert found(backend) == set()
    assert not removed & set(backend.tables())
    assert len(backend.records("kept")) == len(backend.records("people")) == 12
    assert backend.records("mine")


def test_what_a_view_reads_is_left_where_no_ledger_knows_its_run(backend: Place) -> None:
    """As after a kill between the last name and the entry."""
    backend.load("people", {"age": "integer"}, [(age,) for age in range(12)])
    shown(backend, "rel")
    backend.run("DELETE FROM sqlanon_runs")
    assert sqlanon.clean(backend.url) == []
    assert len(backend.records("rel")) == 12


@pytest.mark.parametrize("looking", [sqlanon.leftovers, sqlanon.clean])
@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_a_schema_that_goes_away_while_one_looks_is_no_fault(
    backend: Place, looking: Looking
) -> None:
    """PostgreSQL's leftovers are those of all schemas; of others it can be the last moment."""
    backend.load("people", {"age": "integer"}, [(age,) for age in range(12)])
    gone = shown(backend, "gone")
    backend.run("DROP VIEW gone")
    other = f"{backend.schema}_other"
    read: list[str] = []

    def leaves(statement: Statement) -> None:
        if statement.name == "ledger/entries" and other in str(statement.sql):
            read.append(other)
            backend.run(f"DROP SCHEMA {other} CASCADE")

    backend.run(
        f"CREATE SCHEMA {other}",
        f"CREATE TABLE {other}.sqlanon_runs AS SELECT * FROM sqlanon_runs",
        f"CREATE TABLE {other}.sqlanon_recoding_0123456789ab_0 (a INTEGER)",
    )
    found = looking(backend.url, observer=Observer(statement=leaves))
    assert {name.name for name in found} == gone
    assert read == [other], "it did not go away between the look at it and the read"


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_what_a_killed_run_has_put_aside_is_found_when_another_has_published(
    backend: Place,
) -> None:
    """Killed between the names and the drop; the next run has replaced what it had published."""
    backend.load("people", {"age": "integer"}, [(age,) for age in range(12)])
    target = sqlanon.Target(table="out", if_exists="replace")

    def publish() -> str:
        return sqlanon.anonymize(
            backend.url,
            "people",
            columns={"age": sqlanon.Quasi()},
            privacy=[sqlanon.KAnonymity(k=3)],
            target=target,
        ).run_id

    killed = publish()
    aside = {f"_sqlanon_{killed}_old", f"_sqlanon_{killed}_old1"}
    backend.run(
        *(f"CREATE TABLE {name} (a INTEGER)" for name in aside),
        f"DELETE FROM sqlanon_runs WHERE run_id = '{killed}'",
    )
    assert found(backend) == aside  # its release is there
    publish()
    backend.run("CREATE TABLE _sqlanon_0123456789ab_old (a INTEGER)")
    assert {name.name for name in sqlanon.clean(backend.url)} == aside
    assert "_sqlanon_0123456789ab_old" in backend.tables()
    assert len(backend.records("out")) == 12
