"""Measure what tables of the same persons disclose if they are read together by their labels.

A person of a class can only be in a class of another table whose labels overlap in every
quasi-identifier. This bipartite graph of classes and their sizes bounds where a row may be, which
persons were certainly added or removed, how many two classes have in common (A. Dobra, S. E.
Fienberg, *Bounds for cell entries in contingency tables given marginal totals and decomposable
graphs*, PNAS 97, 2000, for tables without empty cells), and which sensitive values can be a
person's (S. R. Ganta, S. P. Kasiviswanathan, A. Smith, KDD 2008). docs/definitions, "Tables read
together".
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, product
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.common.wording import inflect
from sqlanon.errors import HierarchyError, UnsupportedError
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import cut_at_commas

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

_A, _B = Sql("a"), Sql("b")


@dataclass(frozen=True, slots=True)
class Overlap:
    """The classes of one table by the classes of another that overlap with them, its partners.

    Attributes:
        unmatched: Classes without a partner.
        single: Classes with one partner.
        fewest: The least number of rows of the other table that a row may match; None where no row
            may match any.
        missing: Rows that are certainly not in the other table, because the partners of their
            classes have fewer rows.
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
        alone: Pairs whose classes overlap with no others.
        changed: Pairs of `alone` with different numbers of rows, by added or removed persons.
        small: Pairs of `changed` that differ by fewer than k rows.
    """

    pairs: int
    alone: int
    changed: int
    small: int


@dataclass(frozen=True, slots=True)
class Joint:
    """Pairs of overlapping classes, where both tables are known to have the same persons.

    Attributes:
        empty: Pairs without persons in common.
        certain: Pairs that certainly have persons in common.
        small: Pairs of `certain` that have fewer than k persons in common.
        small_persons: The least number of persons that the pairs of `small` can have.
        impossible: Pairs that contradict this: the tables do not have the same persons.
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
        alone: Rows whose own class shows a single value.
        exposed: Rows that may be in a class of another table with which one value is in common.
    """

    values: int
    rows: int
    alone: int
    exposed: int


@dataclass(frozen=True, slots=True)
class LabelledTable:
    """A table with its classes.

    Attributes:
        classes: Relation (n, c0, p0, c1, p1, …): the last p is the class.
        shown: By sensitive column, relation (class, v).
    """

    classes: WorkTable
    shown: Mapping[str, WorkTable]


@dataclass(frozen=True, slots=True)
class _Common:
    """Relation (a, b, v), and its column with the classes of a table."""

    table: WorkTable
    own: Sql


@dataclass(frozen=True, slots=True)
class Overlaps:
    """The classes of tables that overlap, by pair of tables.

    Attributes:
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
        cls, workspace: Workspace, tables: Sequence[LabelledTable], columns: Sequence[LabelColumn]
    ) -> Overlaps:
        """Join the classes of each two tables, column by column.

        Each step is a join by equality of the groups that the columns so far distinguish, so that
        no engine compares every class with every other one.
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
        """Count the classes of a table by their partners in another one."""
        return Overlap(*self._one("bounds/overlap", partners=self.partners[here, there], k=k))

    def couples(self, one: int, two: int, k: int) -> Couples:
        """Count the pairs of overlapping classes of two tables."""
        return Couples(*self._one("bounds/couples", k=k, **self._both(one, two)))

    def joint(self, one: int, two: int, k: int) -> Joint:
        """Bound how many persons pairs of classes have in common, if both tables have the same."""
        return Joint(*self._one("bounds/joint", k=k, **self._both(one, two)))

    def left(self, column: str) -> list[list[Left]]:
        """Count the rows of each table by how many values of a column all tables leave possible."""
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
        """Make the relation (a, b, v) of the values that overlapping classes have in common."""
        one, two = pair
        offered = self.workspace.make(
            "bounds/offered", "offered", pairs=self.pairs[pair], first=shown[one]
        )
        common = self.workspace.make("bounds/common", "common", offered=offered, second=shown[two])
        self.workspace.drop(offered)
        return common

    def _one(self, template: str, **values: object) -> list[Any]:
        """Run a query of one row, and return its whole numbers."""
        (row,) = self.workspace.rows(template, **values)
        return [None if cell is None else int(cell) for cell in row]

    def _both(self, one: int, two: int) -> dict[str, WorkTable]:
        return {
            "pairs": self.pairs[one, two],
            "first": self.partners[one, two],
            "second": self.partners[two, one],
        }


# -- what labels say, as far as a reader of the table can tell -------------------------------------
# Without a hierarchy a label is read by its form: `*`, a range, a set, a text with a masked end, a
# unit of the calendar, a number, or a value. With a hierarchy it stands for the leaves below it. A
# label that looks like a range and cannot be parsed is refused: read as a value, it would exclude
# possible rows. docs/definitions, "Tables read together", has the list.


_NUMBERS = ("", ".", "-", "-.")
_SIGNED = ("-", "-.")
_MOMENTS = (("--", "-- ::", "-- ::."), ("::", "::."))
"""The forms of dates, timestamps and times without their digits."""
_MINUTES = ("-- :", ":")
_HOURS = ("-- h", "h")


@dataclass(frozen=True, slots=True)
class _Shapes:
    """Shapes of labels, which are labels without their digits, by their meaning."""

    number: Sql
    numbers: Sql
    dotted: Sql
    under: Sql
    least: Sql
    moment: Sql
    hour: Sql
    moments: Sql
    hours: Sql

    @classmethod
    def of(cls, dialect: Dialect) -> _Shapes:
        """Return the shapes as lists of text constants."""

        def literals(texts: Sequence[str]) -> Sql:
            return Sql(", ".join(dialect.literal(text) for text in texts))

        return cls(
            number=literals(_NUMBERS),
            numbers=literals([f"[{a}-{z}{end}" for a, z, end in product(_NUMBERS, _NUMBERS, "])")]),
            dotted=literals([f"[{a}..{z}{end}" for a, z, end in product(_SIGNED, _NUMBERS, "])")]),
            under=literals([f"<{one}" for one in _NUMBERS]),
            least=literals([f">={one}" for one in _NUMBERS]),
            moment=literals([*_MOMENTS[0], *_MOMENTS[1], *_MINUTES]),
            hour=literals(_HOURS),
            moments=literals(
                [f"[{a}..{z}]" for kinds in _MOMENTS for a, z in product(kinds, kinds)]
                + [f"[{one}..{one}]" for one in _MINUTES]
            ),
            hours=literals([f"[{one}..{one}]" for one in _HOURS]),
        )


class _Weight(NamedTuple):
    """The row of bounds/weight."""

    overlaps: int
    labels: int


@dataclass(frozen=True, slots=True)
class LabelHierarchy:
    """A hierarchy that labels are read by.

    Attributes:
        levels: Relation (level_0, …, level_H) of texts, checked.
        height: H.
    """

    levels: WorkTable
    height: int


@dataclass(frozen=True, slots=True)
class LabelColumn:
    """A quasi-identifier that several tables have.

    Attributes:
        dictionary: Relation (code, label): all labels of it, marked.
        overlaps: Relation (a, b): pairs of labels that share a possible value.
        density: The share of the pairs of labels that overlap.
    """

    name: str
    index: int
    dictionary: WorkTable
    overlaps: WorkTable
    density: float


def read_column(
    workspace: Workspace,
    name: str,
    index: int,
    tables: Sequence[WorkTable],
    hierarchy: LabelHierarchy | None,
) -> LabelColumn:
    """Collect the labels of a column, and find the pairs that overlap.

    Args:
        tables: For each table, the relation (l0, l1, …, n) of its classes, labels marked.
        hierarchy: The hierarchy of the labels; None to read them by their form.

    Raises:
        UnsupportedError: labels look like ranges, and cannot be parsed.
        HierarchyError: labels are not in the hierarchy.
    """
    dictionary = workspace.make("bounds/dictionary", "dictionary", tables=tables, index=index)
    sets = hierarchy is None and workspace.count("bounds/sets", dictionary=dictionary) > 0
    if hierarchy is None:
        readings = _by_form(workspace, dictionary, sets=sets)
    else:
        readings = workspace.make(
            "bounds/leaves",
            "readings",
            dictionary=dictionary,
            levels=hierarchy.levels,
            height=hierarchy.height,
        )
    if unread := workspace.count("bounds/unread", readings=readings):
        labels = inflect(unread, "label")
        if hierarchy is None:
            raise UnsupportedError(
                f"{name}: {labels} of a range or network without known ends; set their "
                f"hierarchy, as a file or table of its levels (--hierarchy {name}=FILE)"
            )
        raise HierarchyError(f"{name}: {labels} are not in the hierarchy that is set for it")
    overlaps = workspace.make(
        "bounds/overlaps", "overlaps", dictionary=dictionary, readings=readings, sets=sets
    )
    workspace.drop(readings)
    weight = workspace.ask_one("bounds/weight", _Weight, overlaps=overlaps, dictionary=dictionary)
    density = weight.overlaps / max(weight.labels, 1) ** 2
    return LabelColumn(name, index, dictionary, overlaps, density)


def _by_form(workspace: Workspace, dictionary: WorkTable, *, sets: bool) -> WorkTable:
    """Read the ranges and sets that labels denote by their form alone."""
    pieces = workspace.make("bounds/pieces", "pieces", dictionary=dictionary)
    if sets:
        pieces = cut_at_commas(workspace, pieces)
    shaped = workspace.make("bounds/shapes", "shaped", pieces=pieces)
    shapes = _Shapes.of(workspace.dialect)
    formed = workspace.make("bounds/forms", "formed", shaped=shaped, shapes=shapes)
    ended = workspace.make("bounds/ends", "ended", formed=formed)
    whole = workspace.fragment("bounds/numbers")
    readings = workspace.make(
        "bounds/readings", "readings", ended=ended, whole=whole, dictionary=dictionary
    )
    workspace.drop(pieces, shaped, formed, ended)
    return readings
