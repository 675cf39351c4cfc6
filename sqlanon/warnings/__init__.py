"""Warnings with stable codes, one file each; the registry is the one list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.warnings.base import ReleaseWarning, Seen, WarningKind
from sqlanon.warnings.insensitive_identifies import InsensitiveIdentifies

if TYPE_CHECKING:
    from collections.abc import Mapping

WARNINGS: tuple[type[WarningKind], ...] = (InsensitiveIdentifies,)
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


__all__ = ["WARNINGS", "ReleaseWarning", "Seen", "WarningKind", "warnings_of"]
