"""A run that is killed at any statement leaves the source, and no target or a whole one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sqlanon import api
from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from engines import Place
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from data import COLUMNS as WIDE
from data import ROWS as PEOPLE
from data import SAID, K

from sqlanon.job.job import Job
from sqlanon.publish.leftovers import clean, leftovers
from sqlanon.sql.workspace import LEFTOVER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engines import Place

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("kill")]
KILLING = Path(__file__).parents[1] / "killing.py"
ROWS = [(place, place % 4, "xy"[place % 2]) for place in range(12)]
JOB: dict[str, Any] = {
    "source": "people",
    "target": "released",
    "columns": {
        "id": {"role": "insensitive"},
        "a": {"role": "quasi"},
        "b": {"role": "quasi", "hierarchy": {"flat": True}},
    },
    "privacy": [{"k_anonymity": {"k": 3}}],
}
LATE = ("publish/", "verify/", "ledger/")


@pytest.fixture
def killer() -> Iterator[Callable[..., dict[str, Any]]]:
    """Runs a job in another process that dies before its n-th statement."""
    program = subprocess.Popen(
        [sys.executable, str(KILLING)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with program:
        assert program.stdin is not None
        assert program.stdout is not None
        reading, answers = program.stdin, program.stdout

        def run(place: Place, n: int, job: dict[str, Any], *, in_place: bool = False) -> Any:
            said = {"url": place.url, "job": job, "n": n, "in_place": in_place}
            print(json.dumps(said), file=reading, flush=True)
            answer = json.loads(answers.readline())
            assert answer["status"] == (-signal.SIGKILL if n else 0)
            return answer

        yield run
        reading.close()


def chosen(steps: list[str]) -> list[int]:
    """Statements to die at: a spread of all, and each one of writing, verifying, publishing."""
    early = [n for n, name in enumerate(steps, start=1) if not name.startswith(LATE)]
    late = [n for n, name in enumerate(steps, start=1) if name.startswith(LATE)]
    return sorted({*early[:: max(1, len(early) // 14)], *late})


def settled(place: Place) -> list[str]:
    """The tables of a place once the server has noticed that the killed client is gone."""
    if place.name == "mariadb":
        deadline = time.monotonic() + 10
        asked = f"SELECT COUNT(*) FROM information_schema.processlist WHERE db = '{place.schema}'"
        while place.rows(asked) != [(1,)] and time.monotonic() < deadline:
            time.sleep(0.005)
    if place.name == "postgresql":
        deadline = time.monotonic() + 10
        waiting = (
            "SELECT COUNT(*) FROM pg_locks l JOIN pg_class c ON c.oid = l.relation "
            f"WHERE c.relnamespace = '{place.schema}'::regnamespace"
        )
        while place.rows(waiting) != [(0,)] and time.monotonic() < deadline:
            time.sleep(0.005)
    return place.tables()


def assert_anonymous(place: Place, table: str) -> None:
    """The table is a whole release."""
    assert sorted(int(record["id"]) for record in place.records(table)) == list(range(12))
    assert api.check(place.url, table, quasi=["a", "b"], k=3).models[0].holds


def test_a_killed_run_leaves_the_source_and_no_target_or_a_whole_one(
    backend: Place, killer: Callable[..., dict[str, Any]]
) -> None:
    backend.load("people", {"id": "integer", "a": "integer", "b": "text"}, ROWS)
    whole = killer(backend, 0, JOB)
    assert_anonymous(backend, "released")
    backend.run("DROP TABLE released")

    for n in chosen(whole["steps"]):
        died = killer(backend, n, JOB)
        left = set(settled(backend)) - {"people", "sqlanon_runs"}
        where = f"killed before {died['steps'][-1]}, statement {n}"

        assert sorted(backend.rows("SELECT * FROM people")) == ROWS, where
        if "released" in left:
            assert_anonymous(backend, "released")
            backend.run("DROP TABLE released")
        assert all(LEFTOVER.fullmatch(name) for name in left - {"released"}), where
        if backend.name != "mariadb":
            assert not left, where
        assert {name.name for name in leftovers(backend.url)} == left - {"released"}, where
        clean(backend.url)
        assert set(backend.tables()) == {"people", "sqlanon_runs"}, where


def test_a_killed_run_leaves_the_release_that_it_would_have_replaced(
    backend: Place, killer: Callable[..., dict[str, Any]]
) -> None:
    backend.load("people", {"id": "integer", "a": "integer", "b": "text"}, ROWS)
    job = {**JOB, "target": {"table": "released", "if_exists": "replace"}}
    killer(backend, 0, job)
    steps = killer(backend, 0, job)["steps"]
    written = steps.index("publish/create") + 1
    renamed = max(n for n, name in enumerate(steps, start=1) if name.startswith("publish/"))

    for n in range(written, renamed + 3):
        killer(backend, n, job)
        settled(backend)

        assert_anonymous(backend, "released")
        assert sorted(backend.rows("SELECT * FROM people")) == ROWS
        clean(backend.url)
        assert backend.tables() == ["people", "released", "sqlanon_runs"]


def test_a_run_goes_through_after_one_was_killed_before_publishing(
    backend: Place, killer: Callable[..., dict[str, Any]]
) -> None:
    backend.load("people", {"id": "integer", "a": "integer", "b": "text"}, ROWS)
    steps = killer(backend, 0, {**JOB, "target": "first"})["steps"]

    killer(backend, steps.index("publish/rename") + 1, JOB)
    settled(backend)
    report = api.run(Job.from_mapping(JOB), connection=backend.url)

    assert report.rows.published == len(ROWS)
    assert_anonymous(backend, "released")


def test_the_ledger_holds_no_run_that_was_killed_before_its_release_had_its_name(
    backend: Place, killer: Callable[..., dict[str, Any]]
) -> None:
    backend.load("people", {"id": "integer", "a": "integer", "b": "text"}, ROWS)
    steps = killer(backend, 0, {**JOB, "target": "first"})["steps"]

    killer(backend, steps.index("publish/rename") + 1, JOB)

    assert "released" not in settled(backend)
    assert len(backend.records("sqlanon_runs")) == 1


def test_a_run_that_fails_leaves_the_tables_as_they_were(backend: Place) -> None:
    backend.load("people", WIDE, PEOPLE)
    few = [{"k_anonymity": {"k": 1000}}]

    with pytest.raises(UnsatisfiableError):
        api.anonymize(backend.url, "people", columns=SAID, privacy=few, target="released")

    assert backend.tables() == ["people"]
    assert len(backend.records("people")) == len(PEOPLE)


def test_a_run_that_fails_in_its_last_step_leaves_no_target(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend.load("people", WIDE, PEOPLE)
    monkeypatch.setattr(
        "sqlanon.api.assemble", lambda *_, **__: (_ for _ in ()).throw(RuntimeError("broken"))
    )

    with pytest.raises(RuntimeError):
        api.anonymize(backend.url, "people", columns=SAID, privacy=K, target="released")

    # MariaDB's CREATE TABLE commits, so the ledger stays there, empty
    ledger = ["sqlanon_runs"] if backend.name == "mariadb" else []
    assert backend.tables() == ["people", *ledger]
    assert not ledger or backend.records("sqlanon_runs") == []
