"""Nested hierarchies as rows from a value to the root: taxonomies, entries, named nodes.

They come from JSON, YAML or Python. Decoders' own errors hold what was read, and are cut off by
`from None`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import yaml

from sqlanon.common.options import value_text
from sqlanon.source.hierarchies.entries import paths_of
from sqlanon.source.hierarchies.origin import MOST_LEVELS, ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import JsonValue

    from sqlanon.source.hierarchies.origin import Numbered, Origin

_NULLS = {"", "~", "null", "Null", "NULL"}


def json_tree(text: str, origin: Origin) -> JsonValue:
    """A text in JSON as data; numbers keep the digits that are written."""

    def unique(pairs: list[tuple[str, JsonValue]]) -> dict[str, JsonValue]:
        if len(dict(pairs)) < len(pairs):
            raise origin.error(f"a name stands twice in one object of {len(pairs)} groups")
        return dict(pairs)

    try:
        tree: JsonValue = json.loads(text, object_pairs_hook=unique, parse_float=str, parse_int=str)
    except json.JSONDecodeError as error:
        raise origin.error(f"is not JSON: {error.msg}", at=error.lineno) from None
    except RecursionError:
        raise origin.error(f"is nested deeper than {MOST_LEVELS} levels") from None
    return tree


def yaml_tree(text: str, origin: Origin) -> JsonValue:
    """A text in YAML as data: every scalar is a text as written, but for a plain null."""
    try:
        if any(isinstance(one, yaml.AliasEvent) for one in yaml.parse(text, yaml.BaseLoader)):
            raise origin.error("has an alias (*name); write its groups out")
        return _plain(yaml.compose(text, yaml.BaseLoader), origin)
    except yaml.MarkedYAMLError as error:
        line = None if error.problem_mark is None else error.problem_mark.line + 1
        raise origin.error("is not YAML", at=line) from None
    except yaml.YAMLError:
        raise origin.error("is not YAML") from None
    except RecursionError:
        raise origin.error(f"is nested deeper than {MOST_LEVELS} levels") from None


def _plain(node: yaml.Node | None, origin: Origin) -> JsonValue:
    match node:
        case yaml.MappingNode(value=pairs):
            keys = [key.value for key, _ in pairs]
            if any(not isinstance(key, str) for key in keys) or len({*keys}) < len(keys):
                line = node.start_mark.line + 1
                raise origin.error("begins groups whose names are no texts, or not unique", at=line)
            return {key: _plain(inner, origin) for key, (_, inner) in zip(keys, pairs, strict=True)}
        case yaml.SequenceNode(value=items):
            return [_plain(item, origin) for item in items]
        case yaml.ScalarNode(value=str() as text, style=style):
            return None if style is None and text in _NULLS else text
        case _:
            return None


def tree_rows(tree: JsonValue, origin: Origin) -> list[Numbered]:
    """Rows from each value to the root, numbered by value."""
    if _is_node(tree) or isinstance(tree, list):
        return list(enumerate(_below(tree, origin), start=1))
    if not isinstance(tree, dict):
        raise origin.error("must be an object of groups")
    entries = tree.get("entries")
    # no group of a taxonomy is a text
    if isinstance(entries, dict) and isinstance(tree.get("name"), str) and len(tree) == 2:  # noqa: PLR2004 - these
        return list(enumerate(_entries(entries, origin), start=1))
    if _are_levels(tree):
        raise origin.error(
            "looks like a list of labels for each level; write a row for each value instead, "
            "value;group;…;*"
        )
    top = tree.get(ROOT, tree) if len(tree) == 1 else tree
    return list(enumerate(_branches(top, (ROOT,), "", origin), start=1))


def _are_levels(tree: dict[str, JsonValue]) -> bool:
    """Whether it is `{"0": [values], "1": [their groups], …}`, as anjana has hierarchies."""
    lengths = {len(inner) if isinstance(inner, list) else -1 for inner in tree.values()}
    numbered = [*tree] == [str(level) for level in range(len(tree))]
    return len(tree) > 1 and numbered and len(lengths) == 1 and lengths != {-1}


def _entries(entries: dict[str, JsonValue], origin: Origin) -> list[tuple[str, ...]]:
    try:
        return paths_of(entries, most=MOST_LEVELS)
    except ValueError as error:
        raise origin.error(str(error)) from None


def _branches(
    node: JsonValue, groups: tuple[str, ...], position: str, origin: Origin
) -> Iterator[tuple[str | None, ...]]:
    """Yield the rows below a node; `position` counts groups from the top: 2.1 is in the second."""
    where = f"group {position}" if position else "the root"
    if len(groups) >= MOST_LEVELS:
        raise origin.error(f"is nested deeper than {MOST_LEVELS} levels")
    if isinstance(node, dict) and node:
        for index, (label, inner) in enumerate(node.items(), start=1):
            if label == ROOT:
                raise origin.error(f"in {where} a group is called *, the name of the root")
            inside = f"{position}.{index}" if position else str(index)
            yield from _branches(inner, (label, *groups), inside, origin)
    elif isinstance(node, list) and node:
        for index, leaf in enumerate(node, start=1):
            text = value_text(leaf)
            if not isinstance(text, str | None):
                raise origin.error(f"value {index} in {where} must be text, a number or null")
            yield (text, *groups)
    else:
        raise origin.error(f"{where} must hold groups or a list of values, at least one")


# {name, children} ---------------------------------------------------------------------------------


def _is_node(tree: object) -> bool:
    """Whether it is a group as `{"name": "Europe", "children": […]}`: no taxonomy has a text."""
    return isinstance(tree, dict) and isinstance(tree.get("name"), str) and "children" in tree


def _below(tree: JsonValue, origin: Origin) -> Iterator[tuple[str | None, ...]]:
    """Yield the rows of nodes: the one at the top is the root; several have an implied one."""
    tops = tree if isinstance(tree, list) else [tree]
    if not any(_is_node(top) for top in tops):
        raise origin.error("must be an object of groups, or nodes with name and children")
    for index, top in enumerate(tops, start=1):
        yield from _nodes(top, (ROOT,) if len(tops) > 1 else (), str(index), origin)


def _nodes(
    node: JsonValue, groups: tuple[str, ...], position: str, origin: Origin
) -> Iterator[tuple[str | None, ...]]:
    """Yield the rows of a node, which may be the name of a value alone."""
    if len(groups) >= MOST_LEVELS:
        raise origin.error(f"is nested deeper than {MOST_LEVELS} levels")
    name = value_text(node.get("name") if isinstance(node, dict) else node)
    children = (node.get("children") if isinstance(node, dict) else None) or []
    if not isinstance(name, str) or not isinstance(children, list):
        raise origin.error(f"node {position} must have a name and a list of children, or be a name")
    if not children:
        yield (name, *groups)
    for index, child in enumerate(children, start=1):
        yield from _nodes(child, (name, *groups), f"{position}.{index}", origin)
