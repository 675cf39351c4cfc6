"""Buckets are cut in halves until each part has each value once: the phase of splitting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.common.integers import exact_scales

if TYPE_CHECKING:
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class _Cut:
    """An attribute as it is cut: what a step between its codes weighs, and its most steps."""

    index: int
    scale: int
    divisor: int


def halved(workspace: Workspace, cells: FrequencySet, units: WorkTable) -> tuple[WorkTable, int]:
    """The rows of buckets in parts with each value once, and the rounds of three statements."""
    weighted = [(one.request.weight, one.divisor) for one in cells.attributes]
    scales = exact_scales(weighted, cells.rows)
    attributes = [
        _Cut(attribute.index, scale, attribute.divisor)
        for attribute, scale in zip(cells.attributes, scales, strict=True)
    ]
    rounds = max(workspace.count("m_invariance/deepest", units=units) - 1, 0).bit_length()
    for _ in range(rounds):
        halves = workspace.make("m_invariance/halves", "halves", units=units, attributes=attributes)
        chosen = workspace.make(
            "m_invariance/chosen", "chosen", halves=halves, attributes=attributes
        )
        cut = workspace.make(
            "m_invariance/split",
            "units",
            units=units,
            halves=halves,
            chosen=chosen,
            attributes=attributes,
        )
        workspace.drop(units, halves, chosen)
        units = cut
    return units, rounds
