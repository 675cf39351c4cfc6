"""Expressions over a tree relation (code, l0, k0, s0, l1, k1, s1, …), the same on every engine.

Templates call them by name; see the template `stage/tree` for the relation.
"""

from __future__ import annotations

from sqlanon.sql.statement import Sql


def _shared(first: str, last: str, height: int, result: str) -> str:
    """Branches of a CASE over the levels at which the rows of two codes meet."""
    return " ".join(
        f"WHEN {first}.k{level} = {last}.k{level} THEN {result.format(level=level, row=first)}"
        for level in range(1, height + 1)
    )


def shared_leaves(first: str, last: str, height: int) -> Sql:
    """Leaves under the lowest common ancestor of two codes; 0 for one and the same code."""
    branches = _shared(first, last, height, "{row}.s{level}")
    return Sql(f"CASE WHEN {first}.code = {last}.code THEN 0 {branches} END")


def shared_level(first: str, last: str, height: int) -> Sql:
    """Level of the lowest common ancestor of two different codes, 1 to `height`."""
    return Sql(f"CASE {_shared(first, last, height, '{level}')} END")


def shared_label(first: str, last: str, height: int) -> Sql:
    """Label of the lowest common ancestor of two codes."""
    branches = _shared(first, last, height, "{row}.l{level}")
    return Sql(f"CASE WHEN {first}.code = {last}.code THEN {first}.l0 {branches} END")


def node_below(row: str, level: str, height: int) -> Sql:
    """The node one level below `level` that a code belongs to, by the node's least code."""
    branches = " ".join(f"WHEN {above} THEN {row}.k{above - 1}" for above in range(1, height + 1))
    return Sql(f"CASE {level} {branches} END")


def _met(first: str, last: str, least: str, height: int, result: str) -> str:
    """Branches of a CASE over the levels from `least` on at which the rows of two codes meet."""
    return " ".join(
        f"WHEN {least} <= {level} AND {first}.k{level} = {last}.k{level} "
        f"THEN {result.format(level=level, row=first)}"
        for level in range(height + 1)
    )


def met_level(first: str, last: str, least: str, height: int) -> Sql:
    """The lowest level, `least` or above, at which one node has both codes."""
    return Sql(f"CASE {_met(first, last, least, height, '{level}')} END")


def met_node(first: str, last: str, least: str, height: int) -> Sql:
    """That node, by its least code."""
    return Sql(f"CASE {_met(first, last, least, height, '{row}.k{level}')} END")


def met_leaves(first: str, last: str, least: str, height: int) -> Sql:
    """Leaves under that node; 0 where it has one."""
    leaves = f"CASE {_met(first, last, least, height, '{row}.s{level}')} END"
    return Sql(f"COALESCE(NULLIF({leaves}, 1), 0)")


WORDS = (
    shared_leaves,
    shared_level,
    shared_label,
    node_below,
    met_level,
    met_node,
    met_leaves,
)
"""What templates may call."""
