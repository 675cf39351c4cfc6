"""What a larger k would cost: loss beside risk, drawn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.common.wording import whole
from sqlanon.report.chapters import Chart, ChartRow, Series
from sqlanon.report.wording import about, about_share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.verify.rounding import Steps


@dataclass(frozen=True, slots=True)
class LargerK:
    """A release that the job's algorithm would make for some k.

    Attributes:
        k: Rows, or persons, of each class at least.
        suppressed: Rows in no class.
        classes: Its classes.
        loss: What it loses by LM, suppressed rows wholly, in [0, 1]; None where it is not told.
    """

    k: int
    suppressed: int
    classes: int
    loss: float | None


def coarse_larger_k(found: Sequence[LargerK], steps: Steps) -> tuple[LargerK, ...]:
    """Those that are not published in steps; the first one anybody can count, but for its loss."""
    return tuple(
        replace(
            one,
            suppressed=steps.count(one.suppressed) if place else one.suppressed,
            classes=steps.count(one.classes) if place else one.classes,
            loss=steps.told(one.loss),
        )
        for place, one in enumerate(found)
    )


def larger_k_charts(
    found: Sequence[LargerK], rows: int, steps: Steps | None = None
) -> tuple[Chart, ...]:
    """Loss and average risk by k, of a source of so many rows; nothing where none was searched."""
    if not found or found[0].loss is None:
        return ()
    share = None if steps is None else steps.share
    suppressing = any(one.suppressed for one in found)
    return (
        Chart(
            "What a larger k would cost",
            "k",
            (Series("loss (LM)", "before"), Series("average risk", "after")),
            tuple(
                ChartRow(
                    _named(one, steps, first=place == 0, suppressing=suppressing),
                    (one.loss, risk),
                    (about_share(one.loss, share), about_share(risk, share if place else None)),
                )
                for place, one in enumerate(found)
                for risk in [one.classes / max(rows - one.suppressed, 1)]
            ),
            "The release of this plan, and those of the same algorithm for two, five and ten times "
            "its k, as far as they took no longer than the plan.",
        ),
    )


def _named(one: LargerK, steps: Steps | None, *, first: bool, suppressing: bool) -> str:
    if not suppressing:
        return whole(one.k)
    step = None if steps is None or first else steps.rows
    return f"{whole(one.k)}, {about(one.suppressed, step)} suppressed"
