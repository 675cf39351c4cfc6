"""A clock that goes back, or of a machine that is behind: which release came last is known."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from typing_extensions import override

import sqlanon
from sqlanon.errors import VerificationError

if TYPE_CHECKING:
    from engines import Place


class Clock(datetime):
    """A clock that is ahead."""

    ahead = timedelta(0)

    @override
    @classmethod
    def now(cls, tz: Any = None) -> Any:
        """What it says."""
        return datetime.now(tz) + cls.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    """The clock by which runs are entered."""
    monkeypatch.setattr("sqlanon.ledger.ledger.datetime", Clock)
    monkeypatch.setattr(Clock, "ahead", timedelta(0))
    return Clock


def published(place: Place) -> str:
    """Publish the people of today as `released`; the run."""
    return sqlanon.anonymize(
        place.url,
        "people",
        columns={
            "id": {"role": "drop"},
            "age": {"role": "quasi", "hierarchy": {"flat": True}},
            "ill": {"role": "sensitive"},
        },
        privacy=[{"k_anonymity": {"k": 3}}],
        algorithm={"fixed": {"levels": {"age": 0}}},
        target={"table": "released", "if_exists": "replace", "key": "id"},
        release_guard={"action": "refuse", "compare": "previous"},
    ).run_id


def test_a_release_is_compared_with_the_one_before_whatever_the_clock_says(
    backend: Place, clock: type[Clock]
) -> None:
    """By the clock the first release is the last: its keys are gone, and nothing was compared."""
    rows = [(number, 20 + number % 2, "abc"[number % 3]) for number in range(12)]
    backend.load("people", {"id": "integer", "age": "integer", "ill": "text"}, rows)
    clock.ahead = timedelta(days=1)
    runs = [published(backend)]
    clock.ahead = timedelta(0)
    backend.run(*(f"INSERT INTO people VALUES ({number}, 20, 'a')" for number in (12, 13, 14)))
    runs.append(published(backend))
    backend.run("INSERT INTO people VALUES (15, 20, 'c')")
    with pytest.raises(VerificationError, match="fewer than 3 persons were added to or removed"):
        published(backend)
    assert len(backend.records("released")) == 15
    told = [run.run_id for run in sqlanon.history(backend.url, "released").runs]
    assert [run for run in told if run in runs] == [*reversed(runs)]


def test_a_clock_that_is_right_is_believed(backend: Place, clock: type[Clock]) -> None:
    backend.load(
        "people",
        {"id": "integer", "age": "integer", "ill": "text"},
        [(n, 30, "flu") for n in range(9)],
    )
    clock.ahead = timedelta(days=-1)
    published(backend)
    clock.ahead = timedelta(0)
    published(backend)
    found = backend.rows("SELECT finished_at FROM sqlanon_runs ORDER BY finished_at")
    first, second = (datetime.fromisoformat(str(row[0])) for row in found)
    assert timedelta(hours=23) < second - first < timedelta(hours=25)
