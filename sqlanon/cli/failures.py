"""How a command that failed is told: a sentence on stderr, JSON on stdout, and an exit code."""

from __future__ import annotations

import re
import traceback
from dataclasses import asdict
from logging import ERROR
from pathlib import Path
from typing import TYPE_CHECKING

from sqlanon.cli.logs import lines
from sqlanon.cli.output import show_json, tell
from sqlanon.errors import SqlanonError, TryAgainError, UnacceptedWarningsError
from sqlanon.events import happened
from sqlanon.options.problems import sentence

if TYPE_CHECKING:
    from types import TracebackType

_BUG = 70


def failed(words: list[str], error: Exception) -> int:
    """Tell an error, as JSON too where the words ask for it; a run has logged its own.

    Args:
        words: The words after `sqlanon`.
        error: What ended the command.

    Returns:
        The exit code.
    """
    notes = list(getattr(error, "__notes__", ()))
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
        if code == _BUG:
            traceback.print_exception(error)
        elif isinstance(error, SqlanonError):
            for depth, cause in enumerate(error.causes):
                tell(f"{'because of' if depth else 'cause'}: {cause}")
    return code


def _described(error: Exception) -> tuple[str, str, int]:
    """Its kind, what is said of it, and the exit code."""
    if isinstance(error, SqlanonError):
        return type(error).__name__, str(error), error.exit_code
    if (usage := getattr(error, "format_message", None)) is not None:
        # typer's UsageError, which is click's or its own by its version
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
        "please report it (-vv shows the traceback, which may hold data)"
    )


def _place(trace: TracebackType | None) -> str:
    package = Path(__file__).parents[1]
    frames = traceback.extract_tb(trace)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(package)]
    last = (own or frames)[-1]
    return f"{Path(last.filename).name}, line {last.lineno}"
