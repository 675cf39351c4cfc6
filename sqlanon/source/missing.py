"""Values that stand for none, as 999 or `unknown` in surveys: they are read as NULL."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.errors import JobError
from sqlanon.source.written_values import spelled, spelled_values
from sqlanon.sql.dialects.expressions import nulled
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.dialects import Dialect


def with_missing(
    dialect: Dialect, relation: Relation, missing: Mapping[str, Sequence[str]], *, of_cells: bool
) -> Relation:
    """The relation, of whose columns it is known which values stand for none.

    Args:
        dialect: How the engine writes values.
        relation: The relation, the kinds of these columns settled.
        missing: What the job says, by column.
        of_cells: Whether cells of a CSV file were compared with them before they got a type; what
            is no value of it is in no row then.

    Raises:
        JobError: a value is none of its column's type, or listed twice.
    """

    def known(column: Column) -> Column:
        values = missing.get(column.name, ())
        compared = column.compared(dialect)
        if of_cells:
            values = [value for value in values if spelled(dialect, compared, value) is not None]
        where = f"columns.{column.name}.missing"
        texts = spelled_values(dialect, compared, values, where, JobError)
        return replace(column, missing=texts, nullable=True) if texts else column

    return replace(relation, columns=tuple(map(known, relation.columns)))


def read_column(dialect: Dialect, column: Column) -> Sql:
    """A column as an item of a SELECT FROM … AS s.

    It has NULL in place of the values that stand for none.
    """
    value = dialect.column("s", column.name)
    if not column.missing:
        return value
    text = column.compared(dialect).text(dialect, value)
    return Sql(f"{nulled(dialect, value, text, column.missing)} AS {dialect.quote(column.name)}")
