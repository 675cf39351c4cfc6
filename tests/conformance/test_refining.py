"""Refined classes are the oracle's on every engine, and never lose more than those before."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from expected import Quasi, Table, numbered, run, searched, text
from oracle_mondrian import encode
from oracle_order import order_and_cut
from oracle_refine import refined
from ordered_tables import LARGE, TABLES, WIDER, coded, on_duckdb, whole_loss

from sqlanon.algorithms.refinement import refining

if TYPE_CHECKING:
    from engines import Place

DRAWN = random.Random(11)  # noqa: S311 - a table, no secret
SPREAD = Table(
    {
        "a": Quasi("integer"),
        "b": Quasi("text"),
        "c": Quasi("integer", weight=2),
        "d": Quasi("text"),
    },
    [
        (DRAWN.randrange(12), DRAWN.choice("aabbcdef"), DRAWN.randrange(7), DRAWN.choice("xyz"))
        for _ in range(90)
    ],
)
REPEATED = Table(
    {"a": Quasi("integer"), "b": Quasi("text"), "c": Quasi("integer")},
    [
        (DRAWN.randrange(9), DRAWN.choice("abcde"), DRAWN.randrange(3))
        for n in range(50)
        for _ in range(n % 4)
    ],
)
SEVERAL = {**TABLES, "spread": SPREAD, "more columns": WIDER, "repeated": REPEATED}


def algorithm(**said: object) -> dict[str, Any]:
    """The algorithm of a job: a sort and its cut, and what is said beside."""
    return {"order_and_cut": {"order": "sort", **said}}


@pytest.mark.parametrize("measure", ["set", "span"])
@pytest.mark.parametrize("split", ["strict", "relaxed"])
@pytest.mark.parametrize("name", SEVERAL)
def test_every_engine_finds_the_refined_classes_of_the_oracle(
    backend: Place, name: str, split: str, measure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, k = SEVERAL[name], 12 if name == "many values" else 3
    sets, relaxed = measure == "set", split == "relaxed"
    monkeypatch.setattr(refining, "BLOCK", 7)
    monkeypatch.setattr(refining, "SEEDS", 3)
    table.load(backend)
    said = {"split": split, "measure": measure}

    found = searched(
        backend.url,
        table.job(
            k,
            algorithm=algorithm(**said, refine=True, max_rounds=5),
            search_in="database",
        ),
    )

    attributes = table.attributes()
    rows = table.oracle_rows()
    codes = encode(rows, attributes)
    begun = order_and_cut(rows, attributes, k, relaxed=relaxed, sets=sets) or []
    classes = refined(
        [Counter(codes[row] for row in members) for members in begun],
        attributes,
        k,
        5,
        relaxed=relaxed,
        sets=sets,
        block=7,
        seeds=3,
    )
    names = {code: values for values, code in coded(table, attributes).items()}
    expected = sorted(
        (sorted(((names[code], n) for code, n in one.items()), key=repr) for one in classes),
        key=repr,
    )
    assert found == expected


@pytest.mark.parametrize(
    ("first", "measure"),
    [
        ({}, "span"),
        ({"cut": "median"}, "set"),
        ({"split": "relaxed"}, "span"),
        ({"split": "relaxed", "measure": "set"}, "set"),
    ],
    ids=["strict", "median", "relaxed", "sets"],
)
@pytest.mark.parametrize("name", SEVERAL)
def test_classes_of_mondrian_are_refined_as_the_oracle_does(
    backend: Place,
    name: str,
    first: dict[str, str],
    measure: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, k = SEVERAL[name], 12 if name == "many values" else 3
    monkeypatch.setattr(refining, "BLOCK", 7)
    table.load(backend)

    begun = numbered(backend.url, table.job(k, algorithm={"mondrian": first}))
    more = {**first, "measure": measure, "refine": True, "max_rounds": 3}
    found = searched(backend.url, table.job(k, algorithm={"mondrian": more}))

    attributes = table.attributes()
    code_of = coded(table, attributes)
    name_of = {code: values for values, code in code_of.items()}
    classes = refined(
        [Counter({code_of[values]: n for values, n in one.items()}) for one in begun.values()],
        attributes,
        k,
        3,
        relaxed=first.get("split") == "relaxed",
        sets=measure == "set",
        block=7,
    )
    assert found == sorted(
        (sorted(((name_of[code], n) for code, n in one.items()), key=repr) for one in classes),
        key=repr,
    )


@pytest.mark.parametrize("split", ["strict", "relaxed"])
@pytest.mark.parametrize("order", ["sort", "tree"])
def test_it_never_loses_more_and_loses_less_where_it_can(
    backend: Place, order: str, split: str
) -> None:
    table = Table(LARGE.quasi, LARGE.rows[:400])
    table.load(backend)
    attributes = table.attributes()
    said = {"order": order, "split": split}

    losses = []
    for rounds in (0, 1, 4):
        more: dict[str, Any] = {"refine": True, "max_rounds": rounds} if rounds else {}
        made = table.job(4, algorithm=algorithm(**{**said, **more}), search_in="database")
        found = searched(backend.url, made)
        assert found == on_duckdb(table, made)
        assert all(sum(n for _, n in one) >= 4 for one in found)
        together = sum((Counter(dict(one)) for one in found), Counter[Any]())
        assert together == Counter(tuple(map(text, row)) for row in table.rows)
        losses.append(whole_loss(table, found, attributes, sets=True))
    assert losses[0] > losses[1] > losses[2]


def test_a_refined_release_holds_its_k_and_every_row(backend: Place) -> None:
    SPREAD.load(backend)

    report = run(backend, SPREAD, 5, algorithm=algorithm(refine=True), search_in="database")

    assert report.classes.min is not None
    assert report.classes.min >= 5
    assert report.rows.published == len(SPREAD.rows)
    assert report.search.options["refine"] == "true"


def test_no_round_begins_when_its_seconds_are_over(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that goes on by a second each time that somebody looks at it."""
    SPREAD.load(backend)
    for seconds, rounds in ((1, 0), (2, 1), (3.5, 3), (100, 4)):
        clock = count()
        monkeypatch.setattr(f"{refining.__name__}.monotonic", partial(next, clock))
        said = algorithm(refine=True, max_rounds=4, max_seconds=seconds)
        found = searched(backend.url, SPREAD.job(4, algorithm=said, search_in="database"))
        monkeypatch.undo()
        more: dict[str, Any] = {"refine": True, "max_rounds": rounds} if rounds else {}
        made = SPREAD.job(4, algorithm=algorithm(**more), search_in="database")
        assert found == searched(backend.url, made)


def test_a_round_takes_as_many_statements_for_many_rows_as_for_few(backend: Place) -> None:
    few = Table(LARGE.quasi, LARGE.rows[:150])
    many = Table(LARGE.quasi, LARGE.rows[:600], name="more", target="more_released")

    taken = []
    for table in (few, many):
        table.load(backend)
        statements = []
        for rounds in (1, 2):
            said = algorithm(refine=True, max_rounds=rounds)
            target = {"table": table.target, "if_exists": "replace"}
            statements.append(
                run(
                    backend, table, 4, algorithm=said, target=target, search_in="database"
                ).search.statements
            )
        taken.append((statements[1] or 0) - (statements[0] or 0))
    assert taken[0] == taken[1]
