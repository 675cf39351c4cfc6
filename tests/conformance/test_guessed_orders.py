"""Of two orders the one is cut that is guessed to lose less, on every engine as in the oracle."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest
from expected import searched
from oracle_mondrian import encode
from oracle_order import best_dealt_cut, listed, loss, lost_in_runs, sort_order
from oracle_tree import tree_order
from ordered_tables import OF_SETS, RARE, TABLES, TAILS, cells, on_duckdb

from sqlanon.algorithms.order import order_and_cut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place
    from expected import Table

    from sqlanon.algorithms.refinement.scored import Scored


def job(table: Table, k: int, measure: str = "set", **said: object) -> Any:
    """The job of a table, its order the default unless one is said."""
    return table.job(k, algorithm={"order_and_cut": {"measure": measure, **said}})


@pytest.mark.parametrize("measure", ["set", "span"])
@pytest.mark.parametrize("name", [*TABLES, "leaves that do not occur"])
def test_every_engine_guesses_what_the_oracle_does_of_a_sort(
    backend: Place, name: str, measure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of every kind of attribute, NULL among many values too."""
    table = {**TABLES, "leaves that do not occur": RARE}[name]
    k, sets = 12 if name == "many values" else 3, measure == "set"
    guesses: list[int] = []
    units: list[Sequence[Scored]] = []
    plain = order_and_cut.estimate_loss

    def told(workspace: Any, all_cells: Any, order: Any, scored: Sequence[Scored], of: int) -> int:
        guesses.append(plain(workspace, all_cells, order, scored, of))
        units.append(scored)
        return guesses[-1]

    monkeypatch.setattr(order_and_cut, "estimate_loss", told)
    table.load(backend)
    searched(backend.url, job(table, k, measure))

    attributes, codes = table.attributes(), encode(table.oracle_rows(), table.attributes())
    order = sort_order(codes, listed(codes, attributes, k, sets=sets))
    first = next(one for one in units[0] if one.divisor)
    whole = first.scale * first.divisor / Fraction(attributes[first.index].weight)
    _, of_sort = guesses
    assert of_sort == whole * lost_in_runs(order, codes, attributes, k, sets=sets)


@pytest.mark.parametrize("name", ["words", *OF_SETS])
def test_every_engine_cuts_the_order_that_loses_less_in_runs(backend: Place, name: str) -> None:
    table, k = {**TABLES, **OF_SETS}[name], 2
    table.load(backend)

    found = searched(backend.url, job(table, k))

    attributes, codes = table.attributes(), encode(table.rows, table.attributes())
    orders = [
        tree_order(codes, attributes, k, sets=True),
        sort_order(codes, listed(codes, attributes, k, sets=True)),
    ]
    order = min(orders, key=lambda one: lost_in_runs(one, codes, attributes, k, sets=True))
    assert found == cells(table, best_dealt_cut(order, codes, attributes, k, sets=True))


@pytest.mark.full
def test_long_tails_lose_as_little_as_in_the_better_order(backend: Place) -> None:
    """Where a set of many values is a range to the tree, and a range is none to the sort."""
    TAILS.load(backend)
    attributes, codes = TAILS.attributes(), encode(TAILS.oracle_rows(), TAILS.attributes())
    of_row = {cells(TAILS, [[n]])[0][0][0]: code for n, code in enumerate(codes)}
    chosen = {}

    for measure in ("set", "span"):
        found = searched(backend.url, job(TAILS, 5, measure))

        lost = {}
        for order in ("tree", "sort"):
            made = on_duckdb(TAILS, job(TAILS, 5, measure, order=order))
            if made == found:
                chosen[measure] = order
            lost[order] = sum(
                sum(n for _, n in one)
                * loss([of_row[values] for values, _ in one], attributes, sets=measure == "set")
                for one in made
            )
        assert lost[chosen[measure]] == min(lost.values())
    assert chosen == {"set": "sort", "span": "tree"}
    assert Counter(TAILS.rows).total() == sum(n for one in found for _, n in one)
