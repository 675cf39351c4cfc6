"""The feature as the steps of a run see it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.features.detail_tables.items import with_items
from sqlanon.job.linked import KEY, linked_source, renumbered
from sqlanon.pipeline.feature import Feature

if TYPE_CHECKING:
    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import Source
    from sqlanon.release.details import Linked
    from sqlanon.release.release import Release


@dataclass(frozen=True, slots=True)
class DetailTables(Feature):
    """`tables`."""

    name: ClassVar[str] = "detail_tables"

    @override
    def extend(self, source: Source, run: Run) -> Source:
        table, linked = linked_source(
            self.job, run.workspace, source.table, source.actions, compared_by=source.key
        )
        key = KEY if source.key == linked.person else source.key
        return replace(source.with_part(self.name, linked, table), key=key)

    @override
    def extend_again(self, source: Source, run: Run) -> Source:
        linked: Linked = source.parts[self.name]
        table, linked = renumbered(
            self.job, run.workspace, source.table, linked, source.actions, compared_by=source.key
        )
        return source.with_part(self.name, linked, table)

    @override
    def tables(self, release: Release, run: Run) -> Release:
        linked: Linked = release.parts[self.name]
        return replace(release, linked=with_items(run, release, linked))
