"""Warnings with stable codes, one file each; the registry is the one list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.warnings.base import ReleaseWarning, Seen, WarningKind
from sqlanon.warnings.exact_range_ends import ExactRangeEnds
from sqlanon.warnings.insensitive_identifies import InsensitiveIdentifies
from sqlanon.warnings.little_left import LittleLeft
from sqlanon.warnings.not_guaranteed import NotGuaranteed
from sqlanon.warnings.person_key import PersonKey
from sqlanon.warnings.persons_spread import PersonsSpread
from sqlanon.warnings.rows_hidden import RowsHidden
from sqlanon.warnings.sensitive_shared import SensitiveShared
from sqlanon.warnings.suppression_used_up import SuppressionUsedUp

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

WARNINGS: tuple[type[WarningKind], ...] = (
    InsensitiveIdentifies,
    SensitiveShared,
    LittleLeft,
    SuppressionUsedUp,
    ExactRangeEnds,
    PersonKey,
    RowsHidden,
    PersonsSpread,
    NotGuaranteed,
)
"""Every kind of warning, by its code."""


def warnings_of(
    seen: Seen, accepted: Mapping[str, str] | None = None
) -> tuple[ReleaseWarning, ...]:
    """All warnings that what was seen gives reason for, by their codes.

    Args:
        seen: What is known.
        accepted: Codes that the job accepts, with its reasons.
    """
    reasons = accepted or {}
    return tuple(
        ReleaseWarning(
            kind.code, kind.name, one.column, one.message, one.figures, reasons.get(kind.code)
        )
        for kind in WARNINGS
        for one in kind.found(seen)
    )


def unaccepted(warnings: Iterable[ReleaseWarning]) -> tuple[ReleaseWarning, ...]:
    """Those that the job does not accept."""
    return tuple(one for one in warnings if one.accepted is None)


def unraised(accepted: Iterable[str], warnings: Iterable[ReleaseWarning]) -> tuple[str, ...]:
    """Codes that are accepted and were not raised."""
    raised = {one.code for one in warnings}
    return tuple(code for code in accepted if code not in raised)


__all__ = [
    "WARNINGS",
    "ReleaseWarning",
    "Seen",
    "WarningKind",
    "unaccepted",
    "unraised",
    "warnings_of",
]
