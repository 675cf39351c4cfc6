"""The lattice of level vectors, which is pure Python."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sqlanon.algorithms.full_domain.lattice import Lattice, LevelVector, generalizes, minimal

LATTICE = Lattice((0, 1), (2, 2))


@st.composite
def lattices(draw: st.DrawFn) -> Lattice:
    lower = draw(st.lists(st.integers(0, 2), min_size=1, max_size=4))
    return Lattice(tuple(lower), tuple(low + draw(st.integers(0, 3)) for low in lower))


def test_a_lattice_holds_all_vectors_between_two_in_lexicographic_order() -> None:
    assert list(LATTICE) == [(0, 1), (0, 2), (1, 1), (1, 2), (2, 1), (2, 2)]
    assert len(LATTICE) == 6


@given(lattices())
def test_heights_divide_the_lattice(lattice: Lattice) -> None:
    heights = range(sum(lattice.lower), sum(lattice.upper) + 1)

    for height in heights:
        assert lattice.at_height(height) == [node for node in lattice if sum(node) == height]
    assert lattice.at_height(heights[0] - 1) == lattice.at_height(heights[-1] + 1) == []
    assert sum(len(lattice.at_height(height)) for height in heights) == len(lattice)


def test_a_height_of_a_huge_lattice_is_found_without_walking_through_it() -> None:
    huge = Lattice((0,) * 15, (5,) * 15)

    assert len(huge.at_height(1)) == 15


def test_neighbours_differ_by_one_level_and_stay_inside() -> None:
    assert list(LATTICE.successors((1, 1))) == [(2, 1), (1, 2)]
    assert list(LATTICE.successors((2, 2))) == []
    assert list(LATTICE.predecessors((1, 2))) == [(0, 2), (1, 1)]
    assert list(LATTICE.predecessors((0, 1))) == []


@given(lattices())
def test_above_and_below_are_what_the_order_says(lattice: Lattice) -> None:
    node = lattice.lower if len(lattice) < 3 else list(lattice)[len(lattice) // 2]

    assert list(lattice.above(node)) == [n for n in lattice if generalizes(n, node)]
    assert list(lattice.below(node)) == [n for n in lattice if generalizes(node, n)]


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 3)), max_size=12))
def test_minimal_nodes_generalize_no_other_one(nodes: list[LevelVector]) -> None:
    expected = {
        node for node in nodes if not any(n != node and generalizes(node, n) for n in nodes)
    }

    assert minimal(nodes) == sorted(expected)
