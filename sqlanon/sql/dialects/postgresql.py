"""Dialect of PostgreSQL (tested with 15)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, ClassVar

from typing_extensions import override

from sqlanon.sql.dialects.abilities import Guarding, Moving, Replacing, RowOrdering, Sessions
from sqlanon.sql.dialects.base import Dialect
from sqlanon.sql.dialects.column_types import BYTES, DOCUMENT, KINDS, MANY, REASONS, SHAPE, Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

_RANGE = "holds two bounds in one; take them apart in a view"
_BOOK_NUMBERS = (".EAN13", ".ISBN", ".ISBN13", ".ISMN", ".ISMN13", ".ISSN", ".ISSN13", ".UPC")
"""Types of the extension isn: numbers that are written with hyphens, as text."""
_WORDS = "holds many words in one"


class PostgreSQL(Dialect):
    """PostgreSQL: transactional DDL; temporary tables need ANALYZE to be joined well."""

    name = "postgresql"
    quick_to_search = 2_000
    longest_pause = 5.0
    compiles = True
    audited_by = "psql --quiet --file=audit.sql DATABASE"
    checks_plans = True
    client_stops = "\\set ON_ERROR_STOP on"
    built_by_dbt = True
    holds_procedures = True
    grants_by_default = True
    filters_rows = True
    views_hold_tables = True
    needs_statistics = True
    reads_through_views = True
    labels_rows_last = True
    shows_statistics = True
    logs_statements = True
    drops_lists = True
    keeps_locks = True
    replacing = Replacing.LOCK_STATEMENT
    updating = Replacing.LOCK_STATEMENT
    pauses_triggers = True
    defers_triggers = True
    pins_names = True
    retypes_columns = True
    drops_columns = True
    pads_decimals = True
    types_without_blanks = frozenset({"CHAR", "CHARACTER", "BPCHAR"})
    moving = Moving.ONE_STATEMENT
    lying = RowOrdering.CLUSTERED
    keys_from_sequences = True
    guarding = Guarding.ONE_TRIGGER
    # functions of the reader do not get rows that the view leaves out
    view_options = Sql("WITH (security_barrier)")
    # eight joins by two columns were expected to give one row, not 16,264: 8.4 s in nested loops
    join_one = Sql("LEFT JOIN")
    sessions = Sessions.LOCK
    max_name_length = 63
    text_type = Sql("text")
    document_type = Sql("jsonb")
    integer_type = Sql("bigint")
    double_type = Sql("double precision")
    cast_text_type = Sql("TEXT")
    # NUMERIC keeps the decimal places of each value: 1.0 and 1.00 are equal
    many_spellings = frozenset({Kind.DECIMAL, Kind.REAL, Kind.OTHER})
    kinds: ClassVar[Mapping[str, Kind]] = {
        **KINDS,
        "BPCHAR": Kind.TEXT,
        "NAME": Kind.TEXT,
        ".CITEXT": Kind.TEXT,
        ".LTREE": Kind.TEXT,
        **dict.fromkeys(_BOOK_NUMBERS, Kind.TEXT),
        "UUID": Kind.TEXT,
        "BIT": Kind.TEXT,
        "BIT VARYING": Kind.TEXT,
        "CIDR": Kind.TEXT,
        "MACADDR": Kind.TEXT,
        "MACADDR8": Kind.TEXT,
        "INET": Kind.ADDRESS,
    }
    reasons: ClassVar[Mapping[str, str]] = {
        **REASONS,
        "JSONB": DOCUMENT,
        "XML": DOCUMENT,
        "BYTEA": BYTES,
        "MONEY": "is written as lc_monetary says; cast it to numeric",
        ".HSTORE": MANY,
        "TSVECTOR": _WORDS,
        "TSQUERY": _WORDS,
        **dict.fromkeys(("POINT", "LINE", "LSEG", "BOX", "PATH", "POLYGON", "CIRCLE"), SHAPE),
        **dict.fromkeys((".GEOMETRY", ".GEOGRAPHY"), SHAPE),
    }

    @override
    def describe(self, row: tuple[Any, ...]) -> tuple[str, Sql, Kind, str, bool]:
        """As the base; a domain has the kind of its base type, and keeps its own type."""
        name, type_name, nullable, made_of, class_of_type, _ = row
        kind, reason = self.kind(str(made_of)), self.why_none(str(made_of))
        match class_of_type:
            case "e":
                kind = Kind.TEXT
            case "r" | "m":
                reason = _RANGE
            case "c":
                reason = MANY
        return str(name), Sql(type_name), kind, reason, nullable == "YES"

    @override
    def base_type(self, row: tuple[Any, ...]) -> str:
        """The base type of a domain, from the catalogue."""
        return str(row[3])

    @override
    def members(self, row: tuple[Any, ...]) -> tuple[str, ...]:
        """The catalogue lists them, in JSON."""
        return tuple(json.loads(row[5])) if row[5] else ()

    @override
    def literal(self, text: str) -> Sql:
        """Use E'', because a backslash escapes if standard_conforming_strings is off."""
        plain = super().literal(text)
        return Sql("E" + plain.replace("\\", "\\\\")) if "\\" in text else plain

    @override
    def exact(self, expression: Sql, kind: Kind) -> Sql:
        """Use the C collation, which compares bytes, also for nondeterministic collations."""
        if kind is Kind.TEXT:
            return Sql(f'CAST({expression} AS TEXT) COLLATE "C"')
        # a cast writes the length of the prefix of a single host too
        return Sql(f'ABBREV({expression}) COLLATE "C"') if kind is Kind.ADDRESS else expression

    @override
    def network(self, label: Sql, ipv4: int, ipv6: int) -> Sql:
        """The network of the text as an INET."""
        address = f"CAST({label} AS INET)"
        bits = f"CASE FAMILY({address}) WHEN 4 THEN {ipv4} ELSE {ipv6} END"
        bits = f"LEAST(MASKLEN({address}), {bits})"
        return Sql(f"CAST(NETWORK(SET_MASKLEN({address}, {bits})) AS TEXT)")

    @override
    def local(self, expression: Sql, zone: str) -> Sql:
        """A timestamp without a zone."""
        return Sql(f"({expression} AT TIME ZONE {self.literal(zone)})")

    @override
    def wide(self, expression: Sql) -> Sql:
        """NUMERIC without a limit."""
        return Sql(f"CAST({expression} AS NUMERIC)")

    @override
    def restore(self, expression: Sql, type_name: Sql) -> Sql:
        """Enumerated types and UUIDs are texts in the dictionary."""
        return Sql(f"CAST({expression} AS {type_name})")

    @override
    def not_finite(self, expression: Sql, kind: Kind) -> Sql | None:
        """NaN and infinities, also of NUMERIC and dates, and times before year 1."""
        if kind.numeric and kind is not Kind.INTEGER:
            return Sql(f"{expression} IN ('NaN', 'Infinity', '-Infinity')")
        if kind.has_date:
            # the second day of an instant's year 1 is in that year in every zone
            early = "0001-01-02 00:00:00+00" if kind is Kind.INSTANT else "0001-01-01"
            return Sql(f"({expression} IN ('infinity', '-infinity') OR {expression} < '{early}')")
        return None

    @override
    def bits(self, expression: Sql) -> Sql:
        """BIT_COUNT counts those of a string of bits (from version 14)."""
        return Sql(f"BIT_COUNT(CAST({expression} AS BIT(64)))")

    @override
    def hmac_sha256(self, inner: Sql, outer: Sql, message: Sql) -> Sql:
        """HMAC-SHA256 over bytea, without the pgcrypto extension."""
        hashed = f"SHA256(DECODE({inner}, 'hex') || {message})"
        return Sql(f"ENCODE(SHA256(DECODE({outer}, 'hex') || {hashed}), 'hex')")

    @override
    def utf8(self, text: Sql) -> Sql:
        """A bytea, whatever the database's encoding is."""
        return Sql(f"CONVERT_TO(CAST({text} AS TEXT), 'UTF8')")
