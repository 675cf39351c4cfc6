"""One-pass k-means for anonymization."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.algorithms.cluster.clustering import Clustering

if TYPE_CHECKING:
    from sqlanon.algorithms.cluster.clustering import Blocks
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class OKA(Clustering):
    """As many clusters as rows allow: one pass assigns the cells, and one evens out sizes.

    Clusters begin with the cells of each k-th row, so that there are ⌊rows/k⌋ of them, or fewer if
    a cell has several of these rows. The paper draws the first cells at random. In the first pass
    each cell goes to the cluster that loses least by it. In the second, cells furthest from the
    first cell of a cluster with more than k rows move to clusters with fewer. The paper measures
    distances from centroids, which exist only for numbers. Here distances are losses of the joint
    span.
    """

    name: ClassVar[str] = "oka"
    reference: ClassVar[str] = (
        "J.-L. Lin, M.-C. Wei, An Efficient Clustering Method for k-Anonymization, PAIS 2008, "
        "section 3"
    )

    @override
    def build_clusters(self, blocks: Blocks) -> WorkTable:
        workspace = blocks.workspace
        seeds = workspace.make("cluster/seeds", "seeds", **blocks.shape)
        passed = blocks.parts()
        workspace.fill(passed, "cluster/added", taken=seeds)
        waiting = workspace.make(
            "cluster/left", "free", free=blocks.cells, taken=seeds, columns=blocks.columns
        )
        clusters = blocks.clusters(passed)
        clusters, waiting = blocks.deal(passed, clusters, waiting, filling=False)
        blocks.recurring.drop(clusters, waiting)
        return self._even_out(workspace, blocks, passed, seeds)

    def _even_out(
        self, workspace: Workspace, blocks: Blocks, passed: WorkTable, seeds: WorkTable
    ) -> WorkTable:
        """Move rows from clusters with more than k rows to the others."""
        near = workspace.make(
            "cluster/near",
            "near",
            parts=passed,
            seeds=seeds,
            whole=not self.splits_cells,
            **blocks.shape,
        )
        parts = blocks.parts()
        workspace.fill(parts, "cluster/staying", near=near)
        waiting = workspace.make(
            "cluster/leaving", "free", near=near, cells=blocks.cells, columns=blocks.columns
        )
        clusters = blocks.clusters(parts)
        clusters, waiting = blocks.deal(
            parts, clusters, waiting, filling=True, whole=not self.splits_cells
        )
        clusters, waiting = blocks.deal(parts, clusters, waiting, filling=False)
        blocks.recurring.drop(passed, seeds, near, clusters, waiting)
        return blocks.disperse_small(parts)
