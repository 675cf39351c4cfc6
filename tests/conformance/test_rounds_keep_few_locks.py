"""A search of many rounds makes a fixed number of relations where dropped ones keep their locks."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.sql.statement import Command, Make, Statement

if TYPE_CHECKING:
    from engines import Place

NETWORK = {"table": "links", "columns": ["one", "two"], "key": "id"}
MEAN = {"role": "quasi", "output": "mean"}
PLAIN = {"role": "quasi"}


@pytest.mark.parametrize(
    ("algorithm", "column"),
    [
        ({"sangreea": {}}, PLAIN),
        ({"k_member": {"measure": "set"}}, PLAIN),
        ({"oka": {}}, PLAIN),
        ({"sangreea": {"network": NETWORK}}, PLAIN),
        ({"microaggregation": {"mode": "exact"}}, MEAN),
    ],
    ids=["sangreea", "k_member", "oka", "network", "microaggregation"],
)
def test_relations_do_not_grow_with_rounds(
    backend: Place, algorithm: dict[str, Any], column: dict[str, str]
) -> None:
    chance = random.Random(3)  # noqa: S311 - a table, no secret
    rows = [(n, chance.randrange(1000), chance.randrange(1000)) for n in range(40)]
    backend.load("people", {"id": "integer", "age": "integer", "pay": "integer"}, rows)
    backend.load("links", {"one": "integer", "two": "integer"}, [(n, n // 2) for n in range(40)])
    made: Counter[str] = Counter()
    emptied: Counter[str] = Counter()

    def seen(statement: Statement) -> None:
        made[statement.name] += isinstance(statement, Make)
        emptied[statement.name] += isinstance(statement, Command)

    report = sqlanon.anonymize(
        backend.url,
        "people",
        target="masked",
        columns={"id": {"role": "drop"}, "age": column, "pay": column},
        privacy=[sqlanon.KAnonymity(k=3)],
        algorithm=algorithm,
        search_in="database",
        observer=sqlanon.Observer(statement=seen),
    )

    assert (report.classes.min or 0) >= 3
    rounds = report.search.rounds or 0
    assert rounds >= 6
    if backend.name == "postgresql":
        assert made.most_common(1)[0][1] <= 4
        assert emptied["workspace/empty"] > rounds
    else:
        assert emptied["workspace/empty"] == 0
