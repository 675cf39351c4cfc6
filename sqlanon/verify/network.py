"""A masked network as it was written, measured with SQL of its own before it is published.

Its clusters are the classes of the release; here it is that each has as many persons as rows and as
the network says, and that all its edges are those of the table of links, counted once more by keys.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.errors import VerificationError
from sqlanon.release.columns import Published
from sqlanon.release.recoding import NetworkRegions
from sqlanon.release.release import lookups
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.verify.measure import refuse_other_columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.release.release import Release, Written
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class MeasuredNetwork:
    """A masked network: clusters of persons, and the edges within and between them.

    Attributes:
        source: The table of links.
        rows: Its rows.
        nobodys: Those with an end that is NULL, or of nobody in the source; left out.
        loops: Those that link a person with herself; left out.
        repeated: Those that say what another one says; counted once.
        persons: Persons of the network: rows of the release.
        edges: Edges between them.
        clusters: Its clusters.
        within: Edges within clusters.
        between: Edges between clusters.
        pairs: Pairs of clusters that are linked.
        complete: Clusters and pairs of them in which everybody is linked with everybody, which
            tells of any two of these persons that they are.
        structural_loss: NSIL, in [0, 1]: 0 where edges are told as they are.
        attribute_loss: NGIL, in [0, 1], by the measure of the search; None where it is not told.
    """

    source: str
    rows: int
    nobodys: int
    loops: int
    repeated: int
    persons: int
    edges: int
    clusters: int
    within: int
    between: int
    pairs: int
    complete: int
    structural_loss: float
    attribute_loss: float | None


class _Loss(NamedTuple):
    """The row of verify/network_loss; all None without clusters."""

    persons: int | None
    clusters: int | None
    within: int | None
    between: int | None
    pairs: int | None
    complete: int | None
    lost: float | None


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
    read = {**_shape(release, network), "rows": rows, "persons": persons}
    workspace.check("verify/network_sizes", _refuse_sizes, **read)
    workspace.check(
        "verify/network_edges",
        _refuse_edges,
        links=recoding.network.links,
        numbers=recoding.network.numbers,
        **read,
    )
    workspace.drop(persons)
    return _measured(workspace, release, recoding, network)


def _shape(release: Release, network: Sequence[Sql]) -> dict[str, Any]:
    """The tables of a masked network, and what their columns are called."""
    _, clusters, between = release.tables
    group, size, edges = clusters.columns
    return {
        "clusters": network[0],
        "between": network[1],
        "group": group.sql,
        "size": size.sql,
        "edges": edges.sql,
        "pair": between.columns[1].sql,
    }


def _measured(
    workspace: Workspace, release: Release, recoding: NetworkRegions, network: Sequence[Sql]
) -> MeasuredNetwork:
    """What a masked network loses."""
    found = workspace.ask_one("verify/network_loss", _Loss, **_shape(release, network))
    persons, within, between = found.persons or 0, found.within or 0, found.between or 0
    read, most = recoding.network, persons * (persons - 1) / 4
    return MeasuredNetwork(
        source=str(read.name),
        rows=read.fates.rows,
        nobodys=read.fates.nobodys,
        loops=read.fates.loops,
        repeated=read.fates.rows - read.fates.nobodys - read.fates.loops - read.linked,
        persons=persons,
        edges=within + between,
        clusters=found.clusters or 0,
        within=within,
        between=between,
        pairs=found.pairs or 0,
        complete=found.complete or 0,
        structural_loss=(found.lost or 0.0) / most if most else 0.0,
        attribute_loss=recoding.attribute_loss,
    )


def _refuse_sizes(answer: list[tuple[Any, ...]]) -> None:
    _refuse(answer, "clusters of the masked network do not have as many persons as rows")


def _refuse_edges(answer: list[tuple[Any, ...]]) -> None:
    _refuse(answer, "clusters, or pairs of them, have other edges than the table of links")


def _refuse(answer: list[tuple[Any, ...]], what: str) -> None:
    """Refuse an answer that is not one 0.

    Raises:
        VerificationError: it is another one, or there is none.
    """
    found = [int(number) for (number,) in answer]
    if found != [0]:
        number = found[0] if found else "an unknown number of"
        raise VerificationError(f"{number} {what}; nothing was published")


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
