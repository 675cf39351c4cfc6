"""Quasi-identifiers of detail tables, generalized among the rows of the persons that are published.

They are items of persons: a job of their own, whose source is what the release has of the table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.errors import UnsatisfiableError
from sqlanon.job.detail_items import item_job, item_model
from sqlanon.job.linked import detail_columns
from sqlanon.privacy_models.asked import Asked
from sqlanon.release.details import Items
from sqlanon.release.groups import labels_of
from sqlanon.release.release import lookups
from sqlanon.sql.dialects import Kind
from sqlanon.steps import Source, found_in, staged_from

if TYPE_CHECKING:
    from sqlanon.job.detail_tables import DetailTable
    from sqlanon.job.job import Job
    from sqlanon.release.details import Detail, Linked
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


def with_items(job: Job, release: Release, workspace: Workspace, *, scripted: bool) -> Release:
    """The release of persons with what becomes of the quasi-identifiers of their detail tables.

    Args:
        job: What to do.
        release: What is published of the persons.
        workspace: Runs the statements.
        scripted: Whether searches have to be among them.

    Raises:
        UnsatisfiableError: the items of a table cannot be generalized enough.
        SqlanonError: see the steps.
    """
    linked = release.linked
    if linked is None or not any(said.models for said in job.details):
        return release
    with workspace.phase("stage"):
        persons = _published_persons(workspace, release, linked)
    details = []
    for said, detail in zip(job.details, linked.details, strict=True):
        items = item_job(job, said)
        if items is None:
            details.append(detail)
            continue
        owned = _owned(workspace, linked, detail, persons.sql, said)
        try:
            staged, recoding = _searched(items, owned, workspace, scripted=scripted)
        except UnsatisfiableError as error:
            raise UnsatisfiableError(f"tables.{said.source}: {error}") from None
        with workspace.phase("release"):
            labels = labels_of(workspace, staged, recoding)
        made = Items(item_model(said), staged, recoding, labels)
        columns = detail_columns(workspace, said, detail.source, staged.attributes, labels.native)
        details.append(replace(detail, columns=columns, items=made))
    workspace.drop(persons)
    return replace(release, linked=replace(linked, details=tuple(details)))


def _published_persons(workspace: Workspace, release: Release, linked: Linked) -> WorkTable:
    """Relation of the numbers of the persons whose rows will be published."""
    return workspace.make(
        "publish/rows",
        "published",
        columns=[one for one in release.columns if one.name == linked.person],
        dealing=release.dealing,
        keys=release.keys,
        map=release.labels.map,
        source=release.source.sql,
        attributes=lookups(workspace, release.frequency_set, release.recoding),
    )


def _owned(
    workspace: Workspace, linked: Linked, detail: Detail, persons: Sql, said: DetailTable
) -> Relation:
    """The rows of those persons in a detail table: their numbers and the quasi-identifiers."""
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


def _searched(
    items: Job, owned: Relation, workspace: Workspace, *, scripted: bool
) -> tuple[FrequencySet, Recoding]:
    """The items in codes, and what becomes of them.

    Args:
        items: What to do with them.
        owned: Them, with their persons' numbers.
        workspace: Runs the statements.
        scripted: Whether the search has to be among them.

    Raises:
        UnsatisfiableError: no cut satisfies the model.
        SqlanonError: see the steps.
    """
    source = Source(owned, {}, Asked(items.privacy), (), {}, None, written_to=False)
    staged = staged_from(items, source, workspace)
    found = found_in(items, source, staged, workspace, scripted=scripted)
    return staged.frequency_set, found.recoding
