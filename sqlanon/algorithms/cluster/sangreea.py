"""SaNGreeA: social network greedy anonymization."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Annotated, ClassVar

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.cluster.clustering import Clustering, grown
from sqlanon.algorithms.cluster.links import BETWEEN, CLUSTERS, LinkTable
from sqlanon.common.options import Number
from sqlanon.errors import UnsupportedError
from sqlanon.search_engine import Beside

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import TypeAlias

    from sqlanon.algorithms.cluster.clustering import Blocks
    from sqlanon.common.options import Option
    from sqlanon.errors import SqlanonError
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.sql.statement import WorkTable

    _Links: TypeAlias = Option[LinkTable | None, LinkTable | Mapping[str, object] | None]
else:
    _Links = LinkTable | None

_HALF = Decimal("0.5")
_NETWORK_ONLY = ("alpha", "beta")


class SaNGreeA(Clustering):
    """Greedy clusters: the first free cell begins one, and the cells that cost least join it.

    If the last cluster has fewer than k rows, these are dispersed over the others, each cell to the
    one that loses least by it.

    With a `network` the cells are persons. The person with most edges begins a cluster, and it
    takes the person of least alpha x NGIL + beta x distance (sections 3 and 4). NGIL is the loss of
    attributes in the cluster with that person. The distance is the mean distance from its members,
    and that of two persons is the share of all others who are linked with only one of them. A last
    cluster is dispersed in the same way. Clusters are published by a number, with their sizes and
    the edges within and between them: the masked network of section 2. Blocks follow the order of
    attributes, and distances count the edges of all persons. See `features/network`.
    """

    name: ClassVar[str] = "sangreea"
    reference: ClassVar[str] = (
        "A. Campan, T. Truta, Data and Structural k-Anonymity in Social Networks, PinKDD 2008, "
        "sections 2 to 4"
    )

    network: _Links = Field(
        default=None,
        validate_default=True,
        description="a table of links between the persons",
    )
    alpha: Annotated[Number, Field(ge=0, le=1)] = Field(
        default=_HALF,
        validate_default=True,
        description="weight of the loss of attributes (NGIL), with a network",
    )
    beta: Annotated[Number, Field(ge=0, le=1)] = Field(
        default=_HALF,
        validate_default=True,
        description="weight of distances in the network (NSIL)",
    )

    @property
    @override
    def links(self) -> LinkTable | None:
        return self.network

    @property
    @override
    def options(self) -> dict[str, str]:
        """The options, without weights of a network if there is none."""
        said = super().options
        beside = () if self.network is not None else ("network", *_NETWORK_ONLY)
        return {name: value for name, value in said.items() if name not in beside}

    @property
    @override
    def reads_beside(self) -> Beside | None:
        """The links too, if there is a network."""
        return super().reads_beside if self.network is None else Beside.LINKS

    @property
    @override
    def splits_cells(self) -> bool:
        """Persons of equal values differ in their links, so rows of a cell may be divided."""
        return super().splits_cells or self.network is not None

    @override
    def table_suffixes(self, job: JobFacts) -> tuple[str, ...]:
        """Add the suffixes of the tables of clusters and of their linked pairs."""
        if self.network is None:
            return super().table_suffixes(job)
        return ("", CLUSTERS, BETWEEN)

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Refuse all models except k-anonymity of rows if there is a network."""
        if self.network is None or model.counts_rows_only:
            return super().refuses(model)
        return f"{self.name} with a network reaches k-anonymity of rows only"

    @override
    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Also refuse weights of a network if no network is named."""
        yield from super().refusals(job)
        if self.network is not None:
            return
        for option in _NETWORK_ONLY:
            if option in self.model_fields_set:
                yield UnsupportedError(
                    f"{self.name}: {option} is used only with a network; set network, or leave "
                    f"{option} out"
                )

    @override
    def build_clusters(self, blocks: Blocks) -> WorkTable:
        return grown(blocks, furthest=False, relaxed=self.splits_cells)
