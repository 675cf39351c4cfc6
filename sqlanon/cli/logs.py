"""Logs as JSON lines on stderr, where `--log json` asks for them: a line for each event.

Whatever a command would say there in words is an event too, so that every line is JSON.
"""

from __future__ import annotations

import json
import logging
import sys
from contextlib import contextmanager
from datetime import UTC, datetime
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.common.events import KEYS, LOGGER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class LogForm(Enum):
    """How a command tells on stderr what it does."""

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
    """What writes JSON lines, if something does."""
    return next((one for one in LOGGER.handlers if isinstance(one, _Lines)), None)


@contextmanager
def logged(words: Sequence[str]) -> Iterator[None]:
    """Write JSON lines for as long as a command runs whose words ask for it.

    They are asked before they are parsed: what is wrong with them is an event too.
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
