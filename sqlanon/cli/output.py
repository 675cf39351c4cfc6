"""What the command line shows: results on stdout; steps, progress and errors on stderr.

Names come from databases and job files, so whatever is shown has its control characters escaped,
and nothing is read as rich's markup.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import contextmanager
from json import dumps
from logging import DEBUG
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.cli.logs import lines
from sqlanon.common.events import happened
from sqlanon.common.output_files import write_output
from sqlanon.errors import TryAgainError
from sqlanon.report.wording import visible

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from rich.console import Console

    from sqlanon.report.told import Told
    from sqlanon.sql.statement import Statement
    from sqlanon.sql.workspace import Observer, Progress


def show_json(data: object) -> None:
    """Print plain data as JSON; everything but ASCII is escaped."""
    sys.stdout.write(dumps(data, indent=2) + "\n")


def show_text(text: str) -> None:
    """Print a text of several lines; byte by byte unless a terminal would read it."""
    safe = visible(text, keep="\n\t") if sys.stdout.isatty() else text
    sys.stdout.write(safe if safe.endswith("\n") else safe + "\n")


class UnwrittenError(TryAgainError):
    """What a command has to show could not be written: the disk is full, or a file went away."""


@contextmanager
def _writing(what: str) -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise  # `main` treats them alike
    except OSError as error:
        drop_output()
        raise UnwrittenError(f"{what} could not be written: {error.strerror}") from None


def drop_output() -> None:
    """Let what is still to be printed go nowhere: Python would complain again at its own exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def shown_of(run_id: str) -> Iterator[None]:
    """A release is there whatever becomes of what is printed of it: a failure is told, no more."""
    try:
        yield
    except (UnwrittenError, BrokenPipeError) as error:
        drop_output()
        said = str(error) if isinstance(error, UnwrittenError) else "who read the output has gone"
        tell(f"note: run {run_id} is published, but {said}; `sqlanon history` has what it reached")


def show(told: Told, *, json: bool, without: frozenset[str] = frozenset()) -> None:
    """Print a report as JSON, without some of its keys, or as text.

    Raises:
        UnwrittenError: it could not be printed.
    """
    with _writing("the output"):
        if json:
            show_json({key: one for key, one in told.to_dict().items() if key not in without})
        else:
            from sqlanon.report import text  # noqa: PLC0415 - rich takes 0.1 s to import

            text.show(console(), told.printed())
        sys.stdout.flush()


def show_told(
    told: Told,
    page: Path | None,
    *,
    force: bool,
    json: bool,
    without: frozenset[str] = frozenset(),
) -> None:
    """Write the page and print JSON for their audience, or print a text for whoever runs it.

    Raises:
        UnwrittenError: one of them could not be written.
    """
    handed = told.handed_out()
    write_page(handed, page, force=force)
    show(handed if json else told.exact(), json=json, without=without)


def write_page(told: Told, page: Path | None, *, force: bool) -> None:
    """Write a report as HTML, where that is wanted.

    Raises:
        UnwrittenError: it could not be written.
    """
    if page is not None:
        write_text(f"the page {page}", page, told.to_html(), force=force)


def write_text(what: str, file: Path, text: str, *, force: bool, private: bool = False) -> None:
    """Write a file that an option names; see `write_output`.

    Raises:
        UnwrittenError: it could not be written.
    """
    with _writing(what):
        write_output(file, text, force=force, private=private)


def show_lines(lines: Iterable[tuple[str, str]]) -> None:
    """Print pairs of a heading and a sentence."""
    from sqlanon.report import sections, text  # noqa: PLC0415 - as above

    facts = tuple(sections.Fact(heading, sentence) for heading, sentence in lines)
    text.show(console(), [sections.Facts(None, facts)])


def console() -> Console:
    """A console on stdout that guesses nothing about what it prints."""
    from rich.console import Console  # noqa: PLC0415 - rich takes 0.1 s to import

    from sqlanon.report.sections import WIDTH  # noqa: PLC0415 - as above

    class _Quiet(Console):
        @override
        def on_broken_pipe(self) -> None:
            """Leave it to `main`, which treats every broken pipe alike."""
            raise BrokenPipeError

    made = _Quiet(highlight=False, markup=False, emoji=False)
    if not made.is_terminal:
        made.width = WIDTH  # prints the same wherever it goes
    return made


def tell(message: str) -> None:
    """Print lines on stderr, each under the program's name, or as an event where logs are JSON."""
    if lines() is not None:
        happened("note", message)
        return
    for line in message.split("\n"):
        sys.stderr.write(f"sqlanon: {visible(line)}\n")
    sys.stderr.flush()


@contextmanager
def watching(verbosity: int) -> Iterator[Observer]:
    """An observer that shows each step if asked to, else progress if a terminal shows it."""
    from sqlanon.sql.workspace import Observer  # noqa: PLC0415 - 0.3 s to import, --help needs none

    if lines() is not None:
        yield Observer(statement=_logged_statement if verbosity else None)
    elif verbosity:
        steps = _StepTimes(each=verbosity > 1)
        try:
            yield Observer(statement=steps.begin, progress=steps.progress)
        finally:
            steps.fold()
    elif sys.stderr.isatty():
        from rich.console import Console  # noqa: PLC0415 - rich takes 0.1 s to import

        from sqlanon.cli.progress import shown_on  # noqa: PLC0415 - as above

        with shown_on(Console(stderr=True)) as observer:
            yield observer
    else:
        yield Observer()


def _logged_statement(step: Statement) -> None:
    happened("statement", step.name, DEBUG, statement=step.name)


class _StepTimes:
    """Shows the name of each step, and its time until the next one begins; never a value.

    A step that comes again in a phase, as those of each round of a search do, is shown once, and at
    the end of the phase how often it came again; or each time, if that is asked for.
    """

    def __init__(self, *, each: bool) -> None:
        self._each = each
        self._phase: str | None = None
        self._step: str | None = None
        self._begin = 0.0
        self._again: dict[str, list[float]] = {}

    def begin(self, step: Statement) -> None:
        """Show the step before, and remember this one."""
        self.end()
        self._step, self._begin = step.name, time.perf_counter()

    def progress(self, progress: Progress) -> None:
        """Show what was folded, where another phase begins."""
        if progress.phase != self._phase:
            self.fold()
            self._phase = progress.phase

    def end(self) -> None:
        """Show the last step, or remember that it came again."""
        if self._step is None:
            return
        took = time.perf_counter() - self._begin
        if self._step in self._again:
            self._again[self._step].append(took)
        else:
            tell(f"{took:8.3f} s  {self._step}")
            if not self._each:
                self._again[self._step] = []
        self._step = None

    def fold(self) -> None:
        """Show the last step, and what came again, in the order in which it came first."""
        self.end()
        for name, seconds in self._again.items():
            if seconds:
                tell(f"{sum(seconds):8.3f} s  {name}, {len(seconds):,} more")
        self._again = {}
