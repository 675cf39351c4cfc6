"""Orphans on engines without transactions: relations that interrupted runs have left.

A run first makes a table that names its process, and drops it last. If the table is there and the
process is not, every relation of that run is an orphan, and so is a release that no view shows.
"""

from __future__ import annotations

import os
import re
import socket
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def here() -> str:
    """Identify this process for others: `host:number`."""
    return f"{socket.gethostname()}:{os.getpid()}"


def elsewhere(process: str | None) -> bool:
    """Whether a process is on another machine, or on a system where it cannot be checked."""
    return (process or "").rpartition(":")[0] != socket.gethostname() or os.name != "posix"


def lives(process: str | None) -> bool:
    """Whether a process may still be running, which is unknown for another machine."""
    if process is None or elsewhere(process):
        return True
    try:
        os.kill(int(process.rpartition(":")[2]), 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # it belongs to another user
        return True
    return True


_Schema = TypeVar("_Schema", str, str | None)
_WORK = re.compile(r"_sqlanon_([0-9a-f]{12})_[a-z0-9_]+")
_MARKER = re.compile(r"_sqlanon_([0-9a-f]{12})_begun")
_RELEASE = re.compile(r"(.+)__([0-9a-f]{12})")
_BEGUN = re.compile(r"sqlanon: (\S+) since (\S+)")
_LONGEST = timedelta(days=1)
"""The time for which a run on another machine is assumed to be running."""


def leftovers(
    named: Sequence[tuple[_Schema, str]],
    begun: Callable[[_Schema, str], str],
    shown: Callable[[_Schema, str, str], bool],
) -> list[tuple[Any, ...]]:
    """Find the orphans of ended runs: rows of `inspect/leftovers`.

    Args:
        named: All relations: schema and name.
        begun: Returns the text of a marker; empty where it cannot be read.
        shown: Whether the view with a target's name, the second argument, reads a run's release.
    """
    over = {
        found[1]
        for schema, name in named
        if (found := _MARKER.fullmatch(name)) and _is_over(begun(schema, name))
    }

    def needless(schema: _Schema, name: str) -> bool:
        if work := _WORK.fullmatch(name):
            return work[1] in over
        made = _RELEASE.fullmatch(name)
        return made is not None and made[2] in over and not shown(schema, made[1], made[2])

    return [(schema, name, 1, None) for schema, name in named if needless(schema, name)]


def _is_over(says: str) -> bool:
    """Whether the run that made a marker has ended."""
    begun = _BEGUN.fullmatch(says)
    if begun is None:
        return False
    if elsewhere(begun[1]):
        return datetime.now(UTC) - datetime.fromisoformat(begun[2]) > _LONGEST
    return not lives(begun[1])
