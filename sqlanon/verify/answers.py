"""Answers of the verifier's questions that count what is not as it should be."""

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
