"""Ranges of numbers and dates: they end where a search has cut, or are widened to whole steps."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeAlias, get_args

from pydantic import BeforeValidator, Field, PlainSerializer, WithJsonSchema

from sqlanon.common.integers import LARGEST
from sqlanon.common.options import Parameters, exact_decimal, write_exactly
from sqlanon.common.wording import inflect, suggestion
from sqlanon.errors import UnsupportedError
from sqlanon.source.reading import UncoveredValues
from sqlanon.sql.dialects.column_types import Kind
from sqlanon.sql.dialects.expressions import (
    CLOCK,
    calendar,
    decimal_places,
    interval_ends,
    like_pattern,
    step_text,
    steps_of,
)
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.common.options import Option
    from sqlanon.source.inspection import Column
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


# -- ends at cuts of the search --------------------------------------------------------------------
#
# A class of a region then publishes the region, and not its own least and greatest value. A cut is
# between a value and the next one in the table. Its published form is the roundest number between
# the two, and equals neither of them if possible. Where the region is not cut the range ends at 0,
# or at the power of ten beyond all values: the least and the greatest value of the table belong to
# persons too.
#
# The roundest number is the greatest multiple, between the two, of the largest power of ten that
# has one there: 43,900 for 43,217 and 43,950, 50 for 40 and 60. If none fits, it is the middle: 143
# for 141 and 144.

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
    """Build the step between two, or the upper one where there is none or it shows the lower one.

    A range of whole numbers is published with its last number, which is one less.
    """
    gap = f"({upper} - {lower} + {2 if whole else 1})"
    half = dialect.integer(Sql(f"({gap} - {dialect.remainder(gap, 2)}) / 2"))
    return Sql(f"{lower} + {half}")


def mismatch_reason(column: Column, *, by_value: bool) -> str | None:
    """Return why a column's ranges cannot end at cuts: `range…`; None where they can."""
    if not column.kind.numeric:
        return (
            "range: cut is for numbers, and the column's type is "
            f"{column.display_type or 'text'}; for dates and times set {{step: month}}, else "
            "leave range out"
        )
    if not by_value:
        return "range: cut goes with values in their own order; leave order out"
    return None


def range_cuts(workspace: Workspace, column: Column, dictionary: WorkTable) -> WorkTable:
    """Build the ends of ranges that begin or end with a value.

    Args:
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
        UncoveredValues,
        dictionary=dictionary,
        limit=LARGEST // 10 ** (places + 1),
        shape=None,
    )
    if beyond.values:
        raise UnsupportedError(
            f"columns.{column.name}.range: {inflect(beyond.values, 'value')}, in "
            f"{inflect(beyond.rows, 'row')}, too large for exact ends; leave range out, or cast "
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


# -- whole steps -----------------------------------------------------------------------------------
#
# A range from the least to the greatest value of a class discloses two of its rows. Widened to
# whole steps of a number or of the calendar its ends follow from the job alone. Where a region ends
# of its own is in `range_cuts`.

Unit: TypeAlias = Literal["minute", "hour", "day", "month", "quarter", "year", "decade"]
UNITS: tuple[str, ...] = get_args(Unit)
_MOST_PLACES = 10
"""Digits behind the point of a value that whole steps look at."""
_MOST_BITS = 62
"""Bits of whole numbers that every step fits into; see `_largest`."""
_WHOLE = 2
"""The least step of whole numbers that holds more than one of them."""


def _step(value: object) -> object:
    if isinstance(value, str) and not value[:1].isdigit():
        if value not in UNITS:
            raise ValueError(
                f"must be a number, or one of {', '.join(UNITS)}{suggestion(value, UNITS)}"
            )
        return value
    number = exact_decimal(value)
    if number <= 0:
        raise ValueError("must be above 0")
    places = decimal_places((number,))
    if places > _MOST_PLACES:
        raise ValueError(f"must have at most {_MOST_PLACES} digits behind the point")
    if number >= _largest(places):
        raise ValueError(f"must be less than {_largest(places):,}")
    return number


def _largest(places: int) -> int:
    """Return the bound of numbers that fit, after additions, into 64 bits of whole steps."""
    return LARGEST // int(10 ** (places + 1))


def _to_plain(step: Decimal | Unit) -> float | str:
    return write_exactly(step) if isinstance(step, Decimal) else step


def parse_range(value: object) -> object:
    """Return the ranges that a job sets for a column; `tight`, the default, is None."""
    if not isinstance(value, str) or value == "cut":
        return value
    if value != "tight":
        raise ValueError(
            "must be tight, from the least to the greatest value of a class, cut, between the "
            "cuts of its region, or {step: 10}, {step: month}: whole steps, whose ends are not "
            "values of rows"
        )
    return None


def tight_is_allowed(schema: dict[str, Any]) -> None:
    """Let the schema of a job say so."""
    schema["anyOf"].insert(0, {"const": "tight"})


if TYPE_CHECKING:
    _Step: TypeAlias = Option[Decimal | Unit, Decimal | float | str]
else:
    _Step = Annotated[
        Decimal | Unit,
        BeforeValidator(_step),
        PlainSerializer(_to_plain, when_used="json"),
        WithJsonSchema(
            {"anyOf": [{"type": "number", "exclusiveMinimum": 0}, {"enum": list(UNITS)}]}
        ),
    ]


class RangeStep(Parameters):
    """Ranges in whole steps: `{step: 10}` of numbers, `{step: month}` of dates.

    Steps of numbers begin at 0 and are those of the hierarchy `intervals`: of whole numbers 23 to
    41 is `[20-49]`, of others 0.7 to 1.2 with a step of 0.5 is `[0.5-1.5)`.
    """

    step: _Step = Field(description="width of a step, or its unit, of dates and times")

    def mismatch_reason(self, column: Column, *, by_value: bool) -> str | None:
        """Return why a column's ranges cannot have such steps: `range…`; None where they can."""
        kind = column.kind
        if not kind.has_order:
            return (
                "range: steps are for numbers, dates and times, and the column's type is "
                f"{column.display_type or 'text'}; leave range out, or load the raw table again "
                "if a run in place has made it text"
            )
        if not by_value:
            return "range: steps go with values in their own order; leave order out"
        return self._no_number(kind) if kind.numeric else self._no_time(kind)

    def _no_number(self, kind: Kind) -> str | None:
        if not isinstance(self.step, Decimal):
            return f"range.step: {self.step} is for dates and times; give a number"
        if kind is Kind.INTEGER and self.step < _WHOLE:
            return (
                "range.step: a step of less than 2 reveals whole numbers exactly; set a wider "
                "one, or leave range out"
            )
        return None

    def _no_time(self, kind: Kind) -> str | None:
        fits = [
            unit
            for unit in UNITS
            if (kind.has_time or unit not in {*CLOCK, "day"}) and (kind.has_date or unit in CLOCK)
        ]
        if self.step in fits:
            return None
        return f"range.step: {self.step} is not for a {kind}; use one of {', '.join(fits)}"


def endless(said: RangeStep | CUT, column: Column) -> str | None:
    """Return why the ends of a column's ranges are no values of its type, or None: `range…`."""
    kind = column.kind
    if not kind.numeric:
        return (
            "range: its ends are periods, as 2020-01, and output: bounds publishes values; leave "
            "output out, or use `hierarchy: {dates: …}`"
        )
    if isinstance(said, RangeStep):
        places = decimal_places((said.step,)) if isinstance(said.step, Decimal) else 0
    else:
        places = 0 if kind is Kind.INTEGER else _PLACES
    room = 0 if kind is Kind.INTEGER else column.scale
    if kind is Kind.REAL or room is None or places <= room:
        return None
    return (
        f"range: its ends have {places} digits behind the point, and {column.display_type} has "
        f"{room}, so output: bounds cannot publish them; set {{step: 10}}, or another step with "
        "as many digits, or leave output out"
    )


def range_steps(
    workspace: Workspace, column: Column, said: RangeStep | None, dictionary: WorkTable
) -> WorkTable | None:
    """Return the step of each value.

    Args:
        dictionary: Relation (value, label, n, code) of its values.

    Returns:
        Relation (code, low, high, first_code, last_code): a value's code, what is published as the
        lower and the upper end of a range that ends in its step, and the codes of the first and the
        last value in the step. NULL has a row with ends NULL and itself as first and last.

    Raises:
        UnsupportedError: a value is too large, or written with too many digits, for exact steps, or
            is a date that is not written in four digits of the year.
    """
    if said is None:
        return None
    dialect = workspace.dialect
    if not isinstance(said.step, Decimal):
        unit = calendar(dialect, said.step, column.kind)
        shape = dialect.literal(like_pattern(column.kind, clock=said.step in CLOCK))
        strange = workspace.ask_one(
            "stage/beyond_steps", UncoveredValues, dictionary=dictionary, limit=None, shape=shape
        )
        _refuse(column, strange, "not written as 2020-10-25 or 02:30:00")
        made = {"grid": Sql("0"), "step": unit, "low": unit, "high": unit}
        return workspace.make("stage/range_steps", "steps", dictionary=dictionary, **made)
    places = decimal_places((said.step,))
    whole = column.kind is Kind.INTEGER and places == 0
    ends = interval_ends(dialect, steps_of(said.step, places), 0, whole=whole)
    grid = dialect.integer(Sql("value")) if whole else dialect.grid(Sql("value"), places)
    large = workspace.ask_one(
        "stage/beyond_steps",
        UncoveredValues,
        dictionary=dictionary,
        limit=_largest(places),
        shape=None,
    )
    _refuse(column, large, "too large for exact steps")
    if not whole:
        outside = workspace.ask_one(
            "stage/outside_steps",
            UncoveredValues,
            dictionary=dictionary,
            grid=grid,
            low=ends[0],
            high=ends[1],
            each=10**places,
        )
        _refuse(column, outside, f"of more than {_MOST_PLACES} digits behind the point")
    return workspace.make(
        "stage/range_steps",
        "steps",
        dictionary=dictionary,
        grid=grid,
        step=dialect.integer(ends[0]),
        low=step_text(dialect, ends[0], places),
        high=step_text(dialect, ends[1], places),
    )


def refuse_roomless(workspace: Workspace, column: Column, steps: WorkTable | None) -> None:
    """Refuse to publish ends of widened ranges that the column's own type does not hold.

    Args:
        steps: Relation (code, low, high, …) of them; None of tight ranges.
    """
    bits = column.bits + column.is_unsigned
    checked = column.kind is Kind.INTEGER and workspace.dialect.checks_types
    if steps is None or not checked or bits >= _MOST_BITS:
        return
    least = 0 if column.is_unsigned else -(2**bits)
    if workspace.count("stage/roomless", steps=steps, least=least, most=2**bits - 1):
        raise UnsupportedError(
            f"columns.{column.name}.range: ranges would end beyond what {column.display_type} "
            "holds, "
            "and output: bounds publishes their ends; set a smaller step, leave output out, or "
            "cast the column in a view"
        )


def _refuse(column: Column, beyond: UncoveredValues, why: str) -> None:
    if beyond.values:
        raise UnsupportedError(
            f"columns.{column.name}.range: {inflect(beyond.values, 'value')}, in "
            f"{inflect(beyond.rows, 'row')}, {why}; leave range out, or cast them in a view"
        )
