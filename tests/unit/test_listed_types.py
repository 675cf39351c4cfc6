"""What an enumerated type lists, and how messages name it."""

from __future__ import annotations

from typing import Any

import pytest

from sqlanon.source.inspection import Column
from sqlanon.sql.dialects import DIALECTS, Kind
from sqlanon.sql.statement import Sql

ROWS: dict[str, tuple[Any, ...]] = {
    "duckdb": ("pain", r"ENUM('it''s', 'b\c', 'd, e')", "YES"),
    "mariadb": ("pain", r"enum('it''s','b\\c','d, e')", "utf8mb4_general_ci", "YES"),
    "mysql": ("pain", r"enum('it''s','b\\c','d, e')", "utf8mb4_general_ci", "YES"),
    "postgresql": ("pain", "mood", "YES", ".mood", "e", r'["it\u0027s", "b\\c", "d, e"]'),
}
NONE: dict[str, tuple[Any, ...]] = {
    "duckdb": ("pain", "VARCHAR", "YES"),
    "mariadb": ("pain", "set('a','b')", "utf8mb4_general_ci", "YES"),
    "mysql": ("pain", "varchar(3)", "utf8mb4_general_ci", "YES"),
    "postgresql": ("pain", "text", "YES", "text", "b", None),
    "sqlite": ("pain", "ENUM('a', 'b')", "YES"),
}
BY_NAME = {name: kind() for name, kind in DIALECTS.items()}


@pytest.mark.parametrize("engine", ROWS)
def test_members_of_a_type(engine: str) -> None:
    assert BY_NAME[engine].members(ROWS[engine]) == ("it's", r"b\c", "d, e")


@pytest.mark.parametrize("engine", NONE)
def test_other_types_have_no_members(engine: str) -> None:
    assert BY_NAME[engine].members(NONE[engine]) == ()


def test_line_breaks_of_mariadb() -> None:
    row = ("pain", r"enum('a\nb','\0')", None, "YES")
    assert BY_NAME["mariadb"].members(row) == ("a\nb", "\0")


def test_messages_and_representations_have_no_members() -> None:
    column = Column("pain", Sql("ENUM('a', 'b')"), Kind.TEXT, declared=("a", "b"))
    assert column.display_type == "ENUM"
    assert "declared" not in repr(column)
    assert Column("x", Sql("DECIMAL(8, 2)"), Kind.DECIMAL).display_type == "DECIMAL(8, 2)"
