"""Columns that become text in place, in the transaction that writes their labels to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import PublishError, SqlanonError, UnsupportedError
from sqlanon.publish.attached import Attached

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.job.job import Job
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


class Retyping:
    """Columns of one table that become text.

    Attributes:
        columns: Their names, as the table spells them.
    """

    def __init__(self, job: Job) -> None:
        self.columns = tuple(name for name, said in job.quasi_identifiers.items() if said.retype)
        self._dependents: tuple[Attached, ...] = ()

    def examine(self, workspace: Workspace, table: RelationName) -> None:
        """Look for what depends on the table's columns, where the engine lets a type be changed."""
        dialect = workspace.dialect
        if not self.columns or not dialect.retypes_columns:
            return
        rows = workspace.rows(
            "inspect/dependents",
            **dialect.looked_up(table)._asdict(),
            qualified=dialect.literal(dialect.table(table)),
        )
        self._dependents = tuple(
            Attached("", str(what), () if column is None else (str(column),))
            for what, column in rows
        )

    def misfits(self, source: Relation, dialect: Dialect) -> Iterator[SqlanonError]:
        """What keeps a column from becoming text; see Publication.misfits."""
        if self.columns and not dialect.retypes_columns:
            yield UnsupportedError(
                f"columns.{', '.join(self.columns)}.retype: {dialect.name} changes no type of a "
                "column in the transaction that updates its rows; say `output`, which keeps the "
                "type, or publish to a new table"
            )
        for name in self.columns:
            found = [one.name for one in self._dependents if not one.columns or one.about([name])]
            if found:
                yield PublishError(
                    f"{source.name}: {name} cannot become text while something depends on it: "
                    f"{'; '.join(found)}. Remove these first, say `output`, which keeps the type, "
                    "or publish to a new table"
                )

    def objects(self, dialect: Dialect) -> Iterator[tuple[Attached, str]]:
        """The columns, and what becomes of them; see Way.objects."""
        for name in self.columns:
            type_ = dialect.label_type(None)
            yield Attached("column", name), f"becomes text ({type_}); the table is rewritten"

    def write(self, workspace: Workspace, target: Sql) -> None:
        """Change the types."""
        dialect = workspace.dialect
        for name in self.columns:
            workspace.run(
                "publish/retype",
                table=target,
                column=dialect.quote(name),
                type=dialect.label_type(None),
            )
