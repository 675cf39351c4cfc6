"""A run in place looks last at what readers see: rows of writers that waited are counted."""

from __future__ import annotations

import threading
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from customers import SAID, customers, update

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import DatabaseError
from sqlanon.report.data import SeenAfterwards
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.sql.statement import Statement

LATE = (
    *(
        f"INSERT INTO people (name, sex, age, zip, pay) VALUES ('late', 'm', {n}, '1{n}', 7)"
        for n in (31, 32)
    ),
    "INSERT INTO people (name, sex, pay) VALUES ('late', 'm', 7)",
    "UPDATE people SET zip = '10001' WHERE id = 5",
    "DELETE FROM people WHERE id = 7",
)
SEEN = SeenAfterwards(rows=62, came=4, went=2, below_k=4)
"""Three rows more and one less; who was changed has come and gone; k is 3."""


class Waiting:
    """Somebody who begins to write while the run holds its lock, and is done when it looks last.

    Args:
        place: Where.
        statements: What is written.
        waited_for: Whether the last look is put off until all of it is written.
    """

    def __init__(self, place: Place, *statements: str, waited_for: bool = True) -> None:
        self._statements, self._waited_for = statements, waited_for
        self._place = place
        self._thread = threading.Thread(target=self._write)
        self.waited = False

    def observer(self) -> Observer:
        """Tells it of the run's statements."""
        return Observer(statement=self._meanwhile)

    def _meanwhile(self, step: Statement) -> None:
        if step.name in {"in_place/update", "publish/create"} and self._thread.ident is None:
            self._thread.start()
            time.sleep(0.1)
            self.waited = self._thread.is_alive()
        if step.name == "in_place/afterwards" and self._waited_for:
            self._thread.join(timeout=120)

    def _write(self) -> None:
        with closing(self._place.connect()) as connection:
            for statement in self._statements:
                self._insist(connection, statement)

    @staticmethod
    def _insist(connection: Any, statement: str) -> None:
        """Until it is acknowledged: DuckDB does not wait, but refuses."""
        last = time.monotonic() + 60
        while time.monotonic() < last:
            try:
                connection.cursor().execute(statement)
            except Exception:  # noqa: BLE001 - each driver has its own
                time.sleep(0.02)
            else:
                return


def test_what_was_written_by_who_waited_is_counted(backend: Place) -> None:
    customers(backend)
    backend.run("DROP TABLE orders")
    waiting = Waiting(backend, *LATE)

    report = update(backend, observer=waiting.observer())

    assert waiting.waited
    assert report.afterwards == SEEN
    assert report.rows.published == 60
    assert report.to_dict()["afterwards"] == {"rows": 62, "came": 4, "went": 2, "below_k": 4}
    told = "62 rows: 4 not written by the run, and"
    assert told in str(report)
    assert told in report.to_html()
    (run,) = sqlanon.history(backend.url, "people").runs
    assert run.afterwards == SEEN
    assert told in str(sqlanon.history(backend.url, "people"))
    assert not [name for name in backend.tables() if name.startswith("_sqlanon")]


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_who_waits_in_a_queue_is_waited_for(backend: Place) -> None:
    """Nobody puts the last look off here but the engine's queue of locks."""
    customers(backend)
    waiting = Waiting(backend, LATE[0], waited_for=False)
    assert update(backend, observer=waiting.observer()).afterwards == SeenAfterwards(61, 1, 0, 1)


REPLACING = pytest.mark.parametrize("backend", ["duckdb", "sqlite", "postgresql"], indirect=True)


@REPLACING
def test_a_table_that_was_exchanged_is_looked_at_too(backend: Place) -> None:
    backend.load("people", {"age": "integer", "pay": "integer"}, [(n % 9, n) for n in range(45)])
    waiting = Waiting(backend, "INSERT INTO people VALUES ('4', 99)")
    report = api.anonymize(
        backend.url,
        "people",
        columns={"age": {"role": "quasi"}, "pay": {"role": "sensitive"}},
        privacy=[{"k_anonymity": {"k": 10}}],
        target={"mode": "replace", "by": "swap"},
        in_place=True,
        observer=waiting.observer(),
    )
    assert waiting.waited
    assert report.afterwards == SeenAfterwards(rows=46, came=1, went=0, below_k=1)


def test_without_anybody_else_it_is_what_was_written(backend: Place) -> None:
    customers(backend)
    said: dict[str, Any] = {**SAID["columns"]}
    said["id"] = {"role": "identifier", "action": "renumber", "references": ["orders.person"]}
    if backend.name == "duckdb":
        backend.run("DROP TABLE orders")
        said["id"] = {"role": "identifier", "action": "renumber"}
    report = update(backend, columns=said)
    assert report.afterwards == SeenAfterwards(rows=60, came=0, went=0, below_k=0)
    assert "60 rows, as they were written" in str(report)


@pytest.mark.parametrize(
    ("broken", "seen"), [("in_place/afterwards", None), ("ledger/amend", (60, 0, 0, 0))]
)
def test_a_run_that_has_published_says_so_whatever_comes_then(
    backend: Place, broken: str, seen: tuple[int, ...] | None
) -> None:
    customers(backend)

    def breaking(step: Statement) -> None:
        if step.name == broken:
            raise DatabaseError("it cannot be done")

    report = update(backend, observer=Observer(statement=breaking))
    assert report.afterwards == (None if seen is None else SeenAfterwards(*seen))
    assert any("readers saw when the run had ended (DatabaseError)" in one for one in report.notes)
    (run,) = sqlanon.history(backend.url, "people").runs
    assert run.state == "published"
    assert run.afterwards is None
    assert not [name for name in backend.tables() if name.startswith("_sqlanon")]
