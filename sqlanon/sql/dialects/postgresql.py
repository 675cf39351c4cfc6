"""PostgreSQL's words (read on 15)."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlanon.sql.dialects.abilities import Replacing
from sqlanon.sql.dialects.base import Dialect, Kind
from sqlanon.sql.statement import Sql


class PostgreSQL(Dialect):
    """PostgreSQL: transactional DDL; temporary tables need ANALYZE to be joined well."""

    name = "postgresql"
    grants_by_default = True
    filters_rows = True
    views_hold_tables = True
    needs_statistics = True
    drops_lists = True
    hides_rows = True
    replacing = Replacing.LOCK_STATEMENT
    # keeps functions of the reader away from rows that the view leaves out
    view_options = Sql("WITH (security_barrier)")
    max_name_length = 63
    text_type = Sql("text")
    integer_type = Sql("bigint")
    cast_text_type = Sql("TEXT")
    # NUMERIC keeps the places that a value was written with: 1.0 and 1.00 are equal
    many_spellings = frozenset({Kind.DECIMAL, Kind.REAL, Kind.OTHER})
    kinds: ClassVar[dict[str, Kind]] = {
        **Dialect.kinds,
        "BPCHAR": Kind.TEXT,
        "NAME": Kind.TEXT,
        "CITEXT": Kind.TEXT,
        "UUID": Kind.TEXT,
        "TIMESTAMP WITHOUT TIME ZONE": Kind.TIMESTAMP,
    }

    def kind(self, type_name: str) -> Kind:
        """As the base, after taking a precision such as in `timestamp(3) without …` away."""
        if type_name.startswith("timestamp(") and type_name.endswith("without time zone"):
            return Kind.TIMESTAMP
        return super().kind(type_name)

    def described(self, row: tuple[Any, ...]) -> tuple[str, Sql, Kind, bool]:
        """As the base; an enumerated type is text by its kind and keeps its type."""
        name, type_name, nullable, class_of_type = row
        kind = Kind.TEXT if class_of_type == "e" else self.kind(str(type_name))
        return str(name), Sql(type_name), kind, nullable == "YES"

    def literal(self, text: str) -> Sql:
        """A backslash escapes where standard_conforming_strings is off: E'' means one thing."""
        plain = super().literal(text)
        return Sql("E" + plain.replace("\\", "\\\\")) if "\\" in text else plain

    def exact(self, expression: Sql, kind: Kind) -> Sql:
        """The C collation: bytes, whatever nondeterministic collation the column has."""
        if kind is Kind.TEXT:
            return Sql(f'CAST({expression} AS TEXT) COLLATE "C"')
        return expression

    def wide(self, expression: Sql) -> Sql:
        """NUMERIC without a limit."""
        return Sql(f"CAST({expression} AS NUMERIC)")

    def restored(self, expression: Sql, type_name: Sql) -> Sql:
        """Enumerated types and UUIDs are texts in the dictionary."""
        return Sql(f"CAST({expression} AS {type_name})")

    def not_finite(self, expression: Sql, kind: Kind) -> Sql | None:
        """NaN and infinities, which NUMERIC and dates know as well."""
        if kind.numeric and kind is not Kind.INTEGER:
            return Sql(f"{expression} IN ('NaN', 'Infinity', '-Infinity')")
        if kind in {Kind.DATE, Kind.TIMESTAMP}:
            return Sql(f"{expression} IN ('infinity', '-infinity')")
        return None

    def hmac_sha256(self, inner: Sql, outer: Sql, message: Sql) -> Sql:
        """HMAC-SHA256 over bytea, without the pgcrypto extension."""
        text = f"CONVERT_TO(CAST({message} AS TEXT), 'UTF8')"
        hashed = f"SHA256(DECODE({inner}, 'hex') || {text})"
        return Sql(f"ENCODE(SHA256(DECODE({outer}, 'hex') || {hashed}), 'hex')")
