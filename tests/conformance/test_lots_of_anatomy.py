"""Which rows meet in a group of Anatomy is by lot: neither the rule nor the tables tell."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import sqlanon
from sqlanon import Anatomy, LDiversity

if TYPE_CHECKING:
    from engines import Place

COLUMNS = {"age": "integer", "illness": "text", "income": "integer"}
SAID: dict[str, Any] = {
    "age": {"role": "quasi"},
    "illness": {"role": "sensitive"},
    "income": {"role": "keep"},
}
KEY = "a key of sixteen or more"


def test_where_rows_of_equal_values_end_tells_nothing(backend: Place) -> None:
    """Each row has a lot of its own: else those of a cell and a value would lie side by side.

    Groups are of a and b or of b and c. Where few rows of a cell were in groups of a and b, all of
    them were a, and where many were, all others c (97 to 100 of 100 were).
    """
    chance, right = random.Random(5), []  # noqa: S311 - the same in each run
    cells, rows_of_each, trials = 10, 20, 3
    size = cells * rows_of_each
    for trial in range(trials):
        ills = ["a"] * (3 * size // 10) + ["b"] * (size // 2) + ["c"] * (size // 5)
        chance.shuffle(ills)
        backend.run(*(f"DROP TABLE {one}" for one in backend.named() if trial and one == "visits"))
        backend.load(
            "visits",
            COLUMNS,
            [(n % cells, ill, n) for n, ill in enumerate(ills)],
        )
        sqlanon.anonymize(
            backend.url,
            "visits",
            columns=SAID,
            privacy=[LDiversity(column="illness", l=2)],
            algorithm=Anatomy(key=f"{KEY}{trial}"),
            target={"table": "out", "if_exists": "replace"},
        )
        right += guessed_by_cell(backend, ills)
    assert len(right) > 20
    assert sum(right) / len(right) < 0.7


def test_which_rows_of_a_cell_meet_is_not_told_by_the_rule(backend: Place) -> None:
    """Each secret pairs them otherwise: who tries all values finds no pairs that only some make."""
    rows = [(20, "ab"[n * 5 // 3 % 2], n) for n in range(8)]
    backend.load("visits", COLUMNS, rows)
    met = set()
    for trial in range(4):
        sqlanon.anonymize(
            backend.url,
            "visits",
            columns=SAID,
            privacy=[LDiversity(column="illness", l=2)],
            algorithm=Anatomy(key=f"{KEY}{trial}"),
            target={"table": "out", "if_exists": "replace"},
        )
        people: defaultdict[int, list[int]] = defaultdict(list)
        for row in backend.records("out"):
            people[row["group_id"]].append(row["income"])
        met.add(tuple(sorted(tuple(sorted(one)) for one in people.values())))
    assert len(met) > 2


def guessed_by_cell(place: Place, ills: list[str]) -> list[bool]:
    """Whether each guess of who takes the rows of a cell and a value for neighbours is right."""
    shown = defaultdict(set)
    for row in place.records("out_illness"):
        shown[row["group_id"]].add(row["illness"])
    of_a = {group for group, values in shown.items() if "a" in values}
    sides: defaultdict[int, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    for row in place.records("out"):
        sides[row["age"]][row["group_id"] not in of_a].append(row["income"])
    guessed: dict[int, str] = {}
    for first, second in sides.values():
        share = len(first) / (len(first) + len(second))
        if share < len(of_a) / len(shown):
            guessed |= dict.fromkeys(first, "a")
        else:
            guessed |= dict.fromkeys(second, "c")
    return [ills[income] == value for income, value in guessed.items()]
