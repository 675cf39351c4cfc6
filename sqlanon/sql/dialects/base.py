"""The spelling of SQL: quoting, casts and the few functions whose names differ."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from sqlanon.errors import UnsupportedError
from sqlanon.sql.dialects.abilities import Abilities
from sqlanon.sql.dialects.column_types import UTC, ColumnTypes, Kind
from sqlanon.sql.statement import CatalogueName, Sql

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from decimal import Decimal
    from pathlib import Path

    from sqlanon.sql.names import RelationName


# -- forms that are quick --------------------------------------------------------------------------


class QuickForms:
    """Portable forms of joins by texts, and of windows with the least and greatest of a group."""

    def person(self, text: Sql | str) -> Sql:
        """Begin a derived table that is joined by `is_person`, with each row once or more."""
        return Sql(f"{text} AS person")

    def is_person(self, persons: str, text: Sql | str) -> Sql:
        """A condition: rows of a derived table, which begins with `person`, have this text."""
        return Sql(f"{persons}.person = {text}")

    def by_text(self, relation: object, column: str, *, textual: bool = True) -> Sql:
        """A relation, or a query in parentheses, whose rows are looked up by `has_text`.

        Args:
            textual: Whether the column has texts. Others are compared directly.
        """
        del column, textual
        return Sql(str(relation))

    def has_text(self, row: str, column: str, text: Sql | str, *, textual: bool = True) -> Sql:
        """A condition: rows of `by_text` have this text in the column."""
        del textual
        return Sql(f"{row}.{column} = {text}")

    def pack(self, rows: str) -> str:
        """Convert rows `1,20,3;2,20,1`, which are inserted all at once, to the bound parameter."""
        return rows

    def least_in(self, value: str, group: str) -> Sql:
        """Window: the least value of a group of rows, none of them NULL."""
        return Sql(f"MIN({value}) OVER (PARTITION BY {group})")

    def greatest_in(self, value: str, group: str) -> Sql:
        """Window: the greatest value of a group of rows, none of them NULL."""
        return Sql(f"MAX({value}) OVER (PARTITION BY {group})")


# -- the dialect -----------------------------------------------------------------------------------
#
# A dialect is a table of spellings, without a connection. Abilities come first, so that an engine
# fits on one screen, and then the functions, each of which returns `Sql`. An entirely different
# statement of an engine is a template of its own in `sql_templates/<dialect>/`.


class Dialect(Abilities, ColumnTypes, QuickForms, ABC):
    """Portable spellings, which the dialects of engines override where they must.

    Attributes:
        name: The dialect's name, also that of its template folder and of SQLAlchemy's dialect.
        parent: The dialect whose templates are used where it has none; None without one.
        templates: A folder with the engine's own templates, for a dialect of another package; those
            of sqlanon are in sql_templates/.
        max_name_length: The longest name that the engine keeps whole; None without a limit.
        name_unit: The unit of that length: bytes (of UTF-8) or characters.
        current_schema: The schema of a name without one.
        scan_order: The number of a row in the order of a scan.
        scan_begin: The text behind the scanned table for that.
        join_in_order: An inner join that reads its left side first, where the engine has one.
        join_one: The same for a join with exactly one row for each on the left.
        create_view: The beginning of a statement that makes a view with its owner's rights.
        replace_view: The same for a view that replaces another, where DDL does not roll back.
        move_view: The beginning of a statement that lets a view read another table, where a release
            is a table behind a view.
        view_options: The text between a view's columns and AS.
        work_table: The beginning of a statement that makes a relation of the workspace.
        materialized: The beginning of a WITH whose query runs only once; None where the engine runs
            it for each reader.
        rights_to: The engine's names of the privileges for reading a table, staging in the
            connection's schema, publishing in the target's, and publishing a view there; checked
            where the engine lists grants.
        planning_rows: About the number of rows that are read and grouped in the time of planning
            one more query. Adult, 2,600 nodes: with it SQLite took 28 s instead of 59, PostgreSQL
            14 instead of 28. With a hundred times as many neither gained.
        numbers_of_text: About the most numbers that one text carries to it: 200,000 are a megabyte,
            and servers limit what they are told at once.
        grid_rounding: The most that the rounding of `grid` increases a number.
        nowhere: The text behind a SELECT that reads no table: nothing, or a FROM with a table of
            one row.
        many_spellings: Kinds whose equal values may differ for a reader, such as 0.0 and -0.0.
        pads_decimals: Whether a text of a DECIMAL has as many digits as its column or its value
            has, and never an exponent.
        writes_fractions: Whether a text of a double has its shortest digits: 0.1, not 0.100.
        where_zones_are: Advice for an engine that does not know a time zone.
    """

    name: ClassVar[str]
    parent: ClassVar[str | None] = None
    templates: ClassVar[Path | None] = None
    max_name_length: ClassVar[int | None] = None
    name_unit: ClassVar[str] = "bytes"
    many_spellings: ClassVar[frozenset[Kind]] = frozenset({Kind.REAL, Kind.OTHER})
    pads_decimals: ClassVar[bool] = False
    writes_fractions: ClassVar[bool] = True
    quote_character: ClassVar[str] = '"'
    current_schema: ClassVar[Sql] = Sql("CURRENT_SCHEMA()")
    scan_order: ClassVar[Sql] = Sql("ROW_NUMBER() OVER ()")
    scan_begin: ClassVar[Sql] = Sql("")
    join_in_order: ClassVar[Sql] = Sql("JOIN")
    join_one: ClassVar[Sql] = Sql("JOIN")
    create_view: ClassVar[Sql] = Sql("CREATE VIEW")
    replace_view: ClassVar[Sql | None] = None
    move_view: ClassVar[Sql] = Sql("")
    view_options: ClassVar[Sql] = Sql("")
    work_table: ClassVar[Sql] = Sql("CREATE TEMPORARY TABLE")
    materialized: ClassVar[Sql | None] = Sql("AS MATERIALIZED")
    rights_to: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    planning_rows: ClassVar[int] = 1_000
    numbers_of_text: ClassVar[int] = 200_000
    nowhere: ClassVar[Sql] = Sql("")
    grid_rounding: ClassVar[Sql] = Sql("0.0000000001")
    where_zones_are: ClassVar[str] = "names are those of the IANA database, as Europe/Berlin"

    @property
    def template_folders(self) -> tuple[str, ...]:
        """Folders of sql_templates/, the most specific first."""
        own = (self.name,) if self.parent is None else (self.name, self.parent)
        return (*own, "base")

    # -- names and literals ---------------------------------------------------------------------

    def quote(self, identifier: str) -> Sql:
        """The identifier in quotes, its case kept and quote characters doubled.

        Raises:
            UnsupportedError: the name is empty, holds NUL or is longer than the engine keeps.
        """
        size = len(identifier.encode() if self.name_unit == "bytes" else identifier)
        if not identifier or "\0" in identifier:
            raise UnsupportedError("a name must not be empty nor hold the NUL character")
        if self.max_name_length is not None and size > self.max_name_length:
            raise UnsupportedError(
                f"the name {identifier!r} has {size} {self.name_unit}; {self.name} keeps only "
                f"{self.max_name_length}: choose a shorter one"
            )
        mark = self.quote_character
        return Sql(mark + identifier.replace(mark, mark * 2) + mark)

    def column(self, relation: str, identifier: str) -> Sql:
        """A column of a relation with an unquoted alias in the statement."""
        return Sql(f"{relation}.{self.quote(identifier)}")

    def table(self, relation: RelationName) -> Sql:
        """A relation's name, qualified with its schema where it has one."""
        if relation.schema is None:
            return self.quote(relation.name)
        return Sql(f"{self.quote(relation.schema)}.{self.quote(relation.name)}")

    def literal(self, text: str) -> Sql:
        """A text constant, for labels of sqlanon and in scripts, never for users' data."""
        if "\0" in text:
            raise UnsupportedError("a text constant must not hold the NUL character")
        return Sql("'" + text.replace("'", "''") + "'")

    def text_literal(self, text: str) -> Sql:
        """A text constant in the type and collation of the workspace's texts."""
        return self.text(self.literal(text), Kind.TEXT)

    def number(self, value: Decimal) -> Sql:
        """A decimal constant in plain digits."""
        return Sql(f"{value:f}")

    def lookup_name(self, name: RelationName) -> CatalogueName:
        """A relation's name for templates that read a catalogue."""
        schema = self.current_schema if name.schema is None else self.literal(name.schema)
        return CatalogueName(schema, self.literal(name.name))

    # -- expressions ----------------------------------------------------------------------------

    def text(self, expression: Sql, kind: Kind, zone: str = UTC) -> Sql:
        """The value as text, spelled the same on every engine; NULL stays NULL.

        Args:
            zone: The time zone for an instant; other kinds ignore it.
        """
        match kind:
            case Kind.REAL:
                return self.real_text(expression)
            case Kind.INSTANT:
                return self.instant_text(expression, zone)
            case Kind.BOOLEAN:
                return Sql(
                    f"CASE WHEN {expression} THEN 'true' WHEN NOT {expression} THEN 'false' END"
                )
        return Sql(f"CAST({expression} AS {self.cast_text_type})")

    def decimal_text(self, expression: Sql, scale: int) -> Sql:
        """The text of a decimal with as many decimal places as its type."""
        del scale
        return self.text(expression, Kind.DECIMAL)

    def decimal_rounded(self, expression: Sql, scale: int) -> Sql:
        """A number rounded to the decimal places of a type."""
        del scale
        return expression

    def key_text(self, expression: Sql, kind: Kind, zone: str = UTC) -> Sql:
        """The key of a person as text: 7.0 and 7.00 are one, whatever scale the column has."""
        text = self.text(expression, kind, zone)
        return self.without_zeros(text) if kind is Kind.DECIMAL and self.pads_decimals else text

    def without_zeros(self, text: Sql) -> Sql:
        """The text of a number or a time without zeros at the end of its fraction."""
        point, zero = self.text_literal("."), self.text_literal("0")
        short = f"TRIM(TRAILING {point} FROM TRIM(TRAILING {zero} FROM {text}))"
        return Sql(f"CASE WHEN {text} LIKE '%.%' THEN {short} ELSE {text} END")

    def instant_text(self, expression: Sql, zone: str) -> Sql:
        """The text of an instant: local time of a zone, and its offset from UTC.

        It is `2020-10-25 02:30:00+02:00`, and an hour later `2020-10-25 02:30:00+01:00`, so that no
        two instants have the same text. The offset has seconds only where they are not zero, as in
        old time zones.
        """
        utc = self.local(expression, UTC)
        if zone == UTC:
            return self.concat([self.text(utc, Kind.TIMESTAMP), self.text_literal("+00:00")])
        local = self.local(expression, zone)
        plus, nothing = self.text_literal("+"), self.text_literal("")
        ahead = self.ahead(local, utc)
        minutes = self.substring(ahead, 1, Sql(f"{self.length(ahead)} - 3"))
        return self.concat(
            [
                self.text(local, Kind.TIMESTAMP),
                Sql(f"CASE WHEN {local} < {utc} THEN {nothing} ELSE {plus} END"),
                Sql(f"CASE WHEN {ahead} LIKE '%:00' THEN {minutes} ELSE {ahead} END"),
            ]
        )

    def local(self, expression: Sql, zone: str) -> Sql:
        """The local time of a zone at an instant, independent of the zone of the session."""
        del expression, zone
        raise UnsupportedError(f"{self.name} has no timestamps with a time zone")

    def ahead(self, local: Sql, utc: Sql) -> Sql:
        """The difference of two times as a text: `02:00:00`, `-03:30:00`."""
        return self.text(Sql(f"({local} - {utc})"), Kind.TEXT)

    def network(self, label: Sql, ipv4: int, ipv6: int) -> Sql:
        """The network of an address in a text: `192.168.0.0/16`, `2001:db8::/32`.

        Args:
            label: The address, alone or with the length of its prefix.
            ipv4: Bits of an IPv4 address to keep, a multiple of 4.
            ipv6: Bits of an IPv6 address to keep.
        """
        del label, ipv4, ipv6
        raise UnsupportedError(f"{self.name} has no network addresses")

    def real_text(self, expression: Sql) -> Sql:
        """A double as text: a whole number without fraction or exponent, and -0.0 as 0.

        Engines write 1.0 as `1`, `1.0` or `1e0`; beyond 1e16 numbers have an exponent, `1e+16`.
        """
        plain = self.double_text(expression)
        whole = Sql(f"CAST({self.integer(expression)} AS {self.cast_text_type})")
        return Sql(
            f"CASE WHEN ABS({expression}) < 1e16 THEN CASE WHEN {self.floor(expression)} = "
            f"{expression} THEN {whole} ELSE {plain} END ELSE {plain} END"
        )

    def double_text(self, expression: Sql) -> Sql:
        """A double with a fraction or an exponent as text: `0.1`, `1e-05`, `1.5e+300`."""
        return Sql(f"CAST({expression} AS {self.cast_text_type})")

    def exact(self, expression: Sql, kind: Kind) -> Sql:
        """The value under byte equality, whatever the column's collation.

        See docs/definitions, "Equality".
        """
        del kind
        return expression

    def in_bytes(self, text: Sql | str) -> Sql:
        """The bytes of a text, by which texts are ordered."""
        return self.exact(Sql(text), Kind.TEXT)

    def as_published(self, expression: Sql, kind: Kind) -> Sql:
        """The value as a reader of a table sees it, byte by byte: 1.0 and 1.00 are two.

        Rows are in the same equivalence class if all their quasi-identifiers are equal in this
        form. It is the value itself for kinds whose values have only one spelling.
        """
        if kind is Kind.TEXT or kind not in self.many_spellings:
            return self.exact(expression, kind)
        return self.exact(self.distinct_text(expression, kind), Kind.TEXT)

    def row_comparison(self, values: Sequence[Sql]) -> list[Sql]:
        """Expressions that are equal in two rows if all these values are: they, or fewer."""
        return [*values]

    def distinct_text(self, expression: Sql, kind: Kind) -> Sql:
        """The value in the engine's spelling, different for all values that readers distinguish."""
        del kind
        return Sql(f"CAST({expression} AS {self.cast_text_type})")

    def restore(self, expression: Sql, type_name: Sql) -> Sql:
        """A dictionary's value in the type of its column."""
        del type_name
        return expression

    def integer(self, expression: Sql) -> Sql:
        """The expression as a 64-bit integer."""
        return Sql(f"CAST({expression} AS BIGINT)")

    def code(self, expression: Sql) -> Sql:
        """The expression as a 32-bit integer, if the engine has it: codes and partitions."""
        return Sql(f"CAST({expression} AS INTEGER)")

    def double(self, expression: Sql) -> Sql:
        """The expression as a double."""
        return Sql(f"CAST({expression} AS DOUBLE PRECISION)")

    def wide(self, expression: Sql) -> Sql:
        """A whole number in the widest exact type, for products of counts: 64 bits are too few."""
        return Sql(f"CAST({expression} AS DECIMAL(38, 0))")

    def ln(self, expression: Sql) -> Sql:
        """The natural logarithm of a number above 0; LOG has another base on some engines."""
        return Sql(f"LN({expression})")

    def concat(self, parts: Iterable[Sql]) -> Sql:
        """The concatenation of texts; NULL if one of them is."""
        return Sql("(" + " || ".join(parts) + ")")

    def texts_together(self, expression: Sql) -> Sql:
        """Aggregate: the concatenation of a group's texts, in any order."""
        return Sql(f"STRING_AGG({expression}, '')")

    def join_texts(self, expression: Sql, separator: Sql, order: Sql) -> Sql:
        """Aggregate: the texts of a group, in an order, with a separator between them."""
        return Sql(f"STRING_AGG({expression}, {separator} ORDER BY {order})")

    def order_before_aggregation(self, order: str) -> Sql:
        """ORDER BY of the rows for `join_texts`, where it cannot order them itself."""
        del order
        return Sql("")

    def least(self, first: Sql, second: Sql) -> Sql:
        """The smaller of two numbers."""
        return Sql(f"LEAST({first}, {second})")

    def greatest(self, first: Sql, second: Sql) -> Sql:
        """The larger of two numbers."""
        return Sql(f"GREATEST({first}, {second})")

    def bits(self, expression: Sql) -> Sql:
        """The number of 1 bits of a whole number from 0 to 2^62 - 1."""
        return Sql(f"BIT_COUNT({expression})")

    def any_bits(self, expression: Sql) -> Sql:
        """Aggregate: the union of the bits of a group's numbers, which have at most one each."""
        return Sql(f"BIT_OR({expression})")

    def sort_key(self, expression: str, long: bool) -> Sql:  # noqa: FBT001 - a template's flag
        """Sort key of an `exact` value, by which only equal bytes tie; `long`: it is a text."""
        del long
        return Sql(expression)

    def random(self) -> Sql:
        """A random number for each row, for a random order of rows."""
        return Sql("RANDOM()")

    def too_precise(self, expression: Sql, kind: Kind) -> Sql | None:
        """A condition for times with more digits than are kept; None where there are none."""
        del expression, kind
        return None

    def not_finite(self, expression: Sql, kind: Kind) -> Sql | None:
        """A condition that is true for NaN and infinities, or None where there are none."""
        del expression, kind
        return None

    def substring(self, expression: Sql, start: Sql | int, length: Sql | int) -> Sql:
        """`length` characters from the 1-based position `start`."""
        return Sql(f"SUBSTR({expression}, {start}, {length})")

    def position(self, part: Sql, expression: Sql) -> Sql:
        """The 1-based position of the first occurrence of a text in another; 0 without one."""
        return Sql(f"POSITION(({part}) IN ({expression}))")

    def length(self, expression: Sql) -> Sql:
        """Number of characters (not bytes) of a text."""
        return Sql(f"LENGTH({expression})")

    def floor(self, expression: Sql) -> Sql:
        """The largest integer not above a number, as a 64-bit integer."""
        return self.integer(Sql(f"FLOOR({expression})"))

    @abstractmethod
    def hmac_sha256(self, inner: Sql, outer: Sql, message: Sql) -> Sql:
        """HMAC-SHA256 of bytes (RFC 2104) in hexadecimal, from columns with its padded keys."""

    @abstractmethod
    def utf8(self, text: Sql) -> Sql:
        """The bytes of a text in UTF-8."""

    def grid(self, expression: Sql, places: int) -> Sql:
        """A number in whole steps of 10^-places, rounded down, as a 64-bit integer.

        A double is cast to a decimal first: 0.29 * 100 is 28.999999999999996 in doubles.
        """
        return self.floor(Sql(f"CAST({expression} AS DECIMAL(38, 10)) * {10**places}"))

    def remainder(self, number: Sql | str, by: Sql | str | int) -> Sql:
        """The remainder of a division of whole numbers, as an operand of `%` or of a function."""
        return Sql(f"{number} % {by}")

    def quotient(self, number: Sql | str, by: Sql | str) -> Sql:
        """The whole quotient of two numbers of 0 or more, which are operands of `/`."""
        return self.integer(Sql(f"({number} - {self.remainder(number, by)}) / {by}"))

    def limit(self, most: int) -> Sql:
        """The end of a query that limits its rows."""
        return Sql(f"LIMIT {most}")

    def spell(self, text: str) -> str:
        """Adapt a rendered text to the engine; portable spellings stay as they are."""
        return text

    def comma(self, last: bool) -> Sql:  # noqa: FBT001 - a template's loop.last
        """A comma between the items of a list, nothing behind the last one."""
        return Sql("" if last else ",")
