"""Warnings with stable codes, one file each; the registry is the one list of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from sqlanon.errors import RefusedError, UnacceptedWarningsError
from sqlanon.warnings.base import ReleaseWarning, Seen, WarningKind
from sqlanon.warnings.detail_identifies import DetailIdentifies
from sqlanon.warnings.detail_numbers import DetailNumbers
from sqlanon.warnings.details_of_nobody import DetailsOfNobody
from sqlanon.warnings.direct_identifier import DirectIdentifier
from sqlanon.warnings.exact_range_ends import ExactRangeEnds
from sqlanon.warnings.free_text import PublishedFreeText
from sqlanon.warnings.insensitive_identifies import InsensitiveIdentifies
from sqlanon.warnings.linked_rows import LinkedRows
from sqlanon.warnings.links_certain import LinksCertain
from sqlanon.warnings.links_of_nobody import LinksOfNobody
from sqlanon.warnings.little_left import LittleLeft
from sqlanon.warnings.nearly_distinct import NearlyDistinct
from sqlanon.warnings.not_guaranteed import NotGuaranteed
from sqlanon.warnings.nothing_published import NothingPublished
from sqlanon.warnings.person_key import PersonKey
from sqlanon.warnings.persons_spread import PersonsSpread
from sqlanon.warnings.rare_values import RareValues
from sqlanon.warnings.rows_hidden import RowsHidden
from sqlanon.warnings.sensitive_shared import SensitiveShared
from sqlanon.warnings.small_change import SmallChange
from sqlanon.warnings.suppression_used_up import SuppressionUsedUp
from sqlanon.warnings.told_together import ToldTogether
from sqlanon.warnings.value_nowhere import ValueNowhere

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
    SmallChange,
    NothingPublished,
    DetailIdentifies,
    DetailNumbers,
    DetailsOfNobody,
    LinksOfNobody,
    LinksCertain,
    ToldTogether,
    ValueNowhere,
    RareValues,
    NearlyDistinct,
    DirectIdentifier,
    PublishedFreeText,
    LinkedRows,
)
"""Every kind of warning, by its code."""


Accepted: TypeAlias = "Mapping[str, str | dict[str, str]]"
"""The warnings that a job accepts, by their codes: why, of all columns or of single ones."""


def warnings_of(seen: Seen, accepted: Accepted | None = None) -> tuple[ReleaseWarning, ...]:
    """All warnings that what was seen gives reason for, by their codes.

    Args:
        seen: What is known.
        accepted: What the job accepts.
    """
    return tuple(
        ReleaseWarning(
            kind.code,
            kind.name,
            one.column,
            one.message,
            one.figures,
            _reason(accepted or {}, kind.code, one.column),
        )
        for kind in WARNINGS
        for one in kind.found(seen)
    )


_STRICT = (
    "nothing was published: a strict run accepts what it is warned of only where the job says why "
    "(accept); docs/warnings.md says what else to do"
)


@dataclass(frozen=True, slots=True)
class Line:
    """Warnings of one code as people read them, in one line however many columns they are about.

    Attributes:
        label: Code and name.
        message: What was seen.
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
    kinds = {kind.code: kind for kind in WARNINGS}
    return tuple(
        Line(
            f"{code} {found[0].name}",
            found[0].message if len(found) == 1 else kinds[code].together(found),
            accepted,
        )
        for (code, accepted), found in together.items()
    )


def _reason(accepted: Accepted, code: str, column: str | None) -> str | None:
    said = accepted.get(code)
    return said.get(column or "") if isinstance(said, dict) else said


def unaccepted(warnings: Iterable[ReleaseWarning]) -> tuple[ReleaseWarning, ...]:
    """Those that the job does not accept."""
    return tuple(one for one in warnings if one.accepted is None)


def refuse_unaccepted(warnings: Iterable[ReleaseWarning]) -> None:
    """Stop a strict run where the job does not accept all of them.

    Raises:
        UnacceptedWarningsError: it has those that are not accepted.
    """
    if refused := unaccepted(warnings):
        told = (f"{one.label}: {one.message}" for one in lines_of(refused))
        error = UnacceptedWarningsError("\n".join((*told, _STRICT)))
        error.warnings = refused
        raise error


def refuse_risks(seen: Seen, accepted: Accepted) -> None:
    """Stop any run, plan or script for what only a reason in the job lets pass.

    Args:
        seen: What is known before a search.
        accepted: What the job accepts.

    Raises:
        RefusedError: something was seen that it does not accept.
    """
    refused: list[ReleaseWarning] = []
    lines: list[str] = []
    for kind in WARNINGS:
        for one in kind.refused(seen):
            if _reason(accepted, kind.code, one.column) is None:
                refused.append(
                    ReleaseWarning(kind.code, kind.name, one.column, one.message, one.figures)
                )
                instead = kind.refusal.format(column=one.column)
                lines.append(
                    f"{kind.code} {kind.name}: {one.message}; {instead}; or accept it with the "
                    f'reason: `accept: {{{kind.code}: {{{one.column}: "why"}}}}`'
                )
    if refused:
        error = RefusedError("\n".join(lines))
        error.warnings = tuple(refused)
        raise error


def unraised(accepted: Accepted, warnings: Iterable[ReleaseWarning]) -> tuple[str, ...]:
    """What is accepted and was not raised: `W01`, or `W01 of COLUMN`."""
    raised = {(one.code, one.column) for one in warnings}
    found: list[str] = []
    for code, said in accepted.items():
        if isinstance(said, dict):
            found += [f"{code} of {column}" for column in said if (code, column) not in raised]
        elif code not in {one for one, _ in raised}:
            found.append(code)
    return tuple(found)


__all__ = [
    "WARNINGS",
    "Line",
    "ReleaseWarning",
    "Seen",
    "WarningKind",
    "lines_of",
    "refuse_risks",
    "refuse_unaccepted",
    "unaccepted",
    "unraised",
    "warnings_of",
]
