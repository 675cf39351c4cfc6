"""Refined classes go on satisfying every model, and lose no more, on every engine."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from expected import Quasi, Table, searched, text
from oracle_mondrian import encode
from oracle_order import order_and_cut
from oracle_refine import refined
from ordered_tables import coded, on_duckdb, whole_loss

import sqlanon
from sqlanon.algorithms.refinement import refining, spanned

if TYPE_CHECKING:
    from engines import Place
    from oracle_mondrian import Codes

ILLS = ["flu", "gout", "cough"]
L_2 = {"l_diversity": {"column": "ill", "l": 2}}
T = {"t_closeness": {"column": "ill", "t": 0.45, "distance": "equal"}}
K_3 = {"k_anonymity": {"k": 3}}


def table_of(rows: list[tuple[int, str, int, str]]) -> Table:
    return Table(
        {
            "age": Quasi("integer"),
            "town": Quasi("text"),
            "pay": Quasi("integer"),
            "ill": Quasi("text"),
        },
        rows,
        extra={
            "columns": {
                "id": {"role": "keep"},
                "age": {"role": "quasi"},
                "town": {"role": "quasi"},
                "pay": {"role": "quasi"},
                "ill": {"role": "sensitive"},
            }
        },
    )


def drawn(seed: int, rows: int, *, by_age: bool) -> Table:
    """A table of illnesses that are anyone's, or mostly go with the age."""
    chance = random.Random(seed)  # noqa: S311 - a table, no secret
    made = []
    for _ in range(rows):
        age, ill = chance.randrange(40), chance.choice(ILLS)
        if by_age and chance.random() < 0.7:
            ill = ILLS[age // 10 % len(ILLS)]
        made.append((age, chance.choice("aabbcdef"), chance.randrange(9), ill))
    return table_of(made)


ANYONES = drawn(1464, 60, by_age=False)
"""Each class of 3 has two illnesses before it is refined: by its seed."""
BY_AGE = drawn(1, 120, by_age=True)


def illnesses(table: Table) -> dict[Any, Counter[str]]:
    """Those of the rows of each cell."""
    found: defaultdict[Any, Counter[str]] = defaultdict(Counter)
    for *cell, ill in table.rows:
        found[tuple(map(text, cell))][ill] += 1
    return found


def test_a_pair_stays_as_it_was_where_a_model_would_not_hold(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refining, "BLOCK", 9)
    table, ills = ANYONES, illnesses(ANYONES)
    table.load(backend)
    said = {"order": "sort", "split": "strict", "refine": True, "max_rounds": 4}
    job = table.job(3, algorithm={"order_and_cut": said}, privacy=[K_3, L_2])

    found = searched(backend.url, job)

    attributes = table.attributes()[:3]
    rows = [row[:3] for row in table.oracle_rows()]
    codes = encode(rows, attributes)
    named = {code: values for values, code in coded(table, attributes).items()}

    def two(members: Counter[Codes]) -> bool:
        return len({ill for cell in members for ill in ills[named[cell]]}) >= 2

    begun = [
        Counter(codes[row] for row in members)
        for members in order_and_cut(rows, attributes, 3, relaxed=False, sets=True) or []
    ]
    assert all(map(two, begun)), "none is put together before"
    how: dict[str, Any] = {"relaxed": False, "sets": True, "block": 9}
    free = refined(begun, attributes, 3, 4, **how)
    assert not all(map(two, free)), "without the model one would be broken"
    expected = refined(begun, attributes, 3, 4, sound=two, **how)
    assert found == sorted(
        (sorted(((named[c], n) for c, n in one.items()), key=repr) for one in expected), key=repr
    )


@pytest.mark.parametrize("model", [L_2, T], ids=["l", "t"])
@pytest.mark.parametrize(
    "algorithm",
    [
        {"order_and_cut": {"split": "strict"}},
        {"k_member": {"split": "strict", "measure": "set"}},
        {"mondrian": {"measure": "set"}},
    ],
    ids=["order_and_cut", "k_member", "mondrian"],
)
def test_classes_that_satisfy_models_are_refined(
    backend: Place,
    algorithm: dict[str, Any],
    model: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(spanned, "MOST", 1)  # or 2k
    table, ills = BY_AGE, illnesses(BY_AGE)
    table.load(backend)
    ((name, said),) = algorithm.items()
    jobs = [
        table.job(3, algorithm={name: {**said, **more}}, privacy=[K_3, model])
        for more in ({}, {"refine": True})
    ]

    before, after = (searched(backend.url, job) for job in jobs)

    first, last = (
        whole_loss(table, found, table.attributes()[:3], sets=True) for found in (before, after)
    )
    assert last < first
    large = [one for one in before if len(one) > 6]
    assert large
    assert all(one in after for one in large), "each cut of theirs would be tried"
    every = sum(ills.values(), Counter[str]())
    for one in after:
        held = sum((ills[values] for values, _ in one), Counter[str]())
        assert held.total() == sum(n for _, n in one) >= 3
        apart = sum(abs(held[ill] / held.total() - n / every.total()) for ill, n in every.items())
        assert len(held) >= 2 if model is L_2 else apart / 2 <= 0.45 + 1e-9
    assert sum(n for one in after for _, n in one) == len(table.rows)
    if backend.name != "duckdb":
        assert after == on_duckdb(table, jobs[1])


@pytest.mark.full
@pytest.mark.parametrize("measure", ["set", "span"])
def test_exchanged_rows_leave_each_class_its_values(
    backend: Place, measure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spanned, "MOST", 1)  # or 2k: these have more cells, and exchange rows
    near = {"t_closeness": {**T["t_closeness"], "t": 0.05}}
    table = BY_AGE
    table.load(backend)
    ways: dict[str, dict[str, Any]] = {
        "mondrian": {"mondrian": {"split": "by_value", "measure": measure}},
        "drawn": {"order_and_cut": {"split": "by_value", "measure": measure}},
        "exchanged": {"order_and_cut": {"split": "by_value", "measure": measure, "refine": True}},
        "refined": {"mondrian": {"split": "by_value", "measure": measure, "refine": True}},
    }
    values, losses, cells = {}, {}, {}
    for way, algorithm in ways.items():
        target = {"table": "released", "if_exists": "replace"}
        job = table.job(3, algorithm=algorithm, privacy=[K_3, near], target=target)
        report = sqlanon.run(job, connection=backend.url)
        held: defaultdict[Any, Counter[str]] = defaultdict(Counter)
        for row in backend.records("released"):
            held[row["age"], row["town"], row["pay"]][row["ill"]] += 1
        assert report.rows.published == len(table.rows)
        values[way] = sorted(sorted(one.items()) for one in held.values())
        losses[way] = report.loss.ncp if measure == "span" else report.loss.lm
        cells[way] = searched(backend.url, job)
        if backend.name != "duckdb":
            assert cells[way] == on_duckdb(table, job)
    assert cells["drawn"] == cells["mondrian"]
    assert cells["exchanged"] == cells["refined"]
    assert values["exchanged"] == values["drawn"]
    assert losses["exchanged"] < losses["drawn"]


@pytest.mark.parametrize("name", ["order_and_cut", "mondrian"])
def test_refined_classes_keep_their_persons(backend: Place, name: str) -> None:
    """Each of 3 persons at least; dealt by rows alone, eight tables of twenty had fewer."""
    refined_tables, measure = 0, {"measure": "set"}
    for seed in range(6):
        chance = random.Random(seed)  # noqa: S311 - a table, no secret
        rows = [
            (number, chance.randrange(20), chance.choice("aabbcdef"), chance.randrange(22))
            for number in range(60)
        ]
        backend.load(
            f"visits_{seed}",
            {"id": "integer", "age": "integer", "town": "text", "person": "integer"},
            rows,
        )
        losses = []
        for refine in (False, True):
            report = sqlanon.anonymize(
                backend.url,
                f"visits_{seed}",
                columns={
                    "id": {"role": "keep"},
                    "age": {"role": "quasi"},
                    "town": {"role": "quasi"},
                    "person": {"role": "drop"},
                },
                privacy=[{"k_anonymity": {"k": 3, "person": "person"}}],
                algorithm={name: {"split": "strict", "refine": refine, **measure}},
                target={"table": "released", "if_exists": "replace"},
            )
            losses.append(report.loss.lm or 0)
            persons: defaultdict[Any, set[int]] = defaultdict(set)
            for row in backend.records("released"):
                persons[row["age"], row["town"]].add(rows[int(row["id"])][3])
            assert min(map(len, persons.values())) >= 3
        assert losses[1] <= losses[0]
        refined_tables += losses[1] < losses[0]
    assert refined_tables > 2
