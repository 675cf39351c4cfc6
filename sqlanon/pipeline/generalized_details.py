"""Quasi-identifiers of detail tables, generalized among the rows of the persons that are published.

They are items of persons: a job of their own, whose source is what the release has of the table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.errors import UnsatisfiableError
from sqlanon.job.detail_items import item_job, item_model
from sqlanon.job.linked import detail_columns
from sqlanon.pipeline.steps import Source, found_in, staged_from
from sqlanon.privacy_models.requirements import Asked
from sqlanon.release.details import Items
from sqlanon.release.groups import labels_of
from sqlanon.reuse.read_items import refuse_rare
from sqlanon.reuse.read_regions import read_regions
from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from sqlanon.job.detail_tables import DetailTable
    from sqlanon.job.job import Job
    from sqlanon.release.details import Detail, Linked
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.release import Release
    from sqlanon.reuse.recalled import Recalled
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


def with_items(
    job: Job,
    release: Release,
    workspace: Workspace,
    *,
    recalled: Recalled | None,
    scripted: bool,
) -> Release:
    """The release of persons with what becomes of the quasi-identifiers of their detail tables.

    Args:
        job: What to do.
        release: What is published of the persons.
        workspace: Runs the statements.
        recalled: The recoding of an earlier release, where the job says to publish by it.
        scripted: Whether searches have to be among them.

    Raises:
        UnsatisfiableError: the items of a table cannot be generalized enough, or have no label in
            the earlier release.
        SqlanonError: see the steps.
    """
    linked = release.linked
    if linked is None or not any(said.models for said in job.details):
        return release
    with workspace.phase("stage"):
        persons = linked.persons(workspace, release)
    details = []
    for said, detail in zip(job.details, linked.details, strict=True):
        items = item_job(job, said)
        if items is None:
            details.append(detail)
            continue
        owned = _owned(workspace, linked, detail, persons.sql, said)
        try:
            labels_of_run = None if recalled is None else recalled.of_table(said.target)
            staged, recoding = _searched(
                items, owned, workspace, recalled=labels_of_run, scripted=scripted
            )
        except UnsatisfiableError as error:
            raise UnsatisfiableError(f"tables.{said.source}: {error}") from None
        with workspace.phase("release"):
            labels = labels_of(workspace, staged, recoding)
        made = Items(item_model(said), staged, recoding, labels)
        columns = detail_columns(workspace, said, detail.source, staged.attributes, labels.native)
        details.append(replace(detail, columns=columns, items=made))
    workspace.drop(persons)
    return replace(release, linked=replace(linked, details=tuple(details)))


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
    items: Job,
    owned: Relation,
    workspace: Workspace,
    *,
    recalled: Recalled | None,
    scripted: bool,
) -> tuple[FrequencySet, Recoding]:
    """The items in codes, and what becomes of them.

    Args:
        items: What to do with them.
        owned: Them, with their persons' numbers.
        workspace: Runs the statements.
        recalled: Where the labels stand that they are published under; None where these are
            searched for.
        scripted: Whether the search has to be among them.

    Raises:
        UnsatisfiableError: no cut satisfies the model, or an item has no label.
        SqlanonError: see the steps.
    """
    source = Source(owned, {}, Asked(items.privacy), (), {}, None, written_to=False)
    staged = staged_from(items, source, workspace)
    cells = staged.frequency_set
    if recalled is None:
        return cells, found_in(items, source, staged, workspace, scripted=scripted).recoding
    with workspace.phase("search"):
        asked = source.asked
        found = read_regions(workspace, items, cells, recalled, needed=asked.needed)
        refuse_rare(workspace, cells, found, recalled, asked)
        return cells, found
