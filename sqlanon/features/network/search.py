"""Persons of a network as cells of one row, and their distances besides the attributes' loss."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.algorithms.cluster.measured import STEPS, InNetwork
from sqlanon.common.integers import exact_scales
from sqlanon.release.recoding import Regions, RowKey

if TYPE_CHECKING:
    from decimal import Decimal

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.cluster.clustering import Blocks
    from sqlanon.algorithms.cluster.sangreea import SaNGreeA
    from sqlanon.features.network.source import Network
    from sqlanon.source.frequency_set import FrequencySet, Subject
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Clusters:
    """The result of a search in a network, besides the classes.

    Attributes:
        linked: Relation (a, b, edges): two classes, or one and itself, with edges both ways.
        attribute_loss: NGIL: the loss of the attributes by the measure of the search, in [0, 1].
    """

    network: Network
    linked: WorkTable
    attribute_loss: float


class _Lost(NamedTuple):
    """The loss of the rows of all clusters together; None without rows."""

    units: float | None


def search_network(
    algorithm: SaNGreeA, network: Network, problem: Problem, workspace: Workspace
) -> tuple[Regions, Clusters]:
    """Clusters of persons who are alike and are linked with the same others."""
    k, frequency_set = problem.requirements.sufficient, problem.frequency_set
    problem.refuse_too_few(k)
    before, node = workspace.statements, frequency_set.subjects[network.node.name]
    persons = persons_of(workspace, frequency_set, node)
    edges = workspace.make(
        "network/both_ways", "edges", edges=network.edges, dictionary=node.dictionary
    )
    alike = algorithm.blocks(workspace, persons, k, persons=True)
    blocks = in_network(alike, persons, edges, alpha=algorithm.alpha, beta=algorithm.beta)
    parts = algorithm.build_clusters(blocks)
    lost = attribute_loss(replace(alike, cells=blocks.cells), parts, frequency_set.rows)
    clusters = workspace.make("cluster/assignment", "clusters", parts=parts)
    workspace.drop(parts, blocks.cells, persons.cells)
    by_value = workspace.make("network/by_value", "by_value", held=node.held, assignment=clusters)
    linked = workspace.make("network/linked", "linked", edges=edges, by_value=by_value)
    workspace.drop(clusters, edges)
    found = Regions(
        assignment=workspace.make("network/assignment", "assignment", by_value=by_value),
        row_key=RowKey(network.node.name, by_value, divided=False, numbered=True),
        splits_cells=True,
        search=algorithm.summary(rounds=blocks.rounds, statements=workspace.statements - before),
    )
    return found, Clusters(network, linked, lost)


def persons_of(workspace: Workspace, frequency_set: FrequencySet, node: Subject) -> FrequencySet:
    """Return the frequency set with a cell for each person, identified by a number in codes."""
    cells = workspace.make(
        "network/nodes",
        "nodes",
        held=node.held,
        cells=frequency_set.cells,
        count=len(frequency_set.attributes),
    )
    rows = frequency_set.rows
    return replace(frequency_set, cells=cells, cell_count=rows, unique=rows)


def in_network(
    blocks: Blocks, frequency_set: FrequencySet, edges: WorkTable, *, alpha: Decimal, beta: Decimal
) -> Blocks:
    """The blocks, in which a person costs alpha x NGIL + beta x distance.

    NGIL is the mean of what attributes lose, weighted as the job says, in [0, 1]; the distance is
    that of `network/distance`, in [0, 1] too.

    Args:
        edges: Relation (a, b) of the edges between them, each both ways.
        beta: The weight of the network.
    """
    workspace, rows = blocks.workspace, frequency_set.rows
    weights = [attribute.request.weight for attribute in frequency_set.attributes]
    shares = [
        (Fraction(alpha) * weight, one.divisor)
        for weight, one in zip(weights, blocks.attributes, strict=True)
    ]
    shares.append((Fraction(beta) * sum(weights, Fraction(0)), STEPS))
    *scales, scale = exact_scales(shares, rows)
    attributes = [
        replace(one, scale=its) for one, its in zip(blocks.attributes, scales, strict=True)
    ]
    cells = workspace.make("network/degrees", "nodes", cells=blocks.cells, edges=edges)
    workspace.drop(blocks.cells)
    placed = workspace.make("network/placed", "placed", edges=edges, cells=cells)
    met = workspace.make("network/met", "met", placed=placed)
    workspace.drop(placed)
    network = InNetwork(met, others=max(rows - 2, 1), scale=scale)
    return replace(blocks, cells=cells, attributes=attributes, network=network)


def attribute_loss(blocks: Blocks, parts: WorkTable, rows: int) -> float:
    """NGIL of all clusters, in [0, 1]."""
    clusters = blocks.clusters(parts)
    lost = blocks.workspace.ask_one(
        "network/lost", _Lost, clusters=clusters, attributes=blocks.attributes
    )
    blocks.workspace.drop(clusters)
    most = sum(one.scale * one.divisor for one in blocks.attributes)
    return (lost.units or 0.0) / (rows * most) if rows and most else 0.0
