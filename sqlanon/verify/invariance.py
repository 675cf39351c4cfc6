"""Measure the m-invariance of a series of releases by their stored persons.

Source: X. Xiao, Y. Tao, *m-Invariance: Towards Privacy Preserving Re-publication of Dynamic
Datasets*, SIGMOD 2007, section 3, definitions 3 to 5; docs/definitions, "m-invariance".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


class Members(NamedTuple):
    """The columns with the persons of a release and their sensitive values.

    Attributes:
        place: The column of the class in the release, NULL for persons who are not in it.
        value: The column of the sensitive value that was stored with the release, else of today's
            value in the source.
        forged: The table (place, v0) of counterfeit rows of the release; None without any.
        forged_value: Their value, in the form in which `value` is compared.
    """

    place: Sql
    value: Sql
    stored: bool
    forged: Sql | None
    forged_value: Sql


@dataclass(frozen=True, slots=True)
class Invariance:
    """How far a series of releases is m-invariant in a sensitive column.

    Attributes:
        reached: The largest m for which the series is m-invariant, 0 for none; None where the
            releases have no persons, and where it is unknown.
        holds: Whether `required` is reached; None without a required m.
        unique: For each release, the largest m for which it is m-unique, 0 for none; None as above.
        staying: Persons who are in more than one release.
        changed: Staying persons with the same value in two consecutive releases of theirs, whose
            class does not show the same values in both; None for 1 to k - 1 of them, and where
            it is unknown.
        revalued: Staying persons with another value in the next release of theirs, whose class
            does not show the same values in both; None likewise. The paper treats them as other
            persons, to whom m-invariance does not apply.
        k: The largest k that the releases were required to reach.
        unknown: Number of unknown values, by person and release: they were not stored, and the
            person has left the source.
    """

    required: int | None
    reached: int | None
    holds: bool | None
    unique: tuple[int | None, ...]
    staying: int
    changed: int | None
    revalued: int | None
    k: int
    unknown: int


class _Unique(NamedTuple):
    """A row of compare/unique."""

    release: int
    m: int
    unknown: int


class _Changed(NamedTuple):
    """The row of compare/changed."""

    staying: int
    changed: int
    revalued: int


def invariance(
    workspace: Workspace,
    patterns: WorkTable,
    releases: Sequence[Members],
    *,
    required: int | None,
    k: int,
) -> Invariance:
    """Measure a sensitive column of releases, the oldest first.

    Args:
        patterns: Relation (places, values, known, persons): counts of persons with the same values.
        k: Numbers of changed persons from 1 to k - 1 are left out.
    """
    classes = workspace.make("compare/signed", "classes", patterns=patterns, releases=releases)
    found = {one.release: one for one in workspace.ask("compare/unique", _Unique, classes=classes)}
    steps = workspace.make("compare/steps", "steps", patterns=patterns, releases=releases)
    signatures = workspace.make(
        "compare/signatures", "signatures", patterns=patterns, releases=releases
    )
    alike = workspace.make(
        "compare/alike", "alike", steps=steps, classes=classes, signatures=signatures
    )
    moved = workspace.ask_one("compare/changed", _Changed, steps=steps, alike=alike)
    workspace.drop(classes, steps, signatures, alike)
    unknown = sum(one.unknown for one in found.values())
    known = {number: one.m for number, one in found.items() if not one.unknown}
    unique = tuple(known.get(number) for number in range(len(releases)))
    told = {
        name: None if unknown or 0 < number < k else number
        for name, number in (("changed", moved.changed), ("revalued", moved.revalued))
    }
    reached = None
    if known and not unknown:
        reached = 0 if moved.changed else min(known.values())
    return Invariance(
        required=required,
        reached=reached,
        holds=None if required is None else reached is None or reached >= required,
        unique=unique,
        staying=moved.staying,
        **told,
        k=k,
        unknown=unknown,
    )
