"""Bounds on what a reader of several tables of the same persons learns from the tables alone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from typing_extensions import override

from sqlanon.common.wording import inflect, whole
from sqlanon.report.data import Database, Versions
from sqlanon.report.renderable import Renderable
from sqlanon.report.sections import Fact, Facts, Section, circumstances
from sqlanon.verify.overlaps import Couples, Joint, Left, Overlap

_SHOWN = 5
"""Numbers of candidates that reports list one by one."""


@dataclass(frozen=True, slots=True)
class OverlapOf:
    """The classes of another table that the rows of a table may be in."""

    table: str
    other: str
    overlap: Overlap


@dataclass(frozen=True, slots=True)
class CouplesOf:
    """Pairs of classes of two tables that overlap.

    Attributes:
        joint: The persons of them; None where the tables may have different persons.
    """

    table: str
    other: str
    couples: Couples
    joint: Joint | None


@dataclass(frozen=True, slots=True)
class ValuesLeft:
    """The values of a sensitive column that persons of a table may have, by all tables.

    Attributes:
        left: Rows by how many values they may have, the fewest first; without rows of classes
            that show no value. With 0 values no person of the class can be in all tables.
    """

    table: str
    column: str
    left: tuple[Left, ...]

    @property
    def learnt(self) -> int:
        """Rows that have but one value left."""
        return sum(one.rows for one in self.left if one.values == 1)

    @property
    def learnt_alone(self) -> int:
        """The number of those rows whose own class shows a single value."""
        return sum(one.alone for one in self.left if one.values == 1)


@dataclass(frozen=True, slots=True, repr=False)
class Bounds(Renderable):
    """Tables of the same persons, read together by their labels.

    Attributes:
        k: Fewer persons than this are few.
        same_persons: Whether a reader knows that all tables have the same persons.
        holds: Whether no row has but one value left that did not have it by its own class; no class
            has 1 to k - 1 rows that are certainly not in another table, or differs by so many from
            the only one that overlaps with it; and where the persons are known to be the same, no
            two classes certainly have 1 to k - 1 persons in common.
    """

    schema: ClassVar[str] = "urn:sqlanon:schema/bounds/1"

    run_id: str
    tables: tuple[str, ...]
    quasi: tuple[str, ...]
    k: int
    same_persons: bool
    overlaps: tuple[OverlapOf, ...]
    couples: tuple[CouplesOf, ...]
    values: tuple[ValuesLeft, ...]
    holds: bool
    started: datetime
    ended: datetime
    versions: Versions
    database: Database

    def counts(self) -> dict[str, object]:
        """Return the figures for logs."""
        return {"tables": len(self.tables), "holds": self.holds}

    @property
    @override
    def title(self) -> str:
        verdict = "nothing more is certain" if self.holds else "TELL MORE"
        return f"{inflect(len(self.tables), 'table')} read together by their labels: {verdict}"

    @override
    def sections(self) -> tuple[Section, ...]:
        persons = "the same in all tables" if self.same_persons else "not known to be the same"
        facts = (
            Fact("tables", ", ".join(self.tables)),
            Fact("labels of", ", ".join(self.quasi)),
            Fact("persons", persons),
        )
        return (
            Facts(None, facts),
            Facts("Where rows may be in another table", tuple(map(self._overlap, self.overlaps))),
            Facts("Classes that overlap", tuple(map(self._couples, self.couples))),
            *([Facts(_VALUES, tuple(map(_left, self.values)))] if self.values else []),
            circumstances(self.run_id, self.started, self.ended, self.versions, self.database),
        )

    def _couples(self, one: CouplesOf) -> Fact:
        """Return the fact on the pairs of classes of two tables."""
        found, joint = one.couples, one.joint
        text = (
            f"{inflect(found.pairs, 'pair')}, {whole(found.alone)} with each other alone: "
            f"{whole(found.changed)} of these differ in size, {whole(found.small)} by fewer than "
            f"{self.k}"
        )
        few = found.small
        if joint is not None:
            few += joint.small
            text += (
                f"; {whole(joint.certain)} certainly have persons in common, {whole(joint.small)} "
                f"fewer than {self.k} of them"
            )
        return Fact(f"{one.table}, {one.other}", text, "bad" if few else "plain")

    def _overlap(self, one: OverlapOf) -> Fact:
        """Return the fact on the classes of another table that the rows of a table may be in."""
        found = one.overlap
        text = (
            f"{inflect(found.classes, 'class', 'classes')}, {whole(found.single)} with one partner "
            f"there, {whole(found.unmatched)} without ({inflect(found.unmatched_rows, 'row')})"
        )
        if found.fewest is not None:
            text += f"; each row of the others is one of {whole(found.fewest)} rows there or more"
        text += (
            f"; {inflect(found.missing, 'row')} certainly not there, in "
            f"{inflect(found.small, 'class', 'classes')} fewer than {self.k}"
        )
        name = f"{one.table} in {one.other}"
        return Fact(name, text, "bad" if found.small else "warn" if found.missing else "plain")


_VALUES = "Values that a person may have, for a reader of all tables"


def _left(one: ValuesLeft) -> Fact:
    """The distribution of the numbers of candidates."""
    few = [left for left in one.left if left.values <= _SHOWN]
    more = sum(left.rows for left in one.left if left.values > _SHOWN)
    told = [f"{inflect(left.rows, 'row')} {_of(left.values)}" for left in few]
    if more:
        told.append(f"{inflect(more, 'row')} more than {_SHOWN}")
    text = ", ".join(told) or "no row shows a value"
    exposed = whole(sum(left.exposed for left in one.left))
    text += (
        f"; {whole(one.learnt_alone)} have one by their own class, {exposed} may be in a class "
        "that has one in common with theirs"
    )
    return Fact(f"{one.column} of {one.table}", text, "bad" if one.learnt else "plain")


def _of(values: int) -> str:
    return "none in common" if values == 0 else str(values)
