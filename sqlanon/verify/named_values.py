"""Measure the values that a release names: members of its sets, and unchanged values.

See docs/definitions, "Values that are named". Codes and counts are read, no value is fetched.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.source.reading import value_expression
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.verify.direct_identifiers import DIGITS, SHORTEST, Recognized, recognize_identifiers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import FromItem, WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class NamedValues:
    """A quasi-identifier of which a release may name values: it is not published in ranges.

    Attributes:
        name: The column.
        k: The number of rows, or persons, that must share a value.
        rare: Published values that fewer rows or persons of the whole table have.
        rows: Rows of the table with such a value.
        values: Its different values.
        filled: Rows with a value.
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
        index: Its place among the quasi-identifiers.
        dictionary: Relation (value, label, n, code).
        named: A condition on `m`, a row of the map, and `d`, one of the dictionary: the release
            names the value of `d`.
        stands_for: Whether that condition reads `d`.
        few: A condition on `d`: too few rows or persons have the value.
    """

    index: int
    dictionary: WorkTable
    named: Sql
    stands_for: bool
    few: Sql


def measure_named_values(workspace: Workspace, release: Release) -> tuple[NamedValues, ...]:
    """Measure the quasi-identifiers whose values a release names.

    A value of fewer than k rows cannot be a class by itself, so if it is published, it is a member
    of a set, or the label of a class.

    Args:
        workspace: Runs one statement, and two more where values may be direct identifiers.
        release: The release that is, or would be, published. Its labels still exist.
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
