"""What labels of a release say, as far as a reader of the table can tell: which of them overlap.

Without a hierarchy a label is read by its form: `*`, a range, a set, a text whose end is masked, a
unit of the calendar, a number, or a value. With one it says the leaves below it. What looks like a
range and cannot be read is refused: to take it for a value would exclude what is not excluded.
docs/definitions.md, "Tables read together", has the list.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.common.wording import counted
from sqlanon.errors import HierarchyError, UnsupportedError
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import cut_at_commas

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

_NUMBERS = ("", ".", "-", "-.")
_SIGNED = ("-", "-.")
_MOMENTS = (("--", "-- ::", "-- ::."), ("::", "::."))
"""Dates and timestamps, times: what is left of them without their digits."""
_MINUTES = ("-- :", ":")
_HOURS = ("-- h", "h")


@dataclass(frozen=True, slots=True)
class _Shapes:
    """Labels without their digits, by what they are then."""

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
        """The shapes as lists of text constants."""

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
        name: Its name.
        index: Its place among the quasi-identifiers.
        dictionary: Relation (code, label): all labels of it, marked.
        overlaps: Relation (a, b): the labels that some value may have both of.
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
    """The labels of a column, and which of them overlap.

    Args:
        workspace: Runs the statements.
        name: The column.
        index: Its place among the quasi-identifiers.
        tables: Of each table the relation (l0, l1, …, n) of its classes, labels marked.
        hierarchy: What the labels are of; None to read them by their form.

    Raises:
        UnsupportedError: labels look like ranges, and cannot be read.
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
        labels = counted(unread, "label")
        if hierarchy is None:
            raise UnsupportedError(
                f"{name}: {labels} of a range or network whose ends cannot be told; say the "
                f"hierarchy that they are of, as a file or table of its levels (--hierarchy {name}="
                "FILE)"
            )
        raise HierarchyError(f"{name}: {labels} are not in the hierarchy that was said for it")
    overlaps = workspace.make(
        "bounds/overlaps",
        "overlaps",
        dictionary=dictionary,
        readings=readings,
        sets=sets,
    )
    workspace.drop(readings)
    weight = workspace.ask_one("bounds/weight", _Weight, overlaps=overlaps, dictionary=dictionary)
    density = weight.overlaps / max(weight.labels, 1) ** 2
    return LabelColumn(name, index, dictionary, overlaps, density)


def _by_form(workspace: Workspace, dictionary: WorkTable, *, sets: bool) -> WorkTable:
    """What labels say by their form alone."""
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
