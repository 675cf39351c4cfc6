"""The tables of a masked network that somebody has, found and measured without a run."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.errors import JobError, UnsupportedError
from sqlanon.features.network.clusters import EDGES, OTHER, SIZE
from sqlanon.features.network.masked import Links, NetworkTables, Persons
from sqlanon.features.network.source import End
from sqlanon.source.inspection import inspect, refuse_unusable, settle_kinds
from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.cluster.links import LinkTable
    from sqlanon.report.network import MaskedNetwork
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Masked:
    """The tables beside that of the persons of a masked network, as SaNGreeA publishes them.

    Attributes:
        clusters: The one with a row for each cluster.
        edges: The one with a row for each two that are linked.
        group: The column of both, and of the table of persons, that numbers clusters.
        links: What is masked, where it is there to compare, and the release shows its keys.
    """

    clusters: RelationName
    edges: RelationName
    group: str
    links: LinkTable | None = None

    def measured(self, workspace: Workspace, rows: Relation) -> dict[str, MaskedNetwork]:
        """What the network of a table of persons tells and loses, as a field of the report.

        Args:
            workspace: Asks.
            rows: The table of persons.

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
        tables.refuse_misfits(workspace, rows.sql)
        if self.links is not None:
            tables.refuse_other_links(workspace, *_linked(workspace, rows, self.links))
        return {"network": tables.measured(workspace)}


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


def _linked(workspace: Workspace, rows: Relation, said: LinkTable) -> tuple[Persons, Links]:
    """The persons of a release with their keys, and the table of links.

    Raises:
        InspectionError: a table or column is missing, or of no type that tells persons apart.
        JobError: the release does not show the key, or one of another kind.
    """
    if said.key not in {column.name for column in rows.columns}:
        raise JobError(
            f"links.key: {rows.name} has no column {said.key!r}; whose edges a cluster has is seen "
            "only where the release shows the keys that links refer to; leave links out"
        )
    table = replace(inspect(workspace, said.table), name=said.table)
    table.refuse_missing(said.ends)
    rows, table = (
        settle_kinds(workspace, rows, [said.key]),
        settle_kinds(workspace, table, said.ends),
    )
    key, ends = rows.column(said.key), [table.column(name) for name in said.ends]
    for end in ends:
        if end.kind is not key.kind:
            raise JobError(
                f"links.ends: {end.name} of {said.table} holds {end.kind} values, and {key.name} "
                f"of {rows.name} {key.kind} values; use a view that casts one of them"
            )
    refuse_unusable(workspace, rows, [key])
    refuse_unusable(workspace, table, ends)
    first, second = (End.of(workspace.dialect, end, "") for end in ends)
    person = End.of(workspace.dialect, key, "")
    return Persons(rows.sql, person), Links(table.sql, first, second)
