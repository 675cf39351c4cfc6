"""What apriori specializes at once is what it would have specialized node by node."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
from oracle_km import holds

import sqlanon
from sqlanon.algorithms.subtree import apriori

if TYPE_CHECKING:
    from sqlanon.algorithms.subtree.forest import TreeNode

ITEMS = "abcdefghijkl"
Rows = list[tuple[int | None, str]]


def baskets(seed: int) -> tuple[list[list[str]], Rows]:
    """A hierarchy of three levels, and persons who mostly have one item of each of its groups.

    So the children of two groups make combinations that few have, though each of them goes with
    every other group.
    """
    chance = random.Random(seed)  # noqa: S311 - no secret
    above = [chance.randrange(2) for _ in range(4)]
    tree = [[item, f"1:{n % 4}", f"2:{above[n % 4]}", "*"] for n, item in enumerate(ITEMS)]
    rows: Rows = [
        (person, chance.choice(ITEMS[group::4]))
        for person in range(chance.randrange(20, 40))
        for group in range(4)
        if chance.random() < 0.8
    ]
    rows += [(person, chance.choice(ITEMS)) for person in range(20) if chance.random() < 0.02]
    return tree, [*rows, *((None, item) for item in ITEMS[: chance.randrange(3)])]


def one_by_one(
    search: Any, rows: list[tuple[int | None, int]], k: int, m: int
) -> tuple[set[TreeNode], int]:
    """The cut where each node is tried by itself, on the cut as it is then.

    Returns:
        Its nodes, and how many failed only because of those before them in their round.
    """

    def sound(cut: set[TreeNode]) -> bool:
        shown = {low.code: node for node in cut for low in search._below(node)}
        return holds([(person, shown[code]) for person, code in rows], k, m)

    below = search._forest.children
    cut: set[TreeNode] = {*search._nodes.values()}
    tried, joint = cut, 0
    while tried:
        begun, made = cut, set()
        for node in sorted((one for one in tried if below.get(one)), key=search._saved):
            children = {*below[node]}
            if sound((cut - {node}) | children):
                cut = (cut - {node}) | children
                made |= children
            else:
                joint += sound((begun - {node}) | children)
        tried = made
    return cut, joint


@pytest.mark.parametrize(
    ("seed", "k", "m", "joint"),
    [
        (0, 2, 1, 0),
        (10, 2, 2, 3),
        (1, 2, 2, 3),
        (5, 3, 2, 2),
        (8, 2, 2, 2),
        (3, 2, 3, 3),
        (7, 2, 3, 2),
        (5, 2, 4, 3),
        (3, 3, 4, 3),
    ],
)
def test_the_descent_of_many_nodes_is_that_of_each(
    seed: int, k: int, m: int, joint: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree, rows = baskets(seed)
    found: list[tuple[set[TreeNode], set[TreeNode], int]] = []
    sink = apriori._Search.sink

    def from_the_root(search: Any) -> Any:
        """Where most can fail together."""
        root = next(node for node in search._forest.costs if node not in search._forest.parent)
        search._nodes = {root.code: root}
        dictionary = search._branch.dictionary.sql
        codes = dict(connection.execute(f"SELECT label, code FROM {dictionary}").fetchall())
        expected = one_by_one(search, [(who, codes[item]) for who, item in rows], k, m)
        cut = sink(search)
        found.append(({*search._nodes.values()}, *expected))
        return cut

    monkeypatch.setattr(apriori._Search, "rise", lambda _: None)
    monkeypatch.setattr(apriori._Search, "sink", from_the_root)
    with duckdb.connect() as connection:
        connection.execute("CREATE TABLE bought (person INTEGER, item VARCHAR)")
        connection.executemany("INSERT INTO bought VALUES (?, ?)", rows)
        sqlanon.plan(
            connection,
            "bought",
            columns={"item": {"role": "quasi", "hierarchy": {"rows": tree}}},
            unlisted="drop",
            privacy=[{"km_anonymity": {"k": k, "m": m, "person": "person"}}],
            algorithm="apriori",
            search_in="database",
            script=False,
        )
    ((cut, expected, failed),) = found
    assert failed == joint
    assert cut == expected
