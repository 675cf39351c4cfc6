"""A release of two linked tables in mode view: what it shows, replaces, refuses and leaves."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from oracle_anatomy import faults

import sqlanon
from sqlanon import Anatomy, LDiversity, Observer, VerificationError
from sqlanon.errors import DatabaseError, PublishError, UnsupportedError
from sqlanon.publish.linked_views import LinkedViews
from sqlanon.release.store import PREFIX as RECODING
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Command, Sql

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.release.release import Release, Written
    from sqlanon.report.run import Report
    from sqlanon.sql.statement import Statement
    from sqlanon.sql.workspace import Workspace

KEY = "a key of sixteen or more"
ILLS = ("flu", "cold", "gout", "it's", None)
ROWS = [(20 + place % 6, "NS"[place % 2], ILLS[place * 7 % 5], place) for place in range(31)]
COLUMNS = {"age": "integer", "side": "text", "illness": "text", "income": "integer"}
SAID: dict[str, Any] = {
    "age": {"role": "quasi"},
    "side": {"role": "quasi"},
    "illness": {"role": "sensitive"},
    "income": {"role": "keep"},
}
DIVERSE = LDiversity(column="illness", l=3)
PAIR = ("released", "released_illness")


def publish(place: Place, **changes: Any) -> Report:
    if "people" not in place.named():
        place.load("people", COLUMNS, ROWS)
    target = {"table": "released", "mode": "view", **changes.pop("target", {})}
    said: dict[str, Any] = {
        "columns": SAID,
        "privacy": [DIVERSE],
        "algorithm": Anatomy(key=KEY),
        "target": target,
    }
    return sqlanon.anonymize(place.url, "people", **(said | changes))


def stored(place: Place) -> set[str]:
    return {name for name in place.tables() if name.startswith(RECODING)}


def groups(place: Place) -> list[tuple[list[tuple[Any, ...]], list[tuple[Any, int]]]]:
    """The rows and the counted values of each group, without its number."""
    first, second = map(place.records, PAIR)
    assert [*first[0]] == ["age", "side", "income", "group_id"]
    assert [*second[0]] == ["group_id", "illness", "count"]
    found = [
        (
            sorted((r["age"], r["side"], r["income"]) for r in first if r["group_id"] == number),
            sorted(
                ((r["illness"], r["count"]) for r in second if r["group_id"] == number), key=repr
            ),
        )
        for number in {r["group_id"] for r in first} | {r["group_id"] for r in second}
    ]
    return sorted(found, key=repr)


def test_two_views_show_what_two_tables_would(backend: Place) -> None:
    report = publish(backend)

    shown = groups(backend)
    assert not faults([(a, s, ill, i) for a, s, ill, i in ROWS], shown, 3)
    assert report.classes.count == len(shown)
    assert (report.rows.published, report.loss.ncp) == (len(ROWS), 0)
    assert report.columns["age"] == "quasi-identifier as it is"
    assert len(stored(backend)) == 2
    found = sqlanon.check(
        backend.url, "released", quasi=["age", "side"], privacy=[DIVERSE], values="released_illness"
    )
    assert found.holds
    assert [result.reached for result in found.models] == [m.reached for m in report.models]
    (entry,) = sqlanon.history(backend.url, "released").runs
    assert (entry.run_id, entry.target) == (report.run_id, f"{backend.schema}.released")

    publish(backend, target={"table": "other", "mode": "table"})
    tables = [(row["age"], row["side"], row["income"]) for row in backend.records("other")]
    assert sorted(tables) == sorted(row for rows, _ in shown for row in rows)


def test_views_do_not_follow_their_source(backend: Place) -> None:
    publish(backend)
    before = groups(backend)
    backend.run("DELETE FROM people WHERE illness = 'flu'")
    assert groups(backend) == before
    with pytest.raises(PublishError, match=r"drawn at random, .*; run its job again"):
        sqlanon.refresh(backend.url, "released")
    with pytest.raises(PublishError, match="released_illness is not refreshed"):
        sqlanon.refresh(backend.url, "released_illness")
    assert groups(backend) == before


def test_a_run_again_replaces_both_views_and_what_they_showed(backend: Place) -> None:
    publish(backend)
    first = stored(backend)
    with pytest.raises(PublishError, match="exists already"):
        publish(backend)
    assert stored(backend) == first

    backend.run("DELETE FROM people WHERE income >= 28")
    publish(backend, target={"if_exists": "replace"})

    assert len(backend.records("released")) == 28
    assert sum(row["count"] for row in backend.records("released_illness")) == 28
    assert len(stored(backend)) == 2
    assert not stored(backend) & first


def test_views_take_the_place_of_tables_where_that_is_done_at_once(backend: Place) -> None:
    publish(backend, target={"mode": "table"})
    if backend.name in {"mariadb", "mysql"}:
        with pytest.raises(UnsupportedError, match=r"released is a table; .* drop it first"):
            publish(backend, target={"if_exists": "replace"})
        return
    publish(backend, target={"if_exists": "replace"})
    assert len(stored(backend)) == 2
    publish(backend, target={"mode": "table", "if_exists": "replace"})
    assert not stored(backend)
    assert len(groups(backend)) == 8


def test_clean_takes_what_views_showed_when_both_are_gone(backend: Place) -> None:
    publish(backend)
    kept = stored(backend)
    assert sqlanon.clean(backend.url) == []
    backend.run("DROP VIEW released")
    assert sqlanon.clean(backend.url) == []
    assert len(backend.records("released_illness")) == 31
    backend.run("DROP VIEW released_illness")
    assert {name.name for name in sqlanon.clean(backend.url)} == kept
    assert not stored(backend)


SPOILT = {
    "values less": "DELETE FROM {counts} WHERE group_id = 1",
    "one value": "UPDATE {counts} SET illness = 'flu' WHERE group_id = 1",
    "a row elsewhere": "UPDATE {rows} SET group_id = 1 WHERE group_id = 2",
    "a row less": "DELETE FROM {rows} WHERE income = 5",
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_views_of_what_is_not_as_it_should_be_are_not_published(
    backend: Place, monkeypatch: pytest.MonkeyPatch, spoil: str
) -> None:
    write = LinkedViews.write

    def spoilt(self: LinkedViews, workspace: Workspace, made: Release) -> Written:
        written = write(self, workspace, made)
        rows, counts = (
            workspace.dialect.table(
                RelationName(self.name.schema, f"{RECODING}{workspace.run_id}_{word}")
            )
            for word in ("rows", "counts")
        )
        workspace.execute(Command("test", Sql(spoil.format(rows=rows, counts=counts))))
        return written

    monkeypatch.setattr(LinkedViews, "write", spoilt)
    with pytest.raises(VerificationError):
        publish(backend)
    assert not {*PAIR} & {*backend.tables()}
    assert not stored(backend)


@pytest.mark.parametrize("again", [False, True], ids=["new", "again"])
def test_a_run_that_breaks_off_leaves_both_views_of_one_run(backend: Place, *, again: bool) -> None:
    """At each statement that publishes; on MariaDB these are committed one by one."""
    if again:
        publish(backend)
    at, steps = -1, 0
    while at <= steps:
        before, names, passed = stored(backend), {*PAIR} & {*backend.tables()}, count()

        def breaks(one: Statement, at: int = at, passed: count[int] = passed) -> None:
            nonlocal steps
            ends = {"publish/shown_rows", "publish/drop_view", "publish/drop", "ledger/record"}
            if one.name not in ends:
                return
            if (number := next(passed)) == at:
                raise DatabaseError("broken off")
            steps = max(steps, number)

        target = {"if_exists": "replace"}
        try:
            publish(backend, target=target, observer=Observer(statement=breaks))
        except DatabaseError:
            assert stored(backend) == before
            assert {*PAIR} & {*backend.tables()} == names
        else:
            assert len(stored(backend)) == 2
            assert not stored(backend) & before
        assert not [name for name in backend.tables() if name.startswith("_sqlanon_")]
        if {*PAIR} & {*backend.tables()}:
            made = groups(backend)
            assert not faults([(a, s, ill, i) for a, s, ill, i in ROWS], made, 3)
        if not again and stored(backend):
            backend.run(*(f"DROP VIEW {name}" for name in PAIR))
            sqlanon.clean(backend.url)
        at += 1
    assert steps >= 5


def test_both_names_are_looked_at_before_anything_is_read(backend: Place) -> None:
    backend.load("released_illness", {"x": "integer"}, [(1,)])
    with pytest.raises(PublishError, match="released_illness exists already"):
        publish(backend)
    assert backend.records("released_illness") == [{"x": 1}]
    assert not stored(backend)


def test_a_plan_makes_no_view(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    target = {"table": "released", "mode": "view"}
    planned = sqlanon.plan(
        backend.url,
        "people",
        columns=SAID,
        privacy=[DIVERSE],
        algorithm=Anatomy(key=KEY),
        target=target,
    )
    assert [table.suffix for table in planned.tables] == ["", "_illness"]
    assert backend.tables() == ["people"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"target": {"follows": "live"}}, "belong to no group of anatomy"),
        ({"target": {"follows": "refresh"}}, "run; leave follows out, and run"),
        ({"ledger": False}, "the ledger, which lists the tables of the view"),
    ],
    ids=["live", "refresh", "no ledger"],
)
def test_what_views_cannot_do_is_refused_before_anything_is_connected_to(
    changes: dict[str, Any], reason: str
) -> None:
    target = {"table": "released", "mode": "view", **changes.pop("target", {})}
    said: dict[str, Any] = {"algorithm": "anatomy", **changes}
    with pytest.raises(UnsupportedError, match=reason):
        sqlanon.anonymize(
            "duckdb:////no/such/folder/at.all",
            "people",
            columns={"age": {"role": "quasi"}, "illness": {"role": "sensitive"}},
            privacy=[DIVERSE],
            target=target,
            **said,
        )


@pytest.mark.parametrize("mode", ["view", "table"])
def test_no_view_is_left_without_what_it_shows(backend: Place, mode: str) -> None:
    publish(backend)
    before, shown = stored(backend), groups(backend)
    other: dict[str, Any] = {
        "algorithm": "mondrian",
        "privacy": [sqlanon.KAnonymity(k=3)],
        "target": {"mode": mode, "if_exists": "replace"},
    }

    with pytest.raises(PublishError, match="released_illness shows groups of the present release"):
        publish(backend, **other)

    assert (stored(backend), groups(backend)) == (before, shown)
    backend.run("DROP VIEW released_illness")
    publish(backend, **other)
    assert not before & stored(backend)
    assert "group_id" not in backend.records("released")[0]
