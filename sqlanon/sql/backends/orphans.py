"""Orphans: folders and relations that interrupted runs have left.

An embedded search spills to a private folder, and a release to a file is written to one next to it.
A killed process leaves its folder. A lock on the folder ends with its process, so the next run, or
`sqlanon clean`, removes the folders without a lock.

On engines without transactions a run first makes a table that names its process, and drops it last.
If the table is there and the process is not, every relation of that run is an orphan, and so is a
release that no view shows.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import sys
import tempfile
from contextlib import ExitStack, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence


if sys.platform != "win32":
    import fcntl

PREFIX = "sqlanon-search-"
RELEASE = ".sqlanon-release-"
"""Prefix of the folder of a release that is not published yet."""


# -- folders ---------------------------------------------------------------------------------------


@contextmanager
def spill_folder() -> Iterator[Path | None]:
    """Make a folder of mode 0700 for temporary files, and always remove it at the end.

    It is None where there is no place for temporary files.
    """
    with ExitStack() as stack:
        folder = None
        with suppress(OSError):
            remove_left()
            folder = stack.enter_context(_lock_new_folder(None, PREFIX))
        if folder is not None:
            stack.callback(shutil.rmtree, folder)
        yield folder


@contextmanager
def release_folder(parent: Path) -> Iterator[Path]:
    """Make a folder of mode 0700 in another one, and always remove it at the end.

    Folders of killed runs are removed first.

    Raises:
        OSError: the folder cannot be made.
    """
    remove_left_beside(parent)
    with _lock_new_folder(parent, RELEASE) as folder:
        try:
            yield folder
        finally:
            shutil.rmtree(folder)


def left() -> list[Path]:
    """List the folders of this user's killed searches, in order.

    Windows has no such locks, so none are found there.
    """
    return [folder for folder in _ours() if _lock(folder, remove=False)]


def remove_left() -> list[Path]:
    """Remove the folders that `left` lists, and return them."""
    return [folder for folder in _ours() if _lock(folder, remove=True)]


def left_beside(parent: Path) -> list[Path]:
    """List the folders of releases of this user's killed runs in a folder, in order.

    They have the prefix, and contain only `release.…`.
    """
    return [folder for folder in _releases(parent) if _lock(folder, remove=False)]


def remove_left_beside(parent: Path) -> list[Path]:
    """Remove the folders that `left_beside` lists, and return them."""
    return [folder for folder in _releases(parent) if _lock(folder, remove=True)]


def _releases(parent: Path) -> Iterator[Path]:
    for folder in _ours(parent, RELEASE):
        with suppress(FileNotFoundError):  # its run has ended
            if all(one.name.startswith("release.") for one in folder.iterdir()):
                yield folder


def _ours(parent: Path | None = None, prefix: str = PREFIX) -> list[Path]:
    if sys.platform == "win32":
        return []
    found = []
    place = Path(tempfile.gettempdir()) if parent is None else parent
    for folder in place.glob(f"{prefix}*"):
        with suppress(FileNotFoundError):  # its search has ended
            said = folder.lstat()
            if folder.is_dir() and not folder.is_symlink() and said.st_uid == os.geteuid():
                found.append(folder)
    return sorted(found)


@contextmanager
def _lock_new_folder(parent: Path | None, prefix: str) -> Iterator[Path]:
    """Make and lock a folder, again if another process has taken it for an abandoned one."""
    while True:
        folder = Path(tempfile.mkdtemp(prefix=prefix, dir=parent))
        if sys.platform == "win32":
            yield folder
            return
        try:
            handle = os.open(folder, os.O_RDONLY)
        except FileNotFoundError:
            continue
        try:
            fcntl.flock(handle, fcntl.LOCK_EX)
            if os.fstat(handle).st_nlink:  # 0 if it was removed before it was locked
                yield folder
                return
        finally:
            os.close(handle)


def _lock(folder: Path, *, remove: bool) -> bool:
    """Whether a folder is not locked by a process; with `remove`, it is removed then."""
    if sys.platform == "win32":
        return False
    try:
        handle = os.open(folder, os.O_RDONLY)
    except FileNotFoundError:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if remove:
            shutil.rmtree(folder)
    except BlockingIOError:
        return False
    finally:
        os.close(handle)
    return True


# -- relations -------------------------------------------------------------------------------------


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
_RELEASE_NAME = re.compile(r"(.+)__([0-9a-f]{12})")
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
        made = _RELEASE_NAME.fullmatch(name)
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
