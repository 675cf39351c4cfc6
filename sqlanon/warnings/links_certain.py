"""W16: clusters of a network in which everybody is linked with everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class LinksCertain(WarningKind):
    """A masked network has all edges that there can be, within a cluster or between two."""

    code = "W16"
    name = "links-certain"
    meaning = (
        "In a cluster of the masked network, or between two, everybody is linked with everybody. "
        "Who knows in which clusters two persons are knows then that they are linked."
    )
    remedy = (
        "Ask for a larger k, or another weight of the network (alpha, beta); accept it where links "
        "need no protection."
    )

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        network = seen.network
        if network is not None and network.complete:
            number = network.clusters + network.pairs
            yield Finding(
                None if seen.links is None else seen.links.source,
                f"in {network.complete:,} of {number:,} clusters and linked pairs of them all "
                "persons are linked: of any two of these it is known",
                {"complete": network.complete, "clusters_and_pairs": number},
            )
