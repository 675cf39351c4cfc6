"""Published and recomputed examples of the privacy models on each engine.

What each measures is defined in docs/definitions, "Privacy models".

Where pyCANON is known to be wrong (order of recursive diversity, truncated entropy, enhanced
beta, absent values in delta), the definitions' numbers stand here.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place

INF = math.inf
HEART, VIRAL, CANCER = "Heart Disease", "Viral Infection", "Cancer"
FOUR_ANONYMOUS = [
    *[("130**", "<30", s) for s in (HEART, HEART, VIRAL, VIRAL)],
    *[("1485*", ">=40", s) for s in (CANCER, HEART, VIRAL, VIRAL)],
    *[("130**", "3*", CANCER)] * 4,
]
THREE_DIVERSE = [
    ("1305*", "<=40", HEART),
    ("1306*", "<=40", HEART),
    ("1306*", "<=40", VIRAL),
    ("1305*", "<=40", VIRAL),
    *[("1485*", ">40", s) for s in (CANCER, HEART, VIRAL, VIRAL)],
    *[("1305*", "<=40", CANCER)] * 2,
    *[("1306*", "<=40", CANCER)] * 2,
]
SMALL = [
    *[("e1", s) for s in ("flu", "flu", "hiv", "cold")],
    *[("e2", s) for s in ("flu", "flu", "flu", "cold", "cold", "cold")],
]
PAPER = [
    ("4767*", 3, "gastric ulcer"),
    ("4760*", 4, "gastritis"),
    ("4767*", 5, "stomach cancer"),
    ("4790*", 6, "gastritis"),
    ("4790*", 11, "flu"),
    ("4790*", 8, "bronchitis"),
    ("4760*", 7, "bronchitis"),
    ("4767*", 9, "pneumonia"),
    ("4760*", 10, "stomach cancer"),
]
"""Table 5 of Li, Li, Venkatasubramanian 2007; table 4 has the same people in other classes."""
TABLE_4 = dict.fromkeys((3, 4, 5), "2*") | dict.fromkeys((6, 11, 8), "4*")
DISEASES = {
    "respiratory": {
        "infection": ["flu", "pneumonia", "bronchitis"],
        "vascular": ["pulmonary edema", "pulmonary embolism"],
    },
    "digestive": {
        "stomach": ["gastric ulcer", "stomach cancer", "gastritis"],
        "colon": ["colitis", "colon cancer"],
    },
}
MERIT = [("E", 1), ("E", 4), ("E", 2), ("U", 3), ("G", 3), ("G", 4), ("G", 3), ("G", 1)]
MERIT += [("R", 4), ("R", 3)]


def reached(
    place: Place,
    rows: Sequence[Sequence[object]],
    asked: dict[str, Any],
    *,
    table: str = "release",
) -> list[Any]:
    """What the models of one table reach; the last column is the sensitive one, s."""
    width = len(rows[0])
    names = [*(f"q{place}" for place in range(width - 1)), "s"]
    kinds = ["integer" if isinstance(cell, int) else "text" for cell in rows[0]]
    if table not in place.tables():
        place.load(table, dict(zip(names, kinds, strict=True)), rows)
    models = [{name.split("/")[0]: {"column": "s", **said}} for name, said in asked.items()]
    report = sqlanon.check(place.url, table, quasi=names[:-1], privacy=models)
    return [result.reached for result in report.models]


DISTRIBUTIONS: dict[str, dict[str, Any]] = {
    "l_diversity/1": {"l": 1},
    "l_diversity/2": {"l": 1, "variant": "entropy"},
    "l_diversity/3": {"l": 2, "variant": "recursive", "c": 1},
    "l_diversity/4": {"l": 3, "variant": "recursive", "c": 1},
    "t_closeness/1": {"t": 1},
    "beta_likeness/1": {"beta": 1},
    "beta_likeness/2": {"beta": 1, "variant": "enhanced"},
    "delta_disclosure/1": {"delta": 1},
    "delta_disclosure/2": {"delta": 1, "absent": "ignore"},
    "delta_disclosure/3": {"delta": 1, "absent": "ignore", "base": 2},
}
RELEASES: list[tuple[Any, list[Any]]] = [
    (FOUR_ANONYMOUS, [1, 1.0, INF, INF, 7 / 12, 1.4, INF, INF, 0.8754687373538999, 1.263034405833]),
    (SMALL, [2, 2.0, 1.0, INF, 0.15, 1.5, 1.5, INF, 0.9162907318741551, 1.3219280948873624]),
]


@pytest.mark.parametrize("place_in_list", [0, 1], ids=["twelve.release4anon", "abd.small"])
def test_textbook_releases_reach_the_recomputed_values(backend: Place, place_in_list: int) -> None:
    rows, expected = RELEASES[place_in_list]
    assert reached(backend, rows, DISTRIBUTIONS) == [pytest.approx(value) for value in expected]


def test_the_three_diverse_release_of_the_paper_is_so(backend: Place) -> None:
    wanted = [
        3,
        2 * math.sqrt(2),
        1,
        2,
        1 / 6,
        0.5,
        0.5,
        0.510825623765,
        0.510825623765,
        0.7369655941,
    ]
    assert reached(backend, THREE_DIVERSE, DISTRIBUTIONS) == [pytest.approx(v) for v in wanted]


def test_two_classes_of_small_counts_reach_the_recomputed_values(backend: Place) -> None:
    rows = [("e1", s) for s in "xxyy"] + [("e2", s) for s in "xxxyz"]
    wanted = [2, 2.0, 1.5, INF, 1 / 6, 0.8, 0.8, INF, 0.5877866649021191, 0.847996906554]
    assert reached(backend, rows, DISTRIBUTIONS) == [pytest.approx(v) for v in wanted]


@pytest.mark.parametrize(
    ("counts", "least", "bound"),
    [
        ((4, 3, 2, 1), 2, 2 / 3),
        ((4, 3, 2, 1), 3, 4 / 3),
        ((3, 2, 2), 3, 1.5),
        ((5, 5), 2, 1),
        ((9, 1), 2, 9),
    ],
)
def test_recursive_diversity_takes_counts_in_descending_order_and_is_strict(
    backend: Place, counts: tuple[int, ...], least: int, bound: float
) -> None:
    rows = [("e", f"s{place}") for place, n in enumerate(counts) for _ in range(n)]
    asked: dict[str, Any] = {"column": "s", "l": least, "variant": "recursive"}
    backend.load("release", {"q0": "text", "s": "text"}, rows)
    for c, holds in ((bound, False), (bound + 0.01, True)):
        models: list[Any] = [{"l_diversity": {**asked, "c": c}}]
        (result,) = sqlanon.check(backend.url, "release", quasi=["q0"], privacy=models).models
        assert result.reached == pytest.approx(bound)
        assert result.holds == holds


def test_null_makes_no_class_more_diverse_unless_it_is_a_value(backend: Place) -> None:
    rows = [("a", None), ("a", None), ("a", "x"), ("b", "x"), ("b", "y")]
    asked: dict[str, Any] = {
        "l_diversity/1": {"l": 1},
        "l_diversity/2": {"l": 1, "null_sensitive": "value"},
        "alpha_k/1": {"alpha": 1},
        "alpha_k/2": {"alpha": 1, "null_sensitive": "none"},
    }
    backend.load("release", {"q0": "text", "s": "text"}, rows)
    assert reached(backend, rows, asked) == [1, 2, 2, pytest.approx(2 / 3), 2, 1]


def test_alpha_may_bound_one_value(backend: Place) -> None:
    asked: dict[str, Any] = {
        "alpha_k/1": {"alpha": 0.5},
        "alpha_k/2": {"alpha": 0.5, "value": "hiv"},
    }
    assert reached(backend, SMALL, asked) == [4, 0.5, 4, 0.25]


def test_a_gain_above_its_own_bound_satisfies_no_enhanced_beta(backend: Place) -> None:
    rows = [("e1", "flu")] * 4 + [("e2", "flu")] + [("e2", "hiv")] * 3
    asked: dict[str, Any] = {
        "beta_likeness/1": {"beta": 100},
        "beta_likeness/2": {"beta": 100, "variant": "enhanced"},
    }
    assert reached(backend, rows, asked) == [pytest.approx(1), INF]


def test_merging_classes_can_raise_delta_only_where_absent_values_are_ignored(
    backend: Place,
) -> None:
    apart = [("a", "x")] * 4 + [("a", "y")] * 6 + [("b", "y")] * 10
    apart += [("c", "x")] * 8 + [("c", "y")] * 12
    merged = [("c" if q == "c" else "ab", s) for q, s in apart]
    asked: dict[str, Any] = {
        "delta_disclosure/1": {"delta": 9, "absent": "ignore"},
        "delta_disclosure/2": {"delta": 9},
    }
    assert reached(backend, apart, asked) == [pytest.approx(0.3566749439387324), INF]
    after = [pytest.approx(0.40546510810816444)] * 2
    assert reached(backend, merged, asked, table="merged") == after


def test_distances_of_the_papers_table_5(backend: Place) -> None:
    salary = [(zip_code, pay) for zip_code, pay, _ in PAPER]
    disease = [(zip_code, name) for zip_code, _, name in PAPER]
    tree: dict[str, Any] = {"t": 1, "distance": "hierarchical", "hierarchy": {"taxonomy": DISEASES}}
    ordered: dict[str, Any] = {"t_closeness": {"t": 1, "distance": "ordered"}}
    assert reached(backend, salary, ordered) == [pytest.approx(1 / 6)]
    asked: dict[str, Any] = {"t_closeness/1": tree, "t_closeness/2": {"t": 1}}
    got = reached(backend, disease, asked, table="diseases")
    assert got == [pytest.approx(8 / 27), pytest.approx(5 / 9)]


def test_distances_of_the_papers_table_4(backend: Place) -> None:
    salary = [(TABLE_4.get(pay, "3*"), pay) for _, pay, _ in PAPER]
    disease = [(TABLE_4.get(pay, "3*"), name) for _, pay, name in PAPER]
    tree: dict[str, Any] = {"t": 1, "distance": "hierarchical", "hierarchy": {"taxonomy": DISEASES}}
    ordered: dict[str, Any] = {
        "t_closeness/1": {"t": 1, "distance": "ordered"},
        "l_diversity": {"l": 3},
    }
    assert reached(backend, salary, ordered) == [pytest.approx(0.375), 3]
    asked: dict[str, Any] = {"t_closeness": tree, "l_diversity": {"l": 3}}
    assert reached(backend, disease, asked, table="diseases") == [pytest.approx(4 / 9), 3]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (MERIT, 4 / 15),
        ([("a", 1), ("a", 2), ("b", 9), ("b", 10)], 1 / 3),
        ([("a", 5), ("a", 5), ("b", 5)], 0),
    ],
    ids=["tclose.merit", "tclose.domain_choice", "tclose.single_sensitive_value"],
)
def test_the_ordered_distance_is_over_the_values_that_occur(
    backend: Place, rows: list[tuple[str, int]], expected: float
) -> None:
    asked: dict[str, Any] = {"t_closeness": {"t": 1, "distance": "ordered"}}
    assert reached(backend, rows, asked) == [pytest.approx(expected)]


def test_nergizs_example_of_presence(backend: Place) -> None:
    """At zip level 3, age level 3, nationality level 2: two classes, shares 1/2 and 2/3."""
    public = ["America"] * 6 + ["Europe"] * 3
    private = ["America"] * 3 + ["Europe"] * 2
    backend.load("public", {"q": "text"}, [(region,) for region in public])
    backend.load("release", {"q": "text"}, [(region,) for region in private])
    said = {"population": "public", "min": 0.5, "max": 0.6666666666666666}
    models: list[Any] = [{"delta_presence": said}]
    found = sqlanon.check(backend.url, "release", quasi=["q"], privacy=models).models
    assert [(r.reached, r.holds) for r in found] == [(0.5, True), (pytest.approx(2 / 3), True)]


def test_risks_of_a_sample_and_its_population(backend: Place) -> None:
    sample = {"m30": (1, 5), "m40": (2, 2), "f30": (3, 30), "f40": (1, 1)}
    backend.load("release", {"q": "text"}, [(q,) for q, (f, _) in sample.items() for _ in range(f)])
    backend.load("public", {"q": "text"}, [(q,) for q, (_, F) in sample.items() for _ in range(F)])
    public = {"population": "public"}
    models: list[Any] = [
        {"k_anonymity": {"k": 1}},
        {"k_map": {"k": 1, **public}},
        {"average_risk": {"threshold": 1}},
        {"average_risk": {"threshold": 1, **public}},
        {"sample_uniqueness": {"threshold": 1}},
        {"sample_uniqueness": {"threshold": 1, **public}},
    ]
    found = sqlanon.check(backend.url, "release", quasi=["q"], privacy=models).models
    wanted = [1, 1, 4 / 7, 0.32857142857142857, 2 / 7, 1 / 7]
    assert [result.reached for result in found] == [pytest.approx(value) for value in wanted]


def test_releases_of_an_invariant_series_are_m_unique(backend: Place) -> None:
    first = [(1, "dyspepsia"), (1, "bronchitis"), (2, "flu"), (2, "gastritis"), (3, "flu")]
    first += [(3, "gastritis")]
    assert reached(backend, first, {"m_uniqueness": {"m": 2}}) == [2]
    repeated = [*first, (3, "flu")]
    assert reached(backend, repeated, {"m_uniqueness": {"m": 2}}, table="repeated") == [0]


SERIES: dict[str, dict[str, tuple[int, str]]] = {
    "first": {
        "Bob": (1, "dyspepsia"),
        "Alice": (1, "bronchitis"),
        "Andy": (2, "flu"),
        "David": (2, "gastritis"),
        "Gary": (3, "flu"),
        "Helen": (3, "gastritis"),
    },
    "second": {
        "Bob": (1, "dyspepsia"),
        "c1": (1, "bronchitis"),
        "David": (2, "gastritis"),
        "Emily": (2, "flu"),
        "Gary": (3, "flu"),
        "Mary": (3, "gastritis"),
    },
    "without c1": {
        "Bob": (1, "dyspepsia"),
        "Emily": (1, "flu"),
        "David": (2, "gastritis"),
        "Fay": (2, "flu"),
        "Gary": (3, "flu"),
        "Mary": (3, "gastritis"),
    },
}
"""Two releases of Xiao and Tao's hospital, and the second one as it is without its counterfeit."""


def test_a_counterfeit_keeps_the_signature_of_who_stays(backend: Place) -> None:
    backend.load("patients", {"id": "text", "ward": "integer", "ill": "text"}, [])
    runs = []
    for people in SERIES.values():
        rows = ", ".join(f"('{who}', {ward}, '{ill}')" for who, (ward, ill) in people.items())
        backend.run("DELETE FROM patients", f"INSERT INTO patients VALUES {rows}")
        done = sqlanon.anonymize(
            backend.url,
            "patients",
            columns={
                "id": {"role": "drop"},
                "ward": {"role": "quasi"},
                "ill": {"role": "sensitive"},
            },
            privacy=[{"m_uniqueness": {"column": "ill", "m": 2}}],
            algorithm={"fixed": {"levels": {"ward": 0}}},
            target={"table": "released", "if_exists": "replace", "key": "id"},
            release_guard={"action": "warn"},
        )
        runs.append(done.run_id)
    asked: dict[str, Any] = {"key": "id", "m_invariance": {"ill": 2}}
    one = sqlanon.compare(backend.url, *runs[:2], **asked).invariance["ill"]
    assert (one.unique, one.staying, one.changed, one.reached) == ((2, 2), 3, 0, 2)
    one = sqlanon.compare(backend.url, runs[0], runs[2], **asked).invariance["ill"]
    assert (one.unique, one.staying, one.changed, one.reached) == ((2, 2), 3, 1, 0)
    assert one.holds is False


def test_the_order_of_rows_does_not_matter(backend: Place) -> None:
    """In pyCANON 1.3.5 not so: it takes labels of an index for positions, and says l = 2 here."""
    rows = [("a", "x"), ("b", "y"), ("a", "x"), ("b", "z")]
    assert reached(backend, rows, {"l_diversity": {"l": 1}, "alpha_k": {"alpha": 1}}) == [1, 2, 1]


def test_a_unique_row_with_null_is_seen(backend: Place) -> None:
    """In pyCANON 1.3.5 not so: it drops rows with NULL in a quasi-identifier; k = 2."""
    backend.load("release", {"q": "text"}, [("a",), ("a",), (None,), ("b",), ("b",)])
    (result,) = sqlanon.check(backend.url, "release", quasi=["q"], k=2).models
    assert (result.reached, result.holds, result.violating_rows) == (1, False, 1)


FREQUENCIES = [
    *[(2, 3, 1), (3, 3, 3), (2, 3, 1), (2, 3, 2)],
    *[(3, 3, 1), (3, 3, 1), (1, 4, 1), (2, 3, 1)],
]
MISSING = [(*row[:2], None if place in {2, 6} else row[2]) for place, row in enumerate(FREQUENCIES)]
SLIDES = [(race, zip_) for race in "BW" for zip_ in ("02138", "02139", "02141", "02142")]


@pytest.mark.parametrize(
    ("kinds", "rows", "k", "sizes"),
    [
        (["integer"] * 3, FREQUENCIES, 3, [1, 1, 1, 2, 3]),
        (["integer"] * 3, MISSING, 3, [1, 1, 1, 1, 2, 2]),
        (
            ["text"] * 3,
            [*[("m", "a", "x")] * 2, ("m", None, "x"), *[("f", "b", "y")] * 2],
            2,
            [1, 2, 2],
        ),
        (["text"], [(None,)] * 3, 3, [3]),
        (["text"], [(v,) for v in ("a", "A", "á", "ä", "a\u0301", "a ")], 2, [1] * 6),
        (["integer"], [(2**53,), (2**53 + 1,)], 2, [1, 1]),
        (["text"], [("a",)] * 3 + [("b",)] * 3 + [("*",)], 3, [1, 3, 3]),
        (["text"], [(zip_,) for _, zip_ in SLIDES], 3, [2, 2, 2, 2]),
        (["text"] * 2, [(race, zip_[:4]) for race, zip_ in SLIDES], 3, [2, 2, 2, 2]),
        (["text"] * 3, [(race, zip_[:4], zip_) for race, zip_ in SLIDES], 2, [1] * 8),
    ],
    ids=[
        *("sdcmicro.freqcalc.no_na", "null.three_semantics", "localsupp.one_cell"),
        *("edge.all_null_column", "edge.collation", "edge.big_int_as_double"),
        *("attack.suppressed_class_of_one", "attack.complementary_release.a"),
        *("attack.complementary_release.b", "attack.complementary_release.join"),
    ],
)
def test_classes_are_those_of_a_group_by_on_bytes(
    backend: Place, kinds: list[str], rows: list[Any], k: int, sizes: list[int]
) -> None:
    names = [f"q{place}" for place in range(len(kinds))]
    backend.load("release", dict(zip(names, kinds, strict=True)), rows)
    report = sqlanon.check(backend.url, "release", quasi=names, k=k)
    (result,) = report.models
    small = [size for size in sizes if size < k]
    assert (report.k, report.classes.count) == (min(sizes), len(sizes))
    assert (result.violating_classes, result.violating_rows) == (len(small), sum(small))


def test_distances_of_each_class_of_the_merit_example(backend: Place) -> None:
    """tclose.merit.per_class: E 0.178 (3 rows), U 0.267 (1), G 0.05 (4), R 0.233 (2)."""
    backend.load("release", {"q0": "text", "s": "integer"}, MERIT)
    for t, classes, rows in ((0.26, 1, 1), (0.2, 2, 3), (0.17, 3, 6), (0.04, 4, 10)):
        models: list[Any] = [{"t_closeness": {"column": "s", "t": t, "distance": "ordered"}}]
        (result,) = sqlanon.check(backend.url, "release", quasi=["q0"], privacy=models).models
        assert (result.violating_classes, result.violating_rows) == (classes, rows)


def test_equal_distances_of_the_papers_salaries_and_of_a_small_domain(backend: Place) -> None:
    salary = [(TABLE_4.get(pay, "3*"), pay) for _, pay, _ in PAPER]
    assert reached(backend, salary, {"t_closeness": {"t": 1}}) == [pytest.approx(2 / 3)]
    apart = [("a", 1), ("a", 2), ("b", 9), ("b", 10)]
    assert reached(backend, apart, {"t_closeness": {"t": 1}}, table="apart") == [0.5]


def test_a_skewed_class_is_diverse_and_far_from_the_table(backend: Place) -> None:
    """attack.skewness: two classes of two values, 1:1 and 49:1, where 5 % of all rows have one."""
    rows = [("g1", "+"), ("g1", "-"), *[("g2", "+")] * 49, ("g2", "-"), *[("rest", "-")] * 948]
    asked: dict[str, Any] = {"t_closeness": {"t": 0.44}}
    assert reached(backend, rows, asked) == [pytest.approx(0.93)]
    for model, classes, short in (
        ({"t_closeness": {"column": "s", "t": 0.44}}, 2, 52),
        ({"t_closeness": {"column": "s", "t": 0.46}}, 1, 50),
        ({"l_diversity": {"column": "s", "l": 1.104, "variant": "entropy"}}, 2, 998),
        ({"l_diversity": {"column": "s", "l": 1.103, "variant": "entropy"}}, 1, 948),
    ):
        models: list[Any] = [model]
        (result,) = sqlanon.check(backend.url, "release", quasi=["q0"], privacy=models).models
        assert (result.violating_classes, result.violating_rows) == (classes, short)
