"""What the figures of a report say of the source, in steps; see `rounding`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.verify.figures import SIZES, SizeBand
from sqlanon.verify.rounding import FEWEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.verify.figures import Figures
    from sqlanon.verify.rounding import Steps

_MOVED = 40
"""Groups of a size whose rows are one step of the rows in groups of fewer."""


def coarse(figures: Figures, steps: Steps, rows: int) -> Figures:
    """What a release and its source show, for anybody.

    Args:
        figures: What was measured.
        steps: In what steps it is told.
        rows: Rows of the source.
    """
    few = steps.few
    return replace(
        figures,
        steps=steps,
        sizes_before=None if few else _bands(figures.sizes_before or (), steps, rows),
        subsets_before=None
        if few
        else tuple(
            replace(
                one,
                combinations=steps.count(one.combinations),
                alone=steps.alone(one.alone, rows),
                distinction=round(steps.count(one.combinations) / rows, 3),
                separation=steps.part(one.separation),
            )
            for one in figures.subsets_before or ()
        ),
        detail={
            name: replace(
                one,
                values_before=None if few else steps.count(one.values_before or 0),
                bits_before=None if few else steps.amount(one.bits_before or 0.0),
                bits_kept=None if few or one.bits_kept is None else steps.amount(one.bits_kept),
            )
            for name, one in figures.detail.items()
        },
        mutual=()
        if few
        else tuple(
            replace(one, bits_before=steps.amount(one.bits_before)) for one in figures.mutual
        ),
        hierarchies={
            name: tuple(
                replace(one, nodes=None if few else steps.count(one.nodes or 0)) for one in levels
            )
            for name, levels in figures.hierarchies.items()
        },
    )


def _bands(bands: Sequence[SizeBand], steps: Steps, rows: int) -> tuple[SizeBand, ...]:
    """Groups of the source by their rows; the last band has all that are larger.

    A group that grows over an edge takes all its rows along, so how many rows are below is told in
    steps of several such groups, and only of edges that leave a few steps.
    """
    told: list[SizeBand] = []
    least, held = 1, 0
    for edge in SIZES:
        step = _MOVED * edge
        if rows < FEWEST * max(step, steps.rows):
            break
        below = sum(one.rows for one in bands if one.least < edge)
        upto = max(held, steps.count(below, step))
        told.append(SizeBand(least, edge - 1, None, upto - held))
        least, held = edge, upto
    told.append(SizeBand(least, None, None, rows - held))
    return tuple(one for one in told if one.rows)
