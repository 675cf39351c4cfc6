"""SaNGreeA: social network greedy anonymization."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import TYPE_CHECKING, Annotated, ClassVar

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.cluster.clustering import Clustering, grown
from sqlanon.algorithms.cluster.links import LinkTable
from sqlanon.algorithms.cluster.networked import attribute_loss, in_network, persons_of
from sqlanon.common.options import Number
from sqlanon.errors import UnsupportedError
from sqlanon.release.recoding import NetworkRegions, Regions
from sqlanon.search_engine.engines import Beside

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import TypeAlias

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.cluster.clustering import Blocks
    from sqlanon.common.options import Option
    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.release.network import Network
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

    _Links: TypeAlias = Option[LinkTable | None, LinkTable | Mapping[str, object] | None]
else:
    _Links = LinkTable | None

_HALF = Decimal("0.5")
_NETWORK_ONLY = ("alpha", "beta")


class SaNGreeA(Clustering):
    """Greedy clusters: the first free cell begins one, and the cells that cost least join it.

    The rows of a last cluster that does not come to k are dispersed over the others, each cell to
    the one that loses least by it.

    With a `network` the cells are persons. The one who has most edges begins a cluster, and it
    takes the person of least alpha x NGIL + beta x distance: NGIL is what attributes lose in the
    cluster with her in it, the distance is the mean of hers from its members, and that of two
    persons the share of all others who are linked with one of them alone (sections 3 and 4). So a
    last cluster is dispersed, too. Clusters are published by a number, with their sizes and the
    edges within and between them: the masked network of section 2. Blocks are those of the order of
    attributes; distances count edges of all persons.
    """

    name: ClassVar[str] = "sangreea"
    reference: ClassVar[str] = (
        "A. Campan, T. Truta, Data and Structural k-Anonymity in Social Networks, PinKDD 2008, "
        "sections 2 to 4"
    )

    network: _Links = Field(
        default=None,
        validate_default=True,
        description="a table of links between the persons, and what it refers to",
    )
    alpha: Annotated[Number, Field(ge=0, le=1)] = Field(
        default=_HALF,
        validate_default=True,
        description="what the loss of attributes weighs (NGIL), with a network",
    )
    beta: Annotated[Number, Field(ge=0, le=1)] = Field(
        default=_HALF,
        validate_default=True,
        description="what distances in the network weigh (NSIL), with one",
    )

    @property
    @override
    def links(self) -> LinkTable | None:
        return self.network

    @property
    @override
    def options(self) -> dict[str, str]:
        """Without a network nothing of its weights."""
        said = super().options
        beside = () if self.network is not None else ("network", *_NETWORK_ONLY)
        return {name: value for name, value in said.items() if name not in beside}

    @property
    @override
    def reads_beside(self) -> Beside | None:
        """Of a network the links, too."""
        return super().reads_beside if self.network is None else Beside.LINKS

    @property
    @override
    def splits_cells(self) -> bool:
        """Persons of equal values are told apart by who they are linked with."""
        return super().splits_cells or self.network is not None

    @override
    def table_suffixes(self, job: Job) -> tuple[str, ...]:
        """The clusters, and the pairs of them that are linked."""
        if self.network is None:
            return super().table_suffixes(job)
        return ("", NetworkRegions.clusters, NetworkRegions.between)

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """With a network all but k-anonymity of rows."""
        if self.network is None or model.counts_rows_only:
            return super().refuses(model)
        return f"{self.name} with a network reaches k-anonymity of rows only"

    @override
    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        """Beside those of its kin, what a network rules out."""
        yield from super().refusals(job)
        if self.network is None:
            for option in _NETWORK_ONLY:
                if option in self.model_fields_set:
                    yield UnsupportedError(
                        f"{self.name}: {option} is a weight beside that of a network; say network, "
                        "or leave it out"
                    )
            return
        yield from _of_network(job, self)

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Regions:
        if problem.network is None:
            return super().search(problem, workspace)
        return self._searched(problem, problem.network, workspace)

    @override
    def clustered(self, blocks: Blocks) -> WorkTable:
        return grown(blocks, furthest=False, relaxed=self.splits_cells)

    def _searched(self, problem: Problem, network: Network, workspace: Workspace) -> NetworkRegions:
        """Clusters of persons who are alike and are linked with the same others."""
        k, frequency_set = problem.asked.sufficient, problem.frequency_set
        problem.refuse_too_few(k)
        before, node = workspace.statements, frequency_set.subjects[network.node.name]
        persons = persons_of(workspace, frequency_set, node)
        edges = workspace.make(
            "network/both_ways", "edges", edges=network.edges, dictionary=node.dictionary
        )
        alike = self.blocks(workspace, persons, k, persons=True)
        blocks = in_network(alike, persons, edges, alpha=self.alpha, beta=self.beta)
        parts = self.clustered(blocks)
        lost = attribute_loss(replace(alike, cells=blocks.cells), parts, frequency_set.rows)
        clusters = workspace.make("cluster/assignment", "clusters", parts=parts)
        workspace.drop(parts, blocks.cells, persons.cells)
        by_value = workspace.make(
            "network/by_value", "by_value", held=node.held, assignment=clusters
        )
        linked = workspace.make("network/linked", "linked", edges=edges, by_value=by_value)
        workspace.drop(clusters, edges)
        return NetworkRegions(
            assignment=workspace.make("network/assignment", "assignment", by_value=by_value),
            by_value=by_value,
            network=network,
            linked=linked,
            attribute_loss=lost,
            splits_cells=True,
            search=self.summary(rounds=blocks.rounds, statements=workspace.statements - before),
        )


def _of_network(job: Job, algorithm: SaNGreeA) -> Iterator[SqlanonError]:
    """What a network rules out."""
    where = f"{algorithm.name} with a network"
    if not algorithm.alpha + algorithm.beta:
        yield UnsupportedError(f"{where}: alpha and beta are 0, so that nothing has a weight")
    if algorithm.split == "strict" and "split" in algorithm.model_fields_set:
        yield UnsupportedError(
            f"{where} looks at persons one by one: rows of equal values may go to several "
            "clusters; leave split out"
        )
    if algorithm.refine:
        yield UnsupportedError(
            f"{where}: refine deals classes anew by what attributes lose alone; leave it out"
        )
    if job.search_in == "embedded":
        yield UnsupportedError(
            f"{where} reads the links of persons, which stay in the database; say search_in: "
            "database"
        )
    if job.on_a_file:
        yield UnsupportedError(
            f"{where}: a file has no table of links; load both files into a database"
        )
    if job.details:
        yield UnsupportedError(
            f"tables: {where} publishes how persons are linked, and detail tables what else is "
            "known of each; leave one of the two out"
        )
    if job.aggregates:
        yield UnsupportedError(
            f"aggregates: {where} publishes links of clusters, and a number of each person's rows "
            "would tell of her own, as her links are; leave one of the two out"
        )
    if job.recoding is not None:
        yield UnsupportedError(
            f"recoding: {where} publishes clusters of these persons, to which no later row "
            "belongs; leave it out"
        )
