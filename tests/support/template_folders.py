"""All templates of a folder, for tests that look at each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.sql.templates import blocks

if TYPE_CHECKING:
    from pathlib import Path

    from sqlanon.sql.templates import Block


def templates_in(folder: Path) -> dict[str, Block]:
    """Return the templates of a folder, `sql_templates/<dialect>`, by name (`subject/word`)."""
    return {
        f"{file.name.removesuffix('.sql.j2')}/{word}": block
        for file in sorted(folder.glob("*.sql.j2"))
        for word, block in blocks(file).items()
    }
