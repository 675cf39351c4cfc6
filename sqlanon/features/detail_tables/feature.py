"""The feature as the steps of a run see it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.errors import PublishError, UnsatisfiableError
from sqlanon.features.detail_tables import refusals
from sqlanon.features.detail_tables.measure import foresee, verify
from sqlanon.features.detail_tables.refusals import item_job, item_model, item_shapes
from sqlanon.features.detail_tables.source import (
    KEY,
    detail_columns,
    free_texts_kept,
    link_source,
    renumber,
)
from sqlanon.features.detail_tables.tables import Items, table_beside
from sqlanon.ledger.names import same_relation
from sqlanon.pipeline.feature import Check, Feature, NamedTable
from sqlanon.pipeline.steps import Source, find_recoding, stage_source
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.release.groups import labels_of
from sqlanon.source.hierarchies.specification import HierarchyTable
from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlanon.errors import SqlanonError
    from sqlanon.features.detail_tables.job_keys import DetailTable
    from sqlanon.features.detail_tables.tables import Detail, LinkedDetails
    from sqlanon.pipeline.run import Run
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.release import Release, Written
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class DetailTables(Feature):
    """`tables`."""

    name: ClassVar[str] = "detail_tables"
    checks: ClassVar[Mapping[str, Check]] = {
        "detail_tables/person_numbers": Check("persons_without_a_number_each"),
        "detail_tables/strays": Check("other_detail_rows"),
        "detail_tables/left_out": Check("detail_rows_left_out"),
        "detail_tables/fates": Check(width=3),
        "detail_tables/numbers": Check(width=3),
        "detail_tables/values": Check(width=3),
    }

    @property
    @override
    def label(self) -> str:
        return "tables"

    @property
    @override
    def script_refusal(self) -> str:
        return "tables: a script makes one table, and no detail tables; use `sqlanon run`"

    @property
    @override
    def tables_read(self) -> tuple[RelationName, ...]:
        details = self.job.details
        quasi = [quasi for one in details for quasi in one.quasi_identifiers.values()]
        said = [one.hierarchy for one in quasi]
        hierarchies = [one.table for one in said if isinstance(one, HierarchyTable)]
        return (*hierarchies, *(one.source for one in details))

    @property
    @override
    def extra_tables(self) -> tuple[NamedTable, ...]:
        details = self.job.details
        return tuple(NamedTable(f"tables.{one.source}", one.target, one.source) for one in details)

    @override
    def refusals(self) -> Iterator[SqlanonError]:
        yield from refusals.refusals(self.job)

    @override
    def prepare(self, run: Run) -> None:
        """Refuse tables that are one under two names; what is not published may read it twice."""
        read = [self.job.source]
        for one in self.job.details if run.publisher is not None else ():
            for other in read:
                if same_relation(run.workspace, one.source, other):
                    raise PublishError(
                        f"tables.{one.source}: is the same table as {other}, so its rows would "
                        "be published twice under the same new keys; name it once"
                    )
            read.append(one.source)

    @override
    def source_refusals(self, source: Relation, run: Run) -> Iterator[SqlanonError]:
        yield from refusals.source_refusals(self.job, run.workspace.dialect)

    @override
    def extend(self, source: Source, run: Run) -> Source:
        table, linked = link_source(
            self.job, run.workspace, source.table, source.actions, compared_by=source.key
        )
        key = KEY if source.key == linked.person else source.key
        texts = (*source.free_texts, *free_texts_kept(run.workspace, self.job))
        return replace(source.with_part(self.name, linked, table), key=key, free_texts=texts)

    @override
    def extend_again(self, source: Source, run: Run) -> Source:
        linked: LinkedDetails = source.parts[self.name]
        table, linked = renumber(
            self.job, run.workspace, source.table, linked, source.actions, compared_by=source.key
        )
        return source.with_part(self.name, linked, table)

    @override
    def tables(self, release: Release, run: Run) -> Release:
        linked = with_items(run, release, self._find_linked(release))
        beside = (table_beside(run.workspace, linked, one) for one in linked.details)
        parts = {**release.parts, self.name: linked}
        return replace(release, beside=(*release.beside, *beside), parts=parts)

    @override
    def measure(
        self, release: Release, rows: Sql, written: Written | None, run: Run
    ) -> Mapping[str, object]:
        workspace, linked = run.workspace, self._find_linked(release)
        if written is None:
            found = foresee(workspace, release, linked, rows)
        else:
            found = verify(workspace, written, linked)
        return {"details": found, "shapes": item_shapes(self.job)}

    def _find_linked(self, release: Release) -> LinkedDetails:
        found: LinkedDetails = release.parts[self.name]
        return found


# -- quasi-identifiers of detail tables ------------------------------------------------------------


# They are items of persons: a job of their own, whose source is the published rows of the table.


def with_items(run: Run, release: Release, linked: LinkedDetails) -> LinkedDetails:
    """The detail tables of a release with what becomes of their quasi-identifiers.

    Raises:
        UnsatisfiableError: the items of a table cannot be generalized enough, or have no label in
            the earlier release.
    """
    job, workspace = run.job, run.workspace
    if not any(said.models for said in job.details):
        return linked
    with workspace.phase("stage"):
        persons = linked.persons(workspace, release)
    details = []
    for said, detail in zip(job.details, linked.details, strict=True):
        items = item_job(job, said)
        if items is None:
            details.append(detail)
            continue
        owned = _select_owned(workspace, linked, detail, persons.sql, said)
        try:
            staged, recoding = _search(replace(run, job=items), owned, said.target)
        except UnsatisfiableError as error:
            raise UnsatisfiableError(f"tables.{said.source}: {error}") from None
        with workspace.phase("release"):
            labels = labels_of(workspace, staged, recoding)
        made = Items(item_model(said), staged, recoding, labels)
        columns = detail_columns(workspace, said, detail.source, staged.attributes, labels.native)
        details.append(replace(detail, columns=columns, items=made))
    workspace.drop(persons)
    return replace(linked, details=tuple(details))


def _select_owned(
    workspace: Workspace, linked: LinkedDetails, detail: Detail, persons: Sql, said: DetailTable
) -> Relation:
    """Select the rows of those persons in a detail table: their numbers and quasi-identifiers."""
    dialect, table = workspace.dialect, detail.source
    quasi = [table.column(name) for name in said.quasi_identifiers]
    with workspace.phase("stage"):
        made = workspace.make(
            "release/owned",
            "owned",
            quasi=[dialect.quote(column.name) for column in quasi],
            key=dialect.quote(detail.key),
            source=table.sql,
            old=detail.old,
            textual=detail.textual,
            numbers=linked.numbers,
            persons=persons,
            person=dialect.quote(linked.person),
        )
    number = replace(
        table.column(detail.key), type=dialect.integer_type, kind=Kind.INTEGER, nullable=False
    )
    return replace(table, sql=made.sql, columns=(*quasi, number))


def _search(run: Run, owned: Relation, table: RelationName) -> tuple[FrequencySet, Recoding]:
    """The items in codes, and what becomes of them.

    Args:
        owned: The items, with the numbers of their persons.

    Raises:
        UnsatisfiableError: no cut satisfies the model, or an item has no label.
    """
    source = Source(owned, {}, ModelRequirements(run.job.privacy))
    staged = stage_source(run, source)
    return staged.frequency_set, find_recoding(run, source, staged, table=table).recoding
