"""Every metric's value is what its definition says, on small random tables and at the edges."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

import oracle_metrics as oracle
import pytest
from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st
from metric_totals import attribute, totals
from oracle_metrics import Release, full_domain
from pydantic import ValidationError

from sqlanon.metrics import DEFAULT, METRICS, Metric
from sqlanon.metrics.ambiguity import Ambiguity
from sqlanon.metrics.class_sizes import AverageClassSize, Discernibility
from sqlanon.metrics.information import Entropy, KlDivergence
from sqlanon.metrics.levels import Distortion, Height, Precision
from sqlanon.metrics.loss import LossMetric, Ncp

if TYPE_CHECKING:
    from collections.abc import Callable

GENEROUS = Decimal("0.125")
STRICT = Decimal("0.75")
K = 3
VARIANTS: list[tuple[Metric, Callable[[Release], float | Fraction]]] = [
    (LossMetric(), lambda r: r.mean(oracle.loss_shares(r))),
    (LossMetric(aggregate="sum"), oracle.loss_sum),
    (LossMetric(aggregate="geometric"), oracle.loss_geometric),
    (LossMetric(gs_factor=GENEROUS), lambda r: r.mean(oracle.loss_shares(r, Fraction(GENEROUS)))),
    (LossMetric(gs_factor=STRICT), lambda r: r.mean(oracle.loss_shares(r, Fraction(STRICT)))),
    (
        LossMetric(aggregate="geometric", gs_factor=GENEROUS),
        lambda r: oracle.loss_geometric(r, Fraction(GENEROUS)),
    ),
    (Ncp(), oracle.ncp),
    (Precision(), oracle.precision),
    (Height(), oracle.height),
    (Distortion(), oracle.distortion),
    (Discernibility(), oracle.discernibility),
    (Discernibility(variant="dm_star"), oracle.discernibility_star),
    (AverageClassSize(), lambda r: oracle.average_class_size(r, K)),
    (AverageClassSize(variant="aecs"), oracle.aecs),
    (Entropy(), oracle.entropy),
    (Entropy(variant="nue_nm"), oracle.entropy_nm),
    (Ambiguity(), oracle.ambiguity),
    (Ambiguity(variant="sum"), oracle.ambiguity_sum),
    (KlDivergence(), oracle.kl_divergence),
]
EXACT = (LossMetric, Ncp, Precision, Height, Distortion, Discernibility, AverageClassSize)


def shown(metric: Metric) -> str:
    return f"{metric.name} {metric.model_dump(mode='json', exclude_defaults=True)}"


@st.composite
def hierarchies(draw: st.DrawFn) -> dict[str, tuple[str, ...]]:
    """Up to five leaves, under groups that need not divide them, under one root."""
    leaves = draw(st.integers(1, 5))
    if draw(st.booleans()):
        return {f"v{leaf}": (f"v{leaf}", "*") for leaf in range(leaves)}
    groups = draw(st.lists(st.integers(0, 2), min_size=leaves, max_size=leaves))
    return {f"v{leaf}": (f"v{leaf}", f"g{group}", "*") for leaf, group in enumerate(groups)}


@st.composite
def releases(draw: st.DrawFn) -> Release:
    """A table of up to fourteen rows at a node, some of its classes suppressed."""
    trees = draw(st.lists(hierarchies(), min_size=1, max_size=3))
    values = [st.sampled_from(sorted(tree)) for tree in trees]
    rows = draw(st.lists(st.tuples(*values), max_size=14))
    levels = [draw(st.integers(0, len(tree["v0"]) - 1)) for tree in trees]
    weights = draw(st.lists(st.integers(1, 4), min_size=len(trees), max_size=len(trees)))
    whole = full_domain(rows, trees, levels, frozenset(), weights)
    lost = draw(st.sets(st.sampled_from(sorted(whole.classes)))) if rows else set()
    return full_domain(rows, trees, levels, frozenset(lost), weights)


def test_every_metric_is_compared_with_the_oracle() -> None:
    assert {type(metric) for metric, _ in VARIANTS} == set(METRICS.values())
    assert LossMetric() == DEFAULT


@pytest.mark.parametrize(("metric", "truth"), VARIANTS, ids=[shown(m) for m, _ in VARIANTS])
@of_whole_runs()
@given(release=releases())
def test_a_value_is_what_the_definition_says(
    metric: Metric, truth: Callable[[Release], float | Fraction], release: Release
) -> None:
    expected = truth(release)

    value = metric.value(totals(release, metric, K))

    found = metric.to_report(value)
    if isinstance(metric, EXACT) and getattr(metric, "aggregate", "mean") != "geometric":
        assert isinstance(value, Fraction)
        assert found == (expected if release.rows else metric.to_report(value))
    assert found == pytest.approx(float(expected), rel=1e-9, abs=1e-9)


@pytest.mark.parametrize("metric", [m for m, _ in VARIANTS if m.bounded], ids=shown)
@of_whole_runs()
@given(release=releases())
def test_generalization_alone_is_a_lower_bound(metric: Metric, release: Release) -> None:
    found = totals(release, metric, K)
    alone = replace(
        found,
        suppressed=0,
        classes=0,
        units=found.all_units or (),
        sums=dict.fromkeys(metric.sums, 0.0),
        lost_entropy=0.0,
    )

    assert metric.value(alone) <= metric.value(found)


@pytest.mark.parametrize("metric", [m for m, _ in VARIANTS if m.linear], ids=shown)
@of_whole_runs()
@given(release=releases())
def test_a_linear_metric_is_a_sum_of_its_units(metric: Metric, release: Release) -> None:
    found = totals(release, metric, K)
    none = tuple(0 for _ in found.attributes)
    bare = replace(found, units=none, suppressed=0, all_units=none)
    nothing = metric.value(bare)
    expected = metric.value(replace(found, units=none))
    for place, units in enumerate(found.units):
        one = replace(bare, units=(*none[:place], 1, *none[place + 1 :]))
        expected += (metric.value(one) - nothing) * units

    assert metric.value(found) == expected


@pytest.mark.parametrize(("metric", "_"), VARIANTS, ids=[shown(m) for m, _ in VARIANTS])
def test_an_empty_table_loses_nothing(metric: Metric, _: object) -> None:
    empty = full_domain([], [{"a": ("a", "*"), "b": ("b", "*")}], [0], frozenset())

    assert metric.value(totals(empty, metric, K)) == 0


def test_what_is_suppressed_below_a_half_needs_its_units() -> None:
    release = full_domain([("a",), ("b",)], [{"a": ("a", "*"), "b": ("b", "*")}], [0], frozenset())
    known = totals(release, DEFAULT)
    lost = replace(known, suppressed=1, all_units=None)

    assert LossMetric().value(lost) == Fraction(1, 2)
    with pytest.raises(ValueError, match="units of suppressed rows"):
        LossMetric(gs_factor=GENEROUS).value(lost)


def test_values_beyond_a_double_are_infinite_and_raise_nothing() -> None:
    many = [attribute(index, 10**6, 1) for index in range(60)]
    one = totals(full_domain([("a",)], [{"a": ("a", "*")}], [0], frozenset({("a",)})), DEFAULT)
    lost = replace(one, attributes=many, sums={"tuples": 0.0, "divergence": 0.0})

    assert Ambiguity().value(lost) == math.inf
    assert KlDivergence().value(lost) == pytest.approx(60 * math.log2(10**6))


@pytest.mark.parametrize("factor", [-0.1, 1.1, "much", None])
def test_the_balance_is_a_share(factor: object) -> None:
    with pytest.raises(ValidationError):
        LossMetric.model_validate({"gs_factor": factor})


@pytest.mark.parametrize("metric", METRICS.values(), ids=lambda metric: metric.name)
def test_a_metric_is_a_member_like_others(metric: type[Metric]) -> None:
    house = Path(__file__).parents[2]
    assert re.search(r"\b(19|20)\d\d\b.*(section|definition)", metric.reference)
    assert len((metric.__doc__ or "").split()) >= 5
    assert all(field.description for field in metric.model_fields.values())
    assert f"| `{metric.name}` |" in (house / "docs" / "definitions" / "metrics.md").read_text()
    assert metric.name in (house / "tests/conformance/test_metric_reports.py").read_text()
    assert metric().model_dump(mode="json") is not None
