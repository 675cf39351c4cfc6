"""What a release is made of, and the statements that write it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.errors import SourceChangedError
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.asked import Asked
    from sqlanon.privacy_models.base import Demand
    from sqlanon.release.columns import Published
    from sqlanon.release.dealing import Dealing
    from sqlanon.release.labels import Classes
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute, FrequencySet
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import Command
    from sqlanon.sql.workspace import Workspace

MARK = "sqlanon: unfinished, remove with `sqlanon clean`"
"""Comment of a staging table on engines where it outlives a killed process."""


@dataclass(frozen=True, slots=True)
class Content:
    """What the release is made of.

    Attributes:
        source: The inspected source.
        frequency_set: The staged source.
        recoding: Which cells are in which class.
        classes: What the classes publish.
        columns: The release's columns.
        keys: Relation with the keys of hashed columns, or None.
        asked: What the privacy models ask for together.
        demands: Each model with what measuring it reads.
        dealing: How rows of divided cells are dealt to their classes; None where none is divided.
    """

    source: Relation
    frequency_set: FrequencySet
    recoding: Recoding
    classes: Classes
    columns: tuple[Published, ...]
    keys: WorkTable | None
    asked: Asked
    demands: tuple[Demand, ...]
    dealing: Dealing | None

    @property
    def published_rows(self) -> int:
        """Rows that the release has."""
        recoding = self.recoding
        return self.frequency_set.rows - (
            0 if recoding.suppressed_published else recoding.suppressed
        )

    @property
    def models(self) -> tuple[PrivacyModel, ...]:
        """The privacy models that every class satisfies."""
        return self.asked.models


@dataclass(frozen=True, slots=True)
class Lookup:
    """An attribute as the template joins it: a value of the source to its code."""

    index: int
    dictionary: Sql
    value: Sql
    code: Sql


def _lookup(dialect: Dialect, attribute: Attribute) -> Lookup:
    value = dialect.exact(dialect.column("s", attribute.name), attribute.request.column.kind)
    code = f"COALESCE(d{attribute.index}.code, -1)"
    if attribute.null_code is not None:
        code = f"CASE WHEN {value} IS NULL THEN {attribute.null_code} ELSE {code} END"
    return Lookup(attribute.index, attribute.dictionary.sql, value, Sql(code))


def lookups(workspace: Workspace, frequency_set: FrequencySet) -> list[Lookup]:
    """How templates find the codes of a row `s` of the source."""
    return [_lookup(workspace.dialect, a) for a in frequency_set.attributes]


def write_steps(workspace: Workspace, content: Content, staged: Sql) -> list[Command]:
    """Make the staging table and write every row of the release into it."""
    return [
        workspace.command(
            "publish/create",
            target=staged,
            columns=content.columns,
            mark=workspace.dialect.literal(MARK),
        ),
        workspace.command(
            "publish/fill",
            target=staged,
            columns=content.columns,
            dealing=content.dealing,
            keys=content.keys,
            map=content.classes.map,
            source=content.source.sql,
            attributes=lookups(workspace, content.frequency_set),
        ),
    ]


def refuse_changed_source(workspace: Workspace, content: Content) -> None:
    """Compare the source with what was staged, where no snapshot holds both reads together.

    Raises:
        SourceChangedError: rows were added, removed or changed between staging and writing.
    """
    if workspace.backend.snapshot:
        return
    staged = content.frequency_set
    same, rows = workspace.rows(
        "publish/recount",
        source=content.source.sql,
        cells=staged.cells,
        attributes=lookups(workspace, staged),
    )[0]
    if (int(same), int(rows)) != (staged.cell_count, staged.rows):
        raise SourceChangedError(
            f"{content.source.name} changed during the run: {staged.rows} rows were staged, "
            f"{int(rows)} are there now, and {staged.cell_count - int(same)} of "
            f"{staged.cell_count} combinations differ; nothing was published, run again"
        )
