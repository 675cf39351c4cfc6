"""Answers of the verifier's questions: one to each, and none that is not understood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import VerificationError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


def refuse_some(what: str, answer: Sequence[tuple[Any, ...]]) -> None:
    """Refuse an answer that is not one 0.

    Args:
        what: What there should be none of, and what is wrong with it.
        answer: The rows of the answer.

    Raises:
        VerificationError: it is another one, or there is none.
    """
    found = [int(number) for (number,) in answer]
    if found != [0]:
        number = found[0] if found else "an unknown number of"
        raise VerificationError(f"{number} {what}; nothing was published")


def by_place(answer: Sequence[tuple[Any, ...]]) -> dict[int, tuple[Any, ...]]:
    """What was answered, by the place of the question, which is a row's first number.

    Raises:
        VerificationError: there are two answers to one; the later would hide the other.
    """
    found = {int(place): tuple(rest) for place, *rest in answer}
    if len(found) != len(answer):
        raise VerificationError("the verifier got two answers to one; nothing was published")
    return found
