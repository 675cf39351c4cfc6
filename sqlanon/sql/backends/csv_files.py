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
# Both are read from the beginning of the file where the job does not set them. A file that can be
# read in two ways is refused, with the option that says which one is meant.

_DELIMITERS = {",": "comma", ";": "semicolon", "\t": "tab", "|": "vertical bar"}
_HEAD = 1 << 18
"""Characters that the delimiter is told by."""
_SAMPLE = 1 << 14
"""Bytes that the encoding is told by."""
_LEAST_ZEROS = 64
"""One byte of so many is zero in UTF-16, at least: delimiters, digits and line ends have one."""
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # begins as the mark of UTF-16 does
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
ROW_NUMBER = "row_number"
"""What the first column is called where it has no name, as R and pandas write their row labels."""
UTF_8 = "utf-8-sig"
NOT_UTF_8 = (
    "is not encoded in UTF-8 or UTF-16; set `encoding` (--encoding), as `encoding: windows-1252` "
    "(Windows in Western Europe) or `encoding: iso-8859-15` (Latin-9): the same bytes are other "
    "letters in each"
)


class CsvForm(NamedTuple):
    """How a CSV file is written.

    Attributes:
        encoding: What Python calls its encoding; `UTF_8` with a byte order mark and without one.
        delimiter: What separates its cells.
        names: The columns, which its first line names.
    """

    encoding: str
    delimiter: str
    names: list[str]


def csv_form(
    path: Path, *, compressed: bool, delimiter: str | None, encoding: str | None
) -> CsvForm:
    """Return how a CSV file is written: as it is set, else as the file begins.

    Args:
        compressed: Whether it is compressed by gzip.
        delimiter: What separates its cells; None to find it.
        encoding: Its encoding; None to find it.

    Raises:
        InspectionError: It can be read in two ways, or its first line is no list of names. No name
            is told: where the header is missing they are values.
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
        raise InspectionError(f"{path}: its first line is no list of names")
    if len(names) > 1 and not names[0] and ROW_NUMBER not in names:
        names[0] = ROW_NUMBER
    _refuse_names(path, names, head, chosen)
    return CsvForm(found, chosen, names)


def binary(path: Path, *, compressed: bool) -> AbstractContextManager[BufferedReader]:
    """Return a file to be read, decompressed."""
    return gzip.open(path, "rb") if compressed else path.open("rb")  # type: ignore[return-value]


def encoding_of(path: Path, sample: bytes, said: str | None) -> str:
    """Return the encoding of a file that begins so: as it is set, by its mark, or by its zeros.

    Raises:
        InspectionError: Its mark is of another encoding than the one that is set.
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
    """Return the error for a file that is in another encoding than it is read in."""
    told = NOT_UTF_8 if said is None else f"is not encoded in {said}; set another `encoding`"
    return InspectionError(f"{path}: {told}")


def _rows(head: str, delimiter: str) -> Iterator[list[str]]:
    return csv.reader(io.StringIO(head, newline=""), delimiter=delimiter, strict=True)


def _names(head: str, delimiter: str) -> list[str] | None:
    """The cells of the first line; None where it has none."""
    try:
        return next(_rows(head, delimiter), [])
    except csv.Error:
        return None


def _delimiter(path: Path, head: str) -> str:
    """Find the delimiter of a file by its first lines.

    Raises:
        InspectionError: Several delimiters part every line alike.
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
    """How many of the first lines have another number of cells than the first one."""
    found: list[int] = []
    broken = 0
    try:
        found.extend(len(row) for row in _rows(head, delimiter))
    except csv.Error:
        broken = len(head)  # not a way to read it, whatever the lines before
    if len(head) == _HEAD:
        found = found[:-1]  # the last one is cut off
    return broken + sum(number not in {0, cells} for number in found)


def _as_said(delimiter: str) -> str:
    shown = '"\\t"' if delimiter == "\t" else f'"{delimiter}"'
    return f"`delimiter: {shown}`"


def _refuse_names(path: Path, names: list[str], head: str, delimiter: str) -> None:
    """Refuse a first line that does not name each column once.

    Raises:
        InspectionError: It does not, or it has another delimiter.
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
# How a file writes its numbers and dates is one thing for the whole file, as for the spreadsheet
# that wrote it. Cells that can be read in one way only tell which; where all can be read in two
# ways, the file is refused with the option that decides.

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


def _has_thousands_signs(sign: str) -> str:
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
        f"{file.path}: column {name} has {inflect(number, 'cell')}, of {found.rows}, not "
        f"{found.columns[name].what}; mend the file, or set `types: {{{name}: text}}` of the source"
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
    patterns = [one(sign) for one in (_fraction, _either, _has_thousands_signs) for sign in signs]
    comma, point, comma_either, point_either, by_comma, by_point = count.alike(columns, *patterns)
    with_comma = comma - comma_either + by_point
    with_point = point - point_either + by_comma
    if with_comma and with_point:
        raise InspectionError(
            f"{count.path}: {inflect(with_comma, 'number')} can only be read with a decimal comma "
            f"and {with_point} only with a decimal point; mend the file, or set `decimal` to the "
            "right one to learn where the others are"
        )
    if with_comma:
        return ","
    # without a comma between cells, 1.234 is as likely a thousand and some
    either = comma_either + (point_either if delimiter != "," else 0)
    if either and not with_point:
        raise InspectionError(
            f"{count.path}: {inflect(either, 'number')} such as 1,234 or 1.234, in "
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
            f"{count.path}: {inflect(day_first, 'date')} can only be read with the day first and "
            f"{month_first} only with the month first; mend the file, or set `date_order` to the "
            "right one to learn where the others are"
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
            f"{count.path}: column {name} has {inflect(offset, 'time')} with Z or a distance from "
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
