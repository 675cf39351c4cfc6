"""Figures for the charts of a report on a release whose source is staged; see `figures`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.release.release import ByEqualValues
from sqlanon.verify.distributions import distributions
from sqlanon.verify.figures import (
    DIGITS,
    Audience,
    ColumnDetail,
    Figures,
    figures_of,
)
from sqlanon.verify.hierarchy_cuts import hierarchy_cuts, nodes_of
from sqlanon.verify.query_errors import REPORTED, boxes_of, query_errors

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.release.release import Release
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


def figures_of_release(
    workspace: Workspace, release: Release, relation: Sql, audience: Audience | None
) -> Figures | None:
    """Measure a relation with the columns of the release's first table, if there is an audience.

    Figures for external readers use the relation alone, those for internal readers the source too.
    """
    if audience is None:
        return None
    kinds = {c.name: c.kind for c in release.columns if c.inner is not None and not c.quasi}
    measured = figures_of(
        workspace,
        relation,
        [(column.name, column.kind) for column in release.classes.columns],
        [(name, kinds[name]) for name in release.sensitive if name in kinds],
        audience=audience,
        before=release.frequency_set if audience == "internal" else None,
        made_of=[column.of_source for column in release.classes.columns],
    )
    if not isinstance(release.classes, ByEqualValues):  # only a group's number identifies them
        return replace(measured, subsets=(), detail={})
    return _with_source(workspace, release, measured) if audience == "internal" else measured


def _with_source(workspace: Workspace, release: Release, measured: Figures) -> Figures:
    """Add the figures that need both source and release."""
    with workspace.phase("figures"):
        everywhere = release.recoding.level_vector is not None
        nodes = nodes_of(workspace, release.frequency_set)
        boxes = boxes_of(workspace, release)
        errors = query_errors(workspace, release, boxes, REPORTED)
        distributed = distributions(workspace, release, boxes, nodes)
        workspace.drop(boxes)
        return replace(
            measured,
            detail=_with_label_losses(release, measured.detail),
            mutual=measured.mutual if everywhere else (),
            query_errors=errors,
            distributions=distributed.single,
            pairs=distributed.pairs,
            hierarchies=hierarchy_cuts(workspace, release, nodes),
        )


def _with_label_losses(
    release: Release, detail: Mapping[str, ColumnDetail]
) -> dict[str, ColumnDetail]:
    """Add the information that labels keep of values, by the search's metrics."""
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
