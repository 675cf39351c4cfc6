"""The progress of a run on a terminal: its phase, finished and open parts, and the time."""

from __future__ import annotations

import time
from contextlib import contextmanager
from datetime import timedelta
from typing import TYPE_CHECKING

from rich import progress as bar
from rich.text import Text
from typing_extensions import override

from sqlanon.sql.workspace import Observer, Pace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.console import Console

    from sqlanon.sql.workspace import Progress


class _Left(bar.ProgressColumn):
    """The remaining time of the phase, where it is known; it counts down between rounds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock

    @override
    def render(self, task: bar.Task) -> Text:
        ends = task.fields["ends"]
        left = 0 if ends is None else round(ends - self._clock())
        return Text(f"about {timedelta(seconds=left)} left" if left > 0 else "")


@contextmanager
def show_progress(
    console: Console, clock: Callable[[], float] = time.monotonic
) -> Iterator[Observer]:
    """Return an observer that shows its progress as a line of a terminal while it runs."""
    columns = (
        bar.SpinnerColumn(),
        bar.TextColumn("{task.description}", markup=False),
        bar.BarColumn(bar_width=12),
        bar.TextColumn("{task.fields[counts]}", markup=False),
        bar.TimeElapsedColumn(),
        _Left(clock),
    )
    with bar.Progress(*columns, console=console, transient=True, get_time=clock) as shown:
        task, pace = shown.add_task("connect", total=None, counts="", ends=None), Pace(clock)

        def update_line(progress: Progress) -> None:
            ends = pace.end(progress)
            shown.tasks[0].total = None if progress.share is None else 1.0  # `update` keeps it
            shown.update(
                task,
                description=progress.phase,
                completed=min(progress.share or 0.0, 0.999),  # at 1 its clock would stop
                counts=_counts(progress),
                ends=ends,
            )

        yield Observer(progress=update_line)


def _counts(progress: Progress) -> str:
    """Return the numbers of finished and open parts."""
    if progress.rounds is not None:
        return f"round {progress.done + 1} of about {progress.rounds}"
    said = [f"{progress.done:,} done"] if progress.done else []
    if progress.open is not None:
        said.append(f"{progress.open:,} open")
    if progress.share is not None:
        said.append(f"{progress.share:.0%}")
    return ", ".join(said)
