"""How a CSV file is written: its encoding, and what separates its cells.

Both are read from the beginning of the file where the job does not set them. A file that can be
read in two ways is refused, with the option that says which one is meant.
"""

from __future__ import annotations

import codecs
import csv
import gzip
import io
import zlib
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.common.wording import counted
from sqlanon.errors import InspectionError, JobError
from sqlanon.sql.names import check_name

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager
    from io import BufferedReader
    from pathlib import Path

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
        path: The file.
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
    """What separates the cells of a file that begins so.

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
                f"{path}: its first line has {counted(numbers[most], _DELIMITERS[most])} and no "
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
