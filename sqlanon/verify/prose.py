"""Columns of free text among those that are published as they are, measured before a search.

See docs/definitions.md, "Free text".
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlanon.source.inspection import Column
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace

_SENTENCE = 40
"""Characters of a text that is long, if it has words."""
_WORDS = 4
"""Blanks of such a text: five words."""
_LONG = 100
"""Characters of a text that is long whatever is in it: some languages write no blanks."""
_SHARE = Fraction(1, 20)
"""Share of long texts, of those that are there, from which a column holds free text."""
_DISTINCT = Fraction(8, 10)
"""Share of different texts among the long ones from which they are no list of labels."""
_FEWEST = 3
"""Long texts of a column of free text, at least."""
_TOGETHER = 300
"""Columns of one statement, three counts each; engines limit those of a result."""


@dataclass(frozen=True, slots=True)
class FreeText:
    """A column of free text that is published as it is.

    Attributes:
        name: The column; of another table than the source behind the table's name and a point.
        filled: Rows with a text.
        long: Those of them whose text is long.
        values: Different long texts.
    """

    name: str
    filled: int
    long: int
    values: int

    @property
    def is_prose(self) -> bool:
        """Whether many texts are long, and nearly all of these differ."""
        return (
            self.values >= _FEWEST
            and self.long >= _SHARE * self.filled
            and self.values >= _DISTINCT * self.long
        )


def free_texts(
    workspace: Workspace, table: Sql, kept: Iterable[Column], prefix: str = ""
) -> tuple[FreeText, ...]:
    """Find the columns of free text among those of a table that are published as they are.

    Args:
        kept: The columns.
        prefix: What stands before their names.
    """
    columns = [column for column in kept if _holds_text(workspace, column)]
    dialect, found = workspace.dialect, list[FreeText]()
    for first in range(0, len(columns), _TOGETHER):
        asked = columns[first : first + _TOGETHER]
        texts = [dialect.text(dialect.quote(column.name), Kind.TEXT) for column in asked]
        shape = {"sentence": _SENTENCE, "words": _WORDS, "long": _LONG}
        (row,) = workspace.rows("exposure/free_texts", table=table, texts=texts, **shape)
        for place, column in enumerate(asked):
            filled, long, values = map(int, row[3 * place : 3 * place + 3])
            found.append(FreeText(prefix + column.name, filled, long, values))
    return tuple(one for one in found if one.is_prose)


def _holds_text(workspace: Workspace, column: Column) -> bool:
    """Whether a sentence fits into a column; SQLite stores texts in one without a type too."""
    if column.kind is not Kind.TEXT and column.type:
        return False
    room = workspace.dialect.room(str(column.type))
    return not room or room >= _SENTENCE
