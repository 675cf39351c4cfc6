"""What docs/types.md says of an engine's types is what sqlanon makes of them there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from sqlanon.source.inspection import inspect, settle_kinds
from sqlanon.sql.backends import open_connection
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import Observer, Workspace

if TYPE_CHECKING:
    from engines import Place

PAGE = Path(__file__).parents[2] / "docs/types.md"
HEADINGS = {
    "duckdb": "DuckDB",
    "sqlite": "SQLite",
    "postgresql": "PostgreSQL",
    "mariadb": "MariaDB",
}


def test_the_page_says_how_types_are_treated(backend: Place) -> None:
    _, _, section = PAGE.read_text(encoding="utf-8").partition(f"## {HEADINGS[backend.name]}\n")
    rows = [
        (type_, said)
        for types, said in re.findall(
            r"^- (`.+`): ((?:refused: )?[^:`\n]+)$", section.partition("\n## ")[0], re.MULTILINE
        )
        for type_ in re.findall(r"`([^`]+)`", types)
    ]
    assert len(rows) > 8
    backend.load("kinds", {f"c{place}": type_ for place, (type_, _) in enumerate(rows)}, [])

    with open_connection(backend.url) as connection:
        workspace = Workspace(connection, Observer())
        with connection.transaction(write=False), workspace:
            relation = inspect(workspace, RelationName.parse("kinds"))
            found = settle_kinds(workspace, relation, [c.name for c in relation.columns]).columns

    assert [(type_, said) for type_, said in rows] == [
        (type_, f"refused: {column.why_none}" if column.kind is Kind.OTHER else str(column.kind))
        for (type_, _), column in zip(rows, found, strict=True)
    ]
