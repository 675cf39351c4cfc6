"""A masked network as it was written, measured with SQL of its own before it is published.

Its clusters are the classes of the release; here it is that each has as many persons as rows and as
the network says, and that all its edges are those of the table of links, counted once more by keys.
"""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING

from sqlanon.features.network.network_tables import NetworkTables
from sqlanon.release.columns import Published
from sqlanon.release.release import lookups
from sqlanon.report.network import MeasuredNetwork
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.verify.measure import refuse_other_columns, refuse_some

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.features.network.clusters import Clusters
    from sqlanon.release.release import Release, Written
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


def foresee(workspace: Workspace, release: Release, clusters: Clusters) -> MeasuredNetwork:
    """Measure what would be written, in relations of the workspace."""
    made = []
    for table in release.tables[1:]:
        relation = workspace.table("network", {one.name: one.type for one in table.columns})
        workspace.fill(relation, "network/written", query=table.counts)
        made.append(relation)
    found = _measure(workspace, release, clusters, [one.sql for one in made])
    workspace.drop(*made)
    return found


def verify(workspace: Workspace, written: Written, clusters: Clusters) -> MeasuredNetwork:
    """Measure what was written.

    Args:
        workspace: Runs the statements.
        written: The release.
        clusters: Its clusters.

    Raises:
        VerificationError: something is not as it should be.
    """
    release = written.release
    rows, *network = written.relations
    for table, relation in zip(release.tables[1:], network, strict=True):
        refuse_other_columns(workspace, relation, [column.name for column in table.columns])
    persons = _persons(workspace, release, clusters)
    read = {**_shape(release, network).shape, "rows": rows, "persons": persons}
    sizes = "clusters of the masked network do not have as many persons as rows"
    workspace.check("network/wrong_sizes", partial(refuse_some, sizes), **read)
    edges = "clusters, or pairs of them, have other edges than the table of links"
    workspace.check(
        "network/wrong_edges",
        partial(refuse_some, edges),
        links=clusters.network.links,
        numbers=clusters.network.numbers,
        **read,
    )
    workspace.drop(persons)
    return _measure(workspace, release, clusters, network)


def _shape(release: Release, network: Sequence[Sql]) -> NetworkTables:
    """The tables of a masked network, and what their columns are called."""
    _, first_table, between = release.tables
    group, size, edges = first_table.columns
    pair = between.columns[1]
    first, second = network
    return NetworkTables(first, second, group.sql, size.sql, edges.sql, pair.sql)


def _measure(
    workspace: Workspace, release: Release, clusters: Clusters, network: Sequence[Sql]
) -> MeasuredNetwork:
    """Measure the loss of a masked network."""
    masked = _shape(release, network).measure(workspace)
    read = clusters.network
    return MeasuredNetwork(
        **asdict(masked),
        source=str(read.name),
        rows=read.fates.rows,
        nobodys=read.fates.nobodys,
        loops=read.fates.loops,
        repeated=read.fates.rows - read.fates.nobodys - read.fates.loops - read.linked,
        attribute_loss=clusters.attribute_loss,
    )


def _persons(workspace: Workspace, release: Release, clusters: Clusters) -> WorkTable:
    """Relation (number, place) of the source's rows that are published."""
    dialect, kind, type_ = workspace.dialect, Kind.INTEGER, workspace.dialect.integer_type

    def column(name: str, place: int, inner: Sql | None, outer: str) -> Published:
        return Published(name, Sql(name), type_, kind, False, place, inner, Sql(outer), False)

    number = dialect.column("s", clusters.network.node.name)
    return workspace.make(
        "publish/rows",
        "persons",
        columns=(column("number", 0, number, "r.o0"), column("place", 1, None, "m.place")),
        dealing=release.dealing,
        keys=None,
        map=release.labels.map,
        source=release.source.sql,
        attributes=lookups(workspace, release.frequency_set, release.recoding),
    )
