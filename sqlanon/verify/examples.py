"""A few rows as they would be published: one of each of the largest classes of a release."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.release.release import ByEqualValues
from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from sqlanon.release.release import Release
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace

MOST = 10
"""Classes that are shown."""


@dataclass(frozen=True, slots=True)
class ExampleRow:
    """A class by what its rows show.

    Attributes:
        labels: What is published of each quasi-identifier, as text; None for NULL.
        rows: Its rows.
    """

    labels: tuple[str | None, ...]
    rows: int


@dataclass(frozen=True, slots=True)
class Examples:
    """The largest classes, ten at most.

    Attributes:
        columns: The quasi-identifiers.
        rows: A row of each class, the largest class first.
    """

    columns: tuple[str, ...]
    rows: tuple[ExampleRow, ...]


def examples_of(workspace: Workspace, release: Release, relation: Sql) -> Examples | None:
    """The largest classes of rows that would be written.

    Args:
        workspace: Runs the statement.
        release: What would be published, each of its classes satisfying every model.
        relation: Its rows.

    Returns:
        They; None where quasi-identifiers are published as they are.
    """
    if not isinstance(release.classes, ByEqualValues):
        return None
    dialect = workspace.dialect
    columns = release.classes.columns
    values = [
        dialect.exact(dialect.text(dialect.quote(one.name), one.kind), Kind.TEXT) for one in columns
    ]
    rows = workspace.rows("figures/examples", values=values, relation=relation, most=MOST)
    return Examples(
        tuple(one.name for one in columns),
        tuple(
            ExampleRow(tuple(None if one is None else str(one) for one in labels), int(n))
            for n, *labels in rows
        ),
    )
