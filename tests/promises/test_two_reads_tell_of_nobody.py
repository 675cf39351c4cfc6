"""A view that is read before and after one person comes, goes or changes tells nothing of them."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.api import run as api
from sqlanon.cli.app import main
from sqlanon.errors import VerificationError
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

    from sqlanon.sql.statement import Statement

KINDS = {"id": "integer", "age": "integer", "ward": "text", "ill": "text"}
ROWS = [(n, 20 + n % 40, "xyz"[n % 3], f"illness {n % 7}") for n in range(120)]
K = 5


def publish(place: Place, **target: Any) -> sqlanon.Report:
    """Publish `people` as a view."""
    return api.anonymize(
        place.url,
        "people",
        columns={
            "id": {"role": "drop"},
            "age": {"role": "quasi"},
            "ward": {"role": "quasi"},
            "ill": {"role": "sensitive"},
        },
        privacy=[{"k_anonymity": {"k": K}}],
        target={"table": "seen", "mode": "view", **target},
    )


def read(place: Place) -> Counter[tuple[Any, ...]]:
    """What anybody sees who may read the view."""
    return Counter(place.rows("SELECT age, ward, ill FROM seen"))


def learnt(place: Place, change: str) -> list[tuple[Any, ...]]:
    """The rows by which two reads around a change differ."""
    before = read(place)
    place.run(change)
    after = read(place)
    return [*((after - before) + (before - after)).elements()]


CHANGES = {
    "comes": "INSERT INTO people VALUES (1000, 33, 'x', 'rare')",
    "goes": "DELETE FROM people WHERE id = 17",
    "falls ill": "UPDATE people SET ill = 'rare' WHERE id = 17",
    "moves": "UPDATE people SET ward = 'z' WHERE id = 18",
}


def test_a_live_view_tells_a_newcomers_class_and_illness(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    report = publish(backend, follows="live")
    assert any("learns that person's class and sensitive values" in note for note in report.notes)
    ((*_, ill),) = learnt(backend, CHANGES["comes"])
    assert ill == "rare"


def test_a_view_that_is_refreshed_tells_nothing_between_two_refreshes(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    report = publish(backend)
    assert any("`sqlanon refresh seen`" in note for note in report.notes)
    for change in CHANGES.values():
        assert learnt(backend, change) == [], change
    assert sum(read(backend).values()) == len(ROWS)


def test_a_refresh_shows_the_rows_of_today_in_classes_of_k(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    publish(backend)
    backend.run(*CHANGES.values())
    backend.run("INSERT INTO people VALUES (1001, 999, 'new', 'rare')")  # of no known value
    report = sqlanon.refresh(backend.url, "seen")
    shown = read(backend)
    assert report.table == "seen"
    assert report.rows.published == sum(shown.values()) <= len(ROWS)
    assert sum(n for (*_, ill), n in shown.items() if ill == "rare") == 1  # who fell ill has gone
    classes: Counter[tuple[Any, ...]] = Counter()
    for (age, ward, _), n in shown.items():
        classes[age, ward] += n
    assert min(classes.values()) >= K
    assert report.k == min(classes.values())


def moved(before: Counter[Any], after: Counter[Any]) -> tuple[int, int, int, int]:
    """Rows that came and went between two reads, the classes of them, and those of fewer than k."""
    sides = []
    for gained in (after - before, before - after):
        classes: Counter[tuple[Any, ...]] = Counter()
        for (age, ward, _), n in gained.items():
            classes[age, ward] += n
        sides.append(classes)
    groups = [n for side in sides for n in side.values()]
    came, went = (side.total() for side in sides)
    return came, went, len(groups), sum(n < K for n in groups)


@pytest.mark.parametrize("backend", ["duckdb", "sqlite"], indirect=True)
def test_a_view_is_refreshed_by_its_name_in_either_case(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    publish(backend)
    before = read(backend)
    backend.run("DELETE FROM people WHERE id < 20")
    assert sqlanon.refresh(backend.url, "SEEN").changes is not None
    assert read(backend).total() < before.total()


def test_a_refresh_is_in_the_history_with_what_came_and_went(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    run = publish(backend)
    reads, ids = [read(backend)], [run.run_id]
    days = [
        [
            "DELETE FROM people WHERE id < 4",
            "INSERT INTO people SELECT 500, age, ward, ill FROM people WHERE id = 50",
        ],
        [],
        ["UPDATE people SET ill = NULL WHERE id = 60"],
    ]
    for day in days:
        backend.run(*day)
        report = sqlanon.refresh(backend.url, "seen")
        reads.append(read(backend))
        assert report.changes is not None
        assert report.changes.before == ids[-1]
        ids.append(report.run_id)
    expected = [moved(*pair) for pair in itertools.pairwise(reads)]
    assert expected[0][0] > 0 < expected[0][3]
    assert expected[1:] == [(0, 0, 0, 0), (1, 1, 2, 2)]

    past = sqlanon.history(backend.url, "seen")
    runs = past.runs[::-1]
    assert [one.run_id for one in runs] == ids
    assert [one.state for one in runs] == ["published", *["refreshed"] * 3]
    assert [one.refreshed for one in runs] == [None, *[run.run_id] * 3]
    assert [one.rows and one.rows.published for one in runs] == [after.total() for after in reads]
    told = [one.changes for one in runs[1:]]
    found = [one and (one.came, one.went, one.groups, one.small_groups) for one in told]
    assert found == expected
    compared = {"rows published", "classes", "k_anonymity reached"}
    assert {one.what for one in runs[1].differs} <= compared
    assert runs[2].differs == ()
    said = json.loads(past.to_json())["runs"]
    assert [one["state"] for one in said] == [*["refreshed"] * 3, "published"]
    assert said[0]["changes"]["small_groups"] == 2
    assert (
        f"1 rows added and 1 removed since {ids[2]}, in 2 groups, 2 of fewer than {K}"
        in " ".join(str(past).split())
    )
    # few changes: what is shown stays where it is asked for, and nothing is entered
    backend.run("UPDATE people SET ill = 'rare' WHERE id = 61")
    with pytest.raises(sqlanon.VerificationError, match="added to or removed from 2 classes since"):
        sqlanon.refresh(backend.url, "seen", release_guard="refuse")
    assert read(backend) == reads[-1]
    assert len(sqlanon.history(backend.url, "seen").runs) == 4
    # the next run is compared with the last refresh, and a refresh follows it
    again = publish(backend, if_exists="replace")
    last = sqlanon.refresh(backend.url, "seen").changes
    assert last is not None
    assert last.before == again.run_id


def test_a_class_that_became_too_small_is_left_out_by_a_refresh(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    publish(backend)
    before = read(backend)
    backend.run("DELETE FROM people WHERE id > 2")
    assert read(backend) == before
    said: dict[str, Any] = {
        "source": "people",
        "columns": {"age": {"role": "quasi"}},
        "privacy": [{"k_anonymity": {"k": K}}],
        "target": {"table": "seen", "mode": "view"},
    }
    with pytest.raises(VerificationError, match="would have 0 rows, and min_rows is 1"):
        sqlanon.refresh(backend.url, sqlanon.Job.from_mapping(said))
    assert read(backend) == before
    accepted = sqlanon.Job.from_mapping({**said, "accept": {"W11": "a ward may close"}})
    report = sqlanon.refresh(backend.url, accepted)
    assert (report.rows.published, [one.code for one in report.warnings]) == (0, ["W11"])
    assert read(backend) == Counter()


def test_what_is_measured_and_does_not_hold_is_not_shown(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    publish(backend)
    before = read(backend)

    def spoiled(statement: Statement) -> None:
        """As if what is shown were not what the live view admits: a few rows of each class."""
        if statement.name == "publish/admit":
            sql = statement.sql.replace("ORDER BY", "WHERE ill = 'illness 3' ORDER BY")
            object.__setattr__(statement, "sql", Sql(sql))

    with pytest.raises(sqlanon.VerificationError, match="the view is unchanged"):
        sqlanon.refresh(backend.url, "seen", observer=Observer(statement=spoiled))
    assert read(backend) == before


def test_the_command_takes_a_view_or_its_job(
    backend: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backend.load("people", KINDS, ROWS)
    file = tmp_path / "job.yaml"
    file.write_text(
        "source: people\ntarget: {table: seen, mode: view}\nledger: my_runs\n"
        "columns: {age: {role: quasi}, ward: {role: quasi}, ill: {role: sensitive}}\n"
        "unlisted: drop\nprivacy: [{k_anonymity: {k: 5}}]\n"
    )
    where = ["--url", backend.url]
    assert main(["run", str(file), *where]) == 0
    backend.run(CHANGES["comes"])
    assert sum(read(backend).values()) == len(ROWS)
    capsys.readouterr()
    assert main(["refresh", "seen", *where]) == 2
    assert "no run in" in capsys.readouterr().err
    assert main(["refresh", "seen", "--ledger", "my_runs", *where]) == 0
    assert sum(read(backend).values()) == len(ROWS) + 1
    backend.run(CHANGES["goes"])
    assert main(["refresh", str(file), *where, "--log", "json"]) == 0
    assert '"event": "finished", "command": "refresh"' in capsys.readouterr().err
    assert sum(read(backend).values()) < len(ROWS) + 1


def test_only_a_view_that_follows_by_refreshes_is_refreshed(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    publish(backend, follows="live")
    for name, reason in {
        "seen": "follows: refresh",
        "people": "base table, .* only a view",
        "nobody": "no view .*nobody that",
    }.items():
        with pytest.raises((sqlanon.PublishError, sqlanon.InspectionError), match=reason):
            sqlanon.refresh(backend.url, name)
    with pytest.raises(sqlanon.JobError, match="follows needs mode: view"):
        publish(backend, mode="table", follows="live")


def test_a_plan_says_what_a_live_view_gives_away(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    plan = api.plan(
        backend.url,
        "people",
        columns={"age": {"role": "quasi"}, "ward": {"role": "quasi"}},
        unlisted="drop",
        privacy=[{"k_anonymity": {"k": K}}],
        target={"table": "seen", "mode": "view", "follows": "live"},
    )
    assert any("learns that person's class" in note for note in plan.notes)
    assert "learns that person's class" in " ".join(str(plan).split())


def test_what_a_view_leaves_when_it_is_dropped_or_made_again_is_removed(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    publish(backend)
    first = {name for name in backend.tables() if name.startswith("sqlanon_recoding_")}
    assert len(first) == 5
    publish(backend, if_exists="replace", follows="live")
    second = {name for name in backend.tables() if name.startswith("sqlanon_recoding_")}
    assert len(second) == 3
    assert not first & second
    publish(backend, if_exists="replace")
    assert sqlanon.leftovers(backend.url) == []
    backend.run("DROP VIEW seen")
    assert len(sqlanon.clean(backend.url)) == 5
    assert not [name for name in backend.tables() if name.startswith("sqlanon_recoding_")]
