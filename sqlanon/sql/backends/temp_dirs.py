"""Folders for temporary files: nobody else's to read, gone when what they are for is over.

An embedded search spills to one; a release that will be a file is written to one beside it. A
process that is killed leaves its folder. It is known by a lock on the folder, which ends with the
process that held it: whoever makes the next one, or cleans, removes those that nobody holds.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Iterator

PREFIX = "sqlanon-search-"
RELEASE = ".sqlanon-release-"
"""What the folder of a release that is not published yet begins with."""


@contextmanager
def spill_folder() -> Iterator[Path | None]:
    """A folder of mode 0700 beside other temporary files; it is removed whatever happens.

    None where there is no place for temporary files.
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
    """A folder of mode 0700 in another one; it is removed whatever happens.

    What runs that were killed have left there is removed first.

    Raises:
        OSError: there can be none.
    """
    remove_left_beside(parent)
    with _lock_new_folder(parent, RELEASE) as folder:
        try:
            yield folder
        finally:
            shutil.rmtree(folder)


def left() -> list[Path]:
    """Folders of this user's searches that were killed, in order.

    Windows has no lock that tells them apart, so none are found there.
    """
    return [folder for folder in _ours() if _lock(folder, remove=False)]


def remove_left() -> list[Path]:
    """Remove what `left` would list, and return it."""
    return [folder for folder in _ours() if _lock(folder, remove=True)]


def left_beside(parent: Path) -> list[Path]:
    """Folders of this user's releases in a folder whose runs were killed, in order.

    They have such a name, and hold nothing but `release.…`.
    """
    return [folder for folder in _releases(parent) if _lock(folder, remove=False)]


def remove_left_beside(parent: Path) -> list[Path]:
    """Remove what `left_beside` would list, and return it."""
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
    """A new folder that is locked, or made anew where another process took it for a left one."""
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
            if os.fstat(handle).st_nlink:  # none: it was removed before the lock was there
                yield folder
                return
        finally:
            os.close(handle)


def _lock(folder: Path, *, remove: bool) -> bool:
    """Whether nobody holds a folder; then it is removed if it should be."""
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
