"""MariaDB's words (read on 10.11), and where MySQL differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from sqlanon.sql.dialects.base import Dialect, Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_LONGEST_VARCHAR = 255
"""Characters of a VARCHAR. Longer ones would soon fill a row, whose columns have 65,535 bytes."""


class MariaDB(Dialect):
    """MariaDB: DDL commits, `=` and GROUP BY follow a collation that merges 'a', 'A' and 'a '."""

    name = "mariadb"
    ddl_rolls_back = False
    commits_on_ddl = True
    named_locks = True
    lists_grants = True
    renames_two_at_once = True
    drops_lists = True
    copying_locks_rows = True
    # A write that waits for LOCK TABLES is let in before the renaming that waits with it, goes to
    # the table that is put aside and is dropped with it (10.11.19: 5 of 8 such writes, as the names
    # of the tables sort). And where the connection that holds the locks dies, the other renames.
    replacing = None
    max_name_length = 64
    name_unit = "characters"
    quote_character = "`"
    text_type = Sql("LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin")
    integer_type = Sql("bigint(20)")
    cast_text_type = Sql("CHAR")
    current_schema = Sql("DATABASE()")
    create_view = Sql("CREATE SQL SECURITY DEFINER VIEW")
    replace_view = Sql("CREATE OR REPLACE SQL SECURITY DEFINER VIEW")
    join_in_order = Sql("STRAIGHT_JOIN")
    # ROW_NUMBER() OVER () numbers rows in the order of a sort (10.11), a variable in the scan's
    scan_order = Sql("@sqlanon_seen := @sqlanon_seen + 1")
    scan_begin = Sql(" CROSS JOIN (SELECT @sqlanon_seen := 0) AS start")
    materialized = None
    rights_to: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "read": ("SELECT",),
        "stage": ("CREATE TEMPORARY TABLES",),
        "publish": ("SELECT", "INSERT", "CREATE", "DROP", "ALTER"),
        "view": ("CREATE VIEW",),
    }
    binary_collation: ClassVar[str] = "utf8mb4_nopad_bin"
    kinds: ClassVar[dict[str, Kind]] = {
        **Dialect.kinds,
        "YEAR": Kind.INTEGER,
        "TINYTEXT": Kind.TEXT,
        "MEDIUMTEXT": Kind.TEXT,
        "LONGTEXT": Kind.TEXT,
        "ENUM": Kind.TEXT,
        "SET": Kind.TEXT,
        "UUID": Kind.TEXT,
        "DATETIME": Kind.TIMESTAMP,
    }

    def kind(self, type_name: str) -> Kind:
        """As the base, after taking UNSIGNED, ZEROFILL and the collation away."""
        return super().kind(type_name.partition("(")[0].partition(" ")[0])

    def described(self, row: tuple[Any, ...]) -> tuple[str, Sql, Kind, bool]:
        """SHOW FULL COLUMNS: a text column's type needs its collation to be made again."""
        name, type_name, collation, nullable = row[:4]
        kept = f"{type_name} COLLATE {collation}" if collation else str(type_name)
        return str(name), Sql(kept), self.kind(str(type_name)), nullable == "YES"

    def label_type(self, longest: int | None) -> Sql:
        """VARCHAR where a length is known; a text beyond MEDIUMTEXT is beyond a packet too."""
        sized = longest is not None and longest <= _LONGEST_VARCHAR
        word = f"varchar({longest})" if sized else "mediumtext"
        return Sql(f"{word} COLLATE {self.binary_collation}")

    def literal(self, text: str) -> Sql:
        """A backslash escapes here: without doubling it, it would open the string."""
        return super().literal(text.replace("\\", "\\\\"))

    def text(self, expression: Sql, kind: Kind) -> Sql:
        """Text in one character set and a binary collation without padding."""
        return self._binary(super().text(expression, kind) if kind is Kind.REAL else expression)

    def distinct_text(self, expression: Sql, kind: Kind) -> Sql:
        """As the base; a FLOAT is written with 6 digits, a DOUBLE with all that tell it apart.

        Bytes that are no text would all be read as `?`, so what is no kind known is told by them.
        """
        if kind is Kind.OTHER:
            return Sql(f"HEX({expression})")
        value = self.double(expression) if kind is Kind.REAL else expression
        return super().distinct_text(value, kind)

    def exact(self, expression: Sql, kind: Kind) -> Sql:
        """`utf8mb4_bin` still takes 'ab' and 'ab ' for one; only a NOPAD collation does not."""
        return self._binary(expression) if kind is Kind.TEXT else expression

    def _binary(self, expression: Sql) -> Sql:
        return Sql(f"CONVERT({expression} USING utf8mb4) COLLATE {self.binary_collation}")

    def integer(self, expression: Sql) -> Sql:
        """SIGNED is the 64-bit integer of CAST."""
        return Sql(f"CAST({expression} AS SIGNED)")

    def code(self, expression: Sql) -> Sql:
        """CAST knows no narrower integer."""
        return self.integer(expression)

    def double(self, expression: Sql) -> Sql:
        """DOUBLE PRECISION is no type of CAST."""
        return Sql(f"CAST({expression} AS DOUBLE)")

    def wide(self, expression: Sql) -> Sql:
        """65 digits are the most that a DECIMAL has."""
        return Sql(f"CAST({expression} AS DECIMAL(65, 0))")

    def concat(self, parts: Iterable[Sql]) -> Sql:
        """`||` is a logical OR."""
        return Sql("CONCAT(" + ", ".join(parts) + ")")

    def join_texts(self, expression: Sql, separator: Sql, order: Sql) -> Sql:
        """GROUP_CONCAT; the backend raises group_concat_max_len, at which it would cut."""
        return Sql(f"GROUP_CONCAT({expression} ORDER BY {order} SEPARATOR {separator})")

    def sorted_whole(self, expression: str, long: bool) -> Sql:  # noqa: FBT001 - as in the base
        """A digest of a text: a sort compares its first 1,024 bytes only (max_sort_length)."""
        return Sql(f"SHA2({expression}, 256)" if long else expression)

    def random(self) -> Sql:
        """RAND()."""
        return Sql("RAND()")

    def length(self, expression: Sql) -> Sql:
        """LENGTH counts bytes."""
        return Sql(f"CHAR_LENGTH({expression})")

    def hmac_sha256(self, inner: Sql, outer: Sql, message: Sql) -> Sql:
        """HMAC-SHA256 over binary strings."""
        text = f"CAST(CONVERT({message} USING utf8mb4) AS BINARY)"
        hashed = f"SHA2(CONCAT(UNHEX({inner}), {text}), 256)"
        return Sql(f"SHA2(CONCAT(UNHEX({outer}), UNHEX({hashed})), 256)")


class MySQL(MariaDB):
    """MySQL 8: no temporary table can be read twice in one statement; other NO PAD collation."""

    name = "mysql"
    parent = "mariadb"
    work_table = Sql("CREATE TABLE")
    integer_type = Sql("bigint")
    text_type = Sql("LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin")
    binary_collation = "utf8mb4_0900_bin"
