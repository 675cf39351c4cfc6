"""Dialect of MariaDB (tested with 10.11)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar

from typing_extensions import override

from sqlanon.sql.dialects.abilities import Moving, Replacing, Sessions
from sqlanon.sql.dialects.base import Dialect, QuickForms
from sqlanon.sql.dialects.column_types import (
    BYTES,
    DOCUMENT,
    KINDS,
    REASONS,
    SHAPE,
    UTC,
    Kind,
    parse_enum,
)
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


# -- quick forms by numbers ------------------------------------------------------------------------


class ByNumbers(QuickForms):
    """Joins of texts by a number, and windows of groups by the first row in an order."""

    @override
    def person(self, text: Sql | str) -> Sql:
        """Add a number for each text, because long texts are joined by length alone (10.11.19).

        DISTINCT keeps the number a column. Merged into the outer query it would be an expression,
        which is not used for look-ups. So 20,000 persons are joined in a second, not in 60.
        """
        return Sql(f"DISTINCT CRC32({text}) AS person_number, {super().person(text)}")

    @override
    def is_person(self, persons: str, text: Sql | str) -> Sql:
        plain = super().is_person(persons, text)
        return Sql(f"{persons}.person_number = CRC32({text}) AND {plain}")

    @override
    def by_text(self, relation: object, column: str, *, textual: bool = True) -> Sql:
        """Add a number for each text, as in `person`.

        LIMIT keeps it a column in a quarter of the time of DISTINCT: 100,000 keys are joined in 3.5
        seconds, not in 14 (10.11.19).
        """
        if not textual:
            return super().by_text(relation, column)
        whole = "LIMIT 18446744073709551615"
        numbered = f"CRC32({column}) AS text_number, looked_at.*"
        # names of the template's own, and of relations
        return Sql(f"(SELECT {numbered} FROM {relation} AS looked_at {whole})")  # noqa: S608

    @override
    def has_text(self, row: str, column: str, text: Sql | str, *, textual: bool = True) -> Sql:
        plain = super().has_text(row, column, text)
        return Sql(f"{row}.text_number = CRC32({text}) AND {plain}") if textual else plain

    @override
    def pack(self, rows: str) -> str:
        """Make an array of arrays here: REPLACE moves the rest at each place (10.11.19).

        It took 4 seconds for 16,000 rows, and 55 for 64,000. JSON_TABLE reads these in 0.1.
        """
        return f"[[{rows.replace(';', '],[')}]]"

    @override
    def least_in(self, value: str, group: str) -> Sql:
        """The first in order: MIN reads the whole group for each of its rows (10.11.19).

        With MIN, 4,000 values of a hierarchy below four nodes took 3.4 seconds, not 0.1. The order
        is by the value alone: an expression made other windows of the SELECT wrong.
        """
        return Sql(f"FIRST_VALUE({value}) OVER (PARTITION BY {group} ORDER BY {value})")

    @override
    def greatest_in(self, value: str, group: str) -> Sql:
        return Sql(f"FIRST_VALUE({value}) OVER (PARTITION BY {group} ORDER BY {value} DESC)")


# -- the dialect -----------------------------------------------------------------------------------

_LONGEST_VARCHAR = 255
"""The most characters of a VARCHAR that sqlanon makes; longer ones would soon fill a row."""
_LONGEST_TEXT = 65_535 // 4
"""Characters of a TEXT."""
SORTED = 131_072
"""Bytes of a text that sorts and groups compare in sqlanon's sessions (max_sort_length)."""
SORTING = f"CAST(GREATEST(@@SESSION.sort_buffer_size, {128 * 16 * SORTED}) AS UNSIGNED)"
"""Buffer for sorts: a sort needs it for 15 rows of the longest texts, here of 128 columns. Unused
parts are not allocated (10.11.19: no more memory, and no more time). MySQL takes a GREATEST for a
decimal (9.7)."""
_ROW = 60_000
"""Bytes of a row, without a reserve for the overhead of columns."""
_ESCAPES = {"n": "\n", "r": "\r", "0": "\0"}
"""Meanings of characters behind a backslash in members of a type; others mean themselves."""

_LONGEST = {
    "TINYINT": len("-128"),
    "SMALLINT": len("-32768"),
    "MEDIUMINT": len("-8388608"),
    "INT": len("-2147483648"),
    "BIGINT": len("-9223372036854775808"),
    "YEAR": len("2020"),
    "FLOAT": 32,
    "DOUBLE": 32,
    "TINYTEXT": 255,
    "UUID": 36,
    "INET4": len("255.255.255.255"),
    "INET6": len("ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
    "DATE": len("2020-10-25"),
    "DATETIME": len("2020-10-25 02:30:00"),
    "TIMESTAMP": len("2020-10-25 02:30:00+02:00:00"),
    "TIME": len("-838:59:59"),
}
"""Characters of the longest value of a type, without decimal places."""


class MariaDB(ByNumbers, Dialect):
    """MariaDB: DDL commits, `=` and GROUP BY follow a collation that merges 'a', 'A' and 'a '."""

    name = "mariadb"
    quick_to_search = 500
    longest_pause = 5.0
    compiles = True
    audited_by = "mariadb --table --force DATABASE < audit.sql"
    checks_plans = True
    holds_procedures = True
    ddl_rolls_back = False
    commits_on_ddl = True
    named_locks = True
    logs_statements = True
    lists_grants = True
    renames_two_at_once = True
    drops_lists = True
    pads_decimals = True
    types_without_blanks = frozenset({"CHAR"})
    copying_locks_rows = True
    moving = Moving.PUT_OFF
    # A write that waits for LOCK TABLES runs before the RENAME that waits too. It goes to the old
    # table and is dropped with it (10.11.19: 5 of 8 such writes, by the order of table names). And
    # if the connection with the locks is lost, the other connection renames.
    replacing = None
    updating: ClassVar[Replacing | None] = Replacing.LOCKED_ROWS
    sessions = Sessions.LOCK
    most_joined = 61
    max_name_length = 64
    name_unit = "characters"
    quote_character = "`"
    text_type = Sql("LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin")
    integer_type = Sql("bigint(20)")
    double_type = Sql("double")
    cast_text_type = Sql("CHAR")
    current_schema = Sql("DATABASE()")
    create_view = Sql("CREATE SQL SECURITY DEFINER VIEW")
    replace_view = Sql("CREATE OR REPLACE SQL SECURITY DEFINER VIEW")
    join_in_order = Sql("STRAIGHT_JOIN")
    join_one = Sql("STRAIGHT_JOIN")
    # ROW_NUMBER() OVER () numbers rows in the order of a sort (10.11), a variable in the scan's
    scan_order = Sql("@sqlanon_seen := @sqlanon_seen + 1")
    scan_begin = Sql(" CROSS JOIN (SELECT @sqlanon_seen := 0) AS start")
    materialized = None
    rights_to: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "read": ("SELECT",),
        "stage": ("CREATE TEMPORARY TABLES",),
        "publish": ("SELECT", "INSERT", "CREATE", "DROP", "ALTER"),
        "view": ("CREATE VIEW",),
        "update": ("UPDATE",),
        "delete": ("DELETE",),
    }
    where_zones_are = (
        "names are those of the IANA database, as Europe/Berlin, and need the server's time zone "
        "tables, which mariadb-tzinfo-to-sql fills"
    )
    binary_collation: ClassVar[str] = "utf8mb4_nopad_bin"
    kinds: ClassVar[Mapping[str, Kind]] = {
        **KINDS,
        "YEAR": Kind.INTEGER,
        "TINYTEXT": Kind.TEXT,
        "MEDIUMTEXT": Kind.TEXT,
        "LONGTEXT": Kind.TEXT,
        "ENUM": Kind.TEXT,
        "SET": Kind.TEXT,
        "UUID": Kind.TEXT,
        "INET4": Kind.ADDRESS,
        "INET6": Kind.ADDRESS,
        "DATETIME": Kind.TIMESTAMP,
        # the text of a TIMESTAMP depends on the time zone of the session
        "TIMESTAMP": Kind.INSTANT,
    }
    reasons: ClassVar[Mapping[str, str]] = {
        **REASONS,
        "JSON": DOCUMENT,
        "BIT": "is written as raw bytes; cast it to UNSIGNED in a view",
        **dict.fromkeys(("BINARY", "VARBINARY", "TINYBLOB", "MEDIUMBLOB", "LONGBLOB"), BYTES),
        **dict.fromkeys(("GEOMETRY", "POINT", "LINESTRING", "POLYGON", "MULTIPOINT"), SHAPE),
        **dict.fromkeys(("MULTILINESTRING", "MULTIPOLYGON", "GEOMETRYCOLLECTION"), SHAPE),
    }

    free_texts: ClassVar[dict[str, int | None]] = {
        **Dialect.free_texts,
        "TINYTEXT": 63,  # 255 bytes, up to four for a character
        "TEXT": 16_383,
        "MEDIUMTEXT": None,
        "LONGTEXT": None,
    }

    @override
    def room(self, type_name: str) -> int | None:
        """As the base, after taking the collation away."""
        return super().room(type_name.partition(" COLLATE ")[0])

    @override
    def kind(self, type_name: str) -> Kind:
        """As the base, after taking UNSIGNED and ZEROFILL away."""
        return super().kind(_first_word(type_name))

    @override
    def why_none(self, type_name: str) -> str:
        return super().why_none(_first_word(type_name))

    @override
    def describe(self, row: tuple[Any, ...]) -> tuple[str, Sql, Kind, str, bool]:
        """A row of SHOW FULL COLUMNS: a text column's type includes its collation."""
        name, type_name, collation, nullable = row[:4]
        kept = f"{type_name} COLLATE {collation}" if collation else str(type_name)
        kind, reason = self.kind(str(type_name)), self.why_none(str(type_name))
        return str(name), Sql(kept), kind, reason, nullable == "YES"

    @override
    def longest_text(self, type_name: str) -> int | None:
        """The type's own length, or the length of its longest value as text."""
        word, numbers = _first_word(type_name).upper(), _numbers(type_name)
        first = numbers[0] if numbers else 0
        match self.kind(type_name):
            case Kind.DECIMAL:
                return first + len("-0.")
            case Kind.TIMESTAMP | Kind.INSTANT | Kind.TIME:
                return _LONGEST[word] + first + 1
            case Kind.TEXT if word == "ENUM":
                return max(map(len, _parse_enum(type_name)))
            case Kind.TEXT if word == "SET":
                return len(",".join(_parse_enum(type_name)))
            case Kind.TEXT if word in {"CHAR", "VARCHAR"}:
                return first
        longest = _LONGEST.get(word)
        return None if longest is None else max(longest, first)  # ZEROFILL pads to a longer width

    @override
    def members(self, row: tuple[Any, ...]) -> tuple[str, ...]:
        """Return the values of an ENUM only: a SET lists parts of values."""
        type_name = self.base_type(row)
        return _parse_enum(type_name) if _first_word(type_name).upper() == "ENUM" else ()

    @override
    def in_one_row(self, types: Iterable[Sql]) -> bool:
        """All columns but those of BLOB and TEXT share 65,535 bytes, four for a character."""
        return sum(map(_bytes, types)) < _ROW

    @override
    def label_type(self, longest: int | None) -> Sql:
        """VARCHAR where a length is known; a text beyond MEDIUMTEXT is beyond a packet too."""
        word = "mediumtext"
        if longest is not None and longest <= _LONGEST_TEXT:
            word = "text" if longest > _LONGEST_VARCHAR else f"varchar({longest})"
        return Sql(f"{word} COLLATE {self.binary_collation}")

    @override
    def literal(self, text: str) -> Sql:
        """A backslash escapes here: without doubling it, it would open the string."""
        return super().literal(text.replace("\\", "\\\\"))

    @override
    def text(self, expression: Sql, kind: Kind, zone: str = UTC) -> Sql:
        """Text in one character set and a binary collation without padding.

        A time has as many decimal places as its column. On other engines it has as many as needed.
        """
        match kind:
            case Kind.REAL:
                return self._binary(super().text(expression, kind))
            case Kind.INSTANT:
                return super().text(expression, kind, zone)
            case Kind.OTHER:  # bytes that are no text would all be read as `?`
                return self._binary(Sql(f"HEX({expression})"))
        text = self._binary(expression)
        return self.without_zeros(text) if kind.has_time else text

    @override
    def double_text(self, expression: Sql) -> Sql:
        """Spell exponents like other engines: 0.00001 as `1e-05`, and 1e300 with a plus."""
        text = super().double_text(expression)
        behind = f"SUBSTRING_INDEX({text}, '.', -1)"
        digits = f"TRIM(LEADING '0' FROM {behind})"
        places = f"LPAD(CHAR_LENGTH({behind}) - CHAR_LENGTH({digits}) + 1, 2, '0')"
        point = f"CASE CHAR_LENGTH({digits}) WHEN 1 THEN '' ELSE '.' END"
        small = f"LEFT({digits}, 1), {point}, SUBSTR({digits}, 2), 'e-', {places}"
        return Sql(
            f"CASE WHEN {text} LIKE '%e-_' THEN REPLACE({text}, 'e-', 'e-0') "
            f"WHEN {text} LIKE '%e-%' THEN {text} WHEN {text} LIKE '0.0000%' THEN CONCAT({small}) "
            f"WHEN {text} LIKE '-0.0000%' THEN CONCAT('-', {small}) "
            f"ELSE REPLACE({text}, 'e', 'e+') END"
        )

    @override
    def network(self, label: Sql, ipv4: int, ipv6: int) -> Sql:
        """The first digits of the address in hexadecimal, four bits each, and zeros."""
        digits = f"HEX(INET6_ATON({label}))"

        def cut(bits: int, whole: int) -> Sql:
            kept = f"RPAD(SUBSTR({digits}, 1, {bits // 4}), {whole}, '0')"
            address = self._binary(Sql(f"INET6_NTOA(UNHEX({kept}))"))
            return self.concat([address, self.text_literal(f"/{bits}")])

        return Sql(f"CASE LENGTH({digits}) WHEN 8 THEN {cut(ipv4, 8)} ELSE {cut(ipv6, 32)} END")

    @override
    def local(self, expression: Sql, zone: str) -> Sql:
        """Convert from UTC, the session's time zone during a run, in which a TIMESTAMP is shown."""
        if zone == UTC:
            return Sql(f"CAST({expression} AS DATETIME(6))")
        return Sql(f"CONVERT_TZ(CAST({expression} AS DATETIME(6)), '+00:00', {self.literal(zone)})")

    @override
    def ahead(self, local: Sql, utc: Sql) -> Sql:
        """As the base, by a function, because a minus would subtract numbers."""
        return self._binary(Sql(f"SEC_TO_TIME(TIMESTAMPDIFF(SECOND, {utc}, {local}))"))

    @override
    def distinct_text(self, expression: Sql, kind: Kind) -> Sql:
        """As the base; a FLOAT has 6 digits as text, a DOUBLE all that distinguish it.

        Bytes that are no text would all be read as `?`, so unknown kinds are compared by bytes.
        """
        if kind is Kind.OTHER:
            return Sql(f"HEX({expression})")
        value = self.double(expression) if kind is Kind.REAL else expression
        return super().distinct_text(value, kind)

    @override
    def exact(self, expression: Sql, kind: Kind) -> Sql:
        """Use a NOPAD collation: even `utf8mb4_bin` takes 'ab' and 'ab ' for equal."""
        return self._binary(expression) if kind.textual else expression

    @override
    def not_finite(self, expression: Sql, kind: Kind) -> Sql | None:
        """Zero dates, which a session without NO_ZERO_IN_DATE accepts."""
        if not kind.has_date:
            return None
        return Sql(f"0 IN (YEAR({expression}), MONTH({expression}), DAYOFMONTH({expression}))")

    @override
    def beyond_sorts(self, expression: Sql, type_name: str) -> tuple[Sql, int] | None:
        """For types of longer texts; a text that does not fit into a packet becomes NULL."""
        longest = self.longest_text(type_name)
        if longest is not None and longest * 4 <= SORTED:
            return None
        size = f"OCTET_LENGTH(CONVERT({expression} USING utf8mb4))"
        return Sql(f"{expression} IS NOT NULL AND COALESCE({size} > {SORTED}, 1)"), SORTED

    @override
    def row_comparison(self, values: Sequence[Sql]) -> list[Sql]:
        """Use a digest: rows of texts are grouped on disk, which is 5 times as slow (10.11.19)."""
        said = ", ".join(f"QUOTE({value})" for value in values)
        return [Sql(f"UNHEX(MD5(CONVERT(CONCAT_WS(',', {said}) USING utf8mb4)))")]

    def _binary(self, expression: Sql) -> Sql:
        return Sql(f"CONVERT({expression} USING utf8mb4) COLLATE {self.binary_collation}")

    @override
    def integer(self, expression: Sql) -> Sql:
        """SIGNED is the 64-bit integer of CAST."""
        return Sql(f"CAST({expression} AS SIGNED)")

    @override
    def code(self, expression: Sql) -> Sql:
        """SIGNED, because CAST has no narrower integer."""
        return self.integer(expression)

    @override
    def quotient(self, number: Sql | str, by: Sql | str) -> Sql:
        """`/` makes decimals."""
        return Sql(f"({number} DIV {by})")

    @override
    def double(self, expression: Sql) -> Sql:
        """DOUBLE PRECISION is no type of CAST."""
        return Sql(f"CAST({expression} AS DOUBLE)")

    @override
    def wide(self, expression: Sql) -> Sql:
        """DECIMAL with the most digits, 65."""
        return Sql(f"CAST({expression} AS DECIMAL(65, 0))")

    @override
    def concat(self, parts: Iterable[Sql]) -> Sql:
        """CONCAT, because `||` is a logical OR."""
        return Sql("CONCAT(" + ", ".join(parts) + ")")

    @override
    def texts_together(self, expression: Sql) -> Sql:
        """GROUP_CONCAT; see `join_texts`."""
        return Sql(f"GROUP_CONCAT({expression} SEPARATOR '')")

    @override
    def join_texts(self, expression: Sql, separator: Sql, order: Sql) -> Sql:
        """GROUP_CONCAT; the backend raises group_concat_max_len, at which it would cut."""
        return Sql(f"GROUP_CONCAT({expression} ORDER BY {order} SEPARATOR {separator})")

    @override
    def sort_key(self, expression: str, long: bool) -> Sql:
        """A digest of a text: outside of sqlanon a sort compares only its first 1,024 bytes."""
        return Sql(f"SHA2({expression}, 256)" if long else expression)

    @override
    def random(self) -> Sql:
        return Sql("RAND()")

    @override
    def length(self, expression: Sql) -> Sql:
        """CHAR_LENGTH, because LENGTH counts bytes."""
        return Sql(f"CHAR_LENGTH({expression})")

    @override
    def hmac_sha256(self, inner: Sql, outer: Sql, message: Sql) -> Sql:
        """HMAC-SHA256 over binary strings."""
        hashed = f"SHA2(CONCAT(UNHEX({inner}), {message}), 256)"
        return Sql(f"SHA2(CONCAT(UNHEX({outer}), UNHEX({hashed})), 256)")

    @override
    def utf8(self, text: Sql) -> Sql:
        """A binary string."""
        return Sql(f"CAST(CONVERT({text} USING utf8mb4) AS BINARY)")


def _numbers(type_name: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", type_name.partition("(")[2])]


def _parse_enum(type_name: str) -> tuple[str, ...]:
    return parse_enum(type_name, _ESCAPES)


def _bytes(type_name: Sql) -> int:
    """Return the most bytes of a row that a column of a type takes."""
    numbers, word = _numbers(type_name), _first_word(type_name).upper()
    each = {"CHAR": 4, "VARCHAR": 4, "BINARY": 1, "VARBINARY": 1}.get(word)
    return 32 if each is None or not numbers else each * numbers[0] + 2


def _first_word(type_name: str) -> str:
    return type_name.partition("(")[0].partition(" ")[0]
