"""A network of the source's persons: their numbers in it, and their links.

Nodes are rows of the source. What a search reads are numbers in an order that the seed has mixed,
never keys; what is published are clusters of nodes, with the edges within and between them
(A. Campan, T. Truta, Data and Structural k-Anonymity in Social Networks, PinKDD 2008, section 2).

The three tables of a masked network, as SaNGreeA publishes them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.algorithms.cluster.links import BETWEEN, CLUSTERS
from sqlanon.release.groups import GROUP, number_column, refuse_taken
from sqlanon.release.release import ByColumn, ReleasedTable
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.release.release import Release
    from sqlanon.source.inspection import Column
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


NODE = Sql("sqlanon_node")
"""The column of the copy of the source, which a run reads, that has each person's number."""


class LinkFates(NamedTuple):
    """Counts of the rows of a table of links, by their treatment.

    Attributes:
        rows: All rows.
        nobodys: Rows with an end that is NULL, or not in the source; left out.
        loops: Rows that link a person with herself; left out.
    """

    rows: int
    nobodys: int
    loops: int


@dataclass(frozen=True, slots=True)
class Network:
    """A simple graph of the source's rows.

    Attributes:
        name: The table of links.
        key: The column of the source that these refer to.
        node: The column of the copy of the source with the numbers.
        numbers: Relation (old, new): the key of each row, or its digest, and its number, from 1.
        links: Relation (first_key, second_key): the rows of the table of links, as they were read,
            their keys in the same form.
        edges: Relation (a, b): the numbers of two who are linked, a < b, each pair once.
        fates: The counts of the table's rows, by treatment.
        linked: Rows of `edges`.
    """

    name: RelationName
    key: Column
    node: Column
    numbers: WorkTable
    links: WorkTable
    edges: WorkTable
    fates: LinkFates
    linked: int


@dataclass(frozen=True, slots=True)
class Clusters:
    """The result of a search in a network, besides the classes.

    Attributes:
        network: The network.
        linked: Relation (a, b, edges): two classes, or one and itself, with edges both ways.
        attribute_loss: NGIL: the loss of the attributes by the measure of the search, in [0, 1].
    """

    network: Network
    linked: WorkTable
    attribute_loss: float


SIZE = "size"
"""The column of the clusters that says how many persons one has."""
EDGES = "edges"
"""The column that says how many edges a cluster has within, or two have between them."""
OTHER = "other_group_id"
"""The column of two linked clusters that has the greater one of their numbers."""


def with_clusters(workspace: Workspace, release: Release, clusters: Clusters) -> Release:
    """The release with numbers of clusters, the clusters, and the pairs of them that are linked.

    Args:
        workspace: Knows the dialect.
        release: The rows alone.
        clusters: The clusters.

    Raises:
        UnsupportedError: a column of the source has the name that clusters are numbered under.
    """
    refuse_taken(release.source, {GROUP: "its clusters"})
    columns = release.columns
    place = len(columns)
    group = number_column(workspace, GROUP, place, "m.place")
    read = {"linked": clusters.linked, "groups": release.labels.groups}
    size, edges, other = (
        number_column(workspace, name, place + 1 + n, "")
        for n, name in enumerate((SIZE, EDGES, OTHER))
    )
    within = workspace.fragment("network/clusters", assignment=release.recoding.assignment, **read)
    between = workspace.fragment("network/between", **read)
    tables = (
        ReleasedTable("", (*columns, group)),
        ReleasedTable(CLUSTERS, (group, size, edges), edges, within, (size,)),
        ReleasedTable(BETWEEN, (group, other, edges), edges, between),
    )
    return replace(release, tables=tables, classes=ByColumn(group))
