"""Processes, as a run writes down where it goes on."""

from __future__ import annotations

import os
import socket


def here() -> str:
    """This process, as others ask for it: `host:number`."""
    return f"{socket.gethostname()}:{os.getpid()}"


def elsewhere(process: str | None) -> bool:
    """Whether a process is one of another machine, or of a system that cannot be asked."""
    return (process or "").rpartition(":")[0] != socket.gethostname() or os.name != "posix"


def lives(process: str | None) -> bool:
    """Whether a process may still be there; of another machine nobody knows it here."""
    if process is None or elsewhere(process):
        return True
    try:
        os.kill(int(process.rpartition(":")[2]), 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # it is another user's
        return True
    return True
