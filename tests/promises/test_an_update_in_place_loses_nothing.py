"""Writers that pause or never do lose nothing to an update in place; readers see one state."""

from __future__ import annotations

import threading
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from customers import PEOPLE, customers, update

from sqlanon.errors import SqlanonError
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

OLD, NEW = {"Person"}, {"it's"}
PATIENCE = 120.0


class Crowd:
    """Two writers and three readers, until they are stopped.

    Attributes:
        inserted: Numbers that were acknowledged.
        deleted: Keys whose deletion was.
        torn: What readers saw that is neither all old nor all new.
    """

    def __init__(self, place: Place) -> None:
        self.place = place
        self.stopped = threading.Event()
        self.inserted: list[int] = []
        self.deleted: list[int] = []
        self.torn: list[set[str]] = []
        work = [(self._write, 0.0), (self._write, 0.15), *[(self._read, 0.01)] * 3]
        self._threads = [
            threading.Thread(target=action, args=(number, pause))
            for number, (action, pause) in enumerate(work)
        ]
        for thread in self._threads:
            thread.start()

    def await_writes(self) -> None:
        """Wait until one more was acknowledged."""
        seen, last = len(self.inserted), time.monotonic() + PATIENCE
        while len(self.inserted) == seen:
            assert time.monotonic() < last, "nothing is written"
            time.sleep(0.005)

    def stop(self) -> None:
        """Wait until they have all ended."""
        self.stopped.set()
        for thread in self._threads:
            thread.join(timeout=PATIENCE)
        assert not any(thread.is_alive() for thread in self._threads), "a thread hangs"

    def _write(self, writer: int, pause: float) -> None:
        number = 1_000_000 * (writer + 1)
        with closing(self.place.connect()) as connection:
            while not self.stopped.is_set():
                number += 1
                self._insert_and_delete(connection, number, PEOPLE[number % 20 + 20 * writer][0])
                time.sleep(pause)

    def _insert_and_delete(self, connection: Any, number: int, key: int) -> None:
        cursor = connection.cursor()
        try:
            cursor.execute(f"INSERT INTO people (name, sex, pay) VALUES ('late', 'm', {number})")
            self.inserted.append(number)
            if number % 7 == 0:
                cursor.execute(f"DELETE FROM people WHERE id = {key}")
                self.deleted.append(key)
        except Exception:  # noqa: BLE001 - any refusal is an answer: not acknowledged
            time.sleep(0.005)

    def _read(self, _: int, pause: float) -> None:
        with closing(self.place.connect()) as connection:
            while not self.stopped.is_set():
                cursor = connection.cursor()
                try:
                    cursor.execute("SELECT DISTINCT name FROM people WHERE id <= 60")
                    seen = {str(row[0]).split(" ", 1)[0] for row in cursor.fetchall()}
                except Exception as error:  # noqa: BLE001 - told below
                    seen = {type(error).__name__}
                if seen not in (OLD, NEW):
                    self.torn.append(seen)
                time.sleep(pause)


def one_run(place: Place) -> bool:
    """Run among the crowd; whether the table was published, after looking for what is lost."""
    customers(place)
    place.run("DROP TABLE orders")
    crowd = Crowd(place)
    crowd.await_writes()
    try:
        update(place, observer=Observer(statement=lambda _: time.sleep(0.002)))
    except SqlanonError:
        published = False
    else:
        published = True
    crowd.await_writes()
    crowd.stop()
    rows = place.rows("SELECT id, name, pay FROM people")
    numbers = {row[2] for row in rows}
    assert crowd.inserted
    assert set(crowd.inserted) <= numbers, "an acknowledged insert is lost"
    assert not set(crowd.deleted) & {row[0] for row in rows}, "an acknowledged delete is undone"
    assert not crowd.torn
    assert {row[1].split(" ")[0] for row in rows if row[0] <= 60} == (NEW if published else OLD)
    return published


def test_an_acknowledged_write_is_there_and_readers_see_all_or_nothing(backend: Place) -> None:
    if backend.name == "sqlite":
        pytest.skip("its readers wait for the one lock of the file; see the long run")
    one_run(backend)


@pytest.mark.full
@pytest.mark.parametrize("turn", range(15))
def test_fifteen_times(backend: Place, turn: int) -> None:
    del turn
    if backend.name == "sqlite":
        backend.run("PRAGMA journal_mode = WAL")
    one_run(backend)
