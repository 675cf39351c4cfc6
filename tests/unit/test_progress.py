"""The line of a terminal that says where a run stands, by a clock that does not wait."""

from __future__ import annotations

from io import StringIO

import duckdb
import pytest
from rich.console import Console

import sqlanon
from sqlanon.cli.progress import show_progress
from sqlanon.sql.workspace import Observer, Pace, Progress


class Clock:
    """Says what it is told."""

    now = 100.0

    def __call__(self) -> float:
        """Seconds."""
        return self.now


def test_the_end_follows_from_the_rounds_that_are_left_and_the_last_two() -> None:
    clock = Clock()
    pace = Pace(clock)
    assert pace.end(Progress("search", 0, rounds=9, left=9.0)) is None
    clock.now = 110.0
    assert pace.end(Progress("search", 1, rounds=9, left=4.0)) == 150.0  # 10 s a round
    clock.now = 130.0
    assert pace.end(Progress("search", 2, rounds=9, left=2.0)) == 160.0  # 10 s and 20 s
    clock.now = 132.0
    assert pace.end(Progress("search", 3, rounds=9, left=1.0)) == 143.0  # 20 s and 2 s
    assert pace.end(Progress("search", 4, rounds=9, left=0.0)) == 132.0


def test_no_end_is_told_where_it_is_not_known() -> None:
    clock = Clock()
    pace = Pace(clock)
    pace.end(Progress("search"))
    clock.now = 101.0
    assert pace.end(Progress("search", 5, 9, 0.5, left=4.0)) is None, "too soon"
    clock.now = 160.0
    assert pace.end(Progress("search", 5, 9, 0.5)) is None, "no rounds"
    assert pace.end(Progress("write")) is None
    clock.now = 161.0
    assert pace.end(Progress("search", 0, 9, 0.5, left=4.0)) is None, "another phase begins anew"


@pytest.mark.parametrize("cut", ["loss", "median"])
def test_mondrian_foretells_its_rounds(cut: str) -> None:
    """From the middle on, at most two rounds more or less than there are."""
    told: list[Progress] = []
    database = duckdb.connect()
    database.execute(
        "CREATE TABLE people AS SELECT CAST(hash(i * 7) % 4000 AS INT) a, "
        "CAST(hash(i * 13) % 900 AS INT) b FROM range(6000) t(i)"
    )
    sqlanon.plan(
        database,
        "people",
        columns={"a": "quasi", "b": "quasi"},
        privacy=[{"k_anonymity": {"k": 5}}],
        algorithm={"mondrian": {"cut": cut}},
        search_in="database",
        script=False,
        observer=Observer(progress=told.append),
    )
    rounds = [one for one in told if one.rounds is not None]
    late = [one.rounds for one in rounds[len(rounds) // 2 :]]
    assert rounds[-1].done > 5
    assert {abs((said or 0) - len(rounds)) for said in late} <= {0, 1, 2}


def line_of(*steps: tuple[float, Progress]) -> str:
    """The last line that was shown when all this was told, by the clock."""
    clock, file = Clock(), StringIO()
    console = Console(file=file, force_terminal=True, width=80, color_system=None)
    with show_progress(console, clock) as observer:
        assert isinstance(observer, Observer)
        assert observer.progress is not None
        for now, progress in steps:
            clock.now = now
            observer.progress(progress)
    frames = [one.split("\n")[0] for one in file.getvalue().split("\x1b[2K")]
    return " ".join([one for one in frames if one.strip()][-1].split())


def test_a_terminal_shows_phase_rounds_open_partitions_elapsed_and_remaining() -> None:
    begun = Progress("search", 0, 1, 0.0, 17, 16.0)
    on = Progress("search", 12, 34, 0.25, 18, 3.0)
    said = line_of((100.0, begun), (130.0, on))
    assert "search" in said
    assert "round 13 of about 18 " in said
    assert "0:00:30" in said
    assert "0:00:30 about 0:01:30 left" in said


def test_a_terminal_does_not_guess() -> None:
    said = line_of((100.0, Progress("search")), (130.0, Progress("search", 12)))
    assert "12 done" in said
    assert "left" not in said
    said = line_of(
        (100.0, Progress("search")),
        (130.0, Progress("search", 1, 1, 0.5, 3, 2.0)),
        (140.0, Progress("write")),
    )
    assert "left" not in said
    assert "write" in said
