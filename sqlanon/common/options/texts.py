"""Texts that a database cannot keep; a job is entered in the ledger as it was said."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pydantic import BaseModel

if TYPE_CHECKING:
    from collections.abc import Iterator

UNSTORABLE = "a NUL character or half a surrogate pair"
"""What engines refuse in a text, or cut it at, or cannot be sent."""
_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


def storable(text: str) -> bool:
    """Whether every engine can keep a text."""
    return _UNSTORABLE.search(text) is None


def unstorable(said: object, place: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The places of such texts.

    Args:
        said: A part of a job, as data or made.
        place: Where it stands.
    """
    match said:
        case str() if not storable(said):
            yield place
        case dict():
            for key, one in said.items():
                yield from unstorable(one, (*place, key))
        case list() | tuple():
            for index, one in enumerate(said):
                yield from unstorable(one, (*place, index))
        case BaseModel():
            yield from unstorable(vars(said), place)
