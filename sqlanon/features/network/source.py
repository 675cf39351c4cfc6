"""The network of a job as it is: the source with a number for each person, and the links.

Nodes are rows of the source. A search reads numbers in an order that the seed has mixed,
never keys.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import InspectionError, JobError
from sqlanon.job.resolve import list_copy_columns
from sqlanon.release.dealing import Mixing
from sqlanon.source.aggregate_columns import build_key_sql, refuse_several_states
from sqlanon.source.inspection import Column, inspect, refuse_unusable, settle_kinds
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.algorithms.cluster.links import LinkTable
    from sqlanon.job.job import Job
    from sqlanon.release.columns import Action
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


NODE = Sql("sqlanon_node")
"""The column of the copy of the source, which a run reads, that has each person's number."""


class LinkFates(NamedTuple):
    """Counts of the rows of a table of links, by their treatment.

    Attributes:
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
        key: The column of the source that these refer to.
        node: The column of the copy of the source with the numbers.
        numbers: Relation (old, new): the key of each row, or its digest, and its number, from 1.
        links: Relation (first_key, second_key): the rows of the table of links, as they were read,
            their keys in the same form.
        edges: Relation (a, b): the numbers of two who are linked, a < b, each pair once.
    """

    name: RelationName
    key: Column
    node: Column
    numbers: WorkTable
    links: WorkTable
    edges: WorkTable
    fates: LinkFates
    linked: int


class End(NamedTuple):
    """A key of a row `s`: its value, the form that is compared with others, and its name.

    MariaDB looks up long texts by their length alone, so that a join by them compares all pairs of
    rows. There a digest replaces the text.
    """

    value: Sql
    told: Sql
    name: Sql

    @classmethod
    def of(cls, dialect: Dialect, key: Column, name: str) -> End:
        """Build it for a column."""
        value = build_key_sql(dialect, key, "s")
        told = value
        if key.kind is not Kind.INTEGER:
            (told,) = dialect.row_comparison([value])
        return cls(value, told, Sql(name))


def build_network_source(
    job: Job, workspace: Workspace, source: Relation, kept: Mapping[str, Action], said: LinkTable
) -> tuple[Relation, Network]:
    """Copy the source with a number for each row, and read the links of rows.

    Both tables are read once. Without a snapshot for both reads, the links are read while the
    statement that copied the source locks its rows.

    Args:
        kept: The action for each column of it that stays and is no quasi-identifier.

    Raises:
        InspectionError: a table or column is missing, or of a type that cannot identify persons.
        JobError: the key does not identify persons, or the links have keys of another kind.
        UnsupportedError: the tables could not be read in one state.
    """
    dialect, where = workspace.dialect, f"algorithm.{job.algorithm.name}.network"
    refuse_several_states(workspace, where)
    source.refuse_missing([said.key])
    source = settle_kinds(workspace, source, [said.key])
    key = source.column(said.key)
    refuse_unusable(workspace, source, [key], {key.name})
    if NODE in {column.name.lower() for column in source.columns}:
        raise InspectionError(
            f"{source.name} has a column {NODE}, a name that sqlanon uses itself; rename the "
            "column in a view"
        )
    table = replace(inspect(workspace, said.table), name=said.table)
    table.refuse_missing(said.columns)
    table = settle_kinds(workspace, table, said.columns)
    ends = [table.column(name) for name in said.columns]
    for end in ends:
        if end.kind is not key.kind:
            raise JobError(
                f"{where}.columns: {end.name} of {said.table} holds {end.kind} values, and "
                f"{key.name} of {source.name} {key.kind} values; use a view that casts one of them"
            )
    refuse_unusable(workspace, table, ends, {one.name for one in ends})
    old = End.of(dialect, key, "")
    numbers = workspace.make(
        "network/numbers",
        "numbers",
        source=source.sql,
        old=old.value,
        told=old.told,
        mixing=Mixing.of(job.seed),
    )
    if workspace.count("release/no_key", numbers=numbers):
        raise JobError(
            f"{where}.key: {key.name} is not a key of {source.name}: it has NULL, or a value twice"
        )
    copy = workspace.make(
        "network/persons",
        "persons",
        source=source.sql,
        columns=list_copy_columns(job, dialect, source, kept, None),
        numbers=numbers,
        old=old.told,
        number=NODE,
    )
    links = workspace.make(
        "network/links",
        "links",
        source=table.sql,
        ends=[
            End.of(dialect, end, name)
            for end, name in zip(ends, ("first_key", "second_key"), strict=True)
        ],
    )
    if not workspace.backend.snapshot:
        workspace.run("stage/free_rows")
    met = workspace.make("network/ends", "ends", links=links, numbers=numbers)
    fates = workspace.ask_one("network/fates", LinkFates, ends=met)
    edges = workspace.make("network/edges", "edges", ends=met)
    workspace.drop(met)
    linked = workspace.count("cluster/number", relation=edges)
    node = Column(str(NODE), dialect.integer_type, Kind.INTEGER, added=True)
    relation = replace(source, sql=copy.sql, columns=(*source.columns, node))
    network = Network(said.table, key, node, numbers, links, edges, fates, linked)
    return relation, network
