"""Columns that an update in place drops, in the transaction that updates the rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import PublishError, SqlanonError, UnsupportedError
from sqlanon.publish.attached import Attached, dependent_on
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.job.job import Job
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.workspace import Workspace


class Dropping:
    """Columns of one table that go.

    Attributes:
        columns: Their names, as the job spells them.
        indexes: Names of the indexes that are about one of them alone, and go with it.
    """

    def __init__(self, job: Job) -> None:
        said = job.identifiers.items()
        self.columns = tuple(name for name, one in said if one.action == "drop")
        self.indexes: tuple[str, ...] = ()
        self._dependents: tuple[Attached, ...] = ()

    @staticmethod
    def unsaid(job: Job) -> list[str]:
        """Identifiers that go only because the job says nothing of them."""
        said = job.identifiers.items()
        dropped = [(name, one) for name, one in said if one.action == "drop"]
        return [name for name, one in dropped if "action" not in one.model_fields_set]

    def examine(self, workspace: Workspace, table: RelationName) -> None:
        """Look for what depends on the table's columns, where the engine takes a drop back."""
        if self.columns and workspace.dialect.drops_columns:
            found = dependent_on(workspace, table, own_defaults=False)
            going = [one for one in found if one.kind == "index" and one.about(self.columns)]
            self.indexes = tuple(one.name for one in going)
            self._dependents = tuple(one for one in found if one not in going)

    def misfits(self, source: Relation, dialect: Dialect) -> Iterator[SqlanonError]:
        """What keeps a column from being dropped; see Publication.misfits."""
        if self.columns and not dialect.drops_columns:
            yield UnsupportedError(
                f"columns.{', '.join(self.columns)}.action: on {dialect.name} taking a column "
                "away commits what was written before it, which could not be taken back any more; "
                "say null, mask or hash, and drop the column when the run is over"
            )
        for name in self.columns:
            found = [str(one) for one in self._dependents if not one.columns or one.about([name])]
            if found:
                yield PublishError(
                    f"{source.name}: {name} cannot be dropped while something depends on it: "
                    f"{'; '.join(found)}. Remove these first, or say null, mask or hash"
                )

    def objects(self) -> Iterator[tuple[Attached, str]]:
        """The columns, and what becomes of them; see Way.objects."""
        for name in self.columns:
            yield Attached("column", name), "is dropped"

    def write(self, workspace: Workspace, table: RelationName) -> None:
        """Drop them; before the rows are updated, so that no new row holds what they held."""
        dialect = workspace.dialect
        for name in self.indexes:
            index = dialect.table(RelationName(table.schema, name))
            workspace.run("in_place/drop_index", index=index)
        for name in self.columns:
            column = dialect.quote(name)
            workspace.run("in_place/drop_column", table=dialect.table(table), column=column)
