"""A plan says who would come and go since the release that it would replace, as the run will."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sqlanon import Job, VerificationError, plan, run

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "text", "who": "text", "age": "integer"}
ROWS = [(f"R{n}", f"P{n}", 20 + 20 * (n % 2)) for n in range(8)]


def said(place: Place, action: str, **more: Any) -> Job:
    asked: dict[str, Any] = {
        "connection": place.url,
        "source": "people",
        "target": {"table": "out", "if_exists": "replace", "key": "id"},
        "release_guard": {"action": action, "compare": "previous"},
        "columns": {
            "id": {"role": "drop"},
            "who": {"role": "drop"},
            "age": {"role": "quasi"},
        },
        "privacy": [{"k_anonymity": {"k": 3}}],
        "algorithm": {"fixed": {"levels": {"age": 0}}},
    }
    return Job.from_mapping(asked | more)


def of_persons(place: Place, action: str) -> Job:
    """The same, of persons: the key is theirs."""
    target = {"table": "out", "if_exists": "replace"}
    persons = [{"k_anonymity": {"k": 3, "person": "who"}}]
    return said(place, action, privacy=persons, target=target)


@pytest.mark.parametrize("made", [said, of_persons])
def test_a_plan_counts_as_the_run_does(backend: Place, made: Any) -> None:
    backend.load("people", KINDS, ROWS)
    job = made(backend, "warn")
    assert plan(job).changes is None  # there is nothing before it
    first = run(job)
    same = plan(job)
    assert same.changes is not None
    assert (same.changes.before, same.changes.came, same.changes.went) == (first.run_id, 0, 0)
    assert "W10" not in {one.code for one in same.warnings}
    backend.run("DELETE FROM people WHERE id = 'R0'", "INSERT INTO people VALUES ('N', 'N', 40)")
    backend.run("INSERT INTO people VALUES ('M', 'P1', 40)")  # of somebody who was there
    planned, names = plan(job), sorted(backend.tables())
    assert planned.changes is not None
    assert "W10" in {one.code for one in planned.warnings}
    assert "1 removed since run" in " ".join(str(planned).split())
    assert sorted(backend.tables()) == names
    refused = made(backend, "refuse")
    assert plan(refused).changes == planned.changes
    with pytest.raises(VerificationError, match="fewer than 3 persons"):
        run(refused)
    assert run(job).changes == planned.changes


def test_a_plan_reads_together_as_the_run_does(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    job = said(backend, "", release_guard={"action": "warn"})
    run(job)
    backend.run("DELETE FROM people WHERE id = 'R0'", "INSERT INTO people VALUES ('N', 'N', 40)")
    planned, done = plan(job), run(job)
    assert planned.together is not None
    assert done.together is not None
    assert done.together.classes == planned.together.classes
    assert done.together.small == planned.together.small
    assert len(done.together.short) == len(planned.together.short) == 1


def test_who_waits_is_not_counted(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    job = said(backend, "suppress")
    run(job)
    backend.run("INSERT INTO people VALUES ('N', 'N', 40)")
    planned = plan(job)
    assert planned.changes is not None
    assert (planned.changes.came, planned.changes.small_groups) == (0, 0)
    assert planned.changes.delayed is None
    assert run(job).changes == planned.changes
