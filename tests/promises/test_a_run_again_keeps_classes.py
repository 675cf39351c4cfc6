"""`run` once more in place: classes stay whole, rise or stay; nothing raw stands beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from again import SMALL, run, shown, table, taken
from nights import JOBS, Nights

from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from engines import Place

SWAPPED = {
    "algorithm": {"datafly": {"suppress_up_to": "limit"}},
    "target": {"mode": "replace"},
}


@pytest.mark.parametrize(
    ("seed", "rows", "limit", "said"),
    [(1, 30, 0, {}), (6, 25, 2, {"algorithm": "ola"}), (7, 60, 0, SWAPPED)],
    ids=["by update", "with suppression", "by any way"],
)
def test_nights_of_one_table(
    backend: Place, seed: int, rows: int, limit: int, said: dict[str, Any]
) -> None:
    nights = Nights(k=3, l=2, seed=seed, least=not said)
    keyed = "target" not in said or backend.name == "mariadb"  # where no table is swapped
    table(backend, *nights.come(rows), keyed=keyed)
    seen = []
    for _ in range(4):
        if nights.allowed(limit):
            report = run(backend, max_suppression=limit, **SMALL, **said)
            nights.night(taken(report), shown(backend), limit)
            seen.append(nights.levels)
        else:
            before = shown(backend)
            with pytest.raises(UnsatisfiableError):
                run(backend, max_suppression=limit, **SMALL, **said)
            assert shown(backend) == before
        backend.run(*nights.day())
    assert seen == LEVELS[seed]


LEVELS: dict[int, list[tuple[int, ...]]] = {
    1: [(1, 0, 0), (3, 4, 0), (3, 4, 0), (3, 4, 1)],
    6: [(0, 0, 0), (0, 0, 0), (3, 0, 0), (3, 0, 0)],
    7: [(1, 0, 0), (2, 4, 1), (2, 4, 1), (3, 4, 1)],
    11: [(0, 4, 0)] * 3,
}
"""What every engine takes, night after night."""


@pytest.mark.gate
def test_nights_of_a_larger_table(backend: Place) -> None:
    nights = Nights(k=20, l=3, seed=11)
    table(backend, *nights.come(2000, kinds=len(JOBS)))
    asked = {"privacy": [{"k_anonymity": {"k": 20}}, {"l_diversity": {"column": "ill", "l": 3}}]}
    seen = []
    for _ in range(3):
        report = run(backend, **asked)
        nights.night(taken(report), shown(backend))
        seen.append(nights.levels)
        backend.run(*(step for _ in range(40) for step in nights.day()))
    assert seen == LEVELS[11]
