"""A generalization hierarchy as a relation, and what it must be before any search trusts it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.common.wording import inflect
from sqlanon.errors import HierarchyError
from sqlanon.source.reading import UncoveredValues

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


# -- the relation ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rule:
    """A SELECT of the ancestors of values, whatever the values are.

    Attributes:
        values: The values of the template, without the relation of the column's values.
    """

    template: str
    values: Mapping[str, Any]

    def select(self, workspace: Workspace, values: Sql) -> Sql:
        """The SELECT over a relation that has the values as the rule's column."""
        return workspace.fragment(self.template, **self.values, combinations=values)


@dataclass(frozen=True, slots=True)
class HierarchyRelation:
    """A validated hierarchy: one row per leaf.

    Attributes:
        table: Relation (leaf, absent, level_0, level_1, …, level_H), all texts but `absent`, which
            is 1 in the row of NULL and 0 elsewhere; `leaf` is level_0 with NULL written ''.
        height: H, the number of steps from a leaf to the root; at least 1.
        has_null: Whether NULL has a row of its own.
        rule: The rule that computes the ancestors of any value; None where a list of leaves or the
            rows of the column decide.
        standing: Labels that an earlier run has left among the values. Each has a row as leaves
            have, itself up to its own level; in a declared hierarchy without level_0, as no leaf.
        least: The level that they are at.
        nodes: Whether they may be at any level, where the run chose none for the column.
        of_rows: Whether its labels are made of values of rows, so that they disclose these.
        spelled: Whether the job spells its labels, or their ends: no part of a value is in one, as
            is in a mask, a date, or an interval of a grid that is narrower than its numbers.
        new_values: Values of the column that it has no leaf for. Each is a leaf directly below the
            root, as a NULL without a row of its own is.
        rare: The number of values that are merged because they are rare, and their rows; None where
            no hierarchy does that.
        ambiguous: Whether a label stands on two levels for different leaves, which is sound where
            one level of the column is published.
    """

    table: WorkTable
    height: int
    leaves: int
    has_null: bool
    rule: Rule | None = None
    standing: int = 0
    least: int = 0
    nodes: bool = False
    of_rows: bool = False
    spelled: bool = False
    new_values: int = 0
    new_rows: int = 0
    rare: UncoveredValues | None = None
    ambiguous: bool = False


# -- what it must be -------------------------------------------------------------------------------
#
# Roll-up, tagging and lowest common ancestors are sound only on a tree: every level a function of
# the level below it (docs/definitions, "What a hierarchy must be").

_TWO_MEANINGS = (
    "on two levels for different sets of leaves; give the upper one another name, such as "
    "`NAME (LEVEL)`, or publish one level of the column, by `optimal` and its like into a new table"
)
MOST_LABELS = 100
"""Labels of one problem that are shown at the most."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A fault that makes a hierarchy unusable.

    Attributes:
        kind: missing, starred, duplicates, roots, parents, ambiguous, empty or uncovered.
        message: The problem in words, with level and counts, never with a label.
        labels: The labels or values it is about, only where they were asked for; None is NULL.
    """

    kind: str
    message: str
    labels: tuple[str | None, ...] = ()


def validate_hierarchy(
    workspace: Workspace, levels: WorkTable, height: int, column: str, *, one_level: bool = False
) -> HierarchyRelation:
    """Build the relation of a hierarchy, after every check that needs no data column.

    Args:
        levels: Relation (level_0, …, level_H) of texts.
        height: H.
        one_level: Whether labels of one level alone are published, so that a label may be on two
            levels for different leaves. The root's may not: on each level NULL is published as
            the root.

    Raises:
        HierarchyError: the message gives the level and the number of labels, never a label.
    """
    relation = build_relation(workspace, levels, height)
    found = problems(workspace, relation)
    name = f"the hierarchy of column {column!r}"
    if one_level and any(problem.kind == "ambiguous" for problem in found):
        rooted = {"hierarchy": relation.table, "height": height, "rooted": True}
        if not workspace.count("hierarchy/ambiguous", most=0, **rooted):
            found = [problem for problem in found if problem.kind != "ambiguous"]
            relation = replace(relation, ambiguous=True)
    refuse(found, name)
    return relation


def refuse_ambiguous(hierarchy: HierarchyRelation | None, column: str) -> None:
    """Refuse labels of two meanings where labels of several levels may be published."""
    if hierarchy is not None and hierarchy.ambiguous:
        raise HierarchyError(
            f"the hierarchy of column {column!r} cannot be used: labels {_TWO_MEANINGS}"
        )


def refuse(found: Sequence[Problem], name: str) -> None:
    """Refuse a hierarchy that has problems."""
    if found:
        raise HierarchyError(
            f"{name} cannot be used: {'; '.join(problem.message for problem in found)}. "
            "`sqlanon hierarchy check --show-values` lists the labels"
        )


def build_relation(workspace: Workspace, levels: WorkTable, height: int) -> HierarchyRelation:
    """Build the relation of a hierarchy without checking it."""
    relation = workspace.make("hierarchy/relation", "hierarchy", levels=levels, height=height)
    shape = workspace.ask_one("hierarchy/shape", _Shape, hierarchy=relation, height=height)
    return HierarchyRelation(relation, height, shape.leaves, bool(shape.has_null))


def problems(
    workspace: Workspace, hierarchy: HierarchyRelation, *, show_values: bool = False
) -> list[Problem]:
    """Find the faults of a hierarchy by itself.

    Args:
        hierarchy: The hierarchy. One without leaves has no problems: it was built over a column
            without values, or the check of coverage finds them.
        show_values: Read the labels too. They leave the database then, so only a user who asked
            for them may set this.
    """
    values = {"hierarchy": hierarchy.table, "height": hierarchy.height, "rooted": False}
    if not hierarchy.leaves:
        return []
    return [
        Problem(
            finding.kind,
            finding.message,
            _labels(workspace, finding.template, level=finding.level, **values)
            if show_values and finding.template
            else (),
        )
        for finding in _findings(workspace, values, hierarchy.height)
        if finding.count
    ]


class _Shape(NamedTuple):
    """The row of `hierarchy/shape`."""

    leaves: int
    has_null: int
    roots: int
    missing: int
    starred: int
    long: int


class _AmbiguousLabels(NamedTuple):
    """Labels of a level that have more than one above them."""

    level: int
    labels: int


@dataclass(frozen=True, slots=True)
class _Finding:
    """The result of one check, and the template that lists the labels."""

    count: int
    kind: str
    message: str
    template: str = ""
    level: int = 0


def _findings(workspace: Workspace, values: dict[str, Any], top: int) -> Iterator[_Finding]:
    def number(template: str) -> int:
        return workspace.count(f"hierarchy/{template}", most=0, **values)

    shape = workspace.ask_one("hierarchy/shape", _Shape, **values)
    message = inflect(shape.missing, "leaf lacks", "leaves lack") + " a label above level 0"
    yield _Finding(shape.missing, "missing", message, "unlabelled")
    yield _Finding(shape.starred, "starred", "a leaf is called *, the name of the root")
    message = (
        f"{inflect(shape.long, 'leaf is', 'leaves are')} below labels of more than 250 characters"
    )
    yield _Finding(shape.long, "long", message)
    count = number("duplicates")
    message = f"{inflect(count, 'leaf stands', 'leaves stand')} in more than one row"
    yield _Finding(count, "duplicates", message, "duplicates")
    message = f"level {top} has {inflect(shape.roots, 'root')}; it must have one"
    yield _Finding(int(shape.roots != 1), "roots", message, "labels", top)
    for level, found in sorted(
        workspace.ask("hierarchy/parents", _AmbiguousLabels, **values) if top > 1 else ()
    ):
        labels = inflect(found, "label has", "labels have")
        message = f"{labels} more than one parent above level {level}"
        yield _Finding(found, "parents", message, "divided", level)
    count = number("ambiguous")
    labels = inflect(count, "label", "labels")
    message = f"{labels} {_TWO_MEANINGS}"
    yield _Finding(count, "ambiguous", message, "ambiguous")


def find_uncovered(
    workspace: Workspace,
    hierarchy: HierarchyRelation,
    combinations: WorkTable,
    label: Sql,
    *,
    show_values: bool = False,
) -> list[Problem]:
    """Find the values of a column that are no leaf of a hierarchy, as at most one problem.

    Args:
        combinations: Relation with the values in `v0` and their rows in `n`.
        label: `v0` as text.
    """
    values = {
        "hierarchy": hierarchy.table,
        "combinations": combinations,
        "index": 0,
        "label": label,
    }
    others = workspace.ask_one("hierarchy/uncovered", UncoveredValues, **values)
    if not others.values:
        return []
    said = (
        f"{inflect(others.values, 'value')} of the column, in {inflect(others.rows, 'row')}, "
        "that are not leaves"
    )
    shown = _labels(workspace, "uncovered_values", **values) if show_values else ()
    return [Problem("uncovered", said, shown)]


def _labels(workspace: Workspace, template: str, **values: Any) -> tuple[str | None, ...]:  # noqa: ANN401
    rows = workspace.rows(f"hierarchy/{template}", most=MOST_LABELS, **values)
    return tuple(None if label is None else str(label) for (label,) in rows)
