"""Measure the exposure by named values, by unchanged columns, and by rows of one person.

A release names the members of its sets, and unchanged values (docs/definitions, "Values that are
named"). Codes and counts are read, no value is fetched.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.release.columns import source_column
from sqlanon.release.release import row_values
from sqlanon.source.reading import is_column_store, value_expression
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.verify.direct_identifiers import DIGITS, SHORTEST, Recognized, recognize_identifiers
from sqlanon.verify.known_columns import (
    KnownColumn,
    SharedValues,
    find_shared_values,
    measure_known_columns,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.privacy_models.requirements import ModelRequirements
    from sqlanon.release.columns import Published
    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.statement import FromItem, WorkTable
    from sqlanon.sql.workspace import Workspace


# -- named values ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NamedValues:
    """A quasi-identifier of which a release may name values: it is not published in ranges.

    Attributes:
        k: The number of rows, or persons, that must share a value.
        rare: Published values that fewer rows or persons of the whole table have.
        recognized: The direct identifiers that its values look like; None where they look like
            none, or where none of them is published.
    """

    name: str
    k: int
    rare: int
    rows: int
    values: int
    filled: int
    recognized: Recognized | None = None


class _Counted(NamedTuple):
    """A row of `exposure/named_values`; see NamedValues.

    Attributes:
        numbered: Different values that have a digit and are long enough for an identifier.
        shown: Whether any value of the column is published.
    """

    place: int
    values: int
    filled: int
    numbered: int
    rare: int
    held: int
    shown: int


@dataclass(frozen=True, slots=True)
class _Asked:
    """An attribute as the template sees it.

    Attributes:
        dictionary: Relation (value, label, n, code).
        named: A condition on `m`, a row of the map, and `d`, one of the dictionary: the release
            names the value of `d`.
        stands_for: Whether that condition reads `d`.
        few: A condition on `d`: too few rows or persons have the value.
        searched: Whether that condition looks at other relations.
    """

    index: int
    dictionary: WorkTable
    named: Sql
    stands_for: bool
    few: Sql
    searched: bool


def measure_named_values(workspace: Workspace, release: Release) -> tuple[NamedValues, ...]:
    """Measure the quasi-identifiers whose values a release names.

    A value of fewer than k rows cannot be a class by itself, so if it is published, it is a member
    of a set, or the label of a class.
    """
    attributes = [one for one in release.frequency_set.attributes if _is_named(one)]
    # groups of anatomy show quasi-identifiers unchanged: that is their purpose
    if not attributes or release.recoding.publishes_quasi:
        return ()
    dialect, k = workspace.dialect, release.asked.k
    asked = [
        _Asked(
            index=one.index,
            dictionary=one.dictionary,
            named=_count_named(workspace, one),
            stands_for=not _in_sets(one),
            few=_few(workspace, release, one, k),
            searched=bool(release.asked.persons),
        )
        for one in attributes
    ]
    found = workspace.ask(
        "exposure/named_values",
        _Counted,
        attributes=asked,
        map=release.labels.map,
        digits=[dialect.literal(f"%{digit}%") for digit in DIGITS],
        shortest=SHORTEST,
    )
    counted = [
        (NamedValues(one.name, k, row.rare, row.held, row.values, row.filled), row)
        for one, row in zip(attributes, sorted(found), strict=True)
    ]
    likely = [
        place
        for place, (_, row) in enumerate(counted)
        if row.shown and 2 * row.numbered >= row.values > 0
    ]
    looking = _recognize(workspace, [attributes[place] for place in likely])
    by_place = {likely[place]: what for place, what in looking.items()}
    return tuple(
        replace(one, recognized=by_place.get(place)) for place, (one, _) in enumerate(counted)
    )


def _is_named(attribute: Attribute) -> bool:
    if attribute.tree is None:
        return not attribute.request.ranged
    return attribute.height == 1 or attribute.request.column.kind is Kind.TEXT


def _in_sets(attribute: Attribute) -> bool:
    return attribute.tree is None and not attribute.request.keeps_type


def _count_named(workspace: Workspace, attribute: Attribute) -> Sql:
    if not _in_sets(attribute):
        value = Sql("d.value" if attribute.request.keeps_type else "d.label")
        return workspace.fragment("exposure/stands_for", index=attribute.index, value=value)
    root = workspace.dialect.text_literal("*")
    return workspace.fragment("exposure/in_a_set", index=attribute.index, root=root)


def _few(workspace: Workspace, release: Release, attribute: Attribute, k: int) -> Sql:
    """A condition: too few rows have a value, or too few persons where a model counts these."""
    if not release.asked.persons:
        return workspace.fragment("exposure/of_few_rows", k=k)
    person = release.source.column(release.asked.persons[0])
    return workspace.fragment(
        "exposure/of_few_persons",
        k=k,
        value=value_expression(workspace, attribute.request.column),
        person=person.key(workspace.dialect, workspace.dialect.quote(person.name)),
        source=release.source.sql,
    )


def _recognize(workspace: Workspace, attributes: Sequence[Attribute]) -> dict[int, Recognized]:
    if not attributes:
        return {}
    values: FromItem = workspace.fragment(
        "identifiers/of_dictionaries", dictionaries=[one.dictionary for one in attributes]
    )
    return recognize_identifiers(workspace, values)


# -- all exposure of a release ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Exposure:
    """The exposure by the columns of a release that are not generalized.

    Attributes:
        columns: Each of them except emptied and randomized ones, in the release's order.
        unguarded: The sensitive columns that no privacy model protects, with the classes in which
            all rows share a value.
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
    """Make a relation with the release's rows and their hidden keys."""
    hidden = release.unpublished_person_columns
    # an emptied or masked column is published under the name of its key, and discloses nothing
    shown = [column for column in columns if column.quasi or column.name not in hidden]
    for name in hidden:
        place = len(release.columns) + len(shown)
        shown.append(source_column(workspace, release.source, name, place))
    # published types: with the original ones, the texts of a wide row may be too long for a table
    made = workspace.table("persons", {column.name: column.type for column in shown})
    workspace.fill(made, "publish/rows", **row_values(workspace, release, shown))
    workspace.analyze(made)
    return made


def exposure_of(
    workspace: Workspace, release: Release, relation: Sql, persons: Sql | None = None
) -> Exposure:
    """Measure a relation that has the columns of the release's first table.

    Args:
        persons: The same rows with the hidden keys; None without such keys.
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
    """Measure the columns that identify persons, without rows that have no person."""
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
