"""Releases of persons with several rows, read together: row by row, and counted by persons."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from rows_of_persons import ALONE, FIRST, KINDS, WARN, columns, come, publish

import sqlanon
from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place


def test_rows_that_come_are_those_of_k_persons(backend: Place) -> None:
    backend.load("visits", KINDS, FIRST)
    first = publish(backend).together
    assert first is not None
    assert (first.persons, first.classes, first.spread) == (6, 2, 1)
    # a row more of somebody who is in the class already is one person's all the same
    come(backend, (10, "P1", "u", "rare"))
    with pytest.raises(sqlanon.VerificationError, match="person_anonymity of who in 1 joint class"):
        publish(backend)
    come(backend, (11, "P1", "u", "rare"), (12, "P2", "u", "flu"))
    with pytest.raises(sqlanon.VerificationError, match="person_anonymity of who in 1 joint class"):
        publish(backend)
    come(backend, (13, "p1", "u", "flu"))
    second = publish(backend).together
    assert second is not None
    assert (second.persons, second.classes, second.short) == (6, 3, ())
    assert second.spread == 4, "P1, p1, P2 have old and new rows, and P5 rows in both towns"
    assert "of them in more than one by several rows" in " ".join(str(publish(backend)).split())
    # rows that go are those of k persons too
    backend.run("DELETE FROM visits WHERE id IN (10, 11, 12)")
    with pytest.raises(sqlanon.VerificationError, match="in 2 joint classes"):
        publish(backend)
    backend.run("DELETE FROM visits WHERE id = 13")
    third = publish(backend).together
    assert third is not None
    assert (third.persons, third.classes, third.short) == (6, 3, ())


@pytest.mark.parametrize("other", ["'P8'", "'p2'", "NULL"])
def test_a_key_that_is_used_again_for_somebody_else_is_of_another_row(
    backend: Place, other: str
) -> None:
    backend.load("visits", KINDS, [*FIRST, (14, "P6", "u", "rare")])
    first = publish(backend).together
    assert first is not None
    assert (first.persons, first.classes) == (7, 2)

    # row 4 of P2 is gone, which the others of both releases would tell; another one has its number
    backend.run("DELETE FROM visits WHERE id = 4")
    backend.run(f"INSERT INTO visits VALUES (4, {other}, 'u', 'gout')")

    with pytest.raises(sqlanon.VerificationError, match="person_anonymity of who in 1 joint class"):
        publish(backend)
    told = publish(backend, release_guard=WARN)
    assert told.together is not None
    assert told.together.classes == 4
    (change,) = sqlanon.compare(backend.url, *told.together.before, told.run_id).moved
    assert (change.went, change.came) == (1, 0 if other == "NULL" else 1)


def test_releases_of_rows_do_not_say_whose_they_are(backend: Place) -> None:
    backend.load("visits", KINDS, FIRST)
    rows: dict[str, Any] = {"person": None, "privacy": [{"k_anonymity": {"k": 3}}]}
    asked = {name: one for name, one in rows.items() if one is not None}
    api.anonymize(
        backend.url,
        "visits",
        columns=columns(),
        algorithm={"fixed": {"levels": {"town": 0}}},
        target={"table": "out", "if_exists": "replace", "key": "id"},
        release_guard={"action": "refuse"},
        **asked,
    )
    with pytest.raises(sqlanon.PublishError, match="without stored persons"):
        publish(backend)
    warned = publish(backend, release_guard={"action": "warn"})
    assert warned.together is not None
    assert len(warned.together.uncounted) == 1


def test_rows_wait_until_those_of_k_persons_come_to_a_class(backend: Place) -> None:
    """They are none of those that `max_suppression` speaks of, which is 0 here."""
    backend.load("visits", KINDS, FIRST)
    waiting = {"action": "suppress"}
    publish(backend, release_guard=waiting)
    come(backend, (10, "P1", "u", "rare"), (11, "P1", "u", "flu"), (12, "P9", "u", "flu"))
    come(backend, (20, "P7", "v", "flu"), (21, "P8", "v", "flu"), (22, "P3", "v", "flu"))
    report = publish(backend, release_guard=waiting)
    shown = {row["id"] for row in backend.records("out")}
    assert shown == {*range(1, 10), 20, 21, 22}, "two persons came to u with three rows"
    assert "some rows of added persons" in " ".join(report.notes)
    come(backend, (13, "P2", "u", "flu"))
    publish(backend, release_guard=waiting)
    assert {row["id"] for row in backend.records("out")} == {*range(1, 14), 20, 21, 22}
    backend.run("DELETE FROM visits WHERE id IN (20, 21)")
    with pytest.raises(
        sqlanon.UnsatisfiableError, match=r"release_guard\.action: suppress: some rows of"
    ):
        publish(backend, release_guard=waiting)


def test_keys_of_another_kind_are_not_compared(backend: Place) -> None:
    backend.load("visits", KINDS, FIRST)
    previous: dict[str, Any] = {
        "target": {"table": "out", "if_exists": "replace"},
        "release_guard": {"action": "warn", "compare": "previous"},
    }
    api.anonymize(backend.url, "visits", **previous, **ALONE)
    publish(backend, release_guard=WARN)
    with pytest.raises(sqlanon.PublishError, match="keys of the present release of"):
        api.anonymize(backend.url, "visits", **previous, **ALONE)


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_nor_are_those_of_a_run_that_was_killed(backend: Place) -> None:
    backend.load("visits", KINDS, FIRST)
    died = publish(backend)
    backend.run(f"DELETE FROM sqlanon_runs WHERE run_id = '{died.run_id}'")
    with pytest.raises(sqlanon.PublishError, match="keys of the present release of"):
        publish(
            backend,
            target={"table": "out", "if_exists": "replace"},
            release_guard={"action": "warn", "compare": "previous"},
        )


def test_a_comparison_counts_persons_too(backend: Place) -> None:
    backend.load("visits", KINDS, FIRST)
    first = publish(backend)
    come(backend, (10, "P1", "u", "rare"), (11, "P1", "u", "flu"), (12, "P9", "v", "flu"))
    second = publish(backend, release_guard=WARN)
    found = sqlanon.compare(backend.url, first.run_id, second.run_id)
    (model,) = found.models
    assert (model.name, model.column, model.reached, model.holds) == (
        "person_anonymity",
        "who",
        1,  # who came are joint classes too: P1 with two rows more, and P9
        False,
    )
    assert (found.persons, found.in_all, found.spread) == (7, 6, 2), "P5, and P1 by new rows"
    assert [one.persons for one in found.releases] == [6, 7]
    (change,) = found.moved
    assert (change.came, change.went, change.groups, change.small_groups) == (2, 0, 2, 2)
    # whose a row is may be gone from the source
    backend.run("DELETE FROM visits WHERE id < 9")
    again = sqlanon.compare(backend.url, first.run_id, second.run_id)
    assert (again.persons, again.in_all, again.models[0].reached) == (7, 6, 1)
    with pytest.raises(sqlanon.JobError, match="job of the releases has person: who"):
        sqlanon.compare(
            backend.url,
            first.run_id,
            second.run_id,
            privacy=[{"k_anonymity": {"k": 2, "person": "ill"}}],
        )


def test_what_can_be_done_is_said_without_what_is_done(backend: Place) -> None:
    backend.load("visits", KINDS, FIRST)
    publish(backend, algorithm="optimal")
    backend.run("DELETE FROM visits WHERE id = 2")
    with pytest.raises(sqlanon.VerificationError) as searched:
        publish(backend, algorithm="optimal")
    with pytest.raises(sqlanon.VerificationError) as done:
        publish(backend, algorithm="optimal", recoding={"reuse": "last"})
    said = ("(recoding: {reuse: last})", "(action: suppress)")
    assert [one in str(searched.value) for one in said] == [True, True]
    assert [one in str(done.value) for one in said] == [False, True]
    for one in (searched, done):
        assert "un again after more changes" in str(one.value)


def test_a_guard_that_begins_later_is_refused(backend: Place) -> None:
    backend.load("visits", KINDS, FIRST)
    publish(backend)
    backend.run("DELETE FROM visits WHERE id = 1")
    later = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    with pytest.raises(
        sqlanon.JobError, match=r"since: .* is in the future, and until then no release"
    ):
        publish(backend, release_guard={"action": "refuse", "since": later})
    assert len(backend.records("out")) == len(FIRST)
