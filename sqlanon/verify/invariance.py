"""m-invariance of a series of releases, measured of who was stored to be in them.

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
    """Where the persons of a release and their sensitive values are.

    Attributes:
        place: The column of the class in it, NULL of who is in none.
        value: The column of the sensitive value that was stored with the release, else of the one
            that the source has today.
        stored: Whether it was.
        forged: The table (place, v0) of rows of the release behind which there is nobody; None
            where it has none.
        forged_value: Their value, as `value` is told from others.
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
        required: The m that was asked for; None where none was.
        reached: The largest m for which the series is m-invariant, 0 for none; None where the
            releases have no persons, and where it is not known.
        holds: Whether `required` is reached; None where nothing was asked for.
        unique: Of each release the largest m for which it is m-unique, 0 for none; None as above.
        staying: Persons who are in more than one release.
        changed: Those of them who keep their value from one release to the next that they are in,
            and whose class does not show the same values in both; None where they are 1 to k - 1,
            and where it is not known.
        revalued: Those of them whose value is another one in the next release that they are in, and
            whose class does not show the same values in both; None likewise. To the paper they
            are others, and m-invariance says nothing of them.
        k: The largest that the releases were required to reach.
        unknown: Values that are not known, person by release: they were not stored, and the
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
        patterns: Relation (places, values, known, persons): persons who are alike in all of it.
        releases: Where the persons of each and their values are.
        required: The m that is asked for.
        k: Fewer changed persons, if not none, are not told.
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
