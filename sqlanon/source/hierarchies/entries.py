"""Hierarchies as SaNGreeA's files write them: a list of entries, each of which names its parent."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import JsonValue


def paths_of(entries: Mapping[str, JsonValue], *, most: int) -> list[tuple[str, ...]]:
    """The rows value, parent, …, `*` of `{"Italy": {"name": "It.", "gen": "Europe", "level": 2}}`.

    `gen` is the key of the parent, `level` the distance from the root, which is the one entry of
    level 0; a value is an entry that is nobody's parent, spelled as its key. Groups are published
    by their `name`, or as their key, the root as `*`.

    Args:
        entries: The entries by their keys.
        most: Levels at most, with the root.

    Raises:
        ValueError: they are no tree; the message holds no key.
    """
    read = [_read(entry) for entry in entries.values()]
    parents = {key: parent for key, (parent, _, _) in zip(entries, read, strict=True)}
    levels = {key: level for key, (_, level, _) in zip(entries, read, strict=True)}
    names = {key: name or key for key, (_, _, name) in zip(entries, read, strict=True)}
    roots = [key for key, level in levels.items() if level == 0]
    if len(roots) != 1:
        raise ValueError(f"{len(roots)} entries are of level 0; there must be one, the root")
    for number, (key, parent) in enumerate(parents.items(), start=1):
        if key not in roots and (parent not in levels or levels[parent] != levels[key] - 1):
            raise ValueError(f"entry {number} does not name an entry of the level above in gen")
    if max(levels.values()) >= most:
        raise ValueError(f"has more than {most} levels")
    above = {parent for key, parent in parents.items() if key not in roots}
    return [_path(key, parents, names, roots[0]) for key in entries if key not in {*above, *roots}]


def _read(entry: JsonValue) -> tuple[str, int, str]:
    """The parent, the level and the name of an entry."""
    if not isinstance(entry, dict):
        raise ValueError("each entry must be an object with gen and level")  # noqa: TRY004 - data
    parent, level, name = entry.get("gen"), str(entry.get("level")), entry.get("name", "")
    whole = level.isascii() and level.isdigit()
    if not isinstance(parent, str) or not isinstance(name, str) or not whole:
        raise ValueError("each entry must have a text gen and a whole number level")
    return parent, int(level), name


def _path(
    key: str, parents: Mapping[str, str], names: Mapping[str, str], root: str
) -> tuple[str, ...]:
    """A value and what stands above it."""
    path = [key]
    at = parents[key]
    while at != root:
        path.append(names[at])
        at = parents[at]
    return (*path, "*")
