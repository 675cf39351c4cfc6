"""Metrics reproduce the numbers of papers and other implementations.

See docs/definitions, "Utility metrics".
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from metric_totals import attribute, totals
from oracle_metrics import Release, full_domain

from sqlanon.metrics import Metric, Totals
from sqlanon.metrics.ambiguity import Ambiguity
from sqlanon.metrics.class_sizes import AverageClassSize, Discernibility
from sqlanon.metrics.information import Entropy, KlDivergence
from sqlanon.metrics.levels import Distortion, Height, Precision
from sqlanon.metrics.loss import LossMetric, Ncp

RACE = {"Black": ("Black", "Person"), "White": ("White", "Person")}
ZIP = {
    "02138": ("02138", "0213*", "021**"),
    "02139": ("02139", "0213*", "021**"),
    "02141": ("02141", "0214*", "021**"),
    "02142": ("02142", "0214*", "021**"),
}
PEOPLE = [(race, code) for race in RACE for code in ZIP]
SLIDES: dict[tuple[int, int], tuple[str | int, ...]] = {
    # node: Prec, distortion, sum of LM, GCP, DM*, C_avg, NUE, AM; KL is 0
    (0, 0): (1, 0, 0, 0, 8, "0.5", 0, 1),
    (0, 1): ("0.75", "0.25", "1/3", "0.25", 16, 1, 8, 2),
    (1, 0): ("0.5", "0.5", 1, "0.5", 16, 1, 8, 2),
    (0, 2): ("0.5", "0.5", 1, "0.5", 32, 2, 16, 4),
    (1, 1): ("0.25", "0.75", "4/3", "0.75", 32, 2, 16, 4),
    (1, 2): (0, 1, 2, 1, 64, 4, 24, 8),
}
"""slides.node.*: Kantarcioglu's slides after Sweeney 2002, k = 2."""


def value(metric: Metric, release: Release, k: int = 2) -> Fraction | float:
    found = metric.value(totals(release, metric, k))
    return metric.to_report(found)


def of_sizes(released: list[int], lost: list[int]) -> Totals:
    """Totals of classes of these sizes."""
    return Totals(
        attributes=(),
        k=2,
        rows=sum(released) + sum(lost),
        suppressed=sum(lost),
        classes=len(released),
        sums={
            "squares": float(sum(n * n for n in released)),
            "all_squares": float(sum(n * n for n in (*released, *lost))),
        },
    )


@pytest.mark.parametrize("node", SLIDES)
def test_all_nodes_of_the_slides(node: tuple[int, int]) -> None:
    prec, distortion, lm, gcp, dm_star, c_avg, nue, am = (Fraction(text) for text in SLIDES[node])
    release = full_domain(PEOPLE, [RACE, ZIP], node, frozenset())

    assert value(Precision(), release) == prec
    assert value(Height(), release) == sum(node)
    assert value(Distortion(), release) == distortion
    assert value(LossMetric(aggregate="sum"), release) == lm
    assert value(LossMetric(), release) == lm / 2
    assert value(Ncp(), release) == gcp
    assert value(Discernibility(variant="dm_star"), release) == dm_star
    assert value(Discernibility(), release) == dm_star
    assert value(AverageClassSize(), release) == c_avg
    assert value(Entropy(), release) == nue
    assert value(Ambiguity(), release) == am
    assert value(Ambiguity(variant="sum"), release) == 8 * am  # ambiguity.variants: 4 and 32
    assert value(KlDivergence(), release) == 0


def test_variants_of_discernibility_and_class_size() -> None:
    """dm.variants, cavg.variants."""
    known = of_sizes([5, 3, 2], [1, 1, 2])

    assert Discernibility().value(known) == 94
    assert Discernibility(variant="dm_star").value(known) == 44
    assert AverageClassSize().value(known) == Fraction(7, 3)
    assert AverageClassSize(variant="aecs").value(known) == Fraction(7, 2)


def test_suppressed_rows_lower_the_precision() -> None:
    """prec.suppressed_rows."""
    rows = [*PEOPLE, ("White", "02138"), ("White", "02139")]
    lost = frozenset({("White", "0213*")})
    release = full_domain(rows, [RACE, ZIP], (0, 1), lost)
    assert release.suppressed == 4

    assert value(Precision(), release) == Fraction(6 * 3, 10 * 4)
    known = totals(release, Precision())
    two = replace(known, suppressed=2)
    assert 1 - Precision().value(two) == Fraction("0.6")


def test_a_divergence_counts_a_tuple_once() -> None:
    """kl.variants."""
    tree = {leaf: (leaf, "*") for leaf in "abcd"}
    release = full_domain([("a",), ("a",), ("b",), ("c",)], [tree], [1], frozenset())

    assert value(KlDivergence(), release) == 0.5


def test_the_entropy_of_a_column() -> None:
    """nuentropy.small."""
    tree = {"a": ("a", "ab", "*"), "b": ("b", "ab", "*")}
    rows = [("a",), ("a",), ("a",), ("b",)]
    bits = [value(Entropy(), full_domain(rows, [tree], [i], frozenset())) for i in range(3)]
    assert bits == pytest.approx([0, 3.2451124978365313, 3.2451124978365313], abs=1e-9)

    lost = Entropy(variant="nue_nm")
    whole = full_domain(rows, [tree], [1], frozenset({("ab",)}))
    assert value(lost, whole) == pytest.approx(3.2451124978365313)
    assert value(lost, full_domain(rows, [tree], [0], frozenset({("b",)}))) == 0


def test_small_numbers_of_lm_and_ncp() -> None:
    """metric.lm_vs_ncp, metric.domain_of_size_one, lm.hjh233.marital_level1."""
    tree = {
        "a": ("a", "ab", "*"),
        "b": ("b", "ab", "*"),
        "c": ("c", "c", "*"),
        "d": ("d", "d", "*"),
    }
    pair = full_domain([("a",)], [tree], [1], frozenset())
    assert (value(LossMetric(), pair), value(Ncp(), pair)) == (Fraction(1, 3), Fraction(1, 2))
    alone = full_domain([("a",)], [{"a": ("a", "*")}], [1], frozenset())
    assert (value(LossMetric(), alone), value(Ncp(), alone)) == (0, 0)

    quasi = [attribute(0, leaves=7, height=2)]
    married = replace(of_sizes([30162], []), attributes=quasi, units=(20436,))
    found = LossMetric().value(married)
    assert float(found) == pytest.approx(0.11292354618394006)
