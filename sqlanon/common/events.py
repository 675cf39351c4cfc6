"""Events for logs: a command starts, begins a phase, finishes or fails.

Each is a record of the standard logger `sqlanon`, with its keys as attributes of the record
(`extra` of logging). The attributes are names, counts and times, never a value of a table or a
secret. docs/logs.md lists all of them.
"""

from __future__ import annotations

import logging
import time
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sqlanon.errors import LateInterrupt, SqlanonError, TryAgainError, notes_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.sql.workspace import Observer, Progress

LOGGER = logging.getLogger("sqlanon")
LOGGER.addHandler(logging.NullHandler())  # silent unless the program that uses sqlanon listens

KEYS = (
    "event",
    "command",
    "run_id",
    "source",
    "target",
    "phase",
    "seconds",
    "rows",
    "published",
    "suppressed",
    "classes",
    "warnings",
    "holds",
    "error",
    "exit_code",
    "retry",
    "notes",
    "statement",
)
"""Every key that an event may have beside its time, level and message."""

_BUG = 70


def log_event(event: str, message: str, level: int = logging.INFO, /, **more: object) -> None:
    """Log an event.

    Args:
        more: Other keys of `KEYS`; None values are left out.
    """
    known = {key: value for key, value in more.items() if value is not None}
    LOGGER.log(level, "%s", message, extra={"event": event, **known})


def failure(error: BaseException) -> tuple[str, dict[str, object]]:
    """Convert an error to the message and the keys of an event.

    The message of an unexpected error may hold data, and is not passed on.
    """
    code: int | None = None  # only the command line knows which signal it was
    message = type(error).__name__
    if isinstance(error, SqlanonError):
        code, message = error.exit_code, str(error)
    elif isinstance(error, Exception):
        code = _BUG
    return message, {
        "error": type(error).__name__,
        "exit_code": code,
        "retry": isinstance(error, TryAgainError),
        "notes": notes_of(error) or None,
    }


@dataclass(slots=True)
class Command:
    """A running command.

    Attributes:
        run_id: 12 hexadecimal digits.
        target: The release that it publishes; None without one.
        began: When it started, by the clock of `time.perf_counter`.
    """

    command: str
    run_id: str
    source: str
    target: str | None = None
    phase: str | None = None
    began: float = field(default_factory=time.perf_counter)

    def observer(self, given: Observer) -> Observer:
        """Return an observer that logs phases, and calls another one."""

        def progress(now: Progress) -> None:
            if now.phase != self.phase:
                self.phase = now.phase
                self.tell("phase", now.phase)
            if given.progress is not None:
                given.progress(now)

        return replace(given, progress=progress)

    def tell(self, event: str, message: str, level: int = logging.INFO, /, **more: object) -> None:
        """Log an event of this command; see `log_event`."""
        of = {name: getattr(self, name) for name in ("command", "run_id", "source", "target")}
        about = {**of, "phase": self.phase, **more}
        log_event(event, f"{self.command} {self.run_id}: {message}", level, **about)

    def seconds(self) -> float:
        """The duration so far, in seconds."""
        return round(time.perf_counter() - self.began, 3)

    def finish(self, **counts: object) -> None:
        """Log that the command is finished, with the counts of its result."""
        self.phase = None
        self.tell("finished", "finished", seconds=self.seconds(), **counts)

    def fail(self, error: BaseException) -> None:
        """Log that the command has failed."""
        message, keys = failure(error)
        self.tell("failed", message, logging.ERROR, seconds=self.seconds(), **keys)


@contextmanager
def acting(act: Command) -> Iterator[Command]:
    """Log the start of a command, and its failure. The caller logs its success."""
    act.tell("started", "started")
    try:
        yield act
    except LateInterrupt:
        raise  # it is done
    except BaseException as error:
        act.fail(error)
        raise
