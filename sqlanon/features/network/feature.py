"""The feature as the steps of a run see it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.algorithms.cluster.sangreea import SaNGreeA
from sqlanon.errors import UnsupportedError
from sqlanon.features.network.network_tables import foresee, verify, with_clusters
from sqlanon.features.network.search import search_network
from sqlanon.features.network.source import build_network_source
from sqlanon.job.columns import no_appearance
from sqlanon.pipeline.feature import Check, Feature

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.cluster.links import LinkTable
    from sqlanon.errors import SqlanonError
    from sqlanon.features.network.search import Clusters
    from sqlanon.features.network.source import Network as SourceNetwork
    from sqlanon.pipeline.feature import Search
    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import SearchTask, Source
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.release import Release, Written
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Network(Feature):
    """`algorithm: {sangreea: {network: …}}`."""

    name: ClassVar[str] = "network"
    checks: ClassVar[Mapping[str, Check]] = {
        "network/wrong_sizes": Check("other_clusters"),
        "network/wrong_edges": Check("other_edges"),
        "network/loss": Check(width=7),
    }

    @property
    @override
    def label(self) -> str:
        return f"{self.job.algorithm.name} with a network"

    @property
    def _algorithm(self) -> SaNGreeA:
        algorithm = self.job.algorithm
        if not isinstance(algorithm, SaNGreeA):
            raise TypeError(f"{algorithm.name} has no network")
        return algorithm

    @property
    def _links(self) -> LinkTable:
        links = self.job.algorithm.links
        if links is None:
            raise ValueError("the job has no network")
        return links

    @property
    @override
    def script_refusal(self) -> str:
        return (
            f"a script makes one table, and {self.job.algorithm.name} with a network makes "
            "three, and later rows belong to none of their clusters; use `sqlanon run`"
        )

    @override
    def refusals(self) -> Iterator[SqlanonError]:
        algorithm = self._algorithm
        where = f"{algorithm.name} with a network"
        if not algorithm.alpha + algorithm.beta:
            yield UnsupportedError(f"{where}: alpha and beta are both 0; set one of them above 0")
        if algorithm.split == "strict" and "split" in algorithm.model_fields_set:
            yield UnsupportedError(
                f"{where} assigns persons one by one, and rows of equal values may go to several "
                "clusters; leave split out"
            )
        if algorithm.refine:
            yield UnsupportedError(
                f"{where}: refine is not supported, because it ignores the links; leave it out"
            )
        yield from self._refusals_beside(where)

    def _refusals_beside(self, where: str) -> Iterator[SqlanonError]:
        """Yield the other settings of the job that a network does not allow."""
        job = self.job
        if job.search_in == "embedded":
            yield UnsupportedError(
                f"{where} reads the links of persons, which stay in the database; set search_in: "
                "database"
            )
        if job.on_a_file:
            yield UnsupportedError(
                f"{where}: a file has no table of links; load both files into a database"
            )
        if job.aggregates:
            yield UnsupportedError(
                f"aggregates: {where} publishes links of clusters, and a number of each person's "
                "rows would reveal what the cluster hides; leave one of the two out"
            )
        for name, quasi in job.quasi_identifiers.items():
            if quasi.order == "appearance":
                yield no_appearance(f"columns.{name}", "a network")

    @override
    def source_refusals(self, source: Relation, run: Run) -> Iterator[SqlanonError]:
        dialect = run.workspace.dialect
        if not dialect.searches_database:
            yield UnsupportedError(
                f"{self.job.algorithm.name} with a network reads the links of persons in the "
                f"database, and {dialect.name} has no dialect of its own; leave the network out"
            )

    @override
    def extend(self, source: Source, run: Run) -> Source:
        table, network = build_network_source(
            self.job, run.workspace, source.table, source.actions, self._links
        )
        return source.with_part(self.name, network, table, subjects=(network.node,))

    @override
    def search(self, task: SearchTask, run: Run, search: Search) -> Recoding:
        network: SourceNetwork = task.source.parts[self.name]

        def run_by(problem: Problem, workspace: Workspace) -> Recoding:
            found, made = search_network(self._algorithm, network, problem, workspace)
            return replace(found, parts={**found.parts, self.name: made})

        return search(replace(task, run_by=run_by))

    @override
    def tables(self, release: Release, run: Run) -> Release:
        return with_clusters(run.workspace, release, self._clusters(release))

    @override
    def measure(
        self, release: Release, rows: Sql, written: Written | None, run: Run
    ) -> Mapping[str, object]:
        found = self._clusters(release)
        if written is None:
            return {"network": foresee(run.workspace, release, found)}
        return {"network": verify(run.workspace, written, found)}

    def _clusters(self, release: Release) -> Clusters:
        found: Clusters = release.recoding.parts[self.name]
        return found
