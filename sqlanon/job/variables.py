"""Variables of the environment: `NAME` has a value, or `NAME_FILE` names the file that holds it.

A secret in a file is what containers and systemd hand over; it shows in no list of processes. No
message holds a value, nor the name of the file: whoever mistakes one variable for the other has put
the secret there.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlanon.errors import JobError

if TYPE_CHECKING:
    from collections.abc import Mapping

_SUFFIX = "_FILE"
_LARGEST_FILE = 1 << 16


def variable(name: str, environment: Mapping[str, str]) -> str | None:
    """The value of a variable, of its file where there is one; None where neither is set.

    Args:
        name: Without `_FILE`.
        environment: Where it is looked up.

    Returns:
        The value, never empty; of a file its text without the newline at its end.

    Raises:
        JobError: it is empty, both are set, or the file cannot be read.
    """
    file = f"{name}{_SUFFIX}"
    if name in environment and file in environment:
        raise JobError(f"the environment variables {name} and {file} are both set; unset one")
    if file in environment:
        return _content(file, environment[file])
    if environment.get(name) == "":
        raise JobError(f"the environment variable {name} is empty; give it a value")
    return environment.get(name)


def needed_variable(name: str, environment: Mapping[str, str]) -> str:
    """The value of a variable that a job names; see `variable`.

    Raises:
        JobError: neither the variable nor one that names a file is set, or as `variable` raises it.
    """
    value = variable(name, environment)
    if value is None:
        raise JobError(f"the environment variable {name} is not set")
    return value


def _content(name: str, path: str) -> str:
    """The text of a file that a variable names."""
    if not path:
        raise JobError(f"the environment variable {name} is empty; give it the name of a file")
    what = f"the file that {name} names"
    try:
        with Path(path).open("rb") as stream:
            content = stream.read(_LARGEST_FILE + 1)
    except OSError as error:
        raise JobError(f"{what} cannot be read: {error.strerror}") from None
    except ValueError:  # a NUL character in the name
        raise JobError(f"{what} cannot be read: it is no name of a file") from None
    if len(content) > _LARGEST_FILE:
        raise JobError(f"{what} is larger than 64 KiB; a secret is not")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise JobError(f"{what} is not encoded in UTF-8") from None
    value = text.removesuffix("\n").removesuffix("\r")
    if not value:
        raise JobError(f"{what} is empty")
    return value
