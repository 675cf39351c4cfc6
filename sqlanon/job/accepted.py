"""What a job says of warnings that are known and meant."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import AfterValidator, BeforeValidator, Field

from sqlanon.common.options import suggestion
from sqlanon.warnings import WARNINGS

_CODES = [kind.code for kind in WARNINGS]
_Reason: TypeAlias = str | dict[str, str]


def _reason(said: object) -> object:
    reasons = said.values() if isinstance(said, dict) else [said]
    if not reasons or not all(isinstance(one, str) and one.strip() for one in reasons):
        raise ValueError("needs a reason in words, or one for each column that is accepted")
    return said


def _known(reasons: dict[str, _Reason]) -> dict[str, _Reason]:
    wrong = [
        f"there is no warning {code!r}{suggestion(code, _CODES)} (known: {', '.join(_CODES)})"
        for code in reasons
        if code not in _CODES
    ]
    if wrong:
        raise ValueError("; ".join(wrong))
    return reasons


Accepted: TypeAlias = Annotated[
    dict[str, Annotated[_Reason, BeforeValidator(_reason)]],
    AfterValidator(_known),
    Field(json_schema_extra={"propertyNames": {"enum": _CODES}}),
]
"""Codes of warnings, each with the reason why it is accepted: of all columns, or by column."""
