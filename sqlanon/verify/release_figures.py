"""What the charts of a report show of a release whose source is staged; see `figures`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.verify.distributions import distributions
from sqlanon.verify.figures import (
    DIGITS,
    SIZES,
    Audience,
    ColumnDetail,
    Figures,
    SizeBand,
    figures_of,
)
from sqlanon.verify.hierarchy_cuts import hierarchy_cuts, nodes_of
from sqlanon.verify.query_errors import REPORTED, boxes_of, query_errors
from sqlanon.verify.rounding import FEWEST, Steps

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.release.release import Release
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


def figures_of_release(
    workspace: Workspace, release: Release, relation: Sql, audience: Audience | None
) -> Figures | None:
    """Measure a relation that has the columns of the release's first table, if anybody asks."""
    if audience is None:
        return None
    kinds = {c.name: c.kind for c in release.columns if c.inner is not None and not c.quasi}
    measured = figures_of(
        workspace,
        relation,
        [(column.name, column.kind) for column in release.classes.columns],
        [(name, kinds[name]) for name in release.sensitive if name in kinds],
        audience=audience,
        before=release.frequency_set,
    )
    staged = release.frequency_set
    steps = Steps.of(staged.rows, release.asked.k) if audience == "external" else None
    if measured.subsets:  # a group's number says nothing of the quasi-identifiers
        measured = _with_source(workspace, release, measured, steps)
    return measured if steps is None else _coarse(measured, steps, staged.rows)


def _with_source(
    workspace: Workspace, release: Release, measured: Figures, steps: Steps | None
) -> Figures:
    """The same with what source and release show together."""
    with workspace.phase("figures"):
        everywhere = release.recoding.level_vector is not None
        nodes = nodes_of(workspace, release.frequency_set)
        boxes = boxes_of(workspace, release)
        errors = query_errors(workspace, release, boxes, REPORTED, steps)
        distributed = distributions(workspace, release, boxes, nodes, steps)
        workspace.drop(boxes)
        return replace(
            measured,
            detail=_kept(release, measured.detail),
            mutual=measured.mutual if everywhere else (),
            query_errors=errors,
            distributions=distributed.single,
            pairs=distributed.pairs,
            hierarchies=hierarchy_cuts(workspace, release, nodes),
        )


def _kept(release: Release, detail: Mapping[str, ColumnDetail]) -> dict[str, ColumnDetail]:
    """The same with what labels tell of values, as the search's metrics have it."""
    staged, recoding = release.frequency_set, release.recoding
    everywhere = recoding.level_vector is not None
    rows = staged.rows - (0 if everywhere else recoding.suppressed)
    lost = zip(staged.attributes, release.labels.sums.entropies, strict=True)
    found = dict(detail)
    for attribute, bits in lost:
        one = detail[attribute.name]
        kept = (one.bits_before or 0.0) - (bits / rows if rows else 0.0)
        found[attribute.name] = replace(one, bits_kept=round(max(kept, 0.0), DIGITS))
    return found


# -- what they say of the source, in steps; see `rounding` -----------------------------------------

_MOVED = 40
"""Groups of a size whose rows are one step of the rows in groups of fewer."""


def _coarse(figures: Figures, steps: Steps, rows: int) -> Figures:
    """What a release and its source show, for anybody."""
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
