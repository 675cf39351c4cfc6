"""A masked network as it was written, measured with SQL of its own before it is published.

Its clusters are the classes of the release; here it is that each has as many persons as rows and as
the network says, and that all its edges are those of the table of links, counted once more by keys.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING

from sqlanon.release.columns import Published
from sqlanon.release.recoding import NetworkRegions
from sqlanon.release.release import lookups
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.verify.answers import refuse_some
from sqlanon.verify.masked_network import MaskedNetwork, NetworkTables
from sqlanon.verify.measure import refuse_other_columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.release.release import Release, Written
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class MeasuredNetwork(MaskedNetwork):
    """A masked network, and what became of the links that it is made of.

    Attributes:
        source: The table of links.
        rows: Its rows.
        nobodys: Those with an end that is NULL, or of nobody in the source; left out.
        loops: Those that link a person with herself; left out.
        repeated: Those that say what another one says; counted once.
        attribute_loss: NGIL, in [0, 1], by the measure of the search; None where it is not told.
    """

    source: str
    rows: int
    nobodys: int
    loops: int
    repeated: int
    attribute_loss: float | None


def foreseen_network(workspace: Workspace, release: Release) -> MeasuredNetwork | None:
    """Measure what would be written, in relations of the workspace."""
    if not isinstance(release.recoding, NetworkRegions):
        return None
    made = []
    for table in release.tables[1:]:
        relation = workspace.table("network", {one.name: one.type for one in table.columns})
        workspace.fill(relation, "network/written", query=table.counts)
        made.append(relation)
    found = _measured(workspace, release, release.recoding, [one.sql for one in made])
    workspace.drop(*made)
    return found


def verified_network(workspace: Workspace, written: Written) -> MeasuredNetwork | None:
    """Measure what was written.

    Args:
        workspace: Runs the statements.
        written: The release.

    Returns:
        It; None where the release has no network.

    Raises:
        VerificationError: something is not as it should be.
    """
    release = written.release
    recoding = release.recoding
    if not isinstance(recoding, NetworkRegions):
        return None
    rows, *network = written.relations
    for table, relation in zip(release.tables[1:], network, strict=True):
        refuse_other_columns(workspace, relation, [column.name for column in table.columns])
    persons = _persons(workspace, release, recoding)
    read = {**_shape(release, network).shape, "rows": rows, "persons": persons}
    sizes = "clusters of the masked network do not have as many persons as rows"
    workspace.check("linked_tables/network_sizes", partial(refuse_some, sizes), **read)
    edges = "clusters, or pairs of them, have other edges than the table of links"
    workspace.check(
        "linked_tables/network_edges",
        partial(refuse_some, edges),
        links=recoding.network.links,
        numbers=recoding.network.numbers,
        **read,
    )
    workspace.drop(persons)
    return _measured(workspace, release, recoding, network)


def _shape(release: Release, network: Sequence[Sql]) -> NetworkTables:
    """The tables of a masked network, and what their columns are called."""
    _, clusters, between = release.tables
    group, size, edges = clusters.columns
    pair = between.columns[1]
    first, second = network
    return NetworkTables(first, second, group.sql, size.sql, edges.sql, pair.sql)


def _measured(
    workspace: Workspace, release: Release, recoding: NetworkRegions, network: Sequence[Sql]
) -> MeasuredNetwork:
    """What a masked network loses."""
    masked = _shape(release, network).measured(workspace)
    read = recoding.network
    return MeasuredNetwork(
        **asdict(masked),
        source=str(read.name),
        rows=read.fates.rows,
        nobodys=read.fates.nobodys,
        loops=read.fates.loops,
        repeated=read.fates.rows - read.fates.nobodys - read.fates.loops - read.linked,
        attribute_loss=recoding.attribute_loss,
    )


def _persons(workspace: Workspace, release: Release, recoding: NetworkRegions) -> WorkTable:
    """Relation (number, place) of the source's rows that are published."""
    dialect, kind, type_ = workspace.dialect, Kind.INTEGER, workspace.dialect.integer_type

    def column(name: str, place: int, inner: Sql | None, outer: str) -> Published:
        return Published(name, Sql(name), type_, kind, False, place, inner, Sql(outer), False)

    number = dialect.column("s", recoding.network.node.name)
    return workspace.make(
        "publish/rows",
        "persons",
        columns=(column("number", 0, number, "r.o0"), column("place", 1, None, "m.place")),
        dealing=release.dealing,
        keys=None,
        map=release.labels.map,
        source=release.source.sql,
        attributes=lookups(workspace, release.frequency_set, recoding),
    )
