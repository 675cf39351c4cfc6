"""A masked network in reports: what became of the links, and what its clusters tell and lose."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.common.wording import whole
from sqlanon.report.sections import Fact, Facts
from sqlanon.report.wording import about, share

if TYPE_CHECKING:
    from sqlanon.verify.rounding import Steps


@dataclass(frozen=True, slots=True)
class MaskedNetwork:
    """Clusters of persons, and the edges within and between them.

    Attributes:
        persons: Persons of the network: rows of the release.
        edges: Edges between them.
        clusters: Its clusters.
        within: Edges within clusters.
        between: Edges between clusters.
        pairs: Pairs of clusters that are linked.
        complete: Clusters and pairs of them in which everybody is linked with everybody, which
            tells of any two of these persons that they are.
        structural_loss: NSIL, in [0, 1]: 0 where edges are told as they are.
    """

    persons: int
    edges: int
    clusters: int
    within: int
    between: int
    pairs: int
    complete: int
    structural_loss: float


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


def network_facts(network: MeasuredNetwork | None, steps: Steps | None = None) -> tuple[Facts, ...]:
    """What is told of a network; nothing where there is none.

    Args:
        network: What was measured, as it is told.
        steps: In what steps the source is told of; None where that is exact.
    """
    if network is None:
        return ()
    step = None if steps is None else steps.rows
    left_out = (
        f"{about(network.nobodys, step)} of nobody, {about(network.loops, step)} of a person with "
        f"herself, {about(network.repeated, step)} said before"
    )
    return (
        Facts(
            "Network (links between the persons of the release)",
            (
                Fact("table of links", f"{network.source}: {about(network.rows, step)} rows"),
                Fact("left out of them", left_out),
                *masked_facts(network),
                Fact("attribute loss (NGIL)", share(network.attribute_loss)),
            ),
        ),
    )


def masked_facts(network: MaskedNetwork) -> tuple[Fact, ...]:
    """What a network tells and loses, whoever reads it."""
    return (
        Fact("persons", whole(network.persons)),
        Fact("edges", whole(network.edges)),
        Fact("clusters", f"{whole(network.clusters)}, {whole(network.within)} edges within"),
        Fact("linked pairs", f"{whole(network.pairs)}, {whole(network.between)} edges between"),
        Fact("all are linked in", f"{whole(network.complete)} clusters and pairs of them"),
        Fact("structural loss (NSIL)", share(network.structural_loss)),
    )


def coarse_network(network: MeasuredNetwork | None, steps: Steps) -> MeasuredNetwork | None:
    """The same, with what it says of the table of links beside the edges in steps."""
    if network is None:
        return None
    nobodys, loops = steps.count(network.nobodys), steps.count(network.loops)
    repeated = steps.count(network.repeated)
    rows = network.edges + nobodys + loops + repeated
    return replace(
        network,
        rows=rows,
        nobodys=nobodys,
        loops=loops,
        repeated=repeated,
        attribute_loss=steps.told(network.attribute_loss),
    )
