"""Columns that become text in place, in the transaction that writes their labels to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import PublishError, SqlanonError, UnsupportedError
from sqlanon.publish.attached import Attached, dependent_on
from sqlanon.publish.in_place.definitions import Definition

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
        self._definition: Definition | None = None

    def examine(self, workspace: Workspace, table: RelationName) -> None:
        """Look for what depends on the table's columns, where the engine lets a type be changed."""
        if not self.columns or not workspace.dialect.retypes_columns:
            return
        if workspace.dialect.edits_definitions:
            self._definition = Definition.of(workspace, table)
        else:
            self._dependents = dependent_on(workspace, table, own_defaults=True)

    def misfits(self, source: Relation, dialect: Dialect) -> Iterator[SqlanonError]:
        """What keeps a column from becoming text; see Publication.misfits."""
        if self.columns and not dialect.retypes_columns:
            yield UnsupportedError(
                f"columns.{', '.join(self.columns)}.retype: {dialect.name} changes no type of a "
                "column in the transaction that updates its rows; say `output`, which keeps the "
                "type, or publish to a new table"
            )
        for name in self.columns:
            if self._definition is not None:
                yield from self._definition.misfits(name)
                continue
            found = [str(one) for one in self._dependents if not one.columns or one.about([name])]
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

    @property
    def made_again(self) -> set[str]:
        """Names of indexes that are taken away and made again; all others stay."""
        said = self._definition
        return set() if said is None else {one for name in self.columns for one in said.about(name)}

    def write(self, workspace: Workspace, target: Sql) -> None:
        """Change the types, before the rows are written."""
        dialect = workspace.dialect
        if self._definition is not None:
            self._definition.change(workspace, self.columns, dialect.label_type(None))
            return
        for name in self.columns:
            workspace.run(
                "in_place/retype",
                table=target,
                column=dialect.quote(name),
                type=dialect.label_type(None),
            )

    def finish(self, workspace: Workspace) -> None:
        """Make again what was taken away, when the rows are written."""
        if self._definition is not None:
            self._definition.make_again(workspace)
