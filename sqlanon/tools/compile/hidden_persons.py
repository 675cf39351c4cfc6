"""Persons whose key the release does not show, as a script counts them.

The script reads the source once, into a relation of its own that has the rows of the release with
the keys beside them: classes are left out there, the target is filled from it without the keys, and
persons are counted in it when the target is known to have the same classes with as many rows. It is
gone when the script ends.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.release.columns import source_column
from sqlanon.sql.statement import Sql, WorkTable
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlanon.privacy_models.base import ModelInputs
    from sqlanon.release.columns import Published
    from sqlanon.release.release import Release
    from sqlanon.sql.statement import Command
    from sqlanon.sql.workspace import Workspace


def rows_with_keys(workspace: Workspace) -> WorkTable:
    """The relation of a script that has the rows of its release with the keys of persons."""
    name = f"{PREFIX}{workspace.run_id}_rows"
    return WorkTable(name, workspace.dialect.quote(name))


def with_hidden(
    workspace: Workspace, release: Release, columns: Sequence[Published]
) -> tuple[Published, ...]:
    """The columns of that relation.

    Args:
        workspace: Knows the dialect.
        release: The release; of its columns those that are the same in every row are not there, so
            that a key that is emptied or masked has its own name.
        columns: The columns of the release over a row `r`.
    """
    hidden = (
        source_column(workspace, release.source, name, len(release.columns) + place)
        for place, name in enumerate(release.hidden_persons)
    )
    return (*filter(_varies, columns), *hidden)


def filled(
    workspace: Workspace, target: Sql, columns: Sequence[Published], rows: WorkTable
) -> Command:
    """Write the rows into the target, without the keys.

    Args:
        workspace: Knows the dialect.
        target: What the target is called.
        columns: Its columns.
        rows: See `rows_with_keys`.
    """
    told = [replace(one, outer=one.sql) if _varies(one) else one for one in columns]
    query = workspace.fragment("compiled/without_keys", columns=told, rows=rows)
    return workspace.command("compiled/fill", target=target, columns=columns, query=query)


def parted(
    release: Release, inputs: Iterable[ModelInputs]
) -> tuple[list[ModelInputs], list[ModelInputs]]:
    """The models that the target shows all of, and those that look at keys it does not show."""
    shown: list[ModelInputs] = []
    hidden: list[ModelInputs] = []
    for one in inputs:
        (hidden if one.model.reads.column in release.hidden_persons else shown).append(one)
    return shown, hidden


def _varies(column: Published) -> bool:
    return column.inner is not None or column.quasi
