"""Count the rows of a release with a label of each level of its columns' hierarchies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.verify.figures import HierarchyLevel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


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
    """A level, for its template."""

    index: int
    level: int
    tree: WorkTable


@dataclass(frozen=True, slots=True)
class _Cut:
    """An attribute, and the possible levels of its labels, the lowest first."""

    index: int
    levels: list[int]
    tree: WorkTable


def nodes_of(workspace: Workspace, staged: FrequencySet) -> dict[tuple[int, int], int]:
    """Count the nodes with rows, by the attribute's place and the level, from values to root."""
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
    """Find the most frequent label of each level, by quasi-identifier with a hierarchy.

    Level 0 comes first, and has no label: a plan shows no value, nor a label with a part of one.
    For the same reason hierarchies are left out whose labels are not written in the job.
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
    """Describe the levels of each hierarchy whose labels are published.

    A label of several levels counts for the lowest, or for the one that was chosen.
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
