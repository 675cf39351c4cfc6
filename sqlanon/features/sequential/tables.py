"""The two tables of a release by m-invariance."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.release.groups import COUNT, GROUP, number_column, refuse_taken
from sqlanon.release.release import ByColumn, ReleasedTable

if TYPE_CHECKING:
    from sqlanon.release.recoding import SignedRegions
    from sqlanon.release.release import Release
    from sqlanon.sql.workspace import Workspace


def with_counterfeits(workspace: Workspace, release: Release, recoding: SignedRegions) -> Release:
    """The release with the numbers of classes, and how many counterfeits each class has.

    Args:
        workspace: Knows the dialect.
        release: The rows alone.
        recoding: The classes.

    Raises:
        UnsupportedError: a column of the source has the name that classes are numbered under.
    """
    columns = release.columns
    refuse_taken(release.source, {GROUP: "its classes"})
    group = number_column(workspace, GROUP, len(columns), "m.place")
    count = number_column(workspace, COUNT, len(columns) + 1, "c.held")
    counts = workspace.fragment(
        "recoding/forged", counterfeits=recoding.counterfeits, groups=release.labels.groups
    )
    tables = (
        ReleasedTable("", (*columns, group)),
        ReleasedTable(recoding.suffix, (group, count), count, counts),
    )
    return replace(release, tables=tables, classes=ByColumn(group))
