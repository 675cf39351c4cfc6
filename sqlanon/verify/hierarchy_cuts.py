"""Where a release cuts the hierarchies of its columns: how many rows have a label of each level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class HierarchyLevel:
    """A level of a quasi-identifier's hierarchy, 0 for the values.

    Attributes:
        nodes: Nodes of it that rows of the source have.
        labels: Those of them that the release shows.
        rows: Rows of the release that show them.
    """

    nodes: int
    labels: int
    rows: int


class _Nodes(NamedTuple):
    """A row of `figures/levels`."""

    attribute: int
    level: int
    nodes: int


class _Label(NamedTuple):
    """A row of `figures/level_labels`."""

    attribute: int
    level: int
    label: str | None


class _Shown(NamedTuple):
    """A row of `figures/shown_levels`."""

    attribute: int
    level: int
    labels: int
    rows: int


@dataclass(frozen=True, slots=True)
class _Level:
    """A level as its template sees it."""

    index: int
    level: int
    tree: WorkTable


@dataclass(frozen=True, slots=True)
class _Cut:
    """An attribute, and the levels that its labels may be of, the lowest first."""

    index: int
    levels: list[int]
    tree: WorkTable


def nodes_of(workspace: Workspace, staged: FrequencySet) -> dict[tuple[int, int], int]:
    """How many nodes have rows, by the attribute's place and the level, from values to root."""
    levels = [
        _Level(one.index, level, one.tree)
        for one in staged.attributes
        if one.tree is not None
        for level in range(one.height + 1)
    ]
    if not levels:
        return {}
    return {
        (one.attribute, one.level): one.nodes
        for one in workspace.ask("figures/levels", _Nodes, levels=levels)
    }


def level_labels(workspace: Workspace, staged: FrequencySet) -> dict[str, tuple[str | None, ...]]:
    """The label of each level that most rows have, by quasi-identifier with a hierarchy.

    Values come first, and have none: a plan shows no value, nor a label with a part of one. So
    hierarchies are left out whose labels the job does not spell.
    """
    named = [
        one
        for one in staged.attributes
        if one.tree is not None and one.hierarchy is not None and one.hierarchy.spelled
    ]
    levels = [
        _Level(one.index, level, one.tree)
        for one in named
        if one.tree is not None
        for level in range(1, one.height + 1)
    ]
    if not levels:
        return {}
    told = {
        (one.attribute, one.level): one.label
        for one in workspace.ask("figures/level_labels", _Label, levels=levels, cells=staged.cells)
    }
    return {
        one.name: tuple(told.get((one.index, level)) for level in range(one.height + 1))
        for one in named
    }


def hierarchy_cuts(
    workspace: Workspace, release: Release, nodes: Mapping[tuple[int, int], int]
) -> dict[str, tuple[HierarchyLevel, ...]]:
    """The levels of each hierarchy whose labels are published.

    A label that stands on several levels counts on the lowest, or on the one that was chosen.

    Args:
        nodes: What `nodes_of` says.
    """
    recoding, staged = release.recoding, release.frequency_set
    cuts = [
        _Cut(
            one.index,
            [*range(one.height + 1)] if level is None else sorted({level, one.height}),
            one.tree,
        )
        for one, native in zip(staged.attributes, release.labels.native, strict=True)
        if one.tree is not None and not native
        for level in [recoding.level_of(one.name)]
    ]
    if not cuts:
        return {}
    shown = {
        (one.attribute, one.level): one
        for one in workspace.ask("figures/shown_levels", _Shown, cuts=cuts, map=release.labels.map)
    }
    found: dict[str, tuple[HierarchyLevel, ...]] = {}
    for cut in cuts:
        one = staged.attributes[cut.index]
        levels: list[HierarchyLevel] = []
        for level in range(one.height + 1):
            told = shown.get((cut.index, level), _Shown(cut.index, level, 0, 0))
            levels.append(HierarchyLevel(nodes[cut.index, level], told.labels, told.rows))
        found[one.name] = tuple(levels)
    return found
