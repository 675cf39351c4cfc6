"""Which of the counted level vectors a plan draws as what more suppression would save."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from sqlanon.algorithms.full_domain.comparison import trade_offs
from sqlanon.algorithms.full_domain.counter import ClassCounter, Measured

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlanon.metrics import Totals

ROWS = 100
BEST = (2,)


def measured(node: int, suppressed: int, cost: float, *, hopeless: bool = False) -> Measured:
    """A level vector of one column; hopeless where no suppression helps."""
    totals = cast("Totals", SimpleNamespace(suppressed=suppressed, classes=9))
    feasible = (node,) == BEST
    return Measured(
        (node,),
        totals,
        Fraction(cost),
        feasible=feasible,
        infeasible_below=not feasible,
        unsuppressible=hopeless,
    )


def drawn(*others: Measured, bounds: dict[int, float] | None = None) -> list[tuple[int, int]]:
    """The nodes and rows of the frontier, of one that loses 0.5 with 2 rows suppressed and others.

    Args:
        others: What was counted beside it.
        bounds: What generalization alone costs, by node; a fifth of the level where none is said.
    """
    every = {one.node: one for one in (measured(BEST[0], 2, 0.5), *others)}

    def asked(nodes: Iterable[tuple[int]]) -> list[Measured]:
        return [every[node] for node in nodes]

    counter: Any = SimpleNamespace(
        budget=SimpleNamespace(rows=ROWS),
        bound=lambda node: (bounds or {}).get(node[0], node[0] / 5),
        measured=every,
        count=asked,
        add_costs=asked,
    )
    found = trade_offs(cast("ClassCounter", counter), [BEST])
    return [(one.node[0], one.suppressed_rows) for one in found]


def test_what_loses_less_for_more_suppression_is_drawn() -> None:
    assert drawn(measured(1, 10, 0.4), measured(0, 20, 0.3)) == [(2, 2), (1, 10), (0, 20)]


def test_nothing_that_no_suppression_helps() -> None:
    assert drawn(measured(1, 10, 0.4, hopeless=True)) == [(2, 2)]


def test_nothing_beyond_a_quarter_of_the_rows() -> None:
    found = drawn(measured(1, 25, 0.4), measured(0, 26, 0.3))
    assert found == [(2, 2), (1, 25)]


def test_nothing_that_suppresses_no_more() -> None:
    assert drawn(measured(1, 2, 0.4)) == [(2, 2)]


def test_nothing_that_costs_as_much_or_more_when_it_is_asked() -> None:
    """The guess says that it loses less, and the cost that it does not."""
    assert drawn(measured(1, 10, 0.5)) == [(2, 2)]
    assert drawn(measured(1, 10, 0.6), measured(0, 20, 0.3)) == [(2, 2), (0, 20)]


def test_what_is_not_likely_to_lose_less_is_not_asked_for_its_cost() -> None:
    """Asking is a statement; generalization alone costs as much there as the best does in all."""
    assert drawn(measured(1, 10, 0.4), bounds={1: 0.5}) == [(2, 2)]


def test_each_loses_less_than_the_one_before() -> None:
    found = drawn(measured(1, 10, 0.3), measured(0, 20, 0.4))
    assert found == [(2, 2), (1, 10)]


def test_eight_level_vectors_at_most_and_the_first() -> None:
    many = [measured(node, node, 0.5 - node / 100) for node in range(3, 23)]
    bounds = {node: 0.3 - node / 50 for node in range(3, 23)}
    found = drawn(*many, bounds=bounds)
    assert found[0] == (2, 2)
    assert found[-1] == (22, 22)
    assert 5 <= len(found) <= 9
