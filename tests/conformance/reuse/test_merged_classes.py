"""Classes of k rows that violate another model are put together with near ones, on every engine."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from expected import Cells, Quasi, Table, searched, text
from ordered_tables import on_duckdb

from sqlanon.algorithms.refinement.refining import BLOCK
from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from engines import Place

CHANCE = random.Random(7)  # noqa: S311 - a table, no secret
ILLS = ["flu", "gout", "cough", None]
ALGORITHMS: dict[str, dict[str, Any]] = {
    # its tree of sets is another one where k is all that is asked
    "order_and_cut": {"order_and_cut": {"split": "strict", "order": "sort"}},
    "order_and_cut by span": {"order_and_cut": {"split": "strict", "measure": "span"}},
    "sangreea": {"sangreea": {"split": "strict"}},
    "k_member": {"k_member": {"split": "strict", "measure": "set"}},
    "oka": {"oka": {"split": "strict", "measure": "span"}},
}


def table_of(rows: int, ages: int, *, ill: str = "ill", alike: int = 12) -> Table:
    """Rows whose illness is nearly that of their neighbours, so that many classes show one."""
    drawn = sorted((CHANCE.randrange(ages), CHANCE.choice("aabbbcdefgh")) for _ in range(rows))
    ills = {age: ILLS[age // alike % len(ILLS)] for age in range(ages)}
    return Table(
        {"age": Quasi("integer"), "town": Quasi("text"), "ill": Quasi("text")},
        [
            (age, town, ills[age] if CHANCE.random() < 0.9 else CHANCE.choice(ILLS))
            for age, town in drawn
        ],
        extra={
            "columns": {
                "id": {"role": "keep"},
                "age": {"role": "quasi"},
                "town": {"role": "quasi"},
                ill: {"role": "sensitive"},
            }
        },
    )


SMALL, LARGE = table_of(90, 40), table_of(900, 300)
MODELS: dict[str, dict[str, Any]] = {
    "l": {"l_diversity": {"column": "ill", "l": 2}},
    "t": {"t_closeness": {"column": "ill", "t": 0.4, "distance": "equal"}},
}


def members(table: Table, found: Cells) -> list[Counter[str | None]]:
    """The illnesses of each class: cells stay whole, so its labels tell its rows."""
    ills: defaultdict[Any, Counter[str | None]] = defaultdict(Counter)
    for age, town, ill in table.rows:
        ills[text(age), text(town)][ill] += 1
    made = [sum((ills[values] for values, _ in one), Counter[str | None]()) for one in found]
    assert [one.total() for one in made] == [sum(n for _, n in one) for one in found]
    return made


def holds(one: Counter[str | None], every: Counter[str | None], model: str) -> bool:
    if model == "l":
        return len(one.keys() - {None}) >= 2  # NULL is no value to l-diversity unless a job says so
    apart = sum(abs(one[v] / one.total() - n / every.total()) for v, n in every.items())
    return apart / 2 <= 0.4 + 1e-9


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("name", ALGORITHMS)
def test_classes_are_put_together_until_every_model_holds(
    backend: Place, name: str, model: str
) -> None:
    table, algorithm = SMALL, ALGORITHMS[name]
    table.load(backend)
    alone = searched(backend.url, table.job(3, algorithm=algorithm))
    asked = table.job(3, algorithm=algorithm, privacy=[{"k_anonymity": {"k": 3}}, MODELS[model]])

    found = searched(backend.url, asked)

    every = Counter(ill for _, _, ill in table.rows)
    before = [holds(one, every, model) for one in members(table, alone)]
    assert not all(before)
    assert all(holds(one, every, model) for one in members(table, found))
    assert 1 < len(found) < len(alone)
    # whole classes went, and each of several holds one that had to go, or that somebody came to
    home = {values: number for number, one in enumerate(found) for values, _ in one}
    parts: defaultdict[int, list[bool]] = defaultdict(list)
    for held, one in zip(before, alone, strict=True):
        (number,) = {home[values] for values, _ in one}
        parts[number].append(held)
    for together in parts.values():
        assert (len(together) == 1) == all(together)
    if backend.name != "duckdb":
        assert found == on_duckdb(table, asked)


def test_more_classes_than_one_block_has(backend: Place) -> None:
    table, algorithm = LARGE, ALGORITHMS["order_and_cut"]
    table.load(backend)
    asked = table.job(3, algorithm=algorithm, privacy=[{"k_anonymity": {"k": 3}}, MODELS["l"]])

    found = searched(backend.url, asked)

    alone = searched(backend.url, table.job(3, algorithm=algorithm))
    assert len(alone) > BLOCK
    every = Counter(ill for _, _, ill in table.rows)
    assert all(holds(one, every, "l") for one in members(table, found))
    assert len(found) > BLOCK / 3
    if backend.name != "duckdb":
        assert found == on_duckdb(table, asked)


def test_what_one_class_of_all_rows_violates_is_refused(backend: Place) -> None:
    table = SMALL
    table.load(backend)
    privacy = [{"k_anonymity": {"k": 3}}, {"l_diversity": {"column": "ill", "l": 5}}]
    with pytest.raises(UnsatisfiableError, match="all rows as one class do not satisfy"):
        searched(backend.url, table.job(3, algorithm=ALGORITHMS["oka"], privacy=privacy))
