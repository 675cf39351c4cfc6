"""The part of a report for external readers: what the release alone shows, and the job.

An attacker with the release and all rows of the source but one could try which values of that row
yield a figure of the source. So such figures are left out, whatever their use (docs/report.md).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlanon.algorithms import ALGORITHMS
from sqlanon.job.redaction import HIDDEN
from sqlanon.metrics import REPORTED
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.release.recoding import SearchSummary
from sqlanon.report.data import NO_RISK, GeneralizedColumn
from sqlanon.report.loss import Losses
from sqlanon.report.sections import Fact
from sqlanon.warnings import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sqlanon.report.data import Fate, RecodingSummary, RiskChange
    from sqlanon.report.details import MeasuredDetail
    from sqlanon.report.network import MeasuredNetwork
    from sqlanon.verify.measure import ModelResult
    from sqlanon.warnings import ReleaseWarning

LEFT_OUT = Fact(
    "left out",
    "figures of the source, which the release does not show; `--audience internal` has them",
)
NO_LOSSES = Losses(dict.fromkeys(REPORTED), {})
"""Every metric counts rows or values of the source."""
UNPUBLISHED = {None, "dropped", "emptied", "one text"}
"""What becomes of a column that a release does not show."""


def models_of_release(
    models: Iterable[ModelResult], fates: Mapping[str, Fate] | None = None
) -> tuple[ModelResult, ...]:
    """Results without values that a reader of the release cannot count.

    Persons are counted by a key, which a release need not have: `fates` says it, of a run.
    """

    def is_visible(one: ModelResult) -> bool:
        key = str(one.column) if one.name == PersonAnonymity.name and fates is not None else None
        return one.of_relation and (key is None or (fates or {}).get(key) not in UNPUBLISHED)

    return tuple(
        one if one.reached is None or is_visible(one) else replace(one, reached=None, untold=True)
        for one in models
    )


def risk_of_release(risk: RiskChange, kind: str) -> RiskChange:
    """The risk after; of buckets it is that of all quasi-identifiers of the source."""
    return NO_RISK if kind == "buckets" else replace(risk, before=NO_RISK.before)


def recoding_of_release(recoding: RecodingSummary) -> RecodingSummary:
    """Its kind and levels; values, hierarchies and stars can be those of rows that are left out."""
    return replace(
        recoding,
        attributes=dict.fromkeys(recoding.attributes, GeneralizedColumn(None, None, None, None)),
    )


def search_of_job(search: SearchSummary) -> SearchSummary:
    """Return the algorithm with its options in the job; its progress discloses the source."""
    settled = ALGORITHMS[search.algorithm].settled
    return SearchSummary(
        algorithm=search.algorithm,
        options={name: said for name, said in search.options.items() if name not in settled},
        optimal=None,
        rounds=None,
        nodes_checked=None,
        statements=None,
        engine=None,
        metric=search.metric,
        reused=search.reused,
    )


def job_of_readers(job: Mapping[str, Any]) -> dict[str, Any]:
    """Return the job without its seed: with the keys of rows it tells which rows were left out."""
    return {name: HIDDEN if name == "seed" else said for name, said in job.items()}


def details_of_release(details: Iterable[MeasuredDetail]) -> tuple[MeasuredDetail, ...]:
    """Return the figures of published rows, and the risk of persons by them."""
    return tuple(
        replace(
            one,
            rows=None,
            nobodys=None,
            suppressed=None,
            items=one.items and replace(one.items, values=(), loss=None),
        )
        for one in details
    )


def network_of_release(network: MeasuredNetwork | None) -> MeasuredNetwork | None:
    """The clusters and the edges between them."""
    return network and replace(
        network, rows=None, nobodys=None, loops=None, repeated=None, attribute_loss=None
    )


def warnings_of_release(warnings: Iterable[ReleaseWarning]) -> tuple[ReleaseWarning, ...]:
    """Warnings of what a reader of the release can count."""
    return tuple(one for one in warnings if not KINDS[one.code].of_source)


def filter_unraised(unraised: Iterable[str]) -> tuple[str, ...]:
    """Return the accepted warnings that the release alone could have raised and did not."""
    return tuple(one for one in unraised if not KINDS[one.partition(" ")[0]].of_source)
