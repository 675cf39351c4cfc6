"""Tables of the same persons read together by their labels: what that tells of who is in them.

A person of a class can only be in a class of another table whose labels overlap in every
quasi-identifier. From this bipartite graph of classes and their sizes follow bounds: where a row
may be, who has certainly come or gone, how many persons two classes have in common (A. Dobra, S. E.
Fienberg, *Bounds for cell entries in contingency tables given marginal totals and decomposable
graphs*, PNAS 97, 2000, for tables without empty cells), and which sensitive values can be a
person's (S. R. Ganta, S. P. Kasiviswanathan, A. Smith, KDD 2008). docs/definitions.md, "Tables read
together".
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.readings import LabelColumn

_A, _B = Sql("a"), Sql("b")


@dataclass(frozen=True, slots=True)
class Overlap:
    """The classes of one table by the classes of another that overlap with them, its partners.

    Attributes:
        classes: Classes of the table.
        rows: Its rows.
        unmatched: Classes without a partner.
        unmatched_rows: Their rows.
        single: Classes with one partner.
        fewest: The fewest rows that a row may be in the other table; None where none may be any.
        missing: Rows that are certainly not in the other table: there is no room for them.
        small: Classes with 1 to k - 1 such rows.
    """

    classes: int
    rows: int
    unmatched: int
    unmatched_rows: int
    single: int
    fewest: int | None
    missing: int
    small: int


@dataclass(frozen=True, slots=True)
class Couples:
    """Pairs of classes of two tables that overlap.

    Attributes:
        pairs: All of them.
        alone: Those that overlap with each other alone.
        changed: Those of these that differ in their rows: whoever came or went was of them.
        small: Those that differ by fewer than k rows.
    """

    pairs: int
    alone: int
    changed: int
    small: int


@dataclass(frozen=True, slots=True)
class Joint:
    """The same pairs, where both tables are known to have the same persons.

    Attributes:
        empty: Pairs that have nobody in common.
        certain: Pairs that certainly have somebody in common.
        small: Those of these that have fewer than k persons in common.
        small_persons: The fewest persons that these can be.
        impossible: Pairs that contradict it: the tables are not of the same persons.
    """

    empty: int
    certain: int
    small: int
    small_persons: int
    impossible: int


@dataclass(frozen=True, slots=True)
class Left:
    """Rows of a table by how many sensitive values they may have.

    Attributes:
        values: So many values.
        rows: Of so many rows.
        alone: Those of them whose class shows one value, by itself.
        exposed: Those that may be in a class of another table with one value in common.
    """

    values: int
    rows: int
    alone: int
    exposed: int


@dataclass(frozen=True, slots=True)
class LabelledTable:
    """A table whose classes are known.

    Attributes:
        classes: Relation (n, c0, p0, c1, p1, …): the last p is the class.
        shown: By sensitive column, relation (class, v).
    """

    classes: WorkTable
    shown: Mapping[str, WorkTable]


@dataclass(frozen=True, slots=True)
class _Common:
    """Relation (a, b, v), and the column of it that has a table's classes."""

    table: WorkTable
    own: Sql


@dataclass(frozen=True, slots=True)
class Overlaps:
    """The classes of tables that overlap, by pair of tables.

    Attributes:
        workspace: Runs the statements.
        tables: The tables.
        last: The place of the last column: `p<last>` is the class.
        pairs: Relation (a, b) of the classes of two tables that overlap, by their places.
        partners: By the places of a table and of another one, relation (class, n, partners,
            others).
    """

    workspace: Workspace
    tables: Sequence[LabelledTable]
    last: int
    pairs: Mapping[tuple[int, int], WorkTable]
    partners: Mapping[tuple[int, int], WorkTable]

    @classmethod
    def of(
        cls,
        workspace: Workspace,
        tables: Sequence[LabelledTable],
        columns: Sequence[LabelColumn],
    ) -> Overlaps:
        """Join the classes of each two tables, column by column.

        Each step joins by equality what the columns so far tell apart, so that no engine compares
        every class with every other one.
        """
        last = len(columns) - 1
        pairs: dict[tuple[int, int], WorkTable] = {}
        partners: dict[tuple[int, int], WorkTable] = {}
        for one, two in combinations(range(len(tables)), 2):
            first, second = tables[one].classes, tables[two].classes
            found: WorkTable | None = None
            for place, column in enumerate(columns):
                before, found = (
                    found,
                    workspace.make(
                        "bounds/pairs",
                        "pairs",
                        place=place,
                        first=first,
                        second=second,
                        overlaps=column.overlaps,
                        before=found,
                    ),
                )
                if before is not None:
                    workspace.drop(before)
            if found is None:
                raise ValueError("tables without a quasi-identifier")
            pairs[one, two] = found
            for here, there, own, other in ((one, two, _A, _B), (two, one, _B, _A)):
                partners[here, there] = workspace.make(
                    "bounds/partners",
                    "partners",
                    classes=tables[here].classes,
                    other_classes=tables[there].classes,
                    pairs=found,
                    own=own,
                    other=other,
                    last=last,
                )
        return cls(workspace, tables, last, pairs, partners)

    def overlap(self, here: int, there: int, k: int) -> Overlap:
        """The classes of a table by their partners in another one."""
        return Overlap(*self._one("bounds/overlap", partners=self.partners[here, there], k=k))

    def couples(self, one: int, two: int, k: int) -> Couples:
        """The pairs of classes of two tables."""
        return Couples(*self._one("bounds/couples", k=k, **self._both(one, two)))

    def joint(self, one: int, two: int, k: int) -> Joint:
        """How many persons pairs of classes have in common, if both tables have the same ones."""
        return Joint(*self._one("bounds/joint", k=k, **self._both(one, two)))

    def left(self, column: str) -> list[list[Left]]:
        """Of each table the rows by how many values of a column they may have, by all tables."""
        workspace, last = self.workspace, self.last
        shown = [table.shown[column] for table in self.tables]
        common = {pair: self._common(pair, shown) for pair in self.pairs}
        found: list[list[Left]] = []
        for here, table in enumerate(self.tables):
            beside = [
                _Common(made, _A if here == one else _B)
                for (one, two), made in common.items()
                if here in {one, two}
            ]
            rows = workspace.rows(
                "bounds/left", classes=table.classes, shown=shown[here], common=beside, last=last
            )
            found.append([Left(*map(int, row)) for row in rows])
        workspace.drop(*common.values())
        return found

    def _common(self, pair: tuple[int, int], shown: Sequence[WorkTable]) -> WorkTable:
        """Relation (a, b, v) of the values that classes which overlap have in common."""
        one, two = pair
        offered = self.workspace.make(
            "bounds/offered", "offered", pairs=self.pairs[pair], first=shown[one]
        )
        common = self.workspace.make("bounds/common", "common", offered=offered, second=shown[two])
        self.workspace.drop(offered)
        return common

    def _one(self, template: str, **values: object) -> list[Any]:
        """The whole numbers of a query of one row."""
        (row,) = self.workspace.rows(template, **values)
        return [None if cell is None else int(cell) for cell in row]

    def _both(self, one: int, two: int) -> dict[str, WorkTable]:
        return {
            "pairs": self.pairs[one, two],
            "first": self.partners[one, two],
            "second": self.partners[two, one],
        }
