"""Joint classes that fall short, named for whoever has to do something about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from typing_extensions import override

from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.features.release_guard.known import KnownRelease
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

MOST = 3
"""How many are named."""
_FATES = ("stayed", "came", "went")
"""What became of whom, by the fate of release_guard/joint_classes."""


class ShortJointClass(NamedTuple):
    """A joint class that falls short, by the last of the earlier releases that its persons are in.

    How many they are is not told: it may be one, who is missed by others as well.

    Attributes:
        fate: 0 of who is in the last release and in one before it, 1 in it alone, 2 in others.
        before: That earlier release; None of newcomers.
        place: Their class there, as `place` in its table of keys; None of newcomers.
    """

    fate: int
    before: KnownRelease | None
    place: int | None

    @override
    def __str__(self) -> str:
        if self.before is None:
            return "newcomers"
        return f"who {_FATES[self.fate]} of class {self.place} of run {self.before.run_id}"


def short_joint_classes(
    workspace: Workspace,
    joint: WorkTable,
    number: Sql,
    before: Sequence[KnownRelease],
    violating: Sequence[WorkTable],
    *,
    owned: bool,
    k: int,
) -> tuple[ShortJointClass, ...]:
    """The joint classes that fall short, the smallest first: `MOST` at the most.

    Args:
        workspace: Asks.
        joint: See release_guard/joint_classes.
        number: What the number of a joint class is called there.
        before: The releases before the last one.
        violating: Relations (q0) of numbers that fall short of models of values, or of persons.
        owned: Whether rows are counted by whose they are.
        k: How many a joint class needs.
    """
    found = workspace.rows(
        "release_guard/joint_short",
        classes=joint,
        joint=number,
        places=[Sql(f"place_{release}") for release in range(len(before))],
        violating=violating,
        owned=owned,
        k=k,
        most=MOST,
    )
    return tuple(_named(int(fate), before, places) for fate, _, *places in found)


def _named(
    fate: int, before: Sequence[KnownRelease], places: Sequence[int | None]
) -> ShortJointClass:
    """By the last release that has a place."""
    for release, place in zip(reversed(before), reversed(places), strict=True):
        if place is not None:
            return ShortJointClass(fate, release, int(place))
    return ShortJointClass(fate, None, None)
