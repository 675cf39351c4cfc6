"""Values that a user writes, in the spelling that the engine gives to those of their column.

What a job says of values is compared with a table by bytes. So that `17`, `17.0` and `017` are one
value of a column of numbers on every engine, they are read here by the kind of the column, and
written as the column's own values are (docs/types.md, "Values in a job").
"""

from __future__ import annotations

import datetime as dt
import ipaddress
import math
import re
from dataclasses import replace
from decimal import Decimal
from sys import float_info
from typing import TYPE_CHECKING
from uuid import UUID
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlanon.common.wording import whole
from sqlanon.errors import JobError
from sqlanon.sql.dialects import Kind
from sqlanon.sql.dialects.expressions import TRUTHS, is_truth, null_if_listed
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from sqlanon.errors import SqlanonError
    from sqlanon.source.hierarchies.specification import LeafRows
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.dialects import Dialect


_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?", re.ASCII)
_DAY = re.compile(r"(\d{4,6})-(\d\d?)-(\d\d?)", re.ASCII)
_CLOCK = re.compile(r"(-?)(\d{1,3}):(\d\d)(?::(\d\d)(?:\.(\d+))?)?", re.ASCII)
_OFFSET = re.compile(r"(.*:.*?) ?([Zz]|[+-]\d\d(?::?\d\d(?::\d\d)?)?)", re.ASCII)
_TO_MICROSECONDS = len("2020-01-31 13:45:00.123456")
_LARGEST_INTEGER = 2**63 - 1
_SHOWN = 3
"""So many values that cannot be read are named."""


def spell_value(dialect: Dialect, column: Column, text: str) -> str | None:
    """Return a value of a column that a user wrote, in the spelling of the engine.

    Returns:
        The text; None where the column's type has no such value.
    """
    if column.kind.numeric:
        return _number(dialect, column, text.strip())
    if column.kind is Kind.INSTANT:
        return _instant(text.strip(), column.zone)
    read = _READERS.get(column.kind)
    return _text(dialect, column, text) if read is None else read(text.strip())


def example(column: Column) -> str:
    """Return an example of a value of the column, for messages."""
    if column.kind is Kind.TEXT:
        return _TEXTS[_word(column)][1]
    examples = {
        Kind.INTEGER: "true" if is_truth(column.kind, column.bare_type) else "17",
        Kind.DECIMAL: "17.5",
        Kind.REAL: "17.5",
        Kind.BOOLEAN: "true or false",
        Kind.DATE: "2020-01-31",
        Kind.TIMESTAMP: "2020-01-31 13:45:00",
        Kind.INSTANT: "2020-01-31 13:45:00+01:00",
        Kind.TIME: "13:45:00",
        Kind.ADDRESS: "192.168.0.1",
    }
    return examples[column.kind]


def spell_values(
    dialect: Dialect,
    column: Column,
    values: Iterable[str],
    where: str,
    error: Callable[[str], SqlanonError],
) -> tuple[str, ...]:
    """Return values of a column in the spelling of the engine, in their order.

    Raises:
        SqlanonError: a value cannot be read, or two are one.
    """
    first: dict[str, str] = {}
    read = {value: spell_value(dialect, column, value) for value in values}
    _refuse_unread(column, [value for value, text in read.items() if text is None], where, error)
    for value, text in read.items():
        other = first.setdefault(text or "", value)
        if other != value:
            raise error(_twice(column, where, other, value) + "; list it once")
    return tuple(text or "" for text in read.values())


def spell_rows(
    dialect: Dialect, column: Column, rows: LeafRows, error: Callable[[str], SqlanonError]
) -> LeafRows:
    """Return the rows of a hierarchy with their leaves in the spelling of the engine.

    A leaf that fills a shorter branch is spelled so on each level. Two rows that are one value
    with the same labels become one row.

    Raises:
        SqlanonError: a leaf cannot be read, or two are one value with different labels.
    """
    where = f"the hierarchy of column {column.name!r}"
    leaves = {
        row[0]: None if row[0] is None else spell_value(dialect, column, row[0]) for row in rows
    }
    unread = [leaf for leaf, text in leaves.items() if text is None and leaf is not None]
    _refuse_unread(column, unread, where, error)
    made: LeafRows = []
    first: dict[str | None, tuple[str | None, tuple[str | None, ...]]] = {}
    for row in rows:
        leaf, text = row[0], leaves[row[0]]
        run = next((place for place, cell in enumerate(row) if cell != leaf), len(row))
        written = (*[text] * run, *row[run:])
        said, other = first.setdefault(text, (leaf, written))
        if said == leaf:
            made.append(written)
        elif other != written:
            raise error(
                _twice(column, where, str(said), str(leaf)) + ", with other labels; list it once"
            )
    return made


def _refuse_unread(
    column: Column, unread: list[str], where: str, error: Callable[[str], SqlanonError]
) -> None:
    if not unread:
        return
    named = ", ".join(repr(value) for value in unread[:_SHOWN])
    more = f" and {whole(len(unread) - _SHOWN)} more" if len(unread) > _SHOWN else ""
    verb = "is no value" if len(unread) == 1 else "are no values"
    raise error(
        f"{where}: {named}{more} {verb} of its type, {column.display_type or column.kind}; write "
        f"{'it' if len(unread) == 1 else 'them'} as {example(column)}"
    )


def _twice(column: Column, where: str, one: str, other: str) -> str:
    said = column.display_type or column.kind
    return f"{where}: {one!r} and {other!r} are one value of its type, {said}"


def _number(dialect: Dialect, column: Column, text: str) -> str | None:
    truth = _truth(text, "1", "0") if is_truth(column.kind, column.bare_type) else None
    if truth is not None or not _NUMBER.fullmatch(text):
        return truth
    number = Decimal(text)
    if column.kind is Kind.DECIMAL and not dialect.decimals_are_doubles:
        return _decimal(dialect, column, number, text)
    if column.kind is Kind.DECIMAL and (padded := _pad_decimal(column, number)) is not None:
        return padded
    if column.kind is not Kind.REAL and number == number.to_integral_value():
        digits = str(int(number))
        if column.kind is Kind.INTEGER or abs(number) <= _LARGEST_INTEGER:
            return _fill_zeros(column, digits)
    if column.kind is Kind.INTEGER:
        return None
    return _double(float(number)) if dialect.writes_fractions else text


def _decimal(dialect: Dialect, column: Column, number: Decimal, text: str) -> str | None:
    if column.scale is None:
        return _without_zeros(f"{number:f}") if dialect.pads_decimals else text
    digits = f"{number:.{max(column.scale, 0)}f}"
    if Decimal(digits) != number:
        return None
    return _fill_zeros(column, _without_zeros(digits) if column.trimmed else _no_minus_zero(digits))


def _pad_decimal(column: Column, number: Decimal) -> str | None:
    """Return a number as `SQLite.decimal_text` does; None for one that keeps its own digits."""
    if column.trimmed or column.scale is None or column.scale > float_info.dig:
        return None
    scale = max(column.scale, 0)
    digits = f"{number:.{scale}f}"
    if Decimal(digits) != number or abs(number) >= Decimal(10) ** (float_info.dig - scale):
        return None
    return _no_minus_zero(digits)


def _double(number: float) -> str | None:
    """Spell a double as `Dialect.real_text` does."""
    if not math.isfinite(number):
        return None
    return repr(number).removesuffix(".0") if number else "0"


def _fill_zeros(column: Column, digits: str) -> str:
    """Return the digits with leading zeros, up to the width of a ZEROFILL type."""
    if "zerofill" not in column.bare_type.lower():
        return digits
    found = re.search(r"\((\d+)(?:,\s*(\d+))?\)", column.bare_type)
    if found is None:
        return digits
    before, point, behind = digits.partition(".")
    return before.rjust(int(found[1]) - int(found[2] or 0), "0") + point + behind


def _without_zeros(digits: str) -> str:
    return _no_minus_zero(digits.rstrip("0").rstrip(".") if "." in digits else digits)


def _no_minus_zero(digits: str) -> str:
    return digits.removeprefix("-") if not digits.strip("-0.") else digits


def _truth(text: str, true: str, false: str) -> str | None:
    word = text.lower()
    return true if word in TRUTHS[0] else false if word in TRUTHS[1] else None


def _date(text: str) -> str | None:
    found = _DAY.match(text)
    if found is None or (text[found.end() :] and _clock_of(text[found.end() :]) != "00:00:00"):
        return None
    return _day(found)


def _day(found: re.Match[str]) -> str | None:
    year, month, day = map(int, found.groups())
    try:  # the calendar repeats itself every 400 years, and Python's ends with the year 9999
        dt.date(2000 + year % 400, month, day)
    except ValueError:
        return None
    return f"{year:04d}-{month:02d}-{day:02d}" if year else None


def _clock_of(text: str) -> str | None:
    """The time behind a day, after a blank or a T."""
    return _time(text[1:].lstrip()) if text[0] in " Tt" else None


def _timestamp(text: str) -> str | None:
    found = _DAY.match(text)
    day = None if found is None else _day(found)
    if found is None or day is None:
        return None
    rest = text[found.end() :]
    clock = _clock_of(rest) if rest else "00:00:00"
    of_a_day = clock is not None and re.match("[01][0-9]:|2[0-3]:", clock)
    return f"{day} {clock}" if of_a_day else None


def _time(text: str) -> str | None:
    found = _CLOCK.fullmatch(text)
    if found is None:
        return None
    minus, hours, minutes, seconds, fraction = found.groups(default="")
    if int(minutes) > 59 or int(seconds or 0) > 59:  # noqa: PLR2004 - of a clock
        return None
    behind = f".{fraction}".rstrip("0").rstrip(".")
    return f"{minus}{int(hours):02d}:{minutes}:{seconds or '00'}{behind}"


def _instant(text: str, zone: str) -> str | None:
    """Spell an instant as `Dialect.instant_text`; without an offset it is in the column's zone."""
    found = _OFFSET.fullmatch(text)
    local = _timestamp(text if found is None else found[1])
    if local is None or len(local) > _TO_MICROSECONDS:
        return None
    try:
        at, there = dt.datetime.fromisoformat(local), ZoneInfo(zone)
        if found is not None:
            instant = dt.datetime.fromisoformat(f"{local}{found[2].upper()}").astimezone(there)
        else:
            instant = at.replace(tzinfo=there)
            if instant.utcoffset() != instant.replace(fold=1).utcoffset():
                return None  # an hour that occurs twice, or never
    except (ValueError, OverflowError, ZoneInfoNotFoundError):
        return None
    day, _, rest = instant.isoformat(sep=" ").partition(" ")
    clock, sign, ahead = re.split(r"([+-])", rest, maxsplit=1)
    return f"{day} {_without_zeros(clock) if '.' in clock else clock}{sign}{ahead}"


def _address(text: str) -> str | None:
    try:
        found = ipaddress.ip_interface(text)
    except ValueError:
        return None
    host = _host(found.ip)
    if found.network.prefixlen == found.max_prefixlen:
        return host
    return f"{host}/{found.network.prefixlen}"


def _host(ip: ipaddress.IPv4Address | ipaddress.IPv6Address) -> str:
    """Spell an address; one whose last 32 bits are an IPv4 address shows that."""
    number = int(ip)
    high, low = number >> 32, number & 0xFFFF_FFFF
    if ip.version == 6 and (high == 0xFFFF or (high == 0 and low > 0xFFFF)):  # noqa: PLR2004
        return f"{'::ffff:' if high else '::'}{ipaddress.IPv4Address(low)}"
    return str(ip)


def _text(dialect: Dialect, column: Column, text: str) -> str | None:
    word = _word(column)
    if word in dialect.types_without_blanks:
        return text.rstrip(" ")
    if word not in _TEXTS or word not in dialect.kinds:
        return text
    try:
        return _TEXTS[word][0](text.strip())
    except ValueError:
        return None


def _word(column: Column) -> str:
    """Return the type's name without the part in parentheses."""
    return column.bare_type.upper().partition("(")[0].strip()


def _mac(digits: int) -> Callable[[str], str]:
    def read(text: str) -> str:
        found = re.sub("[:.-]", "", text).lower()
        if digits == 16 and len(found) == 12:  # noqa: PLR2004 - of the shorter kind
            found = f"{found[:6]}fffe{found[6:]}"
        if not re.fullmatch(rf"[0-9a-f]{{{digits}}}", found):
            raise ValueError
        return ":".join(found[at : at + 2] for at in range(0, digits, 2))

    return read


def _network(text: str) -> str:
    found = ipaddress.ip_network(text)
    return f"{_host(found.network_address)}/{found.prefixlen}"


_TEXTS: dict[str, tuple[Callable[[str], str], str]] = {
    "UUID": (lambda text: str(UUID(text)), "0a0eebc9-9c0b-4ef8-bb6d-6bb9bd380a11"),
    "MACADDR": (_mac(12), "08:00:2b:01:02:03"),
    "MACADDR8": (_mac(16), "08:00:2b:ff:fe:01:02:03"),
    "CIDR": (_network, "192.168.0.0/16"),
}
"""Types that are treated as text and write a value in one way: how they read it, an example."""
_READERS: dict[Kind, Callable[[str], str | None]] = {
    Kind.BOOLEAN: lambda text: _truth(text, "true", "false"),
    Kind.DATE: _date,
    Kind.TIMESTAMP: _timestamp,
    Kind.TIME: _time,
    Kind.ADDRESS: _address,
}
"""How values are read of which the text depends on their kind alone."""


# -- values that mean missing ----------------------------------------------------------------------


def with_missing(
    dialect: Dialect, relation: Relation, missing: Mapping[str, Sequence[str]], *, of_cells: bool
) -> Relation:
    """Return the relation, with the values of its columns that mean missing.

    Args:
        relation: The relation, the kinds of these columns settled.
        of_cells: Whether cells of a CSV file were compared with them before they got a type; what
            is no value of it is in no row then.

    Raises:
        JobError: a value is none of its column's type, or listed twice.
    """

    def add_missing(column: Column) -> Column:
        values = missing.get(column.name, ())
        compared = column.as_comparable(dialect)
        if of_cells:
            values = [
                value for value in values if spell_value(dialect, compared, value) is not None
            ]
        where = f"columns.{column.name}.missing"
        texts = spell_values(dialect, compared, values, where, JobError)
        return replace(column, missing=texts, nullable=True) if texts else column

    return replace(relation, columns=tuple(map(add_missing, relation.columns)))


def read_column(dialect: Dialect, column: Column) -> Sql:
    """A column as an item of a SELECT FROM … AS s.

    It has NULL in place of the values that mean missing.
    """
    value = dialect.column("s", column.name)
    if not column.missing:
        return value
    text = column.as_comparable(dialect).text(dialect, value)
    return Sql(
        f"{null_if_listed(dialect, value, text, column.missing)} AS {dialect.quote(column.name)}"
    )
