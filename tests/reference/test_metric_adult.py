"""Metrics of lattice nodes of UCI Adult are the ones that ARX asserts.

See docs/definitions, "Where expected numbers come from".

Skipped where the data are not beside the checkout. Classes are counted with numpy: no SQL here.
"""

from __future__ import annotations

import csv
import json
import math
import os
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from metric_totals import attribute, unit

from sqlanon.metrics import Metric, Totals
from sqlanon.metrics.class_sizes import AverageClassSize, Discernibility
from sqlanon.metrics.information import Entropy
from sqlanon.metrics.levels import Distortion, Height, Precision
from sqlanon.metrics.loss import LossMetric

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Integers = NDArray[np.int64]

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "data"
DATA = Path(os.environ.get("SQLANON_DATA", BESIDE))
ANSWERS = DATA.parent / "known_answers.json"
SENSITIVE = "occupation"
METRICS: dict[str, Metric] = {
    "AECS": AverageClassSize(variant="aecs"),
    "DM": Discernibility(),
    "DM*": Discernibility(variant="dm_star"),
    "HEIGHT": Height(),
    "LOSS-RANK": LossMetric(),
    "NUE": Entropy(),
    "NUE-NM": Entropy(variant="nue_nm"),
    "PREC": Precision(),
    "PREC*": Distortion(),
}
GEOMETRIC = LossMetric(aggregate="geometric")
OPTIMA: list[tuple[int, Sequence[int], Metric, float, int]] = [
    (5, (1, 0, 1, 1, 3, 2, 2, 0, 1), METRICS["NUE"], 255559.8546, 906),
    (100, (1, 1, 1, 1, 3, 2, 2, 1, 1), METRICS["NUE-NM"], 383803.4034, 866),
    (5, (0, 3, 0, 0, 2, 1, 1, 1, 0), GEOMETRIC, 0.2204119285, 2553),
    (5, (0, 3, 0, 1, 1, 1, 1, 2, 0), GEOMETRIC, 0.2661108192, 1178),
    (
        5,
        (0, 3, 0, 0, 0, 0, 0, 0, 0),
        LossMetric(aggregate="geometric", gs_factor=Decimal("0.1")),
        0.09257312982,
        11182,
    ),
]
"""k, level vector of nine attributes, metric, value, suppressed rows, as ARX's own tests assert."""

if not ANSWERS.exists() or not (DATA / "adult" / "adult.csv").exists():
    pytest.skip("needs ../shared", allow_module_level=True)


@dataclass(frozen=True)
class Column:
    """A column: codes of its labels, and the leaves below them, by level."""

    codes: list[Integers]
    leaves: list[Integers]

    @property
    def height(self) -> int:
        """Levels above the leaf."""
        return len(self.codes) - 1


@cache
def column(name: str) -> Column:
    """A column of Adult under ARX's name."""
    own = {"salary-class": "salary"}.get(name, name.replace("-", "_"))
    with (DATA / "adult" / "adult.csv").open(newline="") as file:
        values = [row[own] for row in csv.DictReader(file)]
    with (DATA / "adult" / "hierarchies" / f"{name}.csv").open(newline="") as file:
        paths = list(csv.reader(file, delimiter=";"))
    codes, leaves = [], []
    for level in range(len(paths[0])):
        labels = {label: code for code, label in enumerate(dict.fromkeys(p[level] for p in paths))}
        of = {path[0]: labels[path[level]] for path in paths}
        codes.append(np.array([of[value] for value in values]))
        leaves.append(np.bincount([labels[path[level]] for path in paths]))
    return Column(codes, leaves)


def violations(criteria: Sequence[str], classes: Integers, sizes: Integers) -> NDArray[np.bool_]:
    """Which classes violate one of ARX's criteria."""
    bad = np.zeros(len(sizes), dtype=bool)
    sensitive = column(SENSITIVE)
    values = len(sensitive.leaves[0])
    pairs = np.bincount(classes * values + sensitive.codes[0], minlength=len(sizes) * values)
    counts = pairs.reshape(-1, values)
    for criterion in criteria:
        match criterion:
            case "rec4.05":  # recursive (4, 5)-diversity
                ranked = -np.sort(-counts, axis=1)
                bad |= ranked[:, 0] >= 4 * ranked[:, 4:].sum(axis=1)
            case "t_hier0.2":
                bad |= hierarchical_distance(counts, sizes) > 0.2 + 1e-9
            case _:
                bad |= sizes < int(criterion.removeprefix("k"))
    return bad


def hierarchical_distance(counts: Integers, sizes: Integers) -> NDArray[np.float64]:
    """Earth mover's distance of each class from the table, over occupation's two levels."""
    groups, extra = (
        group_of_occupation(),
        counts / sizes[:, None] - counts.sum(axis=0) / sizes.sum(),
    )
    distance = np.zeros(len(sizes))
    sums = []
    for group in range(groups.max() + 1):
        own = extra[:, groups == group]
        distance += np.minimum(own.clip(min=0).sum(axis=1), -own.clip(max=0).sum(axis=1)) / 2
        sums.append(own.sum(axis=1))
    above = np.array(sums).T
    moved: NDArray[np.float64] = np.minimum(
        above.clip(min=0).sum(axis=1), -above.clip(max=0).sum(axis=1)
    )
    return distance + moved


def group_of_occupation() -> Integers:
    """The level-1 code of each occupation."""
    leaf, group = column(SENSITIVE).codes[:2]
    return np.array([group[leaf == code][0] for code in range(leaf.max() + 1)])


@cache
def totals(
    qi: tuple[str, ...], node: tuple[int, ...], criteria: tuple[str, ...], metric: Metric
) -> Totals:
    """What SQL would have summed of a node."""
    columns = [column(name) for name in qi]
    key = np.zeros(len(columns[0].codes[0]), dtype=np.int64)
    for own, level in zip(columns, node, strict=True):
        key = key * len(own.leaves[level]) + own.codes[level]
    _, classes, sizes = np.unique(key, return_inverse=True, return_counts=True)
    bad = violations(criteria, classes, sizes)
    lost = bad[classes]
    cost, every, entropies, lost_entropy = [], [], [], 0.0
    for place, (own, level) in enumerate(zip(columns, node, strict=True)):
        of_label = [unit(metric, place, level, int(leaves)) for leaves in own.leaves[level]]
        units = np.array(of_label)[own.codes[level]]
        cost.append(int(units[~lost].sum()))
        every.append(int(units.sum()))
        entropies.append(spent(own.codes[level]) - spent(own.codes[0]))
        if metric.needs_lost_entropy and lost.any():
            gone = own.codes[level][lost]
            lost_entropy += len(gone) * math.log2(len(gone)) - spent(gone)
    return Totals(
        attributes=[
            attribute(place, len(one.leaves[0]), one.height) for place, one in enumerate(columns)
        ],
        k=5,
        levels=node,
        rows=len(key),
        suppressed=int(lost.sum()),
        classes=int((~bad).sum()),
        sums={
            "squares": float((sizes[~bad] ** 2).sum()),
            "all_squares": float((sizes**2).sum()),
        },
        units=tuple(cost),
        entropies=tuple(entropies),
        lost_entropy=lost_entropy,
        all_units=tuple(every),
    )


def spent(codes: Integers) -> float:
    """Sum of n log2 n over codes of n rows."""
    counts = np.bincount(codes)
    held = counts[counts > 0]
    return float((held * np.log2(held)).sum())


def answers() -> list[dict[str, Any]]:
    known: list[dict[str, Any]] = json.loads(ANSWERS.read_text())
    return [entry for entry in known if entry["id"].startswith("arx.adult.nodes.")]


@pytest.mark.parametrize("entry", answers(), ids=lambda entry: entry["id"].rsplit(".", 1)[1])
def test_a_node_has_the_value_that_arx_asserts(entry: dict[str, Any]) -> None:
    said = entry["parameters"]
    qi, metric = tuple(said["qi"]), METRICS[said["metric"]]
    for expected in entry["expected"]:
        known = totals(qi, tuple(expected["node"]), tuple(said["criteria"]), metric)

        assert known.suppressed == expected["suppressed_rows"]
        found: Any = metric.value(known)
        if isinstance(metric, LossMetric):
            found = sorted(map(float, metric.shares(known)), reverse=True)
        elif not isinstance(found, float):
            found = float(found)
        assert found == pytest.approx(expected["value"], rel=entry["tolerance"], abs=1e-9)


@pytest.mark.parametrize(("k", "node", "metric", "loss", "lost"), OPTIMA)
def test_a_published_optimum_has_its_loss(
    k: int, node: Sequence[int], metric: Metric, loss: float, lost: int
) -> None:
    qi = (*answers()[0]["parameters"]["qi"][:7], SENSITIVE, "salary-class")
    known = totals(qi, tuple(node), (f"k{k}",), metric)

    assert known.suppressed == lost
    assert float(metric.value(replace(known, k=k))) == pytest.approx(loss, rel=1e-9)
