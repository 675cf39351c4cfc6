"""What pydantic finds wrong, said in the words of a job file."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pydantic import ValidationError
    from pydantic_core import ErrorDetails

_MESSAGES = {
    "missing": "is required",
    "model_type": "must be a mapping of keys",
    "dict_type": "must be a mapping of keys",
    "model_attributes_type": "must be a mapping of keys",
    "tuple_type": "must be a list",
    "string_type": "must be text",
    "too_short": "must not be empty",
    "int_type": "must be a whole number",
    "union_tag_invalid": "role must be one of identifier, quasi, sensitive, insensitive",
    "union_tag_not_found": "needs a role: identifier, quasi, sensitive or insensitive",
}
"""By pydantic's kinds of errors; others are said in its own words."""


def suggestion(word: object, known: Iterable[str]) -> str:
    """Return `; did you mean …?` with the known word nearest to `word`, or '' if none is near."""
    near = difflib.get_close_matches(str(word)[:100], list(known), n=1)
    return f"; did you mean {near[0]}?" if near else ""


def sentence(problem: ErrorDetails, word: object, known: Callable[[], Iterable[str]]) -> str:
    """Return what is wrong; it quotes no value, only keys and numbers.

    Args:
        problem: Of pydantic's.
        word: The last part of its place: the key that is wrong.
        known: Keys that there are in that place.
    """
    kind = problem["type"]
    if kind == "extra_forbidden":
        return f"unknown key{suggestion(word, known())}"
    if kind == "value_error":
        return str(problem["ctx"]["error"])
    message = problem["msg"].replace("Input should be", "must be").replace("True", "true")
    return _MESSAGES.get(kind, message)


def listed(error: ValidationError, name: str, known: Iterable[str]) -> str:
    """Return all problems of an object that Python makes, a line each: class, option, what.

    Args:
        error: What pydantic raised.
        name: The class.
        known: Its options.
    """
    lines = []
    for problem in error.errors(include_url=False):
        place = problem["loc"]
        said = sentence(problem, place[-1] if place else "", lambda: known)
        lines.append(": ".join([".".join([name, *map(str, place)]), said]))
    return "\n".join(dict.fromkeys(lines))
