"""What apriori specializes at once is what it would have specialized node by node.

A round is of one column, that of the node whose step down saves most.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
from oracle_km import holds

import sqlanon
from sqlanon.algorithms.subtree import apriori

if TYPE_CHECKING:
    from sqlanon.algorithms.subtree.tree_cuts import TreeNode

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
    search: Any, rows: list[tuple[int | None, tuple[int, ...]]], k: int, m: int
) -> tuple[set[TreeNode], int]:
    """The cuts where each node is tried by itself, on the cuts as they are then.

    Args:
        search: The search, as it begins to descend.
        rows: A person, and by column the code of what she has.
        k: Persons who must have a combination.
        m: Rows of one.

    Returns:
        Their nodes, and how many failed only because of those before them in their round.
    """

    def sound(cut: set[TreeNode]) -> bool:
        shown = {(low.attribute, low.code): node for node in cut for low in search._below(node)}
        labels = [
            (person, tuple(shown[cell] for cell in enumerate(codes))) for person, codes in rows
        ]
        return holds(labels, k, m)

    below = search._forest.children
    cut: set[TreeNode] = {*search._nodes.values()}
    left, joint = {one for one in cut if below.get(one)}, 0
    while left:
        begun, first = cut, min(left, key=search._cost_of_descent)
        tried = {one for one in left if one.attribute == first.attribute}
        left -= tried
        for node in sorted(tried, key=search._cost_of_descent):
            children = {*below[node]}
            if sound((cut - {node}) | children):
                cut = (cut - {node}) | children
                left |= {child for child in children if below.get(child)}
            else:
                joint += sound((begun - {node}) | children)
    return cut, joint


DAYS = ("mon", "tue", "sat", "sun")
DAY_TREE = [[day, "1:end" if day in DAYS[2:] else "1:week", "*"] for day in DAYS]


@pytest.mark.gate
@pytest.mark.parametrize(
    ("seed", "asked", "days", "joint"),
    [
        (0, (2, 1), 0, 0),
        (10, (2, 2), 0, 3),
        (1, (2, 2), 0, 3),
        (5, (3, 2), 0, 2),
        (8, (2, 2), 0, 2),
        (3, (2, 3), 0, 3),
        (7, (2, 3), 0, 2),
        (5, (2, 4), 0, 3),
        (3, (3, 4), 0, 3),
        (5, (2, 3), 1, 3),
        (7, (2, 2), 1, 3),
        (10, (3, 2), 1, 2),
        (7, (3, 2), 2, 0),
        (14, (2, 2), 2, 1),
        (22, (2, 3), 2, 1),
        (33, (2, 2), 2, 1),
    ],
)
def test_the_descent_of_many_nodes_is_that_of_each(
    seed: int, asked: tuple[int, int], days: int, joint: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With days as a second column, of which a person mostly has one of so many."""
    (k, m), (tree, bought) = asked, baskets(seed)
    chance = random.Random(seed)  # noqa: S311 - no secret
    trees = {"item": tree, "day": DAY_TREE} if days else {"item": tree}
    rows = [
        (who, (item, chance.choice(DAYS[ITEMS.index(item) % 4 :][: days or 1]))[: len(trees)])
        for who, item in bought
    ]
    found: list[tuple[set[TreeNode], set[TreeNode], int]] = []
    sink = apriori._Search.sink

    def from_the_roots(search: Any) -> Any:
        """Where most can fail together."""
        roots = [node for node in search._forest.costs if node not in search._forest.parent]
        search._nodes = {(root.attribute, root.code): root for root in roots}
        codes = [
            dict(connection.execute(f"SELECT label, code FROM {one.dictionary.sql}").fetchall())
            for one in search._of.branches
        ]
        coded = [
            (who, tuple(of[value] for of, value in zip(codes, values, strict=True)))
            for who, values in rows
        ]
        expected = one_by_one(search, coded, k, m)
        cuts = sink(search)
        found.append(({*search._nodes.values()}, *expected))
        return cuts

    monkeypatch.setattr(apriori._Search, "rise", lambda _: None)
    monkeypatch.setattr(apriori._Search, "sink", from_the_roots)
    with duckdb.connect() as connection:
        names = ", ".join(f"{name} VARCHAR" for name in trees)
        connection.execute(f"CREATE TABLE bought (person INTEGER, {names})")
        marks = ", ".join("?" * len(trees))
        connection.executemany(
            f"INSERT INTO bought VALUES (?, {marks})", [(who, *values) for who, values in rows]
        )
        sqlanon.plan(
            connection,
            "bought",
            columns={
                name: {"role": "quasi", "hierarchy": {"rows": one}} for name, one in trees.items()
            },
            unlisted="drop",
            privacy=[{"km_anonymity": {"k": k, "m": m, "person": "person"}}],
            algorithm="apriori",
            search_in="database",
            script=False,
        )
    ((cut, expected, failed),) = found
    assert failed == joint
    assert cut == expected
