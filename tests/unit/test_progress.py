"""The line of a terminal that says where a run stands, by a clock that does not wait."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from sqlanon.cli.progress import shown_on
from sqlanon.sql.workspace import Observer, Pace, Progress


class Clock:
    """Says what it is told."""

    now = 100.0

    def __call__(self) -> float:
        """Seconds."""
        return self.now


def test_the_end_follows_from_the_share_that_is_done() -> None:
    clock = Clock()
    pace = Pace(clock)
    assert pace.end(Progress("search", 0, 1, 0.0)) is None
    clock.now = 110.0
    assert pace.end(Progress("search", 5, 9, 0.25)) == 140.0  # 10 s for a quarter, 30 s are left
    clock.now = 130.0
    assert pace.end(Progress("search", 7, 9, 0.75)) == 140.0
    assert pace.end(Progress("search", 7, 9, 1.0)) == 130.0


def test_no_end_is_told_where_it_is_not_known() -> None:
    clock = Clock()
    pace = Pace(clock)
    pace.end(Progress("search"))
    clock.now = 101.0
    assert pace.end(Progress("search", 5, 9, 0.5)) is None, "too soon"
    clock.now = 160.0
    assert pace.end(Progress("search", 5, 9)) is None, "no share"
    assert pace.end(Progress("search", 5, 9, 0.05)) is None, "too little was done"
    assert pace.end(Progress("write")) is None
    clock.now = 161.0
    assert pace.end(Progress("search", 0, 9, 0.5)) is None, "another phase begins anew"


def line_of(*steps: tuple[float, Progress]) -> str:
    """The last line that was shown when all this was told, by the clock."""
    clock, file = Clock(), StringIO()
    console = Console(file=file, force_terminal=True, width=80, color_system=None)
    with shown_on(console, clock) as observer:
        assert isinstance(observer, Observer)
        assert observer.progress is not None
        for now, progress in steps:
            clock.now = now
            observer.progress(progress)
    frames = [one.split("\n")[0] for one in file.getvalue().split("\x1b[2K")]
    return " ".join([one for one in frames if one.strip()][-1].split())


def test_a_terminal_shows_phase_rounds_open_partitions_elapsed_and_remaining() -> None:
    begun, on = Progress("search", 0, 1, 0.0), Progress("search", 12, 34, 0.25)
    said = line_of((100.0, begun), (130.0, on))
    assert "search" in said
    assert "12 done, 34 open, 25%" in said
    assert "0:00:30" in said
    assert "0:00:30 about 0:01:30 left" in said


def test_a_terminal_does_not_guess() -> None:
    said = line_of((100.0, Progress("search")), (130.0, Progress("search", 12)))
    assert "12 done" in said
    assert "left" not in said
    said = line_of(
        (100.0, Progress("search")),
        (130.0, Progress("search", 1, 1, 0.5)),
        (140.0, Progress("write")),
    )
    assert "left" not in said
    assert "write" in said
