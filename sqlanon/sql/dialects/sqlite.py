"""Dialect of SQLite (tested with 3.40.1)."""

from __future__ import annotations

from sys import float_info
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.sql.dialects.abilities import Guarding, Moving, Replacing
from sqlanon.sql.dialects.base import Dialect
from sqlanon.sql.dialects.column_types import KINDS, UTC, Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping


HMAC = Sql("sqlanon_hmac_sha256")
"""A function of sqlanon's sessions: HMAC-SHA256 of the padded keys and the message."""
_TWO_OF_THREE, _ONE_OF_THREE = int("3" * 21, 8), int("1" * 21, 8)
_THREE_OF_SIX = int("7" + "07" * 10, 8)
"""Masks of 63 bits: the lower two, and the lowest one, of each three; the lower three of six."""


class SQLite(Dialect):
    """SQLite: dynamic types, and a double-quoted word that is no column is a string to it.

    Therefore names are quoted by backticks: a misspelt one raises an error, instead of putting the
    whole table into one class (seen on 3.40.1).
    """

    name = "sqlite"
    quick_to_search = 1_000
    most_joined = 61  # of 64 (3.40.1), as what writes rows joins three more than what codes them
    compiles = True
    audited_by = "sqlite3 -readonly -header -column DATABASE.sqlite < audit.sql"
    checks_plans = True
    session_functions = (HMAC,)
    client_stops = ".bail on"
    retypes_columns = True
    edits_definitions = True
    drops_columns = True
    quote_character = "`"
    text_type = Sql("TEXT")
    document_type = Sql("TEXT")
    double_type = Sql("REAL")
    cast_text_type = Sql("TEXT")
    current_schema = Sql("'main'")
    grid_rounding = Sql("0.000001")
    keeps_comments = False
    tells_read_only = False
    checks_types = False
    decimals_are_doubles = True
    # a text with an offset from UTC does not sort as its instant
    zones = False
    # a column may have 1 and 1.0, with any declared type
    # and one moment with a T or a blank, with and without zeros at the end of its seconds
    many_spellings = frozenset(
        {Kind.INTEGER, Kind.DECIMAL, Kind.REAL, Kind.TIMESTAMP, Kind.TIME, Kind.OTHER}
    )
    replacing = Replacing.WRITE_LOCK
    updating = Replacing.WRITE_LOCK
    moving = Moving.PUT_OFF
    guarding = Guarding.TRIGGER_PER_EVENT
    kinds: ClassVar[Mapping[str, Kind]] = {
        **KINDS,
        "CLOB": Kind.TEXT,
        "NVARCHAR": Kind.TEXT,
        "DATETIME": Kind.TIMESTAMP,
        "BOOLEAN": Kind.INTEGER,
        "BOOL": Kind.INTEGER,
        "INT8": Kind.INTEGER,
    }

    @override
    def room(self, type_name: str) -> int | None:
        """Types with CHAR, CLOB or TEXT in their name, or columns without a type, keep any text."""
        declared = type_name.upper()
        if not declared or any(word in declared for word in ("CHAR", "CLOB", "TEXT")):
            return None
        return 0

    @override
    def text(self, expression: Sql, kind: Kind, zone: str = UTC) -> Sql:
        """As the base; SQLite stores a decimal as a double, and a time as text."""
        text = super().text(expression, Kind.REAL if kind is Kind.DECIMAL else kind, zone)
        return _normalize_time(text, kind) if kind.has_time else text

    @override
    def decimal_text(self, expression: Sql, scale: int) -> Sql:
        """With the digits of the declared type, which SQLite does not keep.

        A value with more of them, or with more digits than a double has, stays as it is.
        """
        text = self.text(expression, Kind.DECIMAL)
        if scale > float_info.dig:
            return text
        padded = f"PRINTF('%.{scale}f', {expression})"
        return Sql(
            f"CASE WHEN ABS({expression}) < 1e{float_info.dig - scale} AND "
            f"CAST({padded} AS REAL) = {expression} THEN {padded} ELSE {text} END"
        )

    @override
    def decimal_rounded(self, expression: Sql, scale: int) -> Sql:
        """Round explicitly, because SQLite keeps all digits."""
        return Sql(f"ROUND({expression}, {scale})")

    @override
    def double_text(self, expression: Sql) -> Sql:
        """With 16 or 17 digits where SQLite's 15 would make two doubles one text, and no `1.0e`."""
        longer = f"PRINTF('%!.16g', {expression})"
        return Sql(
            f"REPLACE(CASE WHEN CAST(CAST({expression} AS TEXT) AS REAL) <> {expression} THEN "
            f"CASE WHEN CAST({longer} AS REAL) = {expression} THEN {longer} "
            f"ELSE PRINTF('%!.17g', {expression}) END "
            f"ELSE CAST({expression} AS TEXT) END, '.0e', 'e')"
        )

    @override
    def without_zeros(self, text: Sql) -> Sql:
        """RTRIM with the characters to remove."""
        return Sql(
            f"CASE WHEN {text} LIKE '%.%' THEN RTRIM(RTRIM({text}, '0'), '.') ELSE {text} END"
        )

    @override
    def distinct_text(self, expression: Sql, kind: Kind) -> Sql:
        """As the base, with 17 digits where SQLite's 15 would make two doubles one text."""
        text = super().distinct_text(expression, kind)
        if kind is Kind.INTEGER:
            return text
        return Sql(
            f"CASE WHEN TYPEOF({expression}) = 'real' AND CAST({text} AS REAL) <> {expression} "
            f"THEN PRINTF('%!.17g', {expression}) ELSE {text} END"
        )

    @override
    def exact(self, expression: Sql, kind: Kind) -> Sql:
        """Compare text by its bytes, even if the column has COLLATE NOCASE or RTRIM.

        Spellings of a time with a T or a blank, and with or without final zeros, are equal.
        """
        if kind.textual or kind.has_date or kind.has_time:
            return Sql(f"{self.text(expression, kind)} COLLATE BINARY")
        return Sql(f"+{expression}")

    @override
    def person(self, text: Sql | str) -> Sql:
        """Use DISTINCT, which keeps the derived table separate, so that it gets an index (3.40).

        Merged into the outer query it is an expression, and all rows are compared: 20,000 persons
        took 39 seconds, not 0.1.
        """
        return Sql(f"DISTINCT {super().person(text)}")

    @override
    def integer(self, expression: Sql) -> Sql:
        return Sql(f"CAST({expression} AS INTEGER)")

    @override
    def wide(self, expression: Sql) -> Sql:
        """64 bits; a product beyond them becomes a double, exact to 16 digits."""
        return self.integer(expression)

    @override
    def double(self, expression: Sql) -> Sql:
        return Sql(f"CAST({expression} AS REAL)")

    @override
    def texts_together(self, expression: Sql) -> Sql:
        """GROUP_CONCAT, which knows no order before 3.44."""
        return Sql(f"GROUP_CONCAT({expression}, '')")

    @override
    def join_texts(self, expression: Sql, separator: Sql, order: Sql) -> Sql:
        """GROUP_CONCAT without ORDER BY, which came with 3.44.

        The template passes ordered rows. SQLite's grouping keeps their order, because its sorter is
        stable (a conformance test checks that).
        """
        del order
        return Sql(f"GROUP_CONCAT({expression}, {separator})")

    @override
    def order_before_aggregation(self, order: str) -> Sql:
        """ORDER BY in the subquery, on which `join_texts` relies."""
        return Sql(f"ORDER BY {order}")

    @override
    def least(self, first: Sql, second: Sql) -> Sql:
        return Sql(f"MIN({first}, {second})")

    @override
    def greatest(self, first: Sql, second: Sql) -> Sql:
        return Sql(f"MAX({first}, {second})")

    @override
    def grid(self, expression: Sql, places: int) -> Sql:
        """Round to six places, which removes the error of the product without decimals."""
        return self.floor(Sql(f"ROUND({expression} * {10**places}.0, 6)"))

    @override
    def not_finite(self, expression: Sql, kind: Kind) -> Sql | None:
        """Infinities; a NaN is stored as NULL."""
        if kind in {Kind.REAL, Kind.DECIMAL}:
            return Sql(f"{expression} IN (9e999, -9e999)")
        return None

    @override
    def well_written(self, expression: Sql, kind: Kind) -> Sql | None:
        """Texts of ISO 8601 that are a day of the calendar or a time of the clock.

        DATE returns 2020-02-30 unchanged unless it was converted to a number in between.
        """
        if kind is Kind.DATE:
            return _a_day(expression)
        if kind is Kind.TIMESTAMP:
            clock = Sql(f"SUBSTR({expression}, 12)")
            others = (
                f"{_a_day(Sql(f'SUBSTR({expression}, 1, 10)'))} AND (LENGTH({expression}) = 10 OR "
                f"SUBSTR({expression}, 11, 1) IN (' ', 'T') AND {clock} < '24' AND "
                f"{_a_clock(clock)}) AND {_no_nul(expression)}"
            )
            usual = f"DATETIME(JULIANDAY({expression})) = {expression}"  # in a third of the time
            early = f"{expression} >= '0001-01-01'"
            return Sql(f"CASE WHEN {usual} THEN {early} ELSE {others} END")
        if kind is Kind.TIME:
            midnight = f"{self.text(expression, kind)} = '24:00:00'"
            return Sql(
                f"(SUBSTR({expression}, 1, 2) < '24' OR {midnight}) AND {_a_clock(expression)} AND "
                f"{_no_nul(expression)}"
            )
        return None

    @override
    def floor(self, expression: Sql) -> Sql:
        """Truncate and correct negative numbers, because FLOOR is optional in SQLite."""
        whole = f"CAST({expression} AS INTEGER)"
        return Sql(f"({whole} - ({expression} < {whole}))")

    @override
    def position(self, part: Sql, expression: Sql) -> Sql:
        return Sql(f"INSTR({expression}, {part})")

    @override
    def bits(self, expression: Sql) -> Sql:
        """Count the bits of each three, then of each six, and sum these up modulo 63.

        SQLite has no function for it, and its client has none of sqlanon's (HAKMEM 169, 62 bits).
        """
        x = f"({expression})"
        threes = f"({x} - (({x} >> 1) & {_TWO_OF_THREE}) - (({x} >> 2) & {_ONE_OF_THREE}))"
        return Sql(f"((({threes} + ({threes} >> 3)) & {_THREE_OF_SIX}) % 63)")

    @override
    def any_bits(self, expression: Sql) -> Sql:
        """The sum of the different powers of two."""
        return Sql(f"SUM(DISTINCT {expression})")

    @override
    def hmac_sha256(self, inner: Sql, outer: Sql, message: Sql) -> Sql:
        """Call the function that the backend registers, because SQLite has no hash."""
        return Sql(f"{HMAC}({inner}, {outer}, CAST({message} AS BLOB))")

    @override
    def utf8(self, text: Sql) -> Sql:
        """A BLOB, because a text may have bytes that are no UTF-8, which drivers cannot read."""
        return Sql(f"CAST(CAST({text} AS TEXT) AS BLOB)")


def _a_day(text: Sql) -> Sql:
    """Whether a text is a day from 0001-01-01 on."""
    return Sql(f"DATE(JULIANDAY({text})) = {text} AND {text} >= '0001-01-01'")


def _a_clock(text: Sql) -> Sql:
    """Whether a text has the shape of `13:45`, `13:45:00` or `13:45:00.25`."""
    return Sql(
        f"({text} GLOB '[0-2][0-9]:[0-5][0-9]' OR {text} GLOB "
        f"'[0-2][0-9]:[0-5][0-9]:[0-5][0-9]' OR {text} GLOB "
        f"'[0-2][0-9]:[0-5][0-9]:[0-5][0-9].[0-9]*' AND SUBSTR({text}, 10) NOT GLOB '*[^0-9]*')"
    )


def _no_nul(text: Sql) -> Sql:
    """Whether a text has no NUL, at which functions of texts stop."""
    return Sql(f"LENGTH({text}) = LENGTH(CAST({text} AS BLOB))")


def _normalize_time(text: Sql, kind: Kind) -> Sql:
    """Normalize the text of a time: a blank before its clock, seconds, and no final zeros."""
    if kind is Kind.TIMESTAMP:
        text = Sql(f"REPLACE({text}, 'T', ' ')")
        day = f" WHEN LENGTH({text}) = 10 THEN {text} || ' 00:00:00'"
    else:
        day = ""
    minutes = f"LENGTH({text}) = {16 if kind is Kind.TIMESTAMP else 5}"
    return Sql(
        f"CASE WHEN {text} LIKE '%.%' THEN RTRIM(RTRIM({text}, '0'), '.'){day} "
        f"WHEN {minutes} THEN {text} || ':00' ELSE {text} END"
    )
