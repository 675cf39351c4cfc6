"""Output of the command line: results on stdout; steps, progress, logs and errors on stderr.

Names come from databases and job files. So all control characters are escaped on output, and
nothing is read as rich's markup.
"""

from __future__ import annotations

import json
import logging
import os
import re
import sys
import time
import traceback
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from enum import Enum
from itertools import pairwise
from json import dumps
from logging import DEBUG, ERROR
from pathlib import Path
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.common.events import KEYS, LOGGER, log_event
from sqlanon.common.output_files import write_output
from sqlanon.common.wording import sentence
from sqlanon.errors import SqlanonError, TryAgainError, UnacceptedWarningsError, notes_of
from sqlanon.report.wording import visible

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from types import TracebackType

    from rich.console import Console

    from sqlanon.report.renderable import Renderable
    from sqlanon.sql.statement import Statement
    from sqlanon.sql.workspace import Observer, Progress


# -- logs ------------------------------------------------------------------------------------------
#
# Whatever a command would say there in words is an event too, so that every line is JSON.


class LogForm(Enum):
    """The form of logs on stderr."""

    TEXT = "text"
    JSON = "json"


class _Lines(logging.Handler):
    """Writes each event as a line of JSON; everything but ASCII is escaped.

    Attributes:
        failed: Whether one said that the command failed.
    """

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.failed = False

    @override
    def emit(self, record: logging.LogRecord) -> None:
        said = vars(record)
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            **{key: said[key] for key in KEYS if key in said},
            "message": record.getMessage(),
        }
        self.failed |= line.get("event") == "failed"
        sys.stderr.write(json.dumps(line) + "\n")
        sys.stderr.flush()


def lines() -> _Lines | None:
    """Return the handler that writes JSON lines, if there is one."""
    return next((one for one in LOGGER.handlers if isinstance(one, _Lines)), None)


@contextmanager
def log_json(words: Sequence[str]) -> Iterator[None]:
    """Write JSON lines while a command runs, if its arguments ask for them.

    The arguments are searched before they are parsed, so that errors in them are events too.
    """
    asked = ("--log", LogForm.JSON.value)
    if "=".join(asked) not in words and asked not in pairwise(words):
        yield
        return
    handler, level = _Lines(), LOGGER.level
    LOGGER.addHandler(handler)
    LOGGER.setLevel(logging.DEBUG)
    try:
        yield
    finally:
        LOGGER.removeHandler(handler)
        LOGGER.setLevel(level)


# -- results, steps and progress -------------------------------------------------------------------


def show_json(data: object) -> None:
    """Print plain data as JSON; everything but ASCII is escaped."""
    sys.stdout.write(dumps(data, indent=2) + "\n")


def show_text(text: str) -> None:
    """Print a text of several lines; byte by byte unless a terminal would read it."""
    safe = visible(text, keep="\n\t") if sys.stdout.isatty() else text
    sys.stdout.write(safe if safe.endswith("\n") else safe + "\n")


class UnwrittenError(TryAgainError):
    """The output of a command could not be written: the disk is full, or a file went away."""


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
def tolerate_output_errors(run_id: str) -> Iterator[None]:
    """Report a failed output of a published run as a note, because the release exists."""
    try:
        yield
    except (UnwrittenError, BrokenPipeError) as error:
        drop_output()
        said = (
            str(error)
            if isinstance(error, UnwrittenError)
            else "the reader of the output closed it"
        )
        tell(f"note: run {run_id} is published, but {said}; `sqlanon history` has what it reached")


def show(told: Renderable, *, json: bool, without: frozenset[str] = frozenset()) -> None:
    """Print a report as JSON, without some of its keys, or as text.

    Raises:
        UnwrittenError: it could not be printed.
    """
    with _writing("the output"):
        if json:
            show_json({key: one for key, one in told.to_dict().items() if key not in without})
        else:
            from sqlanon.report import text  # noqa: PLC0415 - rich takes 0.1 s to import

            text.show(console(), told.terminal_sections())
        sys.stdout.flush()


def show_told(
    told: Renderable,
    page: Path | None,
    *,
    force: bool,
    json: bool,
    without: frozenset[str] = frozenset(),
) -> None:
    """Write the page and print JSON for their audience, or print a text for the user."""
    write_page(told, page, force=force)
    show(told, json=json, without=without)


def write_page(told: Renderable, page: Path | None, *, force: bool) -> None:
    """Write a report as HTML, where that is wanted."""
    if page is not None:
        write_text(f"the page {page}", page, told.to_html(), force=force)


def write_text(what: str, file: Path, text: str, *, force: bool, private: bool = False) -> None:
    """Write a file that an option names; see `write_output`."""
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
        made.width = WIDTH  # prints the same to any output
    return made


def tell(message: str) -> None:
    """Print lines on stderr, each under the program's name, or as an event where logs are JSON."""
    if lines() is not None:
        log_event("note", message)
        return
    for line in message.split("\n"):
        sys.stderr.write(f"sqlanon: {visible(line)}\n")
    sys.stderr.flush()


@contextmanager
def watching(verbosity: int) -> Iterator[Observer]:
    """An observer that shows each step if asked to, else progress if a terminal shows it."""
    from sqlanon.sql.workspace import Observer  # noqa: PLC0415 - 0.3 s to import, --help needs none

    if lines() is not None:
        yield Observer(statement=_log_statement if verbosity else None)
    elif verbosity:
        steps = _StepTimes(each=verbosity > 1)
        try:
            yield Observer(statement=steps.begin, progress=steps.progress)
        finally:
            steps.close()
    elif sys.stderr.isatty():
        from rich.console import Console  # noqa: PLC0415 - rich takes 0.1 s to import

        from sqlanon.cli.progress import show_progress  # noqa: PLC0415 - as above

        with show_progress(Console(stderr=True)) as observer:
            yield observer
    else:
        yield Observer()


def _log_statement(step: Statement) -> None:
    log_event("statement", step.name, DEBUG, statement=step.name)


class _StepTimes:
    """Shows the name of each step and phase, and its time until the next begins; never a value.

    A step that is repeated in a phase, as in each round of a search, is shown once, with the number
    of repetitions at the end of the phase; or each time, if requested.
    """

    def __init__(self, *, each: bool) -> None:
        self._each = each
        self._phase: str | None = None
        self._step: str | None = None
        self._begin = 0.0
        self._again: dict[str, list[float]] = {}
        self._phase_began = time.perf_counter()

    def begin(self, step: Statement) -> None:
        """Show the step before, and remember this one."""
        self.end()
        self._step, self._begin = step.name, time.perf_counter()

    def progress(self, progress: Progress) -> None:
        """Show what was folded, where another phase begins."""
        if progress.phase != self._phase:
            self.close()
            self._phase = progress.phase

    def end(self) -> None:
        """Show the last step, or count its repetition."""
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

    def close(self) -> None:
        """Show the end of the phase, and its seconds."""
        self.fold()
        now = time.perf_counter()
        if self._phase is not None:
            tell(f"{now - self._phase_began:8.3f} s  phase {self._phase}")
        self._phase_began = now

    def fold(self) -> None:
        """Show the last step, and the repeated ones in the order of their first occurrence."""
        self.end()
        for name, seconds in self._again.items():
            if seconds:
                tell(f"{sum(seconds):8.3f} s  {name}, {len(seconds):,} more")
        self._again = {}


# -- commands that failed --------------------------------------------------------------------------

_BUG = 70
_AFTER = "\nbehind it came this one:\n\n"


def report_failure(words: list[str], error: Exception) -> int:
    """Print an error, as JSON too where the arguments ask for it; a run has logged its own.

    Returns:
        The exit code.
    """
    notes = notes_of(error)
    kind, message, code = _describe(error)
    if "--json" in words:
        said = {"type": kind, "message": message, "notes": notes}
        show_json({"error": {**said, **_beside(error)}})
    if (log := lines()) is not None:
        if not log.failed:
            log_event(
                "failed",
                message,
                ERROR,
                error=kind,
                exit_code=code,
                retry=isinstance(error, TryAgainError),
                notes=notes or None,
            )
        return code
    for line in message.split("\n"):
        tell(f"error: {line}")
    for note in notes:
        tell(f"note: {note}")
    if sum(word.count("v") for word in words if re.fullmatch("-v+", word)) > 1:
        _tell_more(error)
    return code


def _tell_more(error: Exception) -> None:
    """Print details of an error for developers."""
    if isinstance(error, SqlanonError):
        for depth, cause in enumerate(error.causes):
            tell(f"{'because of' if depth else 'cause'}: {cause}")
    elif _describe(error)[2] == _BUG:
        sys.stderr.writelines(_traceback(error))


def _describe(error: Exception) -> tuple[str, str, int]:
    """Return the kind of an error, its message and the exit code."""
    if isinstance(error, SqlanonError):
        return type(error).__name__, str(error), error.exit_code
    # typer's UsageError, which is click's or its own by its version
    usage = getattr(error, "format_message", None)
    if usage is not None and "ClickException" in {one.__name__ for one in type(error).__mro__}:
        from pydantic import ValidationError  # noqa: PLC0415 - help has no use for it

        if isinstance(error.__cause__, ValidationError):  # so is the reader of an option's value
            problems = error.__cause__.errors(include_url=False)
            vars(error)["message"] = "; ".join(sentence(one, "", dict) for one in problems)
        path = getattr(getattr(error, "ctx", None), "command_path", "sqlanon")
        said = str(usage()).rstrip(".")
        return "UsageError", f"{said} (see `{path} --help`)", 2
    return type(error).__name__, _bug(error), _BUG


def _beside(error: Exception) -> dict[str, object]:
    """Return the keys of an error in JSON besides its kind and its message."""
    told: dict[str, object] = {"retry": isinstance(error, TryAgainError)}
    if isinstance(error, UnacceptedWarningsError):
        told["warnings"] = [asdict(one) for one in error.warnings]
    return told


def _bug(error: Exception) -> str:
    """Return the message of an unforeseen error; its own message may hold data."""
    return (
        f"this is a bug in sqlanon: {type(error).__name__} in {_place(error.__traceback__)}; "
        "please report it with its traceback, which -vv shows and which holds no data"
    )


def _traceback(error: BaseException) -> Iterator[str]:
    """The traceback of an unforeseen error and of those behind it, without their messages.

    A driver's quotes rows, and Python's own the value that it could not convert.
    """
    chain: list[BaseException] = []
    one: BaseException | None = error
    while one is not None and one not in chain:
        chain.append(one)
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    for place, one in enumerate(reversed(chain)):
        yield f"{_AFTER if place else ''}Traceback (most recent call last):\n"
        yield from traceback.format_tb(one.__traceback__)
        yield f"{type(one).__module__}.{type(one).__qualname__} (its message may hold data)\n"


def _place(trace: TracebackType | None) -> str:
    package = Path(__file__).parents[1]
    frames = traceback.extract_tb(trace)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(package)]
    last = (own or frames)[-1]
    return f"{Path(last.filename).name}, line {last.lineno}"
