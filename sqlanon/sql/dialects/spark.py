"""Dialects of Spark SQL (tested with 4.0), and of Sail, which has the same protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from typing_extensions import override

from sqlanon.sql.dialects.base import Dialect
from sqlanon.sql.dialects.column_types import BYTES, KINDS, MANY, REASONS, TWO_SPELLINGS, UTC, Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping


class Spark(Dialect):
    """Spark: no transactions, no locks, tables of files that are written once."""

    name = "spark"
    ddl_rolls_back = False
    behind_views = True
    stores_recodings = False
    recounts_source = True
    pins_versions = True
    pads_decimals = True  # in ANSI mode, which is set for a run; else small ones have exponents
    holds_rows = True
    scans_in_order = False
    labels_rows_last = True
    codes_columns_together = True
    quick_to_search = 0
    keeps_comments = False
    updating = None
    max_name_length = 128
    name_unit = "characters"
    quote_character = "`"
    text_type = Sql("STRING")
    document_type = Sql("STRING")
    cast_text_type = Sql("STRING")
    work_table = Sql("CREATE TABLE")
    work_tables_stay = True
    materialized = None
    planning_rows = 100_000
    numbers_of_text = 2_000_000  # each text is a job
    move_view = Sql("ALTER VIEW")
    kinds: ClassVar[Mapping[str, Kind]] = {
        **KINDS,
        "BYTE": Kind.INTEGER,
        "SHORT": Kind.INTEGER,
        "LONG": Kind.INTEGER,
        "STRING": Kind.TEXT,
        "TIMESTAMP": Kind.INSTANT,
        "TIMESTAMP_LTZ": Kind.INSTANT,
        "TIMESTAMP_NTZ": Kind.TIMESTAMP,
    }
    reasons: ClassVar[Mapping[str, str]] = {
        **REASONS,
        "BINARY": BYTES,
        "ARRAY": MANY,
        "MAP": MANY,
        "STRUCT": MANY,
        "VARIANT": "holds values of several types",
        "INTERVAL": TWO_SPELLINGS,
    }
    free_texts: ClassVar[dict[str, int | None]] = {**Dialect.free_texts, "STRING": None}

    @override
    def position(self, part: Sql, expression: Sql) -> Sql:
        """INSTR; Sail cannot parse a POSITION of expressions in parentheses (0.7.2)."""
        return Sql(f"INSTR({expression}, {part})")

    @override
    def describe(self, row: tuple[Any, ...]) -> tuple[str, Sql, Kind, str, bool]:
        """As the base; the text behind a type's name is its members, or a collation."""
        name, type_name, _kind, _why, nullable = super().describe(row)
        bare = type_name.partition("<")[0].partition(" ")[0]
        return name, type_name, self.kind(bare), self.why_none(bare), nullable

    @override
    def literal(self, text: str) -> Sql:
        r"""Escape with backslashes: before Spark 4 a doubled quote is no quote at all."""
        doubled = super().literal(text)[1:-1].replace("\\", "\\\\")
        return Sql("'" + doubled.replace("''", "\\'") + "'")

    @override
    def text_literal(self, text: str) -> Sql:
        """A text constant is a STRING already."""
        return self.literal(text)

    @override
    def exact(self, expression: Sql, kind: Kind) -> Sql:
        """Cast to STRING, which is compared by bytes, with any collation of the column."""
        return Sql(f"CAST({expression} AS STRING)") if kind is Kind.TEXT else expression

    @override
    def quotient(self, number: Sql | str, by: Sql | str) -> Sql:
        """`/` makes doubles, which have 53 bits."""
        return Sql(f"({number} DIV {by})")

    @override
    def double(self, expression: Sql) -> Sql:
        """DOUBLE PRECISION is no type."""
        return Sql(f"CAST({expression} AS DOUBLE)")

    @override
    def join_texts(self, expression: Sql, separator: Sql, order: Sql) -> Sql:
        """LISTAGG came with Spark 4; texts are sorted by their bytes."""
        del order
        return Sql(f"ARRAY_JOIN(SORT_ARRAY(COLLECT_LIST({expression})), {separator})")

    @override
    def texts_together(self, expression: Sql) -> Sql:
        """STRING_AGG came with Spark 4."""
        return Sql(f"ARRAY_JOIN(COLLECT_LIST({expression}), '')")

    @override
    def random(self) -> Sql:
        """RANDOM came with Spark 4."""
        return Sql("RAND()")

    @override
    def not_finite(self, expression: Sql, kind: Kind) -> Sql | None:
        """NaN and infinities, and days that do not fit into ten characters."""
        if kind is Kind.REAL:
            return Sql(f"(ISNAN({expression}) OR ABS({expression}) = DOUBLE('Infinity'))")
        if kind.has_date:
            return Sql(f"(YEAR({expression}) < 1 OR YEAR({expression}) > 9999)")
        return None

    @override
    def local(self, expression: Sql, zone: str) -> Sql:
        """The session's zone is UTC during a run."""
        utc = f"CAST({expression} AS TIMESTAMP_NTZ)"
        if zone == UTC:
            return Sql(utc)
        return Sql(f"CONVERT_TIMEZONE('UTC', {self.literal(zone)}, {utc})")

    @override
    def ahead(self, local: Sql, utc: Sql) -> Sql:
        """An interval's text has a day in it."""
        seconds = f"TIMESTAMPDIFF(SECOND, {utc}, {local})"
        sign = f"CASE WHEN {seconds} < 0 THEN '-' ELSE '' END"
        parts = (
            f"LPAD(CAST({part} AS STRING), 2, '0')"
            for part in (
                f"ABS({seconds}) DIV 3600",
                f"ABS({seconds}) DIV 60 % 60",
                f"ABS({seconds}) % 60",
            )
        )
        return Sql(f"CONCAT({sign}, CONCAT_WS(':', {', '.join(parts)}))")

    @override
    def grid(self, expression: Sql, places: int) -> Sql:
        """DECIMAL(38, 10) * n keeps 6 places of the 10, and rounds."""
        return self.floor(Sql(f"CAST({expression} AS DECIMAL(27, 10)) * {10**places}"))

    @override
    def hmac_sha256(self, inner: Sql, outer: Sql, message: Sql) -> Sql:
        """HMAC-SHA256 over binaries; SHA2 returns hexadecimal text."""
        hashed = f"SHA2(CONCAT(UNHEX({inner}), {message}), 256)"
        return Sql(f"SHA2(CONCAT(UNHEX({outer}), UNHEX({hashed})), 256)")

    @override
    def utf8(self, text: Sql) -> Sql:
        """A BINARY."""
        return Sql(f"ENCODE(CAST({text} AS STRING), 'UTF-8')")


class Sail(Spark):
    """Sail (read on 0.7.2): its catalogue is one process's memory, and a view is replaced in it.

    A column of CREATE TABLE … AS that is an INT in one branch of a CASE and a BIGINT in another is
    declared as the first and written as the second, and cannot be read.
    """

    name = "sail"
    parent = "spark"
    types_queries = False
    move_view = Sql("CREATE OR REPLACE VIEW")
