"""Who came and who went between two releases of one source is counted before the second is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "text", "age": "integer", "ill": "text"}
ROWS = [(f"P{n}", 20 + n % 4 * 10, f"illness {n % 7}") for n in range(40)]
K = 3
COLUMNS = {
    "id": {"role": "drop"},
    "age": {"role": "quasi"},
    "ill": {"role": "sensitive"},
}


def publish(place: Place, action: str | None = "warn", **said: Any) -> sqlanon.Report:
    """Publish `people` once more."""
    key = {} if action is None else {"key": "id"}
    asked: dict[str, Any] = {
        "columns": COLUMNS,
        "privacy": [{"k_anonymity": {"k": K}}],
        "target": {"table": "released", "if_exists": "replace", **key},
    }
    if action is not None:
        asked["release_guard"] = {"action": action, "compare": "previous"}
    return api.anonymize(place.url, "people", **{**asked, **said})


def keys(place: Place) -> list[str]:
    return [name for name in place.tables() if name.endswith("_keys")]


def come(place: Place, numbers: range, age: int) -> None:
    place.run(*(f"INSERT INTO people VALUES ('P{n}', {age}, 'rare')" for n in numbers))


def test_a_newcomer_alone_in_a_class_is_warned_of(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    first = publish(backend)
    assert first.changes is None
    assert any("there is no earlier release to compare" in note for note in first.notes)
    assert publish(backend).changes is not None
    come(backend, range(40, 41), 20)  # one, where 3 are needed
    come(backend, range(50, 54), 30)  # four
    backend.run("DELETE FROM people WHERE age = 40 AND id IN ('P2', 'P6')")
    report = publish(backend)
    assert report.changes is not None
    counts = report.changes
    assert (counts.came, counts.went) == (5, 2)
    assert (counts.groups, counts.small_groups, counts.k) == (3, 2, K)
    (warning,) = [one for one in report.warnings if one.code == "W10"]
    assert "2 of 3 groups" in warning.message
    assert "5 added and 2 removed since run" in " ".join(str(report).split())
    again = publish(backend)
    assert again.changes is not None
    assert (again.changes.came, again.changes.went, again.changes.groups) == (0, 0, 0)
    assert again.changes.before == report.run_id
    assert not [one for one in again.warnings if one.code == "W10"]


@pytest.mark.parametrize("action", ["refuse", "suppress"])
def test_a_release_without_stored_keys_is_not_passed_over(backend: Place, action: str) -> None:
    """A run without the guard came in between, and the next one was compared with nothing."""
    backend.load("people", KINDS, ROWS)
    publish(backend, action)
    publish(backend, None)
    before = backend.records("released")
    come(backend, range(40, 41), 20)
    with pytest.raises(
        sqlanon.PublishError, match=r"the persons of the release in .* are not stored"
    ):
        publish(backend, action)
    assert backend.records("released") == before
    publish(backend, "store")
    come(backend, range(60, 61), 20)
    if action == "refuse":
        with pytest.raises(
            sqlanon.VerificationError, match="fewer than 3 persons were added to or removed"
        ):
            publish(backend, action)
    else:
        assert publish(backend, action).rows.published == 41


def test_a_job_may_refuse_such_a_release(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    first = publish(backend, "refuse")
    before = backend.records("released")
    come(backend, range(40, 42), 20)
    with pytest.raises(
        sqlanon.VerificationError, match="fewer than 3 persons were added to or removed"
    ):
        publish(backend, "refuse")
    assert len(backend.records("released")) == len(before) == len(ROWS)
    assert keys(backend) == [f"sqlanon_recoding_{first.run_id}_keys"]
    come(backend, range(42, 43), 20)  # a third
    report = publish(backend, "refuse")
    assert report.changes is not None
    assert (report.changes.came, report.changes.small_groups) == (3, 0)
    assert keys(backend) == [f"sqlanon_recoding_{report.run_id}_keys"]


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_a_release_whose_run_died_before_it_was_entered_is_compared(backend: Place) -> None:
    """DDL commits there, and a ledger without the run is what a kill right after it leaves."""
    backend.load("people", KINDS, ROWS)
    publish(backend, "refuse")
    come(backend, range(40, 44), 20)
    died = publish(backend, "refuse")
    backend.run(f"DELETE FROM sqlanon_runs WHERE run_id = '{died.run_id}'")
    come(backend, range(50, 51), 20)  # with the four before five came, where 3 are enough
    sqlanon.clean(backend.url)
    assert keys(backend) == [f"sqlanon_recoding_{died.run_id}_keys"]
    with pytest.raises(
        sqlanon.VerificationError, match="fewer than 3 persons were added to or removed"
    ):
        publish(backend, "refuse")
    guarded: dict[str, Any] = {
        "release_guard": {"action": "refuse"},
        "target": {"table": "other", "key": "id"},
    }
    with pytest.raises(sqlanon.PublishError, match=f"the last one .*, of run {died.run_id}"):
        publish(backend, **guarded)
    come(backend, range(51, 53), 20)
    backend.run(f"DELETE FROM sqlanon_runs_attempts WHERE run_id = '{died.run_id}'")
    report = publish(backend, "refuse")
    assert report.changes is not None
    assert (report.changes.before, report.changes.came) == (died.run_id, 3)
    sqlanon.clean(backend.url)
    assert keys(backend) == [f"sqlanon_recoding_{report.run_id}_keys"]
    backend.run(
        f"DELETE FROM sqlanon_runs WHERE run_id = '{report.run_id}'",
        f"DROP TABLE sqlanon_recoding_{report.run_id}_keys",
    )
    with pytest.raises(sqlanon.PublishError, match=f"has the release of run {report.run_id}"):
        publish(backend, "refuse")


def test_a_strict_run_refuses_what_is_known_only_when_it_is_written(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    said: dict[str, Any] = {"strict": True, "accept": dict.fromkeys(("W01", "W02", "W05"), "why")}
    first = publish(backend, **said)
    come(backend, range(40, 41), 20)
    with pytest.raises(sqlanon.UnacceptedWarningsError) as refused:
        publish(backend, **said)
    assert [one.code for one in refused.value.warnings] == ["W10"]
    assert len(backend.records("released")) == len(ROWS)
    assert keys(backend) == [f"sqlanon_recoding_{first.run_id}_keys"]
    assert [run.state for run in sqlanon.history(backend.url).runs] == ["failed", "published"]


def test_keys_go_with_their_release(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    publish(backend)
    assert sqlanon.leftovers(backend.url) == []
    publish(backend, None)  # which asks for no comparison
    assert keys(backend) == []
    publish(backend)
    backend.run("DROP TABLE released")
    (left,) = sqlanon.clean(backend.url)
    assert left.name.endswith("_keys")
    assert keys(backend) == []


def test_keys_are_kept_for_a_ledger_of_another_name(backend: Place) -> None:
    """Whoever cleans up need not know what jobs call their ledger."""
    backend.load("people", KINDS, ROWS)
    publish(backend, ledger="my_runs")
    assert sqlanon.clean(backend.url) == []
    assert publish(backend, ledger="my_runs").changes is not None
    backend.run("DROP TABLE released")
    # the tables of SQLite have no comment that could tell it
    ledger = "my_runs" if backend.name == "sqlite" else None
    (left,) = sqlanon.clean(backend.url, ledger=ledger)
    assert left.name.endswith("_keys")
    assert keys(backend) == []


def test_a_run_that_no_ledger_enters_is_not_compared(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    with pytest.raises(sqlanon.UnsupportedError, match="the ledger, which has the"):
        publish(backend, ledger=False)


def test_a_column_that_is_no_key_is_refused(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    backend.run("INSERT INTO people VALUES ('P1', 20, 'rare')")
    with pytest.raises(sqlanon.JobError, match="id is not a key of people"):
        publish(backend)
    assert keys(backend) == []
    backend.run("DELETE FROM people WHERE ill = 'rare'")
    backend.run("INSERT INTO people VALUES (NULL, 20, 'rare')")
    with pytest.raises(sqlanon.JobError, match="id is not a key of people"):
        publish(backend)
    assert "released" not in backend.tables()


KEYED = {
    "primary key": ("VARCHAR(20) NOT NULL PRIMARY KEY", "integer", None),
    "unique": ("VARCHAR(20) NOT NULL UNIQUE", "integer", None),
    "unique, may be NULL": ("VARCHAR(20) UNIQUE", "integer", "people has no key; name a column"),
    "of two": ("VARCHAR(20) NOT NULL", "INTEGER NOT NULL, UNIQUE (age, id)", "key of people is"),
}


@pytest.mark.parametrize("key", KEYED)
def test_a_key_that_the_job_does_not_name_is_that_of_the_catalogue(
    backend: Place, key: str
) -> None:
    type_, age, refused = KEYED[key]
    kinds = {"id": type_, "ill": "text", "age": age}  # a constraint of the table stands last
    backend.load("people", kinds, [(one, ill, old) for one, old, ill in ROWS])
    target: dict[str, Any] = {"table": "released", "if_exists": "replace"}
    if refused is not None:
        with pytest.raises(sqlanon.JobError, match=refused):
            publish(backend, "suppress", target=target)
        assert "released" not in backend.tables()
        return
    said = "persons are identified by id, the key in the catalogue"
    report = publish(backend, "suppress", target=target)
    assert said in report.notes
    backend.run("INSERT INTO people VALUES ('P40', 'rare', 20)")
    guard = {"action": "suppress", "compare": "previous"}
    asked: Any = {
        "columns": COLUMNS,
        "privacy": [{"k_anonymity": {"k": K}}],
        "target": target,
        "release_guard": guard,
    }
    assert said in api.plan(backend.url, "people", **asked).notes
    again = publish(backend, "suppress", target=target)
    assert again.changes is not None
    assert (again.changes.came, again.changes.delayed, again.rows.published) == (0, None, 40)


def test_no_plan_stores_a_key(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    publish(backend)
    before = backend.tables()
    asked: Any = {
        "columns": COLUMNS,
        "privacy": [{"k_anonymity": {"k": K}}],
        "target": {"table": "released", "if_exists": "replace", "key": "id"},
        "release_guard": {"action": "refuse", "compare": "previous"},
    }
    plan = api.plan(backend.url, "people", **asked)
    assert "_keys" in plan.script.text()
    assert backend.tables() == before


@pytest.mark.parametrize(
    ("action", "target", "reason"),
    [
        ("warn", {}, "people has no key; name a column"),
        (None, {"key": "id"}, "key needs release_guard"),
        ("never", {"key": "id"}, "release_guard.action"),
        ("warn", {"key": "no"}, "people has no column no"),
        ("warn", {"key": "id", "if_exists": "error"}, "if_exists: replace"),
        ("warn", {"key": "id", "mode": "view"}, "mode: table"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    backend: Place, action: str | None, target: dict[str, str], reason: str
) -> None:
    backend.load("people", KINDS, ROWS)
    target = {"table": "released", "if_exists": "replace", **target}
    with pytest.raises((sqlanon.JobError, sqlanon.UnsupportedError), match=reason):
        publish(backend, action, target=target)


def test_groups_that_are_drawn_anew_are_not_compared(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    with pytest.raises(sqlanon.UnsupportedError, match="makes new random groups"):
        publish(backend, algorithm="anatomy", privacy=[{"l_diversity": {"column": "ill", "l": 2}}])
