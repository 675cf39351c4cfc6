"""k-member clustering."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.algorithms.cluster.clustering import Clustering, grown

if TYPE_CHECKING:
    from sqlanon.algorithms.cluster.clustering import Blocks
    from sqlanon.sql.statement import WorkTable


class KMember(Clustering):
    """Greedy clusters: the cell furthest from the last one that was taken begins the next one.

    The paper begins with a random row, this algorithm with the first cell. When fewer than k rows
    are left, they go to the clusters that lose least by them.
    """

    name: ClassVar[str] = "k_member"
    reference: ClassVar[str] = (
        "J.-W. Byun, A. Kamra, E. Bertino, N. Li, Efficient k-Anonymization Using Clustering "
        "Techniques, DASFAA 2007, section 4"
    )

    @override
    def build_clusters(self, blocks: Blocks) -> WorkTable:
        return grown(blocks, furthest=True, relaxed=self.splits_cells)
