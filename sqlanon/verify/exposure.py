"""Measure the exposure by columns that are published unchanged, and by rows of one person."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.release.columns import source_column
from sqlanon.release.release import lookups
from sqlanon.source.reading import is_column_store
from sqlanon.verify.known_columns import (
    KnownColumn,
    SharedValues,
    find_shared_values,
    measure_known_columns,
)
from sqlanon.verify.named_values import NamedValues, measure_named_values

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.privacy_models.requirements import ModelRequirements
    from sqlanon.release.columns import Published
    from sqlanon.release.release import Release
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Kind
    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Exposure:
    """The exposure by the columns of a release that are not generalized.

    Attributes:
        columns: Each of them except emptied and randomized ones, in the release's order.
        unguarded: The sensitive columns that no privacy model protects, with the classes in which
            all rows share a value.
        persons: The keys that models count persons by, published or not.
        named: The quasi-identifiers whose values it names.
    """

    columns: tuple[KnownColumn, ...]
    unguarded: tuple[SharedValues, ...]
    persons: tuple[KnownColumn, ...]
    named: tuple[NamedValues, ...]


def identifiers_of(
    workspace: Workspace,
    source: Relation,
    asked: ModelRequirements,
    *,
    quasi: Sequence[str],
    named: Sequence[str],
) -> tuple[KnownColumn, ...]:
    """Measure identifiers with the quasi-identifiers of the source, where rows may be persons.

    A copy of the source lacks the identifiers that are dropped, so this runs before the copy.
    """
    if asked.persons:
        return ()
    kinds = {column.name: column.kind for column in source.columns}
    known, keys = ([(name, kinds[name]) for name in of] for of in (quasi, named))
    stored = bool(keys) and is_column_store(workspace, source)
    return measure_known_columns(
        workspace, source.sql, known, keys, known=True, keys=True, stored=stored
    )


def with_keys(workspace: Workspace, release: Release, columns: Sequence[Published]) -> WorkTable:
    """Make a relation with the release's rows and their hidden keys.

    Args:
        columns: The columns of the release to include.
    """
    hidden = release.unpublished_person_columns
    # an emptied or masked column is published under the name of its key, and discloses nothing
    shown = [column for column in columns if column.quasi or column.name not in hidden]
    for name in hidden:
        place = len(release.columns) + len(shown)
        shown.append(source_column(workspace, release.source, name, place))
    # published types: with the original ones, the texts of a wide row may be too long for a table
    made = workspace.table("persons", {column.name: column.type for column in shown})
    workspace.fill(
        made,
        "publish/rows",
        columns=shown,
        dealing=release.dealing,
        keys=release.keys,
        map=release.labels.map,
        source=release.source.sql,
        attributes=lookups(workspace, release.frequency_set, release.recoding),
    )
    workspace.analyze(made)
    return made


def exposure_of(
    workspace: Workspace, release: Release, relation: Sql, persons: Sql | None = None
) -> Exposure:
    """Measure a relation that has the columns of the release's first table.

    Args:
        persons: The same rows with the hidden keys; None without such keys.

    Raises:
        VerificationError: the database gave no answer.
    """
    quasi = [(column.name, column.kind) for column in release.classes.columns]
    others = [(c.name, c.kind) for c in release.columns if c.inner is not None and not c.quasi]
    sensitive = {*release.sensitive} - {*release.asked.columns}
    unguarded = [(name, kind) for name, kind in others if name in sensitive]
    found: list[KnownColumn] = []
    hidden = release.unpublished_person_columns
    for name in release.asked.persons:
        kinds = dict(others) | {one: release.source.column(one).kind for one in hidden}
        where = persons if persons is not None and name in hidden else relation
        found += _persons_of(
            workspace, where, quasi, [(name, kinds[name])], release.asked.smallest_class
        )
    known = [column for column in others if column[0] not in release.drawn]
    return Exposure(
        columns=measure_known_columns(workspace, relation, quasi, known),
        unguarded=find_shared_values(workspace, relation, quasi, unguarded),
        persons=tuple(found),
        named=measure_named_values(workspace, release),
    )


# -- persons with rows in several classes ----------------------------------------------------------
# Someone who knows that a person has a row in each of several classes is left with the persons who
# have rows in all of them. These can be fewer than k, although each class has k persons. Measuring
# this takes temporary tables, which `check` does not use.


_MOST_PLACED = 200_000
"""The most pairs of a person and a class that are compared; with more it is not measured."""


def _persons_of(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    keys: Sequence[tuple[str, Kind]],
    k: int,
) -> tuple[KnownColumn, ...]:
    """Measure the columns that identify persons, without rows that have no person.

    Raises:
        VerificationError: the database gave no answer for a column.
    """
    found = measure_known_columns(workspace, relation, quasi, keys, known=True)
    return tuple(
        replace(one, singled=_count_singled_out(workspace, relation, quasi, key, k))
        if one.spread
        else one
        for one, key in zip(found, keys, strict=True)
    )


def _count_singled_out(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    key: tuple[str, Kind],
    k: int,
) -> int | None:
    """Count persons in several classes that fewer than k share; None if there are too many."""
    dialect = workspace.dialect
    person, *others = (
        dialect.as_published(dialect.quote(name), kind) for name, kind in (key, *quasi)
    )
    placed = workspace.make(
        "exposure/placed_persons", "placed", relation=relation, person=person, quasi=others
    )
    several = workspace.make("exposure/several_classes", "several", placed=placed)
    singled = None
    if float(workspace.rows("exposure/compared_persons", several=several)[0][0]) <= _MOST_PLACED:
        singled = workspace.count("exposure/singled_out", placed=placed, several=several, k=k)
    workspace.drop(several, placed)
    return singled
