"""The three tables of a masked network, as SaNGreeA publishes them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.algorithms.cluster.links import BETWEEN, CLUSTERS
from sqlanon.release.groups import GROUP, number_column, refuse_taken
from sqlanon.release.release import ByColumn, ReleasedTable

if TYPE_CHECKING:
    from sqlanon.features.network.clusters import NetworkRegions
    from sqlanon.release.release import Release
    from sqlanon.sql.workspace import Workspace

SIZE = "size"
"""The column of the clusters that says how many persons one has."""
EDGES = "edges"
"""The column that says how many edges a cluster has within, or two have between them."""
OTHER = "other_group_id"
"""The column of two linked clusters that has the greater one of their numbers."""


def with_clusters(workspace: Workspace, release: Release, recoding: NetworkRegions) -> Release:
    """The release with numbers of clusters, the clusters, and the pairs of them that are linked.

    Args:
        workspace: Knows the dialect.
        release: The rows alone.
        recoding: The clusters.

    Raises:
        UnsupportedError: a column of the source has the name that clusters are numbered under.
    """
    refuse_taken(release.source, {GROUP: "its clusters"})
    columns = release.columns
    place = len(columns)
    group = number_column(workspace, GROUP, place, "m.place")
    read = {"linked": recoding.linked, "groups": release.labels.groups}
    size, edges, other = (
        number_column(workspace, name, place + 1 + n, "")
        for n, name in enumerate((SIZE, EDGES, OTHER))
    )
    within = workspace.fragment("network/clusters", assignment=recoding.assignment, **read)
    between = workspace.fragment("network/between", **read)
    tables = (
        ReleasedTable("", (*columns, group)),
        ReleasedTable(CLUSTERS, (group, size, edges), edges, within, (size,)),
        ReleasedTable(BETWEEN, (group, other, edges), edges, between),
    )
    return replace(release, tables=tables, classes=ByColumn(group))
