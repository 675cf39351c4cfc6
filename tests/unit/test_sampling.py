"""Samples of a cross product show what they promise: each value, or each pair of values."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING

import pytest
from sampling import QUICKEST, SHARES, beyond_gate, beyond_plain, of_share, repeated

if TYPE_CHECKING:
    from collections.abc import Callable

ENGINES = ("sqlite", "duckdb", "mariadb")
SPLITS = ("strict", "relaxed")
CUTS = ("loss", "median", "span")
PRODUCT = {
    f"{engine}-{split}-{cut}": {"backend": engine, "split": split, "cut": cut}
    for engine, split, cut in itertools.product(ENGINES, SPLITS, CUTS)
}


def test_every_pair_of_values_is_left_and_what_runs_in_any_case() -> None:
    kept = {"duckdb-strict-loss", "duckdb-strict-median"}
    left = PRODUCT.keys() - repeated(PRODUCT, kept)
    assert kept <= left
    assert len(left) < len(PRODUCT)
    for one, other in itertools.combinations(("backend", "split", "cut"), 2):
        shown = {(PRODUCT[name][one], PRODUCT[name][other]) for name in left}
        assert shown == {(said[one], said[other]) for said in PRODUCT.values()}


def test_of_one_parameter_or_two_nothing_is_repeated() -> None:
    one = {engine: {"backend": engine} for engine in ENGINES}
    two = {f"{e}-{c}": {"backend": e, "cut": c} for e in ENGINES for c in CUTS}
    assert repeated(one, set()) == set() == repeated(two, set())


def test_plain_pytest_takes_one_case_on_the_quickest_engine() -> None:
    few = PRODUCT.keys() - beyond_plain(PRODUCT)
    assert [PRODUCT[name]["backend"] for name in few] == [QUICKEST]


def test_plain_pytest_takes_each_value_where_no_engine_is_asked() -> None:
    cases = {cut: {"cut": cut} for cut in CUTS}
    assert beyond_plain(cases) == set()


def test_the_gate_shows_each_value_once() -> None:
    shown = PRODUCT.keys() - beyond_gate(PRODUCT, set())
    assert len(shown) == len(ENGINES) == len(CUTS)
    for parameter, values in (("backend", ENGINES), ("split", SPLITS), ("cut", CUTS)):
        assert {PRODUCT[name][parameter] for name in shown} == {*values}


def test_two_engines_show_the_other_values() -> None:
    shown = PRODUCT.keys() - beyond_gate(PRODUCT, set(), each_engine=False)
    engines = {PRODUCT[name]["backend"] for name in shown}
    assert len(engines) == 2
    assert QUICKEST in engines
    assert {PRODUCT[name]["cut"] for name in shown} == {*CUTS}
    one = {name: chosen for name, chosen in PRODUCT.items() if chosen["backend"] == "mariadb"}
    assert beyond_gate(one, set(), each_engine=False) < one.keys()


@pytest.mark.parametrize("choose", [beyond_gate, repeated])
def test_what_is_chosen_does_not_depend_on_the_order_of_cases(
    choose: Callable[[dict[str, dict[str, object]], set[str]], set[str]],
) -> None:
    cases: dict[str, dict[str, object]] = {
        f"test[{a}-{b}-{c}]": {"a": a, "b": b, "c": c}
        for a in range(3)
        for b in range(3)
        for c in range(3)
    }
    there = choose(cases, set())
    assert there
    for seed in range(5):
        names = sorted(cases)
        random.Random(seed).shuffle(names)  # noqa: S311 - the same in each run
        assert choose({name: cases[name] for name in names}, set()) == there


def test_each_case_is_of_one_share() -> None:
    names = [f"test[{number}]" for number in range(1200)]
    shares = [{name for name in names if of_share(name, share)} for share in range(SHARES)]
    assert set.union(*shares) == {*names}
    assert sum(map(len, shares)) == len(names)
    assert min(map(len, shares)) > len(names) / SHARES / 2
    assert {name for name in names if of_share(name, SHARES)} == shares[0]
