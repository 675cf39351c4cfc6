"""What is said of a release is true when a connection or a run is cut off while it is published."""

from __future__ import annotations

import json
import signal
import threading
import time
from contextlib import ExitStack, closing
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy
from cutting import Cut, cutting
from engines import UnreachableError, unreachable
from servers import own_place

from sqlanon.api import run as api
from sqlanon.cli.app import main
from sqlanon.errors import TryAgainError, UnknownOutcomeError
from sqlanon.job.job import Job
from sqlanon.ledger import outcome
from sqlanon.sql.backends import Backend, connect
from sqlanon.sql.backends.duckdb import DuckDBBackend
from sqlanon.sql.backends.sqlalchemy import SqlAlchemyBackend
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

    from sqlanon.sql.statement import Statement

AGES = [place % 4 for place in range(12)]
ROWS = [(age,) for age in AGES]
QUASI = {"role": "quasi", "output": "median"}
SAID: dict[str, Any] = {
    "source": "people",
    "target": {"table": "released", "if_exists": "replace"},
    "columns": {"a": {"role": "quasi"}},
    "privacy": [{"k_anonymity": {"k": 3}}],
}


def job(mode: str = "table") -> dict[str, Any]:
    return {**SAID, "target": {**SAID["target"], "mode": mode}}


def entered(place: Place) -> int:
    return len(place.records("sqlanon_runs")) if "sqlanon_runs" in place.tables() else 0


def ours(place: Place) -> list[str]:
    """Relations that no run should leave."""
    return [name for name in place.tables() if name.startswith("_sqlanon_")]


BEGUN = 1
"""Commits before that of the run: that it begins is entered by itself."""
CUTS = [
    ("postgresql", "table", b"COMMIT"),
    ("mariadb", "table", b"RENAME TABLE"),
    ("mariadb", "view", b"VIEW `%s`.`released`"),
]
"""Engine, mode, and the statement that publishes."""


@pytest.mark.parametrize("answered", [True, False], ids=["done", "not done"])
@pytest.mark.parametrize(("backend", "mode", "statement"), CUTS, indirect=["backend"])
def test_a_connection_that_is_cut_while_it_publishes_tells_what_became_of_it(
    backend: Place,
    mode: str,
    statement: bytes,
    *,
    answered: bool,
    capfd: pytest.CaptureFixture[str],
) -> None:
    backend.load("people", {"a": "integer"}, ROWS)
    url = sqlalchemy.make_url(backend.url)
    statement = statement.replace(b"%s", backend.schema.encode())
    at = 1 + (BEGUN if statement == b"COMMIT" else 0)
    cut = Cut(statement, answered=answered, at=at)
    with cutting(str(url.host), url.port or 0, cut) as port:
        through = url.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
        said = Job.from_mapping(job(mode))
        if answered:
            report = api.run(said, connection=through)
            assert any("another connection found the release published" in n for n in report.notes)
        else:
            with pytest.raises(TryAgainError, match="connection was lost"):
                api.run(said, connection=through)

    assert cut.done
    assert ("released" in backend.tables()) is answered
    assert entered(backend) == int(answered)
    assert ours(backend) == []
    if answered:
        assert len(backend.records("released")) == len(ROWS)
    assert capfd.readouterr().err == "", "no traceback of a pool"


@pytest.mark.gate
def test_a_commit_that_takes_longer_than_its_connection_lives_is_waited_for() -> None:
    """MariaDB: what was sent is done, whoever has gone meanwhile."""
    with ExitStack() as stack:
        try:
            place, _ = stack.enter_context(own_place("mariadb"))
        except UnreachableError as error:
            unreachable("mariadb", error)
        place.load("people", {"id": "INTEGER PRIMARY KEY", "a": "integer"}, list(enumerate(AGES)))
        blocker = stack.enter_context(closing(place.connect())).cursor()
        url = sqlalchemy.make_url(place.url)
        # that the run begins is committed first, then the run
        cut = Cut(b"\x03COMMIT", answered=True, waits=False, at=2)
        port = stack.enter_context(cutting("127.0.0.1", url.port or 0, cut))

        def unblock() -> None:
            while not cut.done:
                time.sleep(0.01)
            time.sleep(0.5)  # after a second the server would notice that nobody listens
            blocker.execute("BACKUP STAGE END")

        end = threading.Thread(target=unblock, daemon=True)

        def block(step: Statement) -> None:
            if step.name == "in_place/update":
                for stage in ("START", "FLUSH", "BLOCK_DDL", "BLOCK_COMMIT"):
                    blocker.execute(f"BACKUP STAGE {stage}")
                end.start()

        report = api.run(
            Job.from_mapping(
                {
                    **SAID,
                    "columns": {"id": {"role": "identifier", "action": "keep"}, "a": QUASI},
                    "target": {"mode": "replace"},
                }
            ),
            connection=url.set(port=port).render_as_string(hide_password=False),
            in_place=True,
            observer=Observer(statement=block),
        )
        end.join()

        assert cut.done
        assert any("another connection found the release published" in n for n in report.notes)
        assert entered(place) == 1


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_a_connection_of_the_callers_holds_no_lock_when_a_run_has_ended(backend: Place) -> None:
    backend.load("people", {"a": "integer"}, ROWS)
    engine = sqlalchemy.create_engine(backend.url)
    with engine.connect() as connection:
        run_id = api.run(Job.from_mapping(SAID), connection=connection).run_id
        free = f"SELECT IS_FREE_LOCK('_sqlanon_{run_id}')"
        assert backend.rows(free) == [(1,)]
        assert not connection.in_transaction()
    engine.dispose()


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_where_nobody_answers_it_is_said_what_to_ask(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend.load("people", {"a": "integer"}, ROWS)
    monkeypatch.setattr(outcome, "PATIENCE", 0.0)
    url = sqlalchemy.make_url(backend.url)
    with cutting(str(url.host), url.port or 0, Cut(b"COMMIT", answered=True, at=1 + BEGUN)) as port:
        through = url.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
        nobody = "postgresql://127.0.0.1:1/x"
        monkeypatch.setattr(SqlAlchemyBackend, "companion", lambda _: connect(nobody))
        with pytest.raises(UnknownOutcomeError) as caught:
            api.run(Job.from_mapping(SAID), connection=through)

    (row,) = backend.records("sqlanon_runs")
    assert f"run_id = '{row['run_id']}' in {backend.schema}.sqlanon_runs" in str(caught.value)
    assert caught.value.exit_code == 75


def interrupt(monkeypatch: pytest.MonkeyPatch, backend: type[Backend], *, before: bool) -> None:
    """Let a signal come right before or right after a backend's commit of the run."""
    commit = backend.commit
    number = count()

    def interrupted(self: Backend) -> None:
        of_run = next(number) == BEGUN
        if of_run and before:
            signal.raise_signal(signal.SIGTERM)
        commit(self)
        if of_run:
            signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(backend, "commit", interrupted)


@pytest.mark.parametrize("before", [False, True], ids=["after", "before"])
def test_a_signal_right_after_the_commit_comes_too_late(
    backend: Place,
    *,
    before: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    backend.load("people", {"a": "integer"}, ROWS)
    file = tmp_path / "job.json"
    file.write_text(json.dumps(SAID))
    for one in (DuckDBBackend, SqlAlchemyBackend):
        interrupt(monkeypatch, one, before=before)

    code = main(["run", str(file), "--url", backend.url, "--json"])

    said = capsys.readouterr()
    # where DDL commits, the release has its name before the run's last commit
    there = not before or backend.name == "mariadb"
    assert ("released" in backend.tables()) is there
    assert entered(backend) == int(there)
    assert code == (0 if there else 143)
    if there:
        assert json.loads(said.out)["rows"]["published"] == len(ROWS)
        assert said.err == "sqlanon: note: interrupted after the release was published\n"
    else:
        assert said.err == "sqlanon: interrupted; nothing was published\n"
    assert ours(backend) == []
