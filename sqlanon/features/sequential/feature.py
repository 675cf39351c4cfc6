"""The feature as the steps of a run see it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.algorithms.bucketization.m_invariance import MInvariance
from sqlanon.features.sequential.measure import refuse_unsigned
from sqlanon.features.sequential.source import signed_source
from sqlanon.features.sequential.tables import with_counterfeits
from sqlanon.pipeline.feature import Feature
from sqlanon.release.recoding import SignedRegions

if TYPE_CHECKING:
    from sqlanon.pipeline.feature import Search
    from sqlanon.pipeline.steps import Source
    from sqlanon.publish import Publication
    from sqlanon.release.release import Release, Written
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Sequential(Feature):
    """`algorithm: m_invariance`."""

    name: ClassVar[str] = "sequential"
    reads_copy: ClassVar[bool] = True

    @override
    def extend(self, source: Source, workspace: Workspace, published: Publication | None) -> Source:
        if published is None:  # nothing is remembered beside no target
            return source
        table, signed = signed_source(workspace, self.job, source.table, source.actions, published)
        return source.extended(self.name, signed, table, subjects=(signed.pair,))

    @override
    def around_search(self, source: Source, search: Search) -> Search:
        algorithm = self.job.algorithm
        if not isinstance(algorithm, MInvariance):
            raise TypeError(f"{algorithm.name} keeps no signatures")
        return partial(algorithm.search_signed, source.parts[self.name])

    @override
    def tables(self, release: Release, workspace: Workspace) -> Release:
        return with_counterfeits(workspace, release, _signed(release))

    @override
    def measure(self, release: Release, written: Written | None, workspace: Workspace) -> None:
        if written is not None:
            refuse_unsigned(workspace, written, _signed(release))


def _signed(release: Release) -> SignedRegions:
    if not isinstance(release.recoding, SignedRegions):
        raise TypeError("the classes of the release have no signatures")
    return release.recoding
