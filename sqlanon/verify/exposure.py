"""What a release shows beside its classes: the columns that stay as they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.verify.known_columns import KnownColumn, known_columns

if TYPE_CHECKING:
    from sqlanon.release.release import Release
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Exposure:
    """What readers of a release see of its columns that are not generalized.

    Attributes:
        columns: Each of them but those that are emptied, in the release's order.
    """

    columns: tuple[KnownColumn, ...]


def exposure_of(workspace: Workspace, release: Release, relation: Sql) -> Exposure:
    """Measure a relation that has the columns of the release's first table.

    Raises:
        VerificationError: the database gave no answer.
    """
    quasi = [(column.name, column.kind) for column in release.classes.columns]
    others = [(c.name, c.kind) for c in release.columns if c.inner is not None and not c.quasi]
    return Exposure(known_columns(workspace, relation, quasi, others))
