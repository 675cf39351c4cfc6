"""SaNGreeA: social network greedy anonymization, its part that generalizes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.algorithms.cluster.clustering import Clustering
from sqlanon.algorithms.cluster.growing import grown

if TYPE_CHECKING:
    from sqlanon.algorithms.cluster.clustering import Blocks
    from sqlanon.sql.statement import WorkTable


class SaNGreeA(Clustering):
    """Greedy clusters: the first free cell begins one, and the cells that cost least join it.

    The rows of a last cluster that does not come to k are dispersed over the others, each cell to
    the one that loses least by it.
    """

    name: ClassVar[str] = "sangreea"
    reference: ClassVar[str] = (
        "A. Campan, T. Truta, Data and Structural k-Anonymity in Social Networks, PinKDD 2008, "
        "section 4"
    )

    @override
    def clustered(self, blocks: Blocks) -> WorkTable:
        return grown(blocks, furthest=False, relaxed=self.splits_cells)
