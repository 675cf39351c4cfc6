"""`sensitive_as_quasi`: other models' sensitive columns are quasi-identifiers for each model."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from lattice_cases import levels
from oracle_lattice import BruteForce, tree
from typing_extensions import override

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import UnsupportedError
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place
    from lattice_cases import Said
    from oracle_lattice import Node, Row

TOWNS = (("Aachen", "west", "*"), ("Bonn", "west", "*"), ("Celle", "north", "*"))
AGES = tuple((str(age), "young" if age < 3 else "old", "*") for age in range(5))
QUASI: list[Row] = [
    (TOWNS[place * 2 % 3][0], None if place % 11 == 7 else str(place * place % 5))
    for place in range(48)
]
SENSITIVE: list[Row] = [
    (("flu", "cold", None, "hiv")[place % 4], ("low", "high")[place * 3 // 4 % 2])
    for place in range(48)
]
MODELS: list[dict[str, object]] = [
    {"k_anonymity": {"k": 2}},
    {"l_diversity": {"column": "ill", "l": 2}},
    {"alpha_k": {"column": "pay", "alpha": 0.75}},
]


@dataclass(frozen=True)
class Parted(BruteForce):
    """Classes of which each part must satisfy: rows of one pay have two illnesses, and so on."""

    sensitive: Sequence[Row] = ()

    @override
    def published(self, node: Node) -> list[Row | None]:
        """Every row at a node; None for those whose class violates a model."""
        classes: dict[Row, list[Row]] = defaultdict(list)
        rows = self.generalized(node)
        for row, said in zip(rows, self.sensitive, strict=True):
            classes[row].append(said)
        sound = {row for row, held in classes.items() if len(held) >= self.k and satisfies(held)}
        return [row if row in sound else None for row in rows]


def satisfies(held: Sequence[Row]) -> bool:
    """Whether the parts of a class do, by their pay and by their illness."""
    for pay in {row[1] for row in held}:
        if len({ill for ill, other in held if other == pay and ill is not None}) < 2:
            return False
    for ill in {row[0] for row in held}:
        part = [pay for other, pay in held if other == ill]
        if max(part.count(pay) / len(part) for pay in part) > 0.75:
            return False
    return True


def job(algorithm: Said, limit: int, **more: object) -> Job:
    """The job that releases them."""
    return Job.from_mapping(
        {
            "source": "people",
            "target": {"table": "released", "if_exists": "replace"},
            "columns": {
                "id": {"role": "keep"},
                "town": {"role": "quasi", "hierarchy": {"rows": [list(path) for path in TOWNS]}},
                "age": {"role": "quasi", "hierarchy": {"rows": [list(path) for path in AGES]}},
                "ill": {"role": "sensitive"},
                "pay": {"role": "sensitive"},
            },
            "privacy": MODELS,
            "sensitive_as_quasi": True,
            "algorithm": algorithm,
            "max_suppression": limit,
            **more,
        }
    )


def load(place: Place) -> None:
    """Make the table."""
    rows = [(i, *row, *said) for i, (row, said) in enumerate(zip(QUASI, SENSITIVE, strict=True))]
    kinds = {"id": "integer", **dict.fromkeys(("town", "age", "ill", "pay"), "text")}
    place.load("people", kinds, rows)


@pytest.mark.parametrize("limit", [0, 12, 25])
@pytest.mark.parametrize("algorithm", ["optimal", "samarati", "ola", "mondrian"])
def test_each_part_of_a_class_satisfies(backend: Place, algorithm: str, limit: int) -> None:
    load(backend)
    trees = [tree([row[0] for row in QUASI], TOWNS), tree([row[1] for row in QUASI], AGES)]
    truth = Parted(QUASI, trees, 2, limit, SENSITIVE)

    report = api.run(job(algorithm, limit), connection=backend.url)

    records = sorted(backend.records("released"), key=lambda record: int(record["id"]))
    classes: dict[Row, list[Row]] = defaultdict(list)
    for record in records:
        classes[record["town"], record["age"]].append((record["ill"], record["pay"]))
    assert all(map(satisfies, classes.values()))
    assert all(model.holds for model in report.models)
    if algorithm == "mondrian":
        return
    node = levels(report)
    kept = [(i, *row) for i, row in enumerate(truth.published(node)) if row is not None]
    assert [(record["id"], record["town"], record["age"]) for record in records] == kept
    if algorithm == "optimal":
        assert truth.loss(node) == truth.loss(truth.best(truth.feasible_nodes()))
    elif algorithm == "samarati":
        assert node in truth.lowest_nodes()
    else:
        assert node in truth.minimal_nodes()


def test_without_it_more_is_released(backend: Place) -> None:
    load(backend)
    less = api.run(job("optimal", 12), connection=backend.url)
    more = api.run(job("optimal", 12, sensitive_as_quasi=False), connection=backend.url)
    assert more.loss.lm < less.loss.lm


def test_the_verifier_and_check_look_at_parts_too(backend: Place) -> None:
    load(backend)
    api.run(job("optimal", 12, sensitive_as_quasi=False), connection=backend.url)
    for parts in (False, True):
        checked = sqlanon.check(
            backend.url,
            "released",
            quasi=["town", "age"],
            privacy=MODELS,
            sensitive_as_quasi=parts,
        )
        assert checked.holds is not parts


@pytest.mark.parametrize("algorithm", ["top_down", "bottom_up", "mu_argus"])
def test_others_are_refused_where_nothing_looks_at_parts(backend: Place, algorithm: str) -> None:
    load(backend)
    models = [{"k_anonymity": {"k": 2}}]
    with pytest.raises(UnsupportedError, match="sensitive_as_quasi is not supported by"):
        api.run(job(algorithm, 0, privacy=models), connection=backend.url)
    assert backend.tables() == ["people"]
