"""Files that commands write: whole or not at all, and never through a link.

A file is written under a random name in the same folder, and then renamed.
"""

from __future__ import annotations

import os
from contextlib import suppress
from secrets import token_hex
from stat import S_IMODE, S_ISREG
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_BESIDE = ".sqlanon-output-"


def refusal(path: Path, *, force: bool) -> str | None:
    """Return why a file cannot be written, as far as that can be told; None where it can.

    Args:
        force: Whether a file or a link that is there may be replaced.
    """
    if path.exists() and not path.is_file():
        return "it is not a regular file"
    if (path.exists() or path.is_symlink()) and not force:
        return "it exists already; add --force to overwrite it"
    if not path.parent.is_dir():
        return "its folder does not exist"
    if not os.access(path.parent, os.W_OK | os.X_OK):
        return "its folder may not be written to"
    return None


def write_output(path: Path, text: str, *, force: bool, private: bool = False) -> None:
    """Write a text to a file, in UTF-8.

    Args:
        path: The file. A link of this name is replaced, and what it points to stays as it is.
        force: Whether an existing file is replaced; the new one then has its permissions.
        private: Whether only its owner may read it (mode 0600).

    Raises:
        FileExistsError: The file exists, and may not be replaced.
        OSError: The file cannot be written.
    """
    beside = path.parent / f"{_BESIDE}{token_hex(8)}"
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    handle = os.open(beside, flags, 0o600 if private else 0o666)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        if not force:
            name_anew(beside, path)
            return
        with suppress(FileNotFoundError):
            was = path.lstat().st_mode
            if S_ISREG(was) and not private:
                beside.chmod(S_IMODE(was) & 0o777)
        beside.replace(path)
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def name_anew(written: Path, place: Path) -> None:
    """Give a file a name that is not in use; it may keep the old one.

    Raises:
        FileExistsError: The name is in use by now.
    """
    try:
        os.link(written, place)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if place.exists() or place.is_symlink():
            raise FileExistsError from None
        written.replace(place)
