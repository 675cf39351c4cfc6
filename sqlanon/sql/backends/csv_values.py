"""What the cells of a CSV file say: numbers with a point or a comma, dates in several orders.

How a file writes its numbers and dates is one thing for the whole file, as for the spreadsheet that
wrote it. Cells that can be read in one way only tell which; where all can be read in two ways, the
file is refused with the option that decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from sqlanon.common.wording import counted
from sqlanon.errors import InspectionError
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Command, Query, Sql
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.sql.backends.duckdb import DuckDBBackend
    from sqlanon.sql.backends.files import FileTable

Order: TypeAlias = Literal["dmy", "mdy", "ymd"]
MOMENT = "moment"
"""Of a column whose hierarchy is of dates: days, or times where its cells have one."""

# numbers ------------------------------------------------------------------------------------------

_SIGN = "[+-]?"
_POWER = r"([eE][+-]?\d+)?"
_SPACES = "'\u2019 \u00a0\u202f"
"""What parts thousands and is no decimal sign, in Swiss, French and other files."""
_OTHER = {".": ",", ",": "."}


def _thousands(signs: str, times: str = "+") -> str:
    return rf"[1-9]\d{{0,2}}([{signs}]\d{{3}}){times}"


def _whole(decimal: str) -> str:
    return rf"(\d+|{_thousands(_OTHER[decimal] + _SPACES)})"


def _number(decimal: str) -> str:
    whole = _whole(decimal)
    return rf"{_SIGN}({whole}([{decimal}]\d*)?|[{decimal}]\d+){_POWER}"


def _fraction(decimal: str) -> str:
    """A number that has the decimal sign."""
    return rf"{_SIGN}({_whole(decimal)}[{decimal}]\d*|[{decimal}]\d+){_POWER}"


def _either(sign: str) -> str:
    """A number whose only sign may part thousands or be the decimal one."""
    return rf"{_SIGN}{_thousands(sign, '{1}')}"


def _parted(sign: str) -> str:
    """A number whose sign parts thousands for certain: it is there twice."""
    return rf"{_SIGN}{_thousands(sign, '{2,}')}"


# dates --------------------------------------------------------------------------------------------

_DAY, _MONTH = r"(1[3-9]|2\d|3[01])", r"(0?[1-9]|1[0-2])"
"""A number that is no month, and one that may be a month or a day."""
_CLOCK = r"\d{1,2}:\d{2}(:\d{2}([.,]\d{1,6}0*)?)?"
_OFFSET = r" ?(Z|[+-]\d{2}(:?\d{2})?)"
_TIME = rf"[ T]{_CLOCK}"
_REST = rf"({_TIME}({_OFFSET})?)?"
_YEAR_FIRST = r"(\d{4}-\d{2}-\d{2}|\d{4}/\d{1,2}/\d{1,2}|\d{4}\.\d{1,2}\.\d{1,2})"
_YEAR_LAST = r"(\d{1,2}/\d{1,2}|\d{1,2}-\d{1,2}|\d{1,2}\.\d{1,2})[/.-]\d{4}"
_SAME = "|".join(f"0?{n}[/-]0?{n}" if n < 10 else f"{n}[/-]{n}" for n in range(1, 13))  # noqa: PLR2004
ANY_DAY = rf"({_YEAR_FIRST}|{_YEAR_LAST})"
ANY_TIME = rf"{ANY_DAY}{_TIME}({_OFFSET})?"
ANY_NUMBER = (
    r"-?(0|[1-9]\d{0,14})([.,]\d+)?|-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?|-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?"
)
_TURNED = {"dmy": r"\3-\2-\1", "mdy": r"\3-\1-\2"}
_Step: TypeAlias = tuple[str, str]


class _Reading(NamedTuple):
    """How the cells of a column are read.

    Attributes:
        pattern: What each looks like, as a regular expression.
        steps: What is replaced in it, by what, until a cast can read it.
        type: The type of the column.
        what: What a cell is, for messages.
    """

    pattern: str
    steps: tuple[_Step, ...]
    type: Sql
    what: str


class Readings(NamedTuple):
    """How a file writes its values.

    Attributes:
        decimal: The decimal sign.
        order: The order of its dates that do not begin with the year; None where there are none.
        columns: How each column is read.
        misfits: Cells of each column that cannot be read so.
        rows: All rows.
    """

    decimal: str
    order: Order | None
    columns: dict[str, _Reading]
    misfits: dict[str, int]
    rows: int


def readings(
    backend: DuckDBBackend, file: FileTable, kinds: Mapping[str, str], delimiter: str
) -> Readings:
    """Return how a file writes its values, from the table of its texts.

    Args:
        backend: Where the table is.
        file: The file, with what is set of it.
        kinds: Columns and integer, number, date, timestamp or `MOMENT`.
        delimiter: What separates the cells of the file.

    Raises:
        InspectionError: Its values can be read in two ways, or are written in two.
    """
    count = _Counting(backend, file)
    numbers = [name for name, kind in kinds.items() if kind in {"integer", "number"}]
    dated = [name for name in kinds if name not in numbers]
    decimal = file.decimal or _decimal(count, numbers, delimiter)
    order = file.date_order or _order(count, dated)
    columns = {}
    for name, kind in kinds.items():
        if name in numbers:
            columns[name] = _of_numbers(kind, decimal)
        else:
            columns[name] = _of_dates(count, name, kind, order, file.date_order)
    rows, *wrong = count.misfits(columns)
    return Readings(decimal, order, columns, dict(zip(columns, wrong, strict=True)), rows)


def give_types(backend: DuckDBBackend, file: FileTable, found: Readings) -> None:
    """Give the columns of a table of texts their types.

    Raises:
        InspectionError: Some cells are of none.
    """
    if wrong := [
        f"{file.path}: column {name} has {counted(number, 'cell')}, of {found.rows}, not "
        f"{found.columns[name].what}; mend the file, or say `types: {{{name}: text}}` of the source"
        for name, number in found.misfits.items()
        if number
    ]:
        raise InspectionError("\n".join(wrong))
    counting = _Counting(backend, file)
    for name, reading in found.columns.items():
        column, _, steps, kind = counting.cell(name, reading)
        text = render(
            backend.dialect,
            "files/typed",
            table=counting.table,
            column=column,
            steps=steps,
            type=kind,
        )
        backend.execute(Command("files/typed", text))


class _Counting:
    """Counts cells of the table of a file's texts."""

    def __init__(self, backend: DuckDBBackend, file: FileTable) -> None:
        self._backend = backend
        self.path = file.path
        self.table = backend.dialect.table(RelationName(None, file.name.name))

    def alike(self, columns: Sequence[str], *patterns: str) -> list[int]:
        """Return the cells of some columns that look like each pattern."""
        if not columns:
            return [0] * len(patterns)
        dialect = self._backend.dialect
        quoted = [dialect.quote(name) for name in columns]
        shown = [dialect.literal(pattern) for pattern in patterns]
        text = render(dialect, "files/alike", table=self.table, columns=quoted, patterns=shown)
        ((*found,),) = self._backend.fetch(Query("files/alike", text))
        return [int(number) for number in found]

    def having(self, columns: Sequence[str], *patterns: str) -> str:
        """Name the columns that have such cells."""
        named = [name for name in columns if sum(self.alike([name], *patterns))]
        return f"column{'s' if len(named) > 1 else ''} {', '.join(named)}"

    def cell(self, name: str, reading: _Reading) -> tuple[Sql, Sql, list[tuple[Sql, Sql]], Sql]:
        """Return a column as templates take it: name, pattern, steps, type."""
        literal = self._backend.dialect.literal
        steps = [(literal(search), literal(by)) for search, by in reading.steps]
        return (
            self._backend.dialect.quote(name),
            literal(reading.pattern),
            steps,
            reading.type,
        )

    def misfits(self, columns: Mapping[str, _Reading]) -> list[int]:
        """Return the number of rows, and of the cells of each column that are not read."""
        cells = [self.cell(name, reading) for name, reading in columns.items()]
        text = render(self._backend.dialect, "files/misfits", table=self.table, cells=cells)
        ((*found,),) = self._backend.fetch(Query("files/misfits", text))
        return [int(number) for number in found]


def _decimal(count: _Counting, columns: Sequence[str], delimiter: str) -> str:
    """The decimal sign of a file.

    Raises:
        InspectionError: Numbers can be read with either, or are written with both.
    """
    signs = (",", ".")
    patterns = [one(sign) for one in (_fraction, _either, _parted) for sign in signs]
    comma, point, comma_either, point_either, by_comma, by_point = count.alike(columns, *patterns)
    with_comma = comma - comma_either + by_point
    with_point = point - point_either + by_comma
    if with_comma and with_point:
        raise InspectionError(
            f"{count.path}: {counted(with_comma, 'number')} can only be read with a decimal comma "
            f"and {with_point} only with a decimal point; mend the file, or set `decimal` to the "
            "right one to learn where the others are"
        )
    if with_comma:
        return ","
    # without a comma between cells, 1.234 is as likely a thousand and some
    either = comma_either + (point_either if delimiter != "," else 0)
    if either and not with_point:
        raise InspectionError(
            f"{count.path}: {counted(either, 'number')} such as 1,234 or 1.234, in "
            f"{count.having(columns, *map(_either, signs))}, can be read with a decimal comma or a "
            'decimal point; set `decimal: ","` or `decimal: "."` (--decimal)'
        )
    return "."


def _order(count: _Counting, columns: Sequence[str]) -> Order | None:
    """The order of dates that end in the year; None where a file has none with / or -.

    Raises:
        InspectionError: They can be read in either order, or are written in both.
    """
    signs = "[/-]"
    either = rf"{_MONTH}{signs}{_MONTH}{signs}\d{{4}}{_REST}"
    day_first, month_first, any_order, same = count.alike(
        columns,
        rf"{_DAY}{signs}{_MONTH}{signs}\d{{4}}{_REST}",
        rf"{_MONTH}{signs}{_DAY}{signs}\d{{4}}{_REST}",
        either,
        rf"({_SAME}){signs}\d{{4}}{_REST}",
    )
    if day_first and month_first:
        raise InspectionError(
            f"{count.path}: {counted(day_first, 'date')} can only be read with the day first and "
            f"{month_first} only with the month first; mend the file, or set `date_order` to the "
            "right one to learn where the others are"
        )
    if any_order > same and not day_first and not month_first:
        raise InspectionError(
            f"{count.path}: {counted(any_order - same, 'date')} such as 01/02/2020, in "
            f"{count.having(columns, either)}, can be read with the day or the month first; set "
            "`date_order: dmy` or `date_order: mdy` (--date-order)"
        )
    if month_first:
        return "mdy"
    return "dmy" if day_first or any_order else None


def _of_numbers(kind: str, decimal: str) -> _Reading:
    steps = [(f"[{_OTHER[decimal]}{_SPACES}]", "")]
    if decimal == ",":
        steps.append((",", "."))
    if kind == "integer":
        return _Reading(f"{_SIGN}{_whole(decimal)}", (*steps,), Sql("BIGINT"), "a whole number")
    sign = "point" if decimal == "." else "comma"
    return _Reading(_number(decimal), (*steps,), Sql("DOUBLE"), f"a number with a {sign}")


def _of_dates(
    count: _Counting, name: str, kind: str, order: Order | None, said: Order | None
) -> _Reading:
    """How a column of dates or times is read.

    Raises:
        InspectionError: Some of its times have a distance from UTC, and others have none.
    """
    day = _YEAR_FIRST if said == "ymd" else ANY_DAY
    # a date with points has the day first everywhere
    turned = [
        (sign, _TURNED.get(one or "", _TURNED["dmy"]))
        for sign, one in (("[.]", said), ("[/-]", order))
    ]
    steps = [
        *((rf"^(\d{{1,2}}){sign}(\d{{1,2}}){sign}(\d{{4}})", by) for sign, by in turned),
        (r"^(\d{4})[/.](\d{1,2})[/.](\d{1,2})", r"\1-\2-\3"),
    ]
    read = "a date as 2026-12-31" if order is None else f"a date as 2026-12-31, or {_SHOWN[order]}"
    date = _Reading(day, (*steps,), Sql("DATE"), read)
    if kind == "date":
        return date
    clock, offset = count.alike([name], rf"{day}{_TIME}", rf"{day}{_TIME}{_OFFSET}")
    if kind == MOMENT and not clock and not offset:
        return date
    if clock and offset:
        raise InspectionError(
            f"{count.path}: column {name} has {counted(offset, 'time')} with Z or a distance from "
            f"UTC and {clock} without; write all of them with one, or none"
        )
    steps += [
        (r",(\d)", r".\1"),
        (r" ([+-]\d{2}|Z)", r"\1"),
        (r"(:\d{2}[.\d]*[+-]\d{2})(\d{2})$", r"\1:\2"),
    ]
    zoned = Sql("TIMESTAMPTZ") if offset else Sql("TIMESTAMP")
    what = "a time as 2026-12-31 23:59:59, of microseconds at most"
    return _Reading(rf"{day}({_TIME}({_OFFSET})?)?", (*steps,), zoned, what)


_SHOWN = {"dmy": "31/12/2026", "mdy": "12/31/2026", "ymd": "2026/12/31"}
