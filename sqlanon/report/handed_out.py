"""What a report says of the source, in steps, where it is made to be handed out.

See `verify.rounding`: whoever knows nearly all rows must not find the last one in it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.algorithms import ALGORITHMS
from sqlanon.common.wording import counted, whole
from sqlanon.metrics import REPORTED
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.report.data import Risk, RiskChange
from sqlanon.report.loss import ColumnLosses, Losses
from sqlanon.report.sections import Fact
from sqlanon.verify.measure import BEFORE
from sqlanon.verify.rounding import FEWEST
from sqlanon.warnings import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sqlanon.algorithms.full_domain.comparison import Solution, TradeOff
    from sqlanon.release.recoding import SearchSummary
    from sqlanon.report.data import Fate, RecodingSummary, Rows
    from sqlanon.report.details import MeasuredDetail
    from sqlanon.verify.measure import ModelResult
    from sqlanon.verify.rounding import Steps
    from sqlanon.warnings import ReleaseWarning

_UNPUBLISHED = {None, "dropped", "emptied", "one text"}
"""What becomes of a column that tells nobody apart in a release."""


def step_facts(steps: Steps | None) -> Iterable[Fact]:
    """In what steps the source is told of; nothing where that is exact."""
    if steps is None:
        return
    if steps.few:
        said = f"it has fewer than {whole(FEWEST * steps.rows)} rows, and next to nothing is told"
    else:
        said = (
            f"told in steps of {counted(steps.rows, 'row')} or values, {steps.share:.2%} and "
            f"{steps.bits:.1f} bits"
        )
    yield Fact("of the source", f"{said}; `--audience internal` has exact figures")


def coarse_risk(risk: RiskChange, steps: Steps, rows: int) -> RiskChange:
    """That of the source by how many combinations and single rows it has; never the highest."""
    before = risk.before
    if steps.few or before.average is None or before.unique is None:
        return replace(risk, before=Risk(None, None, None))
    cells, alone = (round(told * rows) for told in (before.average, before.unique))
    single = steps.alone(alone, rows)
    unique = None if single is None else single / rows
    return replace(risk, before=Risk(None, steps.count(cells) / rows, unique))


def coarse_models(
    models: Iterable[ModelResult], rows: Rows, fates: Mapping[str, Fate]
) -> tuple[ModelResult, ...]:
    """Without what was reached against rows or columns of the source that are not published.

    Who has the release and knows all values of the others could try which value a row that was left
    out has: each changes the distribution that classes are compared with. Persons are counted by a
    key, of which a reader who has no such column could try who has the rows of a class.
    """

    def untold(one: ModelResult) -> bool:
        hidden = one.name == PersonAnonymity.name and fates.get(str(one.column)) in _UNPUBLISHED
        return hidden or (bool(rows.suppressed) and one.reference == BEFORE)

    return tuple(
        replace(one, reached=None, untold=True) if one.reached is not None and untold(one) else one
        for one in models
    )


def coarse_columns(losses: Mapping[str, ColumnLosses], steps: Steps) -> dict[str, ColumnLosses]:
    """What columns lose."""
    return {
        name: ColumnLosses(
            {metric: _loss(metric, told, steps) for metric, told in one.values.items()}
        )
        for name, one in losses.items()
    }


def coarse_losses(losses: Losses, steps: Steps) -> Losses:
    """What the release lost; by metrics that count the source's values nothing but shares."""
    values = {name: _loss(name, told, steps) for name, told in losses.values.items()}
    return Losses(values, coarse_columns(losses.attributes, steps))


def _loss(name: str, told: float | None, steps: Steps) -> float | int | None:
    one = REPORTED[name]
    if one.metric.countable:
        return told
    return steps.told(told) if one.share else None


def coarse_recoding(recoding: RecodingSummary, steps: Steps) -> RecodingSummary:
    """How many values columns had, and in how many classes several of them."""
    return replace(
        recoding,
        attributes={
            name: replace(
                one,
                values=steps.count(one.values),
                classes_generalized=steps.count(one.classes_generalized),
            )
            for name, one in recoding.attributes.items()
        },
    )


def coarse_search(search: SearchSummary) -> SearchSummary:
    """How it was found, without what the search has seen: how far it had to go is of the source."""
    settled = {one.name: one.settled for one in ALGORITHMS.values()}
    return replace(
        search,
        options={
            name: said
            for name, said in search.options.items()
            if name not in settled[search.algorithm]
        },
        rounds=None,
        nodes_checked=None,
        statements=None,
        minimal_height=None,
        solutions=(),
        value=None,
        lower_bound=None,
    )


def coarse_solutions(solutions: Iterable[Solution], steps: Steps) -> tuple[Solution, ...]:
    """Level vectors that nobody sees but the one that is chosen."""
    return tuple(
        replace(
            one,
            suppressed=steps.count(one.suppressed),
            classes=steps.count(one.classes),
            loss=steps.told(one.loss),
            value=None,
        )
        for one in solutions
    )


def coarse_frontier(frontier: Iterable[TradeOff], steps: Steps) -> tuple[TradeOff, ...]:
    """The same of what more suppression would save; nothing where no loss can be told."""
    return tuple(
        replace(
            one,
            suppressed=steps.count(one.suppressed),
            classes=steps.count(one.classes),
            loss=steps.part(one.loss),
        )
        for one in frontier
        if steps.told(one.loss) is not None
    )


def coarse_details(details: Iterable[MeasuredDetail], steps: Steps) -> tuple[MeasuredDetail, ...]:
    """Detail tables: rows of nobody, or of persons who are not published; values of items."""
    return tuple(
        replace(
            one,
            rows=one.published + steps.count(one.rows - one.published),
            nobodys=steps.count(one.nobodys),
            suppressed=steps.count(one.suppressed),
            items=one.items
            and replace(
                one.items,
                values=tuple(map(steps.count, one.items.values)),
                loss=steps.told(one.items.loss),
            ),
        )
        for one in details
    )


def coarse_warnings(warnings: Iterable[ReleaseWarning]) -> tuple[ReleaseWarning, ...]:
    """Warnings whose figures are of the source say what they mean, and not how much it is."""
    return tuple(
        replace(one, message=KINDS[one.code].meaning, figures={})
        if KINDS[one.code].of_source
        else one
        for one in warnings
    )
