"""Ranges that end where a search has cut: between two values of the table, at a round number.

A class of a region then publishes the region, and not its own least and greatest value. A cut lies
between a value and the next one that the table has; what is published of it is the roundest number
between the two, and neither of them where there is room. Where the region is not cut the range ends
at 0, or at the power of ten beyond all values: the least and the greatest value of the table are
those of somebody too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from sqlanon.common.integers import LARGEST
from sqlanon.common.wording import counted
from sqlanon.errors import UnsupportedError
from sqlanon.source.rows import Beyond
from sqlanon.sql.dialects.column_types import Kind
from sqlanon.sql.dialects.expressions import step_text
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.source.inspection import Column
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

CUT: TypeAlias = Literal["cut"]
"""How a job says it."""
_PLACES = 4
"""Digits behind the point of numbers that are not whole; values that differ later stay together."""
_DIGITS = 18
"""Noughts of the largest power of ten; whole steps are below 2^62 / 10."""


class _Power(NamedTuple):
    """A power of ten, and its greatest multiple below a step, and below the next one."""

    number: int
    below_step: Sql
    below_upper: Sql

    @classmethod
    def of(cls, dialect: Dialect, number: int) -> _Power:
        """The power with this number."""

        def multiple(beyond: str) -> Sql:
            of = f"({beyond} - 1)"
            over = dialect.remainder(of, number)
            return Sql(f"({of} - {dialect.remainder(f'(({over}) + {number})', number)})")

        return cls(number, multiple("step"), multiple("upper_step"))


def _middle(dialect: Dialect, lower: str, upper: str, *, whole: bool) -> Sql:
    """The step in the middle of two, the upper one where there is none or it tells the lower one.

    Of whole numbers a range is told by what it ends with, which is one less.
    """
    gap = f"({upper} - {lower} + {2 if whole else 1})"
    half = dialect.integer(Sql(f"({gap} - {dialect.remainder(gap, 2)}) / 2"))
    return Sql(f"{lower} + {half}")


def misfit(column: Column, *, by_value: bool) -> str | None:
    """Why a column's ranges cannot end at cuts: `range…`; None where they can.

    Args:
        column: The column.
        by_value: Whether its values are ordered as such.
    """
    if not column.kind.numeric:
        return (
            "range: cut is for numbers, and the column's type is "
            f"{column.said_type or 'text'}; of dates and times say {{step: month}}, else leave "
            "range out"
        )
    if not by_value:
        return "range: cut goes with values in their own order; leave order out"
    return None


def range_cuts(workspace: Workspace, column: Column, dictionary: WorkTable) -> WorkTable:
    """Where a range ends that begins or ends with a value.

    Args:
        workspace: Runs the statements.
        column: The column, a number.
        dictionary: Relation (value, label, n, code) of its values.

    Returns:
        Relation (code, low, high, first_code, last_code), as `range_steps` has it; a step here is a
        value of the table.

    Raises:
        UnsupportedError: a value is too large for exact ends.
    """
    dialect = workspace.dialect
    whole = column.kind is Kind.INTEGER
    places = 0 if whole else _PLACES
    beyond = workspace.ask_one(
        "stage/beyond_steps",
        Beyond,
        dictionary=dictionary,
        limit=LARGEST // 10 ** (places + 1),
        shape=None,
    )
    if beyond.values:
        raise UnsupportedError(
            f"columns.{column.name}.range: {counted(beyond.values, 'value')}, in "
            f"{counted(beyond.rows, 'row')}, too large for exact ends; leave range out, or cast "
            "them in a view"
        )
    return workspace.make(
        "stage/range_cuts",
        "cuts",
        dictionary=dictionary,
        grid=dialect.integer(Sql("value")) if whole else dialect.grid(Sql("value"), places),
        low=step_text(dialect, Sql("e.below"), places),
        high=step_text(dialect, Sql("e.above - 1" if whole else "e.above"), places),
        whole=whole,
        middle_below=_middle(dialect, "lower_step", "step", whole=whole),
        middle_above=_middle(dialect, "step", "upper_step", whole=whole),
        powers=[_Power.of(dialect, 10**noughts) for noughts in range(_DIGITS, 0, -1)],
    )
