"""A search finds the least value of the metric that a job names, on every engine."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import oracle_metrics as oracle
import pytest
from lattice_cases import Case, levels
from oracle_metrics import Release, full_domain

from sqlanon import anonymize

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from fractions import Fraction

    from engines import Place

    Truth = Callable[[Release], float | Fraction]

K = 3
LIMIT = 4
TOWNS = (
    ("Aachen", "west", "*"),
    ("Bonn", "west", "*"),
    ("Celle", "north", "*"),
    ("Kiel", "north", "*"),
    ("Lahr", "south", "*"),
)
CASE = Case(
    [
        (
            TOWNS[place * place % 7 % 5][0] if place % 6 else None,
            ("nurse", "clerk", "smith")[place // 2 % 3 * (place % 3) % 3],
            "mf"[place * 3 % 4 // 2],
        )
        for place in range(40)
    ],
    {"town": TOWNS, "job": None, "sex": None},
    {"town": 3, "job": 2, "sex": 1},
)
METRICS: list[tuple[str, Mapping[str, object], Truth]] = [
    ("loss", {}, lambda r: r.mean(oracle.loss_shares(r))),
    ("loss", {"aggregate": "sum"}, oracle.loss_sum),
    ("loss", {"aggregate": "geometric"}, oracle.loss_geometric),
    ("loss", {"gs_factor": 0.25}, lambda r: r.mean(oracle.loss_shares(r, oracle.HALF / 2))),
    ("loss", {"gs_factor": 0.75}, lambda r: r.mean(oracle.loss_shares(r, oracle.HALF * 3 / 2))),
    ("ncp", {}, oracle.ncp),
    ("precision", {}, lambda r: 1 - oracle.precision(r)),
    ("height", {}, oracle.height),
    ("distortion", {}, oracle.distortion),
    ("discernibility", {}, oracle.discernibility),
    ("discernibility", {"variant": "dm_star"}, oracle.discernibility_star),
    ("average_class_size", {}, lambda r: oracle.average_class_size(r, K)),
    ("average_class_size", {"variant": "aecs"}, oracle.aecs),
    ("entropy", {}, oracle.entropy),
    ("entropy", {"variant": "nue_nm"}, oracle.entropy_nm),
    ("ambiguity", {}, oracle.ambiguity),
    ("ambiguity", {"variant": "sum"}, oracle.ambiguity_sum),
    ("kl_divergence", {}, oracle.kl_divergence),
]


@cache
def feasible() -> dict[tuple[int, ...], Release]:
    """What is released at each level vector that suppresses few enough rows."""
    truth = CASE.oracle(K, LIMIT)
    paths = [{path[0]: path for path in tree.paths} for tree in truth.trees]
    weights = [CASE.weights[name] for name in CASE.hierarchies]
    made = {}
    for node in truth.feasible_nodes():
        whole = full_domain(CASE.rows, paths, node, frozenset(), weights)
        small = frozenset(labels for labels, size in whole.classes.items() if size < K)
        made[node] = full_domain(CASE.rows, paths, node, small, weights)
    return made


@pytest.mark.parametrize(
    ("metric", "options", "truth"),
    METRICS,
    ids=["-".join([name, *map(str, options.values())]) for name, options, _ in METRICS],
)
def test_the_optimum_is_that_of_brute_force(
    backend: Place, metric: str, options: Mapping[str, object], truth: Truth
) -> None:
    CASE.load(backend)
    said: Any = {"optimal": {"metric": {metric: options}}}
    values = {node: float(truth(release)) for node, release in feasible().items()}
    assert len(set(values.values())) > 1

    report = CASE.run(backend.url, said, K, LIMIT)

    assert report.search.optimal
    assert values[levels(report)] == pytest.approx(min(values.values()), rel=1e-9, abs=1e-9)


@pytest.mark.parametrize(
    "models",
    [
        [{"k_anonymity": {"k": 2}}, {"l_diversity": {"column": "s", "l": 5}}],
        [{"alpha_k": {"column": "s", "alpha": 0.5, "k": 2}}, {"average_risk": {"threshold": 0.2}}],
        [{"l_diversity": {"column": "s", "l": 5}}],
    ],
    ids=["l", "alpha_k", "none"],
)
def test_a_run_divides_the_average_class_size_by_one_k(
    backend: Place, models: list[dict[str, object]]
) -> None:
    """By the k of k-anonymity: other models that want larger classes do not change it."""
    backend.load("people", {"q": "integer", "s": "integer"}, [(n // 5, n % 5) for n in range(20)])
    report = anonymize(
        backend.url,
        "people",
        columns={"q": {"role": "quasi", "hierarchy": {"flat": True}}, "s": {"role": "sensitive"}},
        privacy=models,
        target="released",
        algorithm={"optimal": {"metric": "average_class_size"}},
    )
    asked = 1 if len(models) == 1 else 2
    assert report.classes.count == 4
    assert report.search.value == report.loss.average_class_size == 20 / 4 / asked
