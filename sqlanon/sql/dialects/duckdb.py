"""Dialect of DuckDB (tested with 2.0.0)."""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase
from typing import TYPE_CHECKING, Any, ClassVar

from typing_extensions import override

from sqlanon.sql.dialects.abilities import Replacing, RowOrdering, Sessions
from sqlanon.sql.dialects.base import Dialect
from sqlanon.sql.dialects.column_types import KINDS, MANY, REASONS, UTC, Kind, parse_enum
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

_YEAR_1 = -62_135_510_400_000_000
"""Microseconds from 1970 to the second day of the year 1, which is in that year in every zone."""


class DuckDB(Dialect):
    """DuckDB: full transactional DDL, temporary tables outside the database file."""

    name = "duckdb"
    compiles = True
    audited_by = "duckdb -readonly DATABASE.duckdb < audit.sql"
    checks_plans = True
    built_by_dbt = True
    sessions = Sessions.PROCESS
    replacing = Replacing.TOUCH_FIRST
    updating = Replacing.TOUCH_FIRST
    keeps_statistics = True
    updates_indexed_rows_as_new = True
    retypes_columns = True
    drops_columns = True
    pads_decimals = True
    lying = RowOrdering.REWRITTEN
    keys_from_sequences = True
    stores_columns = True
    reads_through_views = True
    labels_rows_last = True
    groups_in_recursion = True
    streams_rows = True
    keeps_dropped = True
    drops_lists = True
    join_one = Sql("LEFT JOIN")  # without a search for an order: 5 ms to plan eight joins, not 22
    planning_rows = 100_000  # 5 ms for a query of 25 columns, 50 ns for a row
    where_zones_are = (
        "names are those of the IANA database, as Europe/Berlin, and need the extension icu, which "
        "DuckDB's Python package brings along"
    )
    kinds: ClassVar[Mapping[str, Kind]] = {
        **KINDS,
        "HUGEINT": Kind.INTEGER,
        "UTINYINT": Kind.INTEGER,
        "USMALLINT": Kind.INTEGER,
        "UINTEGER": Kind.INTEGER,
        "UBIGINT": Kind.INTEGER,
        "UHUGEINT": Kind.INTEGER,
        "TIMESTAMP_S": Kind.TIMESTAMP,
        "TIMESTAMP_MS": Kind.TIMESTAMP,
        "TIMESTAMP_NS": Kind.TIMESTAMP,
        "TIME_NS": Kind.TIME,
        "TIMESTAMPTZ_NS": Kind.INSTANT,
        "ENUM": Kind.TEXT,
        "UUID": Kind.TEXT,
        "BIT": Kind.TEXT,
    }
    reasons: ClassVar[Mapping[str, str]] = {
        **REASONS,
        "STRUCT": MANY,
        "MAP": MANY,
        "UNION": "holds values of several types",
        "VARIANT": "holds values of several types",
        '"NULL"': "holds nothing but NULL",
    }

    @override
    def members(self, row: tuple[Any, ...]) -> tuple[str, ...]:
        """Parse the members, which the catalogue has in place of a type's name."""
        type_name = self.base_type(row)
        return parse_enum(type_name) if type_name.startswith("ENUM(") else ()

    @override
    def room(self, type_name: str) -> int | None:
        """As the base; DuckDB does not enforce a declared length."""
        return 0 if super().room(type_name) == 0 else None

    @override
    def exact(self, expression: Sql, kind: Kind) -> Sql:
        """Compare text by its bytes, even if the column has COLLATE NOCASE."""
        if kind is Kind.TEXT:
            return Sql(f'(CAST({expression} AS VARCHAR) COLLATE "binary")')
        return expression

    @staticmethod
    def fold(name: Sql | str) -> Sql:
        """A name as the catalogue compares it: case does not matter for ASCII only (2.0)."""
        return Sql(f"TRANSLATE({name}, '{ascii_uppercase}', '{ascii_lowercase}')")

    @override
    def local(self, expression: Sql, zone: str) -> Sql:
        """Convert without an extension for UTC, and with ICU for other zones."""
        if zone == UTC:
            return Sql(f"MAKE_TIMESTAMP(EPOCH_US({self._microseconds(expression)}))")
        return Sql(f"TIMEZONE({self.literal(zone)}, {expression})")

    @staticmethod
    def _microseconds(expression: Sql) -> Sql:
        """Cast a TIMESTAMPTZ_NS to a TIMESTAMPTZ for functions; see `too_precise`."""
        return Sql(f"CAST({expression} AS TIMESTAMPTZ)")

    @override
    def too_precise(self, expression: Sql, kind: Kind) -> Sql | None:
        """Nanoseconds of an instant; the cast would round them."""
        return Sql(f"NANOSECOND({expression}) % 1000 <> 0") if kind is Kind.INSTANT else None

    @override
    def wide(self, expression: Sql) -> Sql:
        """HUGEINT, because a product of two DECIMAL(38, 0) has 76 digits, which DuckDB refuses."""
        return Sql(f"CAST({expression} AS HUGEINT)")

    @override
    def quotient(self, number: Sql | str, by: Sql | str) -> Sql:
        """`//`, because `/` makes doubles, which have 53 bits."""
        return Sql(f"({number} // {by})")

    @override
    def bits(self, expression: Sql) -> Sql:
        """Cast BIT_COUNT, whose TINYINT overflows with the sum of three numbers' bits."""
        return self.integer(super().bits(expression))

    @override
    def restore(self, expression: Sql, type_name: Sql) -> Sql:
        """Enumerated types and UUIDs are texts in the dictionary."""
        return Sql(f"CAST({expression} AS {type_name})")

    @override
    def not_finite(self, expression: Sql, kind: Kind) -> Sql | None:
        """NaN and the infinities of FLOAT and DOUBLE, those of dates, and times before year 1."""
        if kind is Kind.REAL:
            return Sql(f"NOT ISFINITE({expression})")
        if kind.has_date:
            # the year of an instant depends on the session's zone
            if kind is Kind.INSTANT:
                expression = self._microseconds(expression)
            early = f"EPOCH_US({expression}) < {_YEAR_1}" if kind is Kind.INSTANT else None
            early = early or f"YEAR({expression}) < 1"
            return Sql(f"(NOT ISFINITE({expression}) OR {early})")
        return None

    @override
    def hmac_sha256(self, inner: Sql, outer: Sql, message: Sql) -> Sql:
        """HMAC-SHA256 over blobs; `sha256` returns hexadecimal text."""
        hashed = f"SHA256(UNHEX({inner}) || {message})"
        return Sql(f"SHA256(UNHEX({outer}) || UNHEX({hashed}))")

    @override
    def utf8(self, text: Sql) -> Sql:
        """A BLOB."""
        return Sql(f"ENCODE(CAST({text} AS VARCHAR))")
