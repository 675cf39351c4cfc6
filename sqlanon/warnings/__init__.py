"""Warnings with stable codes, and what a job says of them.

The table has a part for each subject: `columns`, `persons` and `release`. A warning is an entry
there, with its condition, and a section of docs/warnings.md in the same words.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, TypeAlias

from sqlanon.errors import RefusedError, UnacceptedWarningsError
from sqlanon.warnings.base import Finding, ReleaseWarning, WarningContext, WarningKind
from sqlanon.warnings.columns import COLUMNS
from sqlanon.warnings.persons import PERSONS
from sqlanon.warnings.release import RELEASE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

WARNINGS = tuple(sorted((*COLUMNS, *PERSONS, *RELEASE), key=attrgetter("code")))
"""Every kind of warning, by its code."""
KINDS = {kind.code: kind for kind in WARNINGS}

Accepted: TypeAlias = "Mapping[str, str | dict[str, str]]"
"""The warnings that a job accepts, by their codes: why, of all columns or of single ones."""


def warnings_of(
    seen: WarningContext, accepted: Accepted | None = None
) -> tuple[ReleaseWarning, ...]:
    """Return all warnings that what was seen gives reason for, by their codes."""
    return tuple(
        _build_warning(kind, one, accepted or {})
        for kind in WARNINGS
        for one in kind.condition(seen)
    )


def _build_warning(kind: WarningKind, one: Finding, accepted: Accepted) -> ReleaseWarning:
    reason = accepted.get(kind.code)
    if isinstance(reason, dict):
        reason = reason.get(one.column or "")
    return ReleaseWarning(kind.code, kind.name, one.column, one.message, one.figures, reason)


_STRICT = (
    "nothing was published: a strict run accepts what it is warned of only where the job says why "
    "(accept); docs/warnings.md says what else to do"
)


@dataclass(frozen=True, slots=True)
class Line:
    """Warnings of one code as people read them, in one line however many columns they are about.

    Attributes:
        accepted: The reason for which the job accepts all of them; None where it does not.
    """

    label: str
    message: str
    accepted: str | None


def lines_of(warnings: Iterable[ReleaseWarning]) -> tuple[Line, ...]:
    """Warnings of one code that are accepted for one reason, or none, are one line."""
    together: dict[tuple[str, str | None], list[ReleaseWarning]] = {}
    for one in warnings:
        together.setdefault((one.code, one.accepted), []).append(one)
    return tuple(
        Line(
            f"{code} {found[0].name}",
            found[0].message if len(found) == 1 else KINDS[code].together(found),
            accepted,
        )
        for (code, accepted), found in together.items()
    )


def filter_unaccepted(warnings: Iterable[ReleaseWarning]) -> tuple[ReleaseWarning, ...]:
    """Return the warnings that the job does not accept."""
    return tuple(one for one in warnings if one.accepted is None)


def refuse_unaccepted(warnings: Iterable[ReleaseWarning]) -> None:
    """Stop a strict run where the job does not accept all of them."""
    if refused := filter_unaccepted(warnings):
        told = (f"{one.label}: {one.message}" for one in lines_of(refused))
        error = UnacceptedWarningsError("\n".join((*told, _STRICT)))
        error.warnings = refused
        raise error


def refuse_risks(seen: WarningContext, accepted: Accepted) -> None:
    """Stop any run, plan or script for what only a reason in the job lets pass."""
    if refused := filter_unaccepted(
        _build_warning(kind, one, accepted) for kind in WARNINGS for one in kind.refused(seen)
    ):
        error = RefusedError(
            "\n".join(
                f"{one.code} {one.name}: {one.message}; "
                f"{KINDS[one.code].refusal.format(column=one.column)}; or accept it with the "
                f'reason: `accept: {{{one.code}: {{{one.column}: "why"}}}}`'
                for one in refused
            )
        )
        error.warnings = refused
        raise error


def find_unraised(accepted: Accepted, warnings: Iterable[ReleaseWarning]) -> tuple[str, ...]:
    """List accepted warnings that were not raised: `W01`, or `W01 of COLUMN`."""
    raised = {(one.code, one.column) for one in warnings}
    found: list[str] = []
    for code, said in accepted.items():
        if isinstance(said, dict):
            found += [f"{code} of {column}" for column in said if (code, column) not in raised]
        elif code not in {one for one, _ in raised}:
            found.append(code)
    return tuple(found)


__all__ = [
    "KINDS",
    "WARNINGS",
    "Line",
    "ReleaseWarning",
    "WarningContext",
    "WarningKind",
    "filter_unaccepted",
    "find_unraised",
    "lines_of",
    "refuse_risks",
    "refuse_unaccepted",
    "warnings_of",
]
