"""The tables of a masked network: of persons, of clusters, and of linked pairs of clusters.

They are published with the edges within and between clusters (A. Campan, T. Truta, Data and
Structural k-Anonymity in Social Networks, PinKDD 2008, section 2). A run measures them before they
are published, with SQL of its own: each cluster has as many persons as rows, and all edges are
those of the table of links, counted once more by keys. Those of a published network are inspected
and measured without a run.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.algorithms.cluster.links import BETWEEN, CLUSTERS
from sqlanon.errors import JobError, UnsupportedError, VerificationError
from sqlanon.features.network.source import End
from sqlanon.release.columns import Published
from sqlanon.release.groups import GROUP, number_column, refuse_taken
from sqlanon.release.release import ByColumn, ReleasedTable, row_values
from sqlanon.report.network import MaskedNetwork, MeasuredNetwork
from sqlanon.source.inspection import inspect, refuse_unusable, settle_kinds
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.verify.measure import refuse_other_columns, refuse_some

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.cluster.links import LinkTable
    from sqlanon.features.network.search import Clusters
    from sqlanon.release.release import Release, Written
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


SIZE = "size"
"""The column of the clusters that says how many persons one has."""


EDGES = "edges"
"""The column that says how many edges a cluster has within, or two have between them."""


OTHER = "other_group_id"
"""The column of two linked clusters that has the greater one of their numbers."""


def with_clusters(workspace: Workspace, release: Release, clusters: Clusters) -> Release:
    """The release with numbers of clusters, the clusters, and the pairs of them that are linked.

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


@dataclass(frozen=True, slots=True)
class NetworkTables:
    """The two tables beside that of persons, and what their columns are called.

    Attributes:
        pair: The greater number of the two.
    """

    clusters: Sql
    between: Sql
    group: Sql
    size: Sql
    edges: Sql
    pair: Sql

    @property
    def shape(self) -> dict[str, Sql]:
        """The values of templates."""
        return {name: getattr(self, name) for name in self.__slots__}

    def measure(self, workspace: Workspace) -> MaskedNetwork:
        """Measure the risk and the loss of the network."""
        found = workspace.ask_one("network/loss", _Loss, **self.shape)
        persons, within, between = found.persons or 0, found.within or 0, found.between or 0
        most = persons * (persons - 1) / 4
        return MaskedNetwork(
            persons=persons,
            edges=within + between,
            clusters=found.clusters or 0,
            within=within,
            between=between,
            pairs=found.pairs or 0,
            complete=found.complete or 0,
            structural_loss=(found.lost or 0.0) / most if most else 0.0,
        )

    def refuse_unsuitable(self, workspace: Workspace, rows: Sql) -> None:
        """Stop where the three tables do not belong together.

        Raises:
            VerificationError: a cluster has not as many persons as rows, or there are more edges
                than there can be, or fewer than one between two that are linked.
        """
        read = {"rows": rows, **self.shape}
        if wrong := workspace.count("network/wrong_clusters", **read):
            raise VerificationError(
                f"{wrong} clusters do not have as many rows as persons, are missing or repeated, "
                "or have more edges than their persons can have; the tables do not belong "
                "together"
            )
        if wrong := workspace.count("network/wrong_pairs", **read):
            raise VerificationError(
                f"{wrong} linked pairs are repeated, are not two clusters with the smaller "
                "number first, or have no edges, or more than their persons can have; the "
                "tables do not belong together"
            )

    def refuse_other_links(self, workspace: Workspace, persons: Persons, links: Links) -> None:
        """Stop where the network has other edges than its links."""
        read = {**self.shape, "persons": persons, "links": links}
        if workspace.count("network/repeated_keys", **read):
            raise VerificationError("the key of the links has a value twice in the release")
        wrong = workspace.count("network/wrong_links", **read)
        if wrong:
            raise VerificationError(
                f"{wrong} clusters, or pairs of them, have other edges than the table of links"
            )


class Persons(NamedTuple):
    """The table of persons, with the column that identifies them."""

    sql: Sql
    key: End


class Links(NamedTuple):
    """The table of links, with the columns of both ends."""

    sql: Sql
    first: End
    second: End


class _Loss(NamedTuple):
    """The row of network/loss; all None without clusters."""

    persons: int | None
    clusters: int | None
    within: int | None
    between: int | None
    pairs: int | None
    complete: int | None
    lost: float | None


@dataclass(frozen=True, slots=True)
class Masked:
    """The tables beside that of the persons of a masked network, as SaNGreeA publishes them.

    Attributes:
        group: The column of both, and of the table of persons, that numbers clusters.
        links: The table of links, where it exists to compare with, and the release shows its keys.
    """

    clusters: RelationName
    edges: RelationName
    group: str
    links: LinkTable | None = None

    def measure(self, workspace: Workspace, rows: Relation) -> dict[str, MaskedNetwork]:
        """Measure the network of a table of persons, as a field of the report.

        Raises:
            InspectionError: a table or column is missing.
            UnsupportedError: a number of a cluster, of persons or of edges is no whole number.
            JobError: the release does not show the key of the links, or one of another kind.
            VerificationError: the tables do not belong together, or the network has other edges
                than its links.
        """
        _refuse_no_numbers(rows, [self.group])
        clusters = _numbers(workspace, self.clusters, [self.group, SIZE, EDGES])
        between = _numbers(workspace, self.edges, [self.group, OTHER, EDGES])
        quoted = [workspace.dialect.quote(name) for name in (self.group, SIZE, EDGES, OTHER)]
        tables = NetworkTables(clusters.sql, between.sql, *quoted)
        tables.refuse_unsuitable(workspace, rows.sql)
        if self.links is not None:
            tables.refuse_other_links(workspace, *_find_links(workspace, rows, self.links))
        return {"network": tables.measure(workspace)}


def _numbers(workspace: Workspace, name: RelationName, columns: Sequence[str]) -> Relation:
    """A table of whole numbers.

    Raises:
        InspectionError: it is not there, or lacks one of the columns.
        UnsupportedError: one of them has other values.
    """
    found = replace(inspect(workspace, name), name=name)
    found.refuse_missing(columns)
    relation = settle_kinds(workspace, found, columns)
    _refuse_no_numbers(relation, columns)
    return relation


def _refuse_no_numbers(relation: Relation, columns: Sequence[str]) -> None:
    for name in columns:
        if relation.column(name).kind is not Kind.INTEGER:
            raise UnsupportedError(f"{relation.name}: column {name} has no whole numbers")


def _find_links(workspace: Workspace, rows: Relation, said: LinkTable) -> tuple[Persons, Links]:
    """Inspect the persons of a release with their keys, and the table of links.

    Raises:
        InspectionError: a table or column is missing, or of a type that cannot identify persons.
        JobError: the release does not show the key, or one of another kind.
    """
    if said.key not in {column.name for column in rows.columns}:
        raise JobError(
            f"links.key: {rows.name} has no column {said.key!r}; edges can be compared only if "
            "the release shows the keys of the links; leave links out"
        )
    table = replace(inspect(workspace, said.table), name=said.table)
    table.refuse_missing(said.columns)
    rows, table = (
        settle_kinds(workspace, rows, [said.key]),
        settle_kinds(workspace, table, said.columns),
    )
    key, ends = rows.column(said.key), [table.column(name) for name in said.columns]
    for end in ends:
        if end.kind is not key.kind:
            raise JobError(
                f"links.columns: {end.name} of {said.table} holds {end.kind} values, and "
                f"{key.name} of {rows.name} {key.kind} values; use a view that casts one of them"
            )
    refuse_unusable(workspace, rows, [key])
    refuse_unusable(workspace, table, ends)
    first, second = (End.of(workspace.dialect, end, "") for end in ends)
    person = End.of(workspace.dialect, key, "")
    return Persons(rows.sql, person), Links(table.sql, first, second)


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
    """Measure what was written."""
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
    columns = (column("number", 0, number, "r.o0"), column("place", 1, None, "m.place"))
    values = row_values(workspace, release, columns, persons=True)
    return workspace.make("publish/rows", "persons", **values)
