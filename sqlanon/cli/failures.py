"""How a command that failed is told: a sentence on stderr, JSON on stdout, and an exit code."""

from __future__ import annotations

import re
import sys
import traceback
from dataclasses import asdict
from logging import ERROR
from pathlib import Path
from typing import TYPE_CHECKING

from sqlanon.cli.logs import lines
from sqlanon.cli.output import show_json, tell
from sqlanon.common.events import happened
from sqlanon.common.options import sentence
from sqlanon.errors import SqlanonError, TryAgainError, UnacceptedWarningsError, notes_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

_BUG = 70
_AFTER = "\nbehind it came this one:\n\n"


def failed(words: list[str], error: Exception) -> int:
    """Tell an error, as JSON too where the words ask for it; a run has logged its own.

    Args:
        words: The words after `sqlanon`.
        error: What ended the command.

    Returns:
        The exit code.
    """
    notes = notes_of(error)
    kind, message, code = _described(error)
    if "--json" in words:
        said = {"type": kind, "message": message, "notes": notes}
        show_json({"error": {**said, **_beside(error)}})
    if (log := lines()) is not None:
        if not log.failed:
            happened(
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
    """What a developer wants to know too."""
    if isinstance(error, SqlanonError):
        for depth, cause in enumerate(error.causes):
            tell(f"{'because of' if depth else 'cause'}: {cause}")
    elif _described(error)[2] == _BUG:
        sys.stderr.writelines(_traceback(error))


def _described(error: Exception) -> tuple[str, str, int]:
    """Its kind, what is said of it, and the exit code."""
    if isinstance(error, SqlanonError):
        return type(error).__name__, str(error), error.exit_code
    # typer's UsageError, which is click's or its own by its version
    usage = getattr(error, "format_message", None)
    if usage is not None and "ClickException" in {one.__name__ for one in type(error).__mro__}:
        from pydantic import ValidationError  # noqa: PLC0415 - help has no use for it

        if isinstance(error.__cause__, ValidationError):  # so is who reads an option's value
            problems = error.__cause__.errors(include_url=False)
            vars(error)["message"] = "; ".join(sentence(one, "", dict) for one in problems)
        path = getattr(getattr(error, "ctx", None), "command_path", "sqlanon")
        said = str(usage()).rstrip(".")
        return "UsageError", f"{said} (see `{path} --help`)", 2
    return type(error).__name__, _bug(error), _BUG


def _beside(error: Exception) -> dict[str, object]:
    """What programs are told of an error beside its kind and its message."""
    told: dict[str, object] = {"retry": isinstance(error, TryAgainError)}
    if isinstance(error, UnacceptedWarningsError):
        told["warnings"] = [asdict(one) for one in error.warnings]
    return told


def _bug(error: Exception) -> str:
    """What can be said of an unforeseen error; its own message may hold data."""
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
