"""Quasi-identifiers of detail tables, generalized among the rows of the persons that are published.

They are items of persons: a job of their own, whose source is the published rows of the table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.errors import UnsatisfiableError
from sqlanon.features.detail_tables.refusals import item_job, item_model
from sqlanon.features.detail_tables.source import detail_columns
from sqlanon.features.detail_tables.tables import Items
from sqlanon.pipeline.steps import Source, find_recoding, stage_source
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.release.groups import labels_of
from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from sqlanon.features.detail_tables.job_keys import DetailTable
    from sqlanon.features.detail_tables.tables import Detail, LinkedDetails
    from sqlanon.pipeline.run import Run
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


def with_items(run: Run, release: Release, linked: LinkedDetails) -> LinkedDetails:
    """The detail tables of a release with what becomes of their quasi-identifiers.

    Args:
        run: The run.
        release: The published rows of the persons.
        linked: The tables.

    Raises:
        UnsatisfiableError: the items of a table cannot be generalized enough, or have no label in
            the earlier release.
        SqlanonError: see the steps.
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
        run: The run of the items' own job.
        owned: Them, with their persons' numbers.
        table: The name that the table gets.

    Raises:
        UnsatisfiableError: no cut satisfies the model, or an item has no label.
        SqlanonError: see the steps.
    """
    source = Source(owned, {}, ModelRequirements(run.job.privacy))
    staged = stage_source(run, source)
    return staged.frequency_set, find_recoding(run, source, staged, table=table).recoding
