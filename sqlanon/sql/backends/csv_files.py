"""Read CSV files: how a file is written, and the values of its cells."""

from __future__ import annotations

import codecs
import csv
import gzip
import io
import zlib
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from sqlanon.common.wording import inflect
from sqlanon.errors import InspectionError, JobError
from sqlanon.sql.backends.base import MOMENT
from sqlanon.sql.names import RelationName, check_name
from sqlanon.sql.statement import Command, Query, Sql
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from contextlib import AbstractContextManager
    from io import BufferedReader
    from pathlib import Path

    from sqlanon.sql.backends.base import FileTable, Order
    from sqlanon.sql.backends.duckdb import DuckDBBackend


# -- how a file is written -------------------------------------------------------------------------
#
# Both are found at the beginning of the file if the job does not set them. An ambiguous file is
# refused, with the option that decides.

_DELIMITERS = {",": "comma", ";": "semicolon", "\t": "tab", "|": "vertical bar"}
_HEAD = 1 << 18
"""Characters in which the delimiter is searched for."""
_SAMPLE = 1 << 14
"""Bytes by which the encoding is found."""
_LEAST_ZEROS = 64
"""In UTF-16 at least one byte of so many is zero: in delimiters, digits and line ends."""
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # begins as the mark of UTF-16 does
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
ROW_NUMBER = "row_number"
"""The name of an unnamed first column, such as the row labels of R and pandas."""
UTF_8 = "utf-8-sig"
NOT_UTF_8 = (
    "is not encoded in UTF-8 or UTF-16; set `encoding` (--encoding), as `encoding: windows-1252` "
    "(Windows in Western Europe) or `encoding: iso-8859-15` (Latin-9): the same bytes are other "
    "letters in each"
)


class CsvForm(NamedTuple):
    """How a CSV file is written.

    Attributes:
        encoding: Python's name of its encoding; `UTF_8` with a byte order mark and without one.
    """

    encoding: str
    delimiter: str
    names: list[str]


def csv_form(
    path: Path, *, compressed: bool, delimiter: str | None, encoding: str | None
) -> CsvForm:
    """Return the form of a CSV file, as set or found at the beginning of the file.

    Args:
        delimiter: The separator of its cells; None to find it.
        encoding: Its encoding; None to find it.

    Raises:
        InspectionError: The file is ambiguous, or its first line is not a list of names. The
            message has no name, because without a header the names are values.
    """
    try:
        with binary(path, compressed=compressed) as stream:
            found = encoding_of(path, stream.read(_SAMPLE), encoding)
        with binary(path, compressed=compressed) as stream:
            text = io.TextIOWrapper(stream, encoding=found, newline="")
            head = text.read(_HEAD).removeprefix("\ufeff")
    except UnicodeError:
        raise wrongly_encoded(path, encoding) from None
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise InspectionError(f"{path}: is damaged, or not compressed by gzip") from None
    chosen = delimiter or _delimiter(path, head)
    names = _names(head, chosen)
    if names is None:
        raise InspectionError(f"{path}: its first line is not a list of names")
    if len(names) > 1 and not names[0] and ROW_NUMBER not in names:
        names[0] = ROW_NUMBER
    _refuse_names(path, names, head, chosen)
    return CsvForm(found, chosen, names)


def binary(path: Path, *, compressed: bool) -> AbstractContextManager[BufferedReader]:
    """Open a file for reading, decompressed."""
    return gzip.open(path, "rb") if compressed else path.open("rb")  # type: ignore[return-value]


def encoding_of(path: Path, sample: bytes, said: str | None) -> str:
    """Return the encoding of a file, as set, or by the mark or the zeros of its first bytes.

    Raises:
        InspectionError: Its byte order mark is of another encoding than the one that is set.
    """
    marked = next((encoding for mark, encoding in _MARKS if sample.startswith(mark)), None)
    if said is not None:
        name = codecs.lookup(said).name
        if marked is not None and not name.startswith(marked.removesuffix("-sig")):
            raise InspectionError(
                f"{path}: begins with the byte order mark of {marked.removesuffix('-sig')}, not of "
                f"{said}; leave `encoding` out"
            )
        return UTF_8 if name == "utf-8" else said
    if marked is not None:
        return marked
    first, second = sample[0::2].count(0), sample[1::2].count(0)
    if (first + second) * _LEAST_ZEROS < len(sample) or first == second:
        return UTF_8
    return "utf-16-le" if second > first else "utf-16-be"


def wrongly_encoded(path: Path, said: str | None) -> InspectionError:
    """Return the error for a file that has another encoding than the one used to read it."""
    told = NOT_UTF_8 if said is None else f"is not encoded in {said}; set another `encoding`"
    return InspectionError(f"{path}: {told}")


def _rows(head: str, delimiter: str) -> Iterator[list[str]]:
    return csv.reader(io.StringIO(head, newline=""), delimiter=delimiter, strict=True)


def _names(head: str, delimiter: str) -> list[str] | None:
    """Return the cells of the first line; None if it has none."""
    try:
        return next(_rows(head, delimiter), [])
    except csv.Error:
        return None


def _delimiter(path: Path, head: str) -> str:
    """Find the delimiter of a file by its first lines.

    Raises:
        InspectionError: Several delimiters split each line into equally many cells.
    """
    headers = {one: _names(head, one) or () for one in _DELIMITERS}
    able = [one for one, names in headers.items() if len(names) > 1]
    if len(able) < 2:  # noqa: PLR2004
        return able[0] if able else ","
    rest = {one: _otherwise(head, one, len(headers[one])) for one in able}
    fitting = [one for one in able if not rest[one]]
    if len(fitting) > 1:
        named = " and by ".join(f"each {_DELIMITERS[one]}" for one in fitting)
        raise InspectionError(
            f"{path}: its lines can be parted by {named}; set `delimiter`, as "
            f"{_as_said(fitting[0])} or {_as_said(fitting[1])} (--delimiter)"
        )
    return min(able, key=lambda one: rest[one])


def _otherwise(head: str, delimiter: str, cells: int) -> int:
    """Count the lines at the beginning with another number of cells than the first one."""
    found: list[int] = []
    broken = 0
    try:
        found.extend(len(row) for row in _rows(head, delimiter))
    except csv.Error:
        broken = len(head)  # this delimiter is impossible, whatever the lines before
    if len(head) == _HEAD:
        found = found[:-1]  # the last one is cut off
    return broken + sum(number not in {0, cells} for number in found)


def _as_said(delimiter: str) -> str:
    shown = '"\\t"' if delimiter == "\t" else f'"{delimiter}"'
    return f"`delimiter: {shown}`"


def _refuse_names(path: Path, names: list[str], head: str, delimiter: str) -> None:
    """Refuse a first line that does not name each column once.

    Raises:
        InspectionError: A name is missing or repeated, or the line has another delimiter.
    """
    if not names:
        raise InspectionError(f"{path}: its first line is empty; it has to name the columns")
    if head.startswith("sep="):
        raise InspectionError(f"{path}: its first line is a note for Excel (sep=); remove it")
    if len(names) == 1 and not head.startswith('"'):
        numbers = {one: names[0].count(one) for one in _DELIMITERS}
        most = max(numbers, key=lambda one: numbers[one])
        if numbers[most]:
            own = _DELIMITERS.get(delimiter, f"sign {delimiter}")
            raise InspectionError(
                f"{path}: its first line has {inflect(numbers[most], _DELIMITERS[most])} and no "
                f"{own}: set {_as_said(most)} (--delimiter), or put the name in double quotes"
            )
    seen: dict[str, int] = {}
    for place, name in enumerate(names, 1):
        try:
            check_name(name)
        except JobError:
            ends = "; lines that end in the delimiter have one cell too many" if not name else ""
            raise InspectionError(
                f"{path}: column {place} of {len(names)} has no name in the first line; give it "
                f"one{ends if place == len(names) else ''}"
            ) from None
        if first := seen.get(name.lower()):
            raise InspectionError(
                f"{path}: columns {first} and {place} have one name in the first line, apart from "
                "upper and lower case; rename one"
            )
        seen[name.lower()] = place


# -- what cells say --------------------------------------------------------------------------------
#
# The form of numbers and dates is the same in the whole file, as in the spreadsheet that wrote it.
# Unambiguous cells decide. If all cells are ambiguous, the file is refused, with the option that
# decides.

"""The type of a column with a hierarchy of dates: days, or times if its cells have times."""

# numbers ------------------------------------------------------------------------------------------

_SIGN = "[+-]?"
_POWER = r"([eE][+-]?\d+)?"
_SPACES = "'\u2019 \u00a0\u202f"
"""Separators of thousands that are no decimal sign, in Swiss, French and other files."""
_OTHER = {".": ",", ",": "."}


def _thousands(signs: str, times: str = "+") -> str:
    return rf"[1-9]\d{{0,2}}([{signs}]\d{{3}}){times}"


def _whole(decimal: str) -> str:
    return rf"(\d+|{_thousands(_OTHER[decimal] + _SPACES)})"


def _number(decimal: str) -> str:
    whole = _whole(decimal)
    return rf"{_SIGN}({whole}([{decimal}]\d*)?|[{decimal}]\d+){_POWER}"


def _fraction(decimal: str) -> str:
    """The pattern of a number with the decimal sign."""
    return rf"{_SIGN}({_whole(decimal)}[{decimal}]\d*|[{decimal}]\d+){_POWER}"


def _either(sign: str) -> str:
    """The pattern of a number whose only sign may separate thousands or decimals."""
    return rf"{_SIGN}{_thousands(sign, '{1}')}"


def _has_thousands_signs(sign: str) -> str:
    """The pattern of a number whose sign separates thousands, because it occurs twice."""
    return rf"{_SIGN}{_thousands(sign, '{2,}')}"


# dates --------------------------------------------------------------------------------------------

_DAY, _MONTH = r"(1[3-9]|2\d|3[01])", r"(0?[1-9]|1[0-2])"
"""Patterns of a number that is no month, and of one that may be a month or a day."""
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
    """The form of the cells of a column.

    Attributes:
        pattern: A regular expression for its cells.
        steps: Pairs of a text and its replacement, after which a cast can read a cell.
    """

    pattern: str
    steps: tuple[_Step, ...]
    type: Sql
    what: str


class Readings(NamedTuple):
    """The forms of all values of a file.

    Attributes:
        order: The order of its dates that do not begin with the year; None without such dates.
        unreadable: Number of cells of each column in another form.
    """

    decimal: str
    order: Order | None
    columns: dict[str, _Reading]
    unreadable: dict[str, int]
    rows: int


def readings(
    backend: DuckDBBackend, file: FileTable, kinds: Mapping[str, str], delimiter: str
) -> Readings:
    """Find the forms of a file's values, from the table of its texts.

    Args:
        kinds: Columns and integer, number, date, timestamp or `MOMENT`.

    Raises:
        InspectionError: The values are ambiguous, or have two forms.
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
    rows, *wrong = count.count_unreadable(columns)
    return Readings(decimal, order, columns, dict(zip(columns, wrong, strict=True)), rows)


def give_types(backend: DuckDBBackend, file: FileTable, found: Readings) -> None:
    """Convert the columns of a table of texts to their types.

    Raises:
        InspectionError: Some cells do not have the form of their column.
    """
    if wrong := [
        f"{file.path}: column {name} has {inflect(number, 'cell')}, of {found.rows}, not "
        f"{found.columns[name].what}; correct the file, or set `types: {{{name}: text}}` of the "
        "source"
        for name, number in found.unreadable.items()
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
        """Count the cells of some columns that match each pattern."""
        if not columns:
            return [0] * len(patterns)
        dialect = self._backend.dialect
        quoted = [dialect.quote(name) for name in columns]
        shown = [dialect.literal(pattern) for pattern in patterns]
        text = render(dialect, "files/alike", table=self.table, columns=quoted, patterns=shown)
        ((*found,),) = self._backend.fetch(Query("files/alike", text))
        return [int(number) for number in found]

    def having(self, columns: Sequence[str], *patterns: str) -> str:
        """Name the columns with cells that match one of the patterns, for messages."""
        named = [name for name in columns if sum(self.alike([name], *patterns))]
        return f"column{'s' if len(named) > 1 else ''} {', '.join(named)}"

    def cell(self, name: str, reading: _Reading) -> tuple[Sql, Sql, list[tuple[Sql, Sql]], Sql]:
        """Return a column for templates: name, pattern, steps, type."""
        literal = self._backend.dialect.literal
        steps = [(literal(search), literal(by)) for search, by in reading.steps]
        return (self._backend.dialect.quote(name), literal(reading.pattern), steps, reading.type)

    def count_unreadable(self, columns: Mapping[str, _Reading]) -> list[int]:
        """Count all rows, and the cells of each column that cannot be read."""
        cells = [self.cell(name, reading) for name, reading in columns.items()]
        text = render(self._backend.dialect, "files/unreadable", table=self.table, cells=cells)
        ((*found,),) = self._backend.fetch(Query("files/unreadable", text))
        return [int(number) for number in found]


def _decimal(count: _Counting, columns: Sequence[str], delimiter: str) -> str:
    """Find the decimal sign of a file.

    Raises:
        InspectionError: Numbers can be read with either sign, or are written with both.
    """
    signs = (",", ".")
    patterns = [one(sign) for one in (_fraction, _either, _has_thousands_signs) for sign in signs]
    comma, point, comma_either, point_either, by_comma, by_point = count.alike(columns, *patterns)
    with_comma = comma - comma_either + by_point
    with_point = point - point_either + by_comma
    if with_comma and with_point:
        raise InspectionError(
            f"{count.path}: {inflect(with_comma, 'number')} can only be read with a decimal "
            f"comma and {with_point} only with a decimal point; correct the file, or set "
            "`decimal` to the right one to learn where the others are"
        )
    if with_comma:
        return ","
    # unless cells are separated by commas, 1.234 may as well be 1,234
    either = comma_either + (point_either if delimiter != "," else 0)
    if either and not with_point:
        raise InspectionError(
            f"{count.path}: {inflect(either, 'number')} such as 1,234 or 1.234, in "
            f"{count.having(columns, *map(_either, signs))}, can be read with a decimal comma or a "
            'decimal point; set `decimal: ","` or `decimal: "."` (--decimal)'
        )
    return "."


def _order(count: _Counting, columns: Sequence[str]) -> Order | None:
    """Find the order of dates that end in the year; None if a file has none with / or -.

    Raises:
        InspectionError: Dates can be read in either order, or are written in both.
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
            f"{count.path}: {inflect(day_first, 'date')} can only be read with the day first and "
            f"{month_first} only with the month first; correct the file, or set `date_order` to "
            "the right one to learn where the others are"
        )
    if any_order > same and not day_first and not month_first:
        raise InspectionError(
            f"{count.path}: {inflect(any_order - same, 'date')} such as 01/02/2020, in "
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
    """Find the form of a column of dates or times.

    Raises:
        InspectionError: Some of its times have an offset from UTC, and others have none.
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
            f"{count.path}: column {name} has {inflect(offset, 'time')} with Z or an offset from "
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
