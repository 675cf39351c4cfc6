"""What is stored beside the keys of a release that counts: items, and a population."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlanon.features.release_guard.known_items import (
    foreseen_items,
    linked_of,
    store_items,
    stored_items,
)
from sqlanon.features.release_guard.known_public import foreseen_public, public_of, store_public
from sqlanon.privacy_models.requirements import Asked

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.features.release_guard.known_items import StoredItems
    from sqlanon.job.job import Job
    from sqlanon.release.release import Release
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


class StoredBeside(NamedTuple):
    """What is stored of a release, or would be, for models that classes do not say enough for.

    Attributes:
        items: Of its detail tables, by their places in the job; see `StoredItems`.
        public: Of the population that its models name; see `store_public`. None without one.
    """

    items: Mapping[int, StoredItems]
    public: Sql | None


NOTHING = StoredBeside({}, None)


def names_beside(job: Job, schema: str | None, run_id: str) -> list[RelationName]:
    """All tables that a run may store so."""
    population = Asked(job.privacy).population
    made = [] if population is None else [public_of(schema, run_id)]
    return made + stored_items(schema, run_id, job.details)


def store_beside(
    workspace: Workspace,
    release: Release,
    persons: Sql,
    *,
    schema: str | None,
    ledger: RelationName,
    strangers: tuple[Sql, ...],
) -> StoredBeside:
    """Store it, with a release that is written.

    Args:
        workspace: Runs the statements.
        release: It.
        persons: What was written of its persons.
        schema: Where it is stored.
        ledger: Where the run is entered.
        strangers: Roles to which default privileges give rights on whatever is made.

    Raises:
        PublishError: somebody else may read it.
    """
    return StoredBeside(
        store_items(
            workspace,
            linked_of(release),
            persons,
            schema=schema,
            ledger=ledger,
            strangers=strangers,
        ),
        store_public(workspace, release, schema=schema, ledger=ledger, strangers=strangers),
    )


def foreseen_beside(workspace: Workspace, release: Release) -> tuple[StoredBeside, list[WorkTable]]:
    """The same of a release that is planned, and the relations of the workspace that have it."""
    linked = linked_of(release)
    persons = None if linked is None else linked.persons(workspace, release)
    items, made = foreseen_items(workspace, linked, persons)
    public = foreseen_public(workspace, release)
    made += [one for one in (persons, public) if one is not None]
    return StoredBeside(items, None if public is None else public.sql), made
