"""Classes of a release that is not written, told by its labels."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlanon.verify.measure import MeasuredClasses

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.release.labels import Labels
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class _Extent(NamedTuple):
    """The row of explore/extent."""

    classes: int
    smallest: int | None
    largest: int | None
    rows: int
    squares: float
    unique: int


def label_classes(
    workspace: Workspace, labels: Labels, attributes: Sequence[Attribute]
) -> tuple[WorkTable, MeasuredClasses]:
    """Group a release by its labels: classes of a search that have the same ones are one class.

    Args:
        workspace: Runs two statements.
        labels: What would be published.
        attributes: The quasi-identifiers.

    Returns:
        Relation (place, n, l0, …), a row per class, and its sizes.
    """
    classes = workspace.make("explore/classes", "classes", map=labels.map, attributes=attributes)
    extent = workspace.ask_one("explore/extent", _Extent, classes=classes)
    return classes, MeasuredClasses(*extent)
