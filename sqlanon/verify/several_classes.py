"""Persons with rows in several classes: for how many these classes have few persons in common.

Whoever knows a row of a person in each of them keeps those persons alone who have rows in all of
them, although each class has k persons by itself. It takes temporary tables, which `check` does
without.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.verify.known_columns import KnownColumn, known_columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.sql.dialects import Kind
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace

_MOST = 200_000
"""Persons by class that others are compared with; of more it is not measured."""


def persons_of(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    keys: Sequence[tuple[str, Kind]],
    k: int,
) -> tuple[KnownColumn, ...]:
    """Columns that tell persons apart, measured as others, rows of nobody left out.

    Args:
        workspace: Runs the statements.
        relation: What is measured.
        quasi: Its quasi-identifiers and their kinds.
        keys: The columns and their kinds.
        k: How many persons are enough.

    Raises:
        VerificationError: the database gave no answer for a column.
    """
    found = known_columns(workspace, relation, quasi, keys, known=True)
    return tuple(
        replace(one, singled=_singled(workspace, relation, quasi, key, k)) if one.spread else one
        for one, key in zip(found, keys, strict=True)
    )


def _singled(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    key: tuple[str, Kind],
    k: int,
) -> int | None:
    """Persons in several classes that fewer than k persons share; None where it took too long."""
    dialect = workspace.dialect
    person, *others = (
        dialect.as_published(dialect.quote(name), kind) for name, kind in (key, *quasi)
    )
    placed = workspace.make(
        "exposure/placed_persons", "placed", relation=relation, person=person, quasi=others
    )
    several = workspace.make("exposure/several_classes", "several", placed=placed)
    singled = None
    if float(workspace.rows("exposure/compared_persons", several=several)[0][0]) <= _MOST:
        singled = workspace.count("exposure/singled_out", placed=placed, several=several, k=k)
    workspace.drop(several, placed)
    return singled
