"""m-invariance of a series of releases, measured of who was stored to be in them.

Source: X. Xiao, Y. Tao, *m-Invariance: Towards Privacy Preserving Re-publication of Dynamic
Datasets*, SIGMOD 2007, section 3, definitions 3 to 5; docs/definitions.md, "m-invariance".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


class Members(NamedTuple):
    """Who is in a release, and where the sensitive values are.

    Attributes:
        keys: The table (person, place) of its rows.
        value: The sensitive value, of a row `b` of it where it was stored with the release, else
            of a row `s` of the source.
        stored: Whether it was.
    """

    keys: Sql
    value: Sql
    stored: bool


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
        changed: Those of them whose class does not have the same values in all; None where they
            are 1 to k - 1, and where it is not known.
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


def invariance(
    workspace: Workspace,
    releases: Sequence[Members],
    source: Sql,
    person: Sql | None,
    *,
    required: int | None,
    k: int,
) -> Invariance:
    """Measure a sensitive column of releases, the oldest first.

    Args:
        workspace: Runs the statements.
        releases: They.
        source: The source.
        person: The key of a row `s` of it; None where all values were stored.
        required: The m that is asked for.
        k: Fewer changed persons, if not none, are not told.
    """
    members = workspace.make(
        "compare/members", "members", releases=releases, source=source, person=person
    )
    classes = workspace.make("compare/signed", "classes", members=members)
    found = {one.release: one for one in workspace.ask("compare/unique", _Unique, classes=classes)}
    hosts = workspace.make("compare/hosts", "hosts", members=members)
    signatures = workspace.make("compare/signatures", "signatures", members=members)
    moved = workspace.ask_one(
        "compare/changed", _Changed, hosts=hosts, classes=classes, signatures=signatures
    )
    workspace.drop(members, classes, hosts, signatures)
    unknown = sum(one.unknown for one in found.values())
    known = {number: one.m for number, one in found.items() if not one.unknown}
    unique = tuple(known.get(number) for number in range(len(releases)))
    reached = None
    if known and not unknown:
        reached = 0 if moved.changed else min(known.values())
    return Invariance(
        required=required,
        reached=reached,
        holds=None if required is None else reached is None or reached >= required,
        unique=unique,
        staying=moved.staying,
        changed=None if unknown or 0 < moved.changed < k else moved.changed,
        k=k,
        unknown=unknown,
    )
