"""The ledger as others read it, and when several runs want it at once."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

from ledgers import SMALLEST_CLASS

import sqlanon
from sqlanon.api import run as api
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.sql.statement import Statement


def test_reports_are_json_to_the_database(backend: Place) -> None:
    backend.load("people", {"age": "integer"}, [(age,) for age in range(12)])
    report = publish(backend, "rel", accept={"W01": {"age": 'a "quoted" reason: ü, \\, \n'}})
    assert report.classes.min is not None
    assert [int(row[0]) for row in backend.rows(SMALLEST_CLASS[backend.name])] == [
        report.classes.min
    ]
    (past,) = sqlanon.history(backend.url, "rel").runs
    assert past.classes == report.classes
    if backend.name == "postgresql":
        found = backend.rows("SELECT run_id FROM sqlanon_runs WHERE report @> '{\"classes\": {}}'")
        assert found == [(report.run_id,)]


def test_a_ledger_whose_reports_are_texts_goes_on_as_it_is(backend: Place) -> None:
    """A ledger of an older version is not altered: others may read it while a run goes on."""
    backend.load("people", {"age": "integer"}, [(age,) for age in range(12)])
    columns = ("run_id", "finished_at", "source", "target", "job_digest", "report")
    backend.load("sqlanon_runs", dict.fromkeys(columns, "text"), [])
    before = backend.types_of("sqlanon_runs")
    reports = [publish(backend, "rel"), publish(backend, "rel")]
    assert backend.types_of("sqlanon_runs") == before
    told = [run.run_id for run in sqlanon.history(backend.url, "rel").runs]
    assert told == [report.run_id for report in reversed(reports)]


def publish(place: Place, target: str, **options: Any) -> sqlanon.Report:
    """Publish `people` under a name, in place of what had it."""
    return sqlanon.anonymize(
        place.url,
        "people",
        columns={"age": {"role": "quasi"}},
        privacy=[{"k_anonymity": {"k": 3}}],
        target={"table": target, "if_exists": "replace"},
        **options,
    )


def test_four_first_runs_at_once_are_all_published_and_entered(backend: Place) -> None:
    """All begin together, and come to their ledger together: there was none in the schema."""
    backend.load("people", {"age": "integer"}, [(age,) for age in range(12)])
    begin, enter = threading.Barrier(4), threading.Barrier(4)
    failures: list[BaseException] = []
    others = backend.connect()  # as in a program that has the file open, on DuckDB

    def run(target: str) -> None:
        def wait(statement: Statement) -> None:
            # SQLite lets one run at a time come so far
            if statement.name == "ledger/create" and backend.name != "sqlite":
                enter.wait(timeout=60)

        try:
            begin.wait(timeout=60)
            publish(backend, target, observer=Observer(statement=wait))
        except BaseException as error:  # noqa: BLE001 - all of them are looked at below
            failures.append(error)

    threads = [threading.Thread(target=run, args=(f"rel_{number}",)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    others.close()
    assert not failures
    entered = backend.rows("SELECT target FROM sqlanon_runs ORDER BY target")
    assert [str(name).rpartition(".")[2] for (name,) in entered] == [f"rel_{n}" for n in range(4)]
    assert len(backend.records("rel_3")) == 12
    assert {run.state for run in sqlanon.history(backend.url).runs} == {"published"}


def test_four_first_runs_in_place_at_once_have_their_classes_entered(backend: Place) -> None:
    """All enter their classes together, the first time into a table that none of them has made.

    The second time each takes out what it entered before, beside what the others are entering.
    """
    people = ", ".join(f"({number}, {number})" for number in range(12))
    for table in range(4):
        backend.run(
            f"CREATE TABLE people_{table} (id INTEGER PRIMARY KEY, age INTEGER)",
            f"INSERT INTO people_{table} VALUES {people}",
        )
    others = backend.connect()  # as in a program that has the file open, on DuckDB
    for night in range(2):
        # SQLite lets one run at a time come so far; on MariaDB who takes rows out keeps the others
        # from it until it has ended
        meets = backend.name in {"duckdb", "postgresql"} or (night, backend.name) == (0, "mariadb")
        assert not at_once(
            backend, meets="rerun_in_place/enter_classes" if meets else "publish/rows"
        )
        entered = backend.rows("SELECT run_id, COUNT(*) FROM sqlanon_runs_classes GROUP BY run_id")
        runs = sqlanon.history(backend.url).runs
        assert [run.state for run in runs] == ["published"] * 4 * (night + 1)
        # 4 classes, the name of the column and the kind of its values
        assert dict(entered) == {run.run_id: 6 for run in runs[:4]}
        assert all(run.resumed for run in runs[:4]) is bool(night)
    others.close()


def at_once(place: Place, *, meets: str) -> list[BaseException]:
    """Publish four tables in place at once, which wait for each other; what failed."""
    begin, meeting = threading.Barrier(4), threading.Barrier(4)
    failures: list[BaseException] = []

    def run(table: str) -> None:
        def wait(statement: Statement) -> None:
            if statement.name == meets and place.name != "sqlite":
                meeting.wait(timeout=60)

        try:
            begin.wait(timeout=60)
            api.anonymize(
                place.url,
                table,
                columns={
                    "id": {"role": "identifier", "action": "keep"},
                    "age": {"role": "quasi", "output": "lower"},
                },
                privacy=[{"k_anonymity": {"k": 3}}],
                target={"mode": "replace", "by": "update"},
                in_place=True,
                observer=Observer(statement=wait),
            )
        except BaseException as error:  # noqa: BLE001 - all of them are looked at
            failures.append(error)

    threads = [threading.Thread(target=run, args=(f"people_{number}",)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return failures
