"""Rows as they would be published, as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.common.wording import whole
from sqlanon.report.sections import Column, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def example_table(
    columns: Iterable[str], classes: Iterable[tuple[Sequence[str | None], int]]
) -> Table:
    """One row of each of the largest classes.

    Args:
        columns: The quasi-identifiers.
        classes: Of each class what its rows show, None for NULL, and how many they are.
    """
    return Table(
        "Rows as they would be published, one of each of the largest classes",
        (*map(Column, columns), Column("rows like it", numeric=True)),
        tuple(
            (*("NULL" if one is None else one for one in labels), whole(rows))
            for labels, rows in classes
        ),
    )
