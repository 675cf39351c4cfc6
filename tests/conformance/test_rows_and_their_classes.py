"""Every row is written under the labels of its own class, whatever is NULL in it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from expected import Quasi, Table

from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

LONG = "x" * 1_100
KINDS = {"number": Quasi("integer"), "word": Quasi("text"), "part": Quasi("real")}


def holes(*empty: int) -> list[tuple[Any, ...]]:
    """Rows with a NULL now and then in the columns of these places."""
    made: list[tuple[Any, ...]] = []
    for n in range(60):
        row = [n * n % 13, f"{n % 7}{LONG}" if n % 3 else f"w{n % 5}", n % 4 / 2]
        gone = {i for i in empty if (n + i) % 6 == 0}
        made.append(tuple(None if i in gone else cell for i, cell in enumerate(row)))
    return made


@pytest.mark.parametrize(
    "empty", [(), (0,), (1,), (0, 2), (0, 1, 2)], ids=lambda empty: f"NULL in {[*empty]}"
)
def test_a_row_finds_its_class_by_values_and_by_codes(
    backend: Place, empty: tuple[int, ...]
) -> None:
    of = Table(KINDS, holes(*empty))
    of.load(backend)

    api.run(of.job(4), connection=backend.url)

    released: dict[tuple[Any, ...], set[int]] = defaultdict(set)
    for row in backend.records("released"):
        released[tuple(row[name] for name in KINDS)].add(int(row["id"]))
    classes = [{*members} for members in of.classes(4) or []]
    assert sum(map(len, released.values())) == len(of.rows)
    assert all(any(one <= rows for rows in released.values()) for one in classes)
    assert len(classes) > 3
