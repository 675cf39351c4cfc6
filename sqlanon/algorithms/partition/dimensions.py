"""The quasi-identifiers as dimensions whose losses can be compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.common.integers import exact_scales

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


def dimensions_of(
    workspace: Workspace, attributes: Sequence[Attribute], sets: Sequence[int], rows: int
) -> WorkTable:
    """Relation (dim, divisor, scale) that makes losses of different attributes comparable.

    Where sets are scored, with the code of NULL, of what has none -1.
    """
    columns = ("dim", "divisor", "scale", *(["null_code"] if sets else []))
    dimensions = workspace.table("dimensions", dict.fromkeys(columns, int))
    scales = exact_scales(
        [(attribute.request.weight, attribute.divisor) for attribute in attributes], rows
    )
    workspace.insert(
        dimensions,
        [
            (
                *(attribute.index, attribute.divisor, scale),
                *([-1 if attribute.null_code is None else attribute.null_code] if sets else []),
            )
            for attribute, scale in zip(attributes, scales, strict=True)
        ],
    )
    return dimensions
