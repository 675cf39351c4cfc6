"""Whose rows are: by keys of persons, or by what is stored of each row with its own key.

Releases are read together row by row (`releases`), since whoever knows when a row came knows more
of it than whose it is; who came and who went is counted by persons alone where nothing asks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlanon.privacy_models.requirements import Asked
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.features.release_guard.known import ReleasesOfSource
    from sqlanon.job.job import Job
    from sqlanon.release.release import Release
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


class Owners(NamedTuple):
    """The columns of keys that tell whose a row is."""

    before: Sql
    after: Sql


def keys_of_persons(job: Job) -> bool:
    """Whether keys that are stored are persons', who may have several rows: not by `releases`."""
    return bool(Asked(job.privacy).persons) and job.releases is None


def owner_of(workspace: Workspace, release: Release, stored: Sequence[str]) -> Sql | None:
    """Whose a row of stored keys is, as an expression; None where models count rows.

    Args:
        workspace: Knows the dialect.
        release: What is published.
        stored: The columns that v0 and so on are.
    """
    for name in release.asked.persons:
        value = Sql(f"v{stored.index(name)}")
        return workspace.dialect.exact(value, release.source.column(name).kind)
    return None


def owners_of(
    workspace: Workspace,
    release: Release,
    releases: ReleasesOfSource | None,
    before: RelationName,
    after: Sequence[str],
) -> Owners | None:
    """Whose the rows of two releases are; None where models count rows, or keys are persons'.

    Args:
        workspace: Knows the dialect.
        release: What is published.
        releases: The releases that are read together by keys of rows; None where there are none.
        before: The keys of the release before, one of these.
        after: The columns that are stored with the keys of this one.
    """
    if releases is None or not release.asked.persons:
        return None
    was = owner_of(workspace, release, releases.columns(before))
    is_now = owner_of(workspace, release, after)
    return None if was is None or is_now is None else Owners(was, is_now)
