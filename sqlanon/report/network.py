"""A masked network in reports: the treatment of its links, and the loss by its clusters."""

from __future__ import annotations

from dataclasses import dataclass

from sqlanon.common.wording import whole
from sqlanon.report.sections import Fact, Facts
from sqlanon.report.wording import measure, share


@dataclass(frozen=True, slots=True)
class MaskedNetwork:
    """Clusters of persons, and the edges within and between them.

    Attributes:
        complete: Clusters and pairs of them in which all persons are linked with each other, which
            discloses the link of any two of them.
        structural_loss: NSIL, in [0, 1]: 0 where edges are published unchanged.
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
        rows: Its rows; None where that is left out, as for all below.
        nobodys: Rows with an end that is NULL, or not in the source; left out.
        loops: Rows that link a person with herself; left out.
        repeated: Rows that repeat another one; counted once.
        attribute_loss: NGIL, in [0, 1], by the measure of the search.
    """

    source: str
    rows: int | None
    nobodys: int | None
    loops: int | None
    repeated: int | None
    attribute_loss: float | None


def network_facts(network: MeasuredNetwork | None) -> tuple[Facts, ...]:
    """Build the facts on a network; none without one."""
    if network is None:
        return ()
    links: tuple[Fact, ...] = ()
    if network.rows is not None:
        left_out = (
            f"{measure(network.nobodys)} orphans, {measure(network.loops)} loops of one person, "
            f"{measure(network.repeated)} repeated"
        )
        links = (
            Fact("table of links", f"{network.source}: {whole(network.rows)} rows"),
            Fact("left out of them", left_out),
        )
    lost = network.attribute_loss
    return (
        Facts(
            "Network (links between the persons of the release)",
            (
                *links,
                *build_masked_facts(network),
                *([] if lost is None else [Fact("attribute loss (NGIL)", share(lost))]),
            ),
        ),
    )


def build_masked_facts(network: MaskedNetwork) -> tuple[Fact, ...]:
    """Build the facts on a network that any reader of it can measure."""
    return (
        Fact("persons", whole(network.persons)),
        Fact("edges", whole(network.edges)),
        Fact("clusters", f"{whole(network.clusters)}, {whole(network.within)} edges within"),
        Fact("linked pairs", f"{whole(network.pairs)}, {whole(network.between)} edges between"),
        Fact("all are linked in", f"{whole(network.complete)} clusters and pairs of them"),
        Fact("structural loss (NSIL)", share(network.structural_loss)),
    )
