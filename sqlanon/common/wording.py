"""Wording of counts in messages, and of pydantic's errors in a job."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from pydantic import ValidationError
    from pydantic_core import ErrorDetails


def whole(number: int) -> str:
    """Format a number with thousands separators: 1,234."""
    return f"{number:,}"


def inflect(number: int, one: str, more: str = "") -> str:
    """Format a count with its noun: `1 row`, `2 rows`; with both forms also `2 classes are`."""
    return f"{whole(number)} {one if number == 1 else more or one + 's'}"


# -- what pydantic finds wrong ---------------------------------------------------------------------

_MESSAGES = {
    "missing": "is required",
    "model_type": "must be a mapping of keys",
    "dict_type": "must be a mapping of keys",
    "model_attributes_type": "must be a mapping of keys",
    "tuple_type": "must be a list",
    "string_type": "must be text",
    "too_short": "must not be empty",
    "int_type": "must be a whole number",
    "int_parsing": "must be a whole number",
    "float_type": "must be a number",
    "float_parsing": "must be a number",
    "finite_number": "must be a finite number",
    "union_tag_invalid": "role must be one of quasi, sensitive, keep, drop, identifier",
    "union_tag_not_found": "needs a role: quasi, sensitive, keep, drop or identifier",
}
"""Messages by pydantic's types of errors; other errors keep pydantic's message."""


def suggestion(word: object, known: Iterable[str]) -> str:
    """Return `; did you mean …?` with the known word nearest to `word`, or '' if none is near."""
    near = _nearest(word, known)
    return f"; did you mean {near}?" if near else ""


def _nearest(word: object, known: Iterable[str]) -> str | None:
    near = difflib.get_close_matches(str(word)[:100], list(known), n=1)
    return near[0] if near else None


def sentence(problem: ErrorDetails, word: object, known: Callable[[], Mapping[str, str]]) -> str:
    """Return what is wrong; it quotes no value, only keys and numbers.

    Args:
        word: The last part of its place: the key that is wrong.
        known: All keys that are allowed in that place, with their aliases.
    """
    kind = problem["type"]
    if kind == "extra_forbidden":
        keys = known()
        near = _nearest(word, keys)
        return "unknown key" if near is None else f"unknown key; did you mean {keys[near]}?"
    if kind == "value_error":
        return str(problem["ctx"]["error"])
    message = problem["msg"].replace("Input should be", "must be").replace("True", "true")
    return _MESSAGES.get(kind, message)


def list_problems(error: ValidationError, name: str, known: Iterable[str]) -> str:
    """Return all problems of an object made in Python, a line each: class, option, problem."""
    lines, keys = [], {one: one for one in known}
    for problem in error.errors(include_url=False):
        place = problem["loc"]
        said = sentence(problem, place[-1] if place else "", lambda: keys)
        lines.append(": ".join([".".join([name, *map(str, place)]), said]))
    return "\n".join(dict.fromkeys(lines))
