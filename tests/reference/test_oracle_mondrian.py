"""The oracle's Mondrian and its losses reproduce published and hand-computed answers."""

from __future__ import annotations

from fractions import Fraction

import pytest
from oracle import equivalence_classes
from oracle_mondrian import (
    Attribute,
    Classes,
    best_median,
    by_appearance,
    by_frequency,
    cells_of,
    encode,
    hierarchical,
    lm,
    mondrian,
    ncp,
    ncp_set,
    ordered,
)

# mondrian_test.py of qiyuangong/Mondrian
TEST1 = [(6, 1), (6, 1), (8, 2), (8, 2), (4, 1), (4, 2), (4, 3), (4, 4)]
TEST2 = [(6, 1), (8, 1), (8, 1), (8, 1), (8, 1), (4, 1), (4, 2), (4, 3), (4, 4)]
# basic_mondrian_test.py of qiyuangong/Basic_Mondrian: ten leaves, two inner nodes
BASIC1 = [("6", 1), ("6", 1), ("8", 2), ("8", 2), ("4", 1), ("4", 2), ("4", 3), ("4", 4)]
BASIC2 = [("6", 1), ("6", 1), ("8", 2), ("8", 2), ("4", 1), ("4", 1), ("1", 1), ("2", 1)]
BASIC_TREE = [(str(leaf), "1,5" if leaf <= 5 else "6,10", "*") for leaf in range(1, 11)]


def by_value(name: str, low: int, high: int) -> Attribute:
    """Return an attribute coded by the numbers of a domain: its spans are those of values."""
    return Attribute(name, {value: value - low for value in range(low, high + 1)}, high - low)


def pair(rows: list[tuple[int, int]]) -> list[Attribute]:
    """Return the two attributes of qiyuangong/Mondrian's unit tests (spans of values)."""
    columns = list(zip(*rows, strict=True))
    return [by_value(name, min(c), max(c)) for name, c in zip("ab", columns, strict=True)]


def values_of(classes: Classes | None, values: list[int]) -> list[list[int]]:
    """Return the classes of a one-column table as sorted lists of values."""
    assert classes is not None
    return sorted(sorted(values[row] for row in members) for members in classes)


def rows_of(classes: Classes | None, rows: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Return the classes as sorted lists of rows."""
    assert classes is not None
    return sorted(sorted(rows[row] for row in members) for members in classes)


@pytest.mark.parametrize(
    ("values", "strict", "relaxed"),
    [
        # mondrian.median.*
        ([1, 2, 3, 4], [[1, 2], [3, 4]], [[1, 2], [3, 4]]),
        ([1, 2, 3, 4, 5], [[1, 2, 3], [4, 5]], [[1, 2], [3, 4, 5]]),
        ([1, 1, 1, 2], [[1, 1, 1, 2]], [[1, 1], [1, 2]]),
        ([1, 3, 3, 3], [[1, 3, 3, 3]], [[1, 3], [3, 3]]),
        ([7, 7, 7, 7], [[7, 7, 7, 7]], [[7, 7], [7, 7]]),
        ([1, 1, 2, 2, 2, 9], [[1, 1, 2, 2, 2, 9]], [[1, 1, 2], [2, 2, 9]]),
        ([1, 2, 2, 2, 2, 3], [[1, 2, 2, 2, 2, 3]], [[1, 2, 2], [2, 2, 3]]),
        ([1] * 9 + [2], [[1] * 9 + [2]], None),  # also mondrian.basic_mondrian_k_violation.10
        ([1] * 5 + [2], [[1] * 5 + [2]], None),
    ],
)
def test_mondrian_cuts_one_column_at_the_lower_median(
    values: list[int], strict: list[list[int]], relaxed: list[list[int]] | None
) -> None:
    rows = [(value,) for value in values]
    attributes = [ordered("a", values)]

    assert values_of(mondrian(rows, attributes, 2), values) == strict
    if relaxed is not None:
        assert values_of(mondrian(rows, attributes, 2, "relaxed"), values) == relaxed


@pytest.mark.parametrize(
    ("relaxed", "pieces"),
    [(False, [[1, 2, 3, 3], [4, 5]]), (True, [[1, 2, 3], [3, 4, 5]])],
)
def test_the_first_cut_of_123345_is_the_published_one(
    relaxed: bool,  # noqa: FBT001 - the case
    pieces: list[list[int]],
) -> None:
    values = [1, 2, 3, 3, 4, 5]  # mondrian.split.*
    rows = [(value,) for value in values]
    attributes = [ordered("a", values)]

    first = best_median(
        encode(rows, attributes), [0, 1, 2, 3, 4, 5], attributes, 2, relaxed=relaxed
    )

    assert values_of(first, values) == pieces


def test_strict_mondrian_goes_on_to_cut_1233() -> None:
    values = [1, 2, 3, 3, 4, 5]

    classes = mondrian([(value,) for value in values], [ordered("a", values)], 2)

    assert values_of(classes, values) == [[1, 2], [3, 3], [4, 5]]


def test_relaxed_mondrian_halves_nine_ones_and_a_two() -> None:
    values = [1] * 9 + [2]
    rows = [(value,) for value in values]

    first_cut = values_of(mondrian(rows, [ordered("a", values)], 5, "relaxed"), values)

    assert first_cut == [[1] * 5, [1] * 4 + [2]]


def test_the_cut_of_least_loss_finds_what_the_median_misses() -> None:
    values = [1, 1, 2, 2, 2, 9]
    rows = [(value,) for value in values]

    classes = mondrian(rows, [ordered("a", values)], 2, cut="loss")

    assert values_of(classes, values) == [[1, 1], [2, 2, 2, 9]]


@pytest.mark.parametrize(("n", "sizes"), [(7, [2, 2, 3]), (11, [2, 3, 3, 3])])
def test_strict_mondrian_of_distinct_values_has_known_sizes(n: int, sizes: list[int]) -> None:
    classes = mondrian([(value,) for value in range(n)], [ordered("a", range(n))], 2)

    assert classes is not None
    assert sorted(map(len, classes)) == sizes


@pytest.mark.parametrize("split", ["strict", "relaxed"])
def test_mondrian_reproduces_partitions_test1(split: str) -> None:
    classes = mondrian(TEST1, pair(TEST1), 2, "relaxed" if split == "relaxed" else "strict")

    assert rows_of(classes, TEST1) == [
        [(4, 1), (4, 2)],
        [(4, 3), (4, 4)],
        [(6, 1), (6, 1)],
        [(8, 2), (8, 2)],
    ]
    assert ncp(classes or [], TEST1, pair(TEST1)) == Fraction(1, 12)


def test_strict_mondrian_reproduces_partitions_test2_with_the_lower_median() -> None:
    classes = mondrian(TEST2, pair(TEST2), 2)

    assert rows_of(classes, TEST2) == [
        [(4, 1), (4, 2), (6, 1)],
        [(4, 3), (4, 4)],
        [(8, 1), (8, 1), (8, 1), (8, 1)],
    ]
    assert float(ncp(classes or [], TEST2, pair(TEST2))) == pytest.approx(0.17592592592592593)


def test_relaxed_mondrian_reproduces_partitions_test2_with_the_lower_median() -> None:
    classes = mondrian(TEST2, pair(TEST2), 2, "relaxed")

    assert rows_of(classes, TEST2) == [
        [(4, 1), (4, 2)],
        [(4, 3), (4, 4)],
        [(6, 1), (8, 1)],
        [(8, 1), (8, 1), (8, 1)],
    ]
    assert float(ncp(classes or [], TEST2, pair(TEST2))) == pytest.approx(0.12962962962962962)


def test_basic_mondrian_reproduces_its_first_unit_test() -> None:
    attributes = [hierarchical("cat", ["4", "6", "8"], BASIC_TREE), by_value("num", 1, 10)]

    classes = mondrian(BASIC1, attributes, 2)

    assert classes == [[0, 1], [2, 3], [4, 5], [6, 7]]
    assert ncp(classes, BASIC1, attributes) == Fraction(1, 36)


def test_basic_mondrian_reproduces_its_second_unit_test() -> None:
    attributes = [
        hierarchical("cat", ["1", "2", "4", "6", "8"], BASIC_TREE),
        by_value("num", 1, 10),
    ]

    classes = mondrian(BASIC2, attributes, 2)

    assert classes == [[0, 1], [2, 3], [4, 5, 6, 7]]
    assert ncp(classes, BASIC2, attributes) == Fraction(1, 8)


def test_a_constant_column_loses_nothing() -> None:
    rows = [(5, 1), (5, 2), (5, 3), (5, 4)]
    attributes = [ordered("a", [5]), ordered("b", [1, 2, 3, 4])]

    classes = mondrian(rows, attributes, 2)

    assert classes == [[0, 1], [2, 3]]
    assert ncp(classes, rows, attributes) == Fraction(1, 6)


def test_fewer_rows_than_k_are_unsatisfiable_and_no_rows_are_no_classes() -> None:
    attribute = ordered("a", [1, 2])

    assert mondrian([(1,), (2,)], [attribute], 3) is None
    assert mondrian([], [attribute], 3) == []


def test_a_null_spans_the_whole_column_beside_a_value_and_nothing_alone() -> None:
    attribute = ordered("a", [1, 2, 3, None])

    assert attribute.codes == {1: 0, 2: 1, 3: 2, None: 4}
    assert [attribute.loss(0, 1), attribute.loss(2, 4), attribute.loss(4, 4)] == [
        Fraction(1, 2),
        1,
        0,
    ]
    assert ordered("a", [None]).codes == {None: 0}
    assert ordered("a", ["x", None]).loss(0, 1) == 1


def test_a_null_without_a_row_in_the_hierarchy_is_a_leaf_under_the_root() -> None:
    tree = [("a", "A", "*"), ("b", "B", "*"), ("c", "A", "*")]

    attribute = hierarchical("x", ["a", None], tree)

    assert attribute.codes == {"a": 0, "c": 1, "b": 2, None: 3}
    assert [attribute.loss(0, 1), attribute.loss(0, 2)] == [Fraction(2, 4), 1]
    assert [attribute.loss(2, 3), attribute.loss(3, 3)] == [1, 0]


def test_a_hierarchy_is_cut_into_all_children_or_not_at_all() -> None:
    tree = [("a", "A", "*"), ("b", "B", "*"), ("c", "C", "*")]
    enough = [("a",), ("a",), ("b",), ("b",), ("c",), ("c",)]
    attribute = hierarchical("x", "abc", tree)

    assert mondrian(enough, [attribute], 2) == [[0, 1], [2, 3], [4, 5]]
    assert mondrian(enough[:5], [attribute], 2) == [[0, 1, 2, 3, 4]]
    assert mondrian(enough[:5], [attribute], 2, cut="loss") == [[0, 1], [2, 3, 4]]


def test_the_weight_decides_which_attribute_is_cut_first() -> None:
    rows = [(0, 0), (0, 1), (1, 0), (1, 1)]

    second_first = [ordered("a", [0, 1]), ordered("b", [0, 1], weight=2)]

    assert mondrian(rows, second_first[::-1], 2) == [[0, 1], [2, 3]]
    assert mondrian(rows, second_first, 2) == [[0, 2], [1, 3]]
    assert mondrian(rows, second_first, 2, cut="loss") == [[0, 2], [1, 3]]


def test_relaxed_loss_takes_the_dealt_median_only_where_it_gains() -> None:
    values = [1, 2, 2, 2, 2, 3]
    rows = [(value,) for value in values]
    attributes = [ordered("a", values)]

    assert mondrian(rows, attributes, 2, "strict", "loss") == [[0, 1, 2, 3, 4, 5]]
    assert cells_of(mondrian(rows, attributes, 2, "relaxed", "loss") or [], rows, attributes) == [
        [((0,), 1), ((1,), 2)],
        [((1,), 2), ((2,), 1)],
    ]
    assert mondrian([(7,)] * 4, [ordered("a", [7])], 2, "relaxed", "loss") == [[0, 1, 2, 3]]


def test_ncp_of_numbers_is_the_span_of_ranks_or_of_values() -> None:
    ages = [(20,), (25,), (30,), (60,)]  # ncp.numeric
    classes = [[0, 1], [2, 3]]

    assert ncp(classes, ages, [by_value("age", 20, 60)]) == Fraction(7, 16)
    assert ncp(classes, ages, [ordered("age", [20, 25, 30, 60])]) == Fraction(1, 3)


def test_ncp_of_categories_depends_on_their_order() -> None:
    column = ["State-gov", "Private", "State-gov", "Self-emp", "Private"]

    appearance = ordered("x", column, order=by_appearance(column))

    assert appearance.codes == {"State-gov": 0, "Private": 1, "Self-emp": 2}
    assert appearance.loss(0, 2) == 1  # ncp.ordered_by_first_appearance
    assert ordered("x", column, order=by_frequency(column)).codes["Self-emp"] == 2


def test_lm_and_ncp_differ_for_two_leaves_of_four() -> None:
    tree = [("a", "A", "*"), ("b", "A", "*"), ("c", "B", "*"), ("d", "B", "*")]
    attributes = [hierarchical("x", "abcd", tree)]
    rows = [("a",), ("b",)]

    assert lm([[0, 1]], rows, attributes) == Fraction(1, 3)  # metric.lm_vs_ncp
    assert ncp([[0, 1]], rows, attributes) == Fraction(1, 2)


@pytest.mark.parametrize(
    ("levels", "lm_sum", "gcp"),
    [  # slides.node.*: race and zip by level
        ((0, 0), 0, 0),
        ((0, 1), Fraction(1, 3), Fraction(1, 4)),
        ((1, 0), 1, Fraction(1, 2)),
        ((0, 2), 1, Fraction(1, 2)),
        ((1, 1), Fraction(4, 3), Fraction(3, 4)),
        ((1, 2), 2, 1),
    ],
)
def test_losses_of_the_slides_table_are_those_of_each_node(
    levels: tuple[int, int], lm_sum: Fraction, gcp: Fraction
) -> None:
    races = [("Black", "Person"), ("White", "Person")]
    zips = [(z, z[:4] + "*", "021**") for z in ("02138", "02139", "02141", "02142")]
    attributes = [
        hierarchical("race", ["Black", "White"], races),
        hierarchical("zip", [path[0] for path in zips], zips),
    ]
    rows = [(race[0], path[0]) for race in races for path in zips]
    published = [(race[levels[0]], path[levels[1]]) for race in races for path in zips]

    classes = list(equivalence_classes(published, [0, 1]).values())

    assert lm(classes, rows, attributes) * 2 == lm_sum
    assert ncp(classes, rows, attributes) == gcp


def test_a_set_loses_by_its_size_and_everything_beside_null() -> None:
    column = ["a", "b", "c", "d", "e", None]
    rows = [(value,) for value in column]
    attributes = [ordered("x", column, is_set=True)]

    assert ncp_set([[0, 4], [1, 2, 3]], rows, attributes) == Fraction(2 * 1 + 3 * 2, 4 * 5)
    assert ncp_set([[0, 5]], rows, attributes) == 1
    assert ncp_set([[5]], rows, attributes) == 0


def test_suppressed_rows_lose_everything() -> None:
    rows = [(1,), (1,), (2,)]

    assert ncp([[0, 1]], rows, [ordered("a", [1, 2])], suppressed=1) == Fraction(1, 3)
