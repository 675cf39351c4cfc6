"""What a report says of losses is what the definitions say, on every engine.

The metrics: loss, ncp, precision, height, distortion, discernibility, average_class_size, entropy,
ambiguity, kl_divergence.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import oracle_metrics as oracle
import pytest
from lattice_cases import Case, levels
from oracle_metrics import Release, full_domain

from sqlanon.algorithms.partition.mondrian import Mondrian
from sqlanon.api import run as api
from sqlanon.job.job import Job
from sqlanon.release import class_sums as classes
from sqlanon.report.renderable import plain
from sqlanon.sql.statement import Command, Query, Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place
    from lattice_cases import Said

    from sqlanon.algorithms import Problem
    from sqlanon.release.recoding import Recoding
    from sqlanon.report.run import Report
    from sqlanon.sql.workspace import Workspace

TOWNS = (
    ("Aachen", "west", "*"),
    ("Bonn", "west", "*"),
    ("Celle", "north", "*"),
    ("Kiel", "north", "*"),
    ("Lahr", "south", "*"),
    ("Ulm", "south", "*"),
)
GRADES = (
    ("1", "1-2", "1-4", "*"),
    ("2", "1-2", "1-4", "*"),
    ("3", "3-4", "1-4", "*"),
    ("4", "3-4", "1-4", "*"),
    ("5", "5-6", "5-6", "*"),
    ("6", "5-6", "5-6", "*"),
)
ROWS = [
    (
        TOWNS[place * 3 % 5][0] if place % 4 else None,
        ("nurse", "clerk", "smith")[place // 2 % 3],
        str(place * place % 5 + 1),
    )
    for place in range(36)
]
CASE = Case(ROWS, {"town": TOWNS, "job": None, "grade": GRADES}, {"town": 3, "job": 1, "grade": 2})
K = 3


def expected(truth: Release, k: int) -> dict[str, Any]:
    """The metrics of a report that have no levels, as the oracle knows them."""
    return {
        "discernibility": oracle.discernibility(truth),
        "average_class_size": oracle.average_class_size(truth, k),
        "aecs": oracle.aecs(truth),
        "ambiguity": oracle.ambiguity(truth),
        "kl_divergence": oracle.kl_divergence(truth),
    }


def expected_full_domain(truth: Release, k: int) -> dict[str, Any]:
    """All metrics of a report."""
    return {
        **expected(truth, k),
        "lm": truth.mean(oracle.loss_shares(truth)),
        "lm_geometric": oracle.loss_geometric(truth),
        "ncp": oracle.ncp(truth),
        "ncp_set": oracle.ncp(truth),
        "precision": oracle.precision(truth),
        "height": oracle.height(truth),
        "distortion": oracle.distortion(truth),
        "discernibility_star": oracle.discernibility_star(truth),
        "entropy": oracle.entropy(truth),
        "entropy_nm": oracle.entropy_nm(truth),
    }


def check(report: Report, said: dict[str, Any]) -> None:
    found = plain(report.loss)
    assert {name: found[name] for name in said} == {
        name: pytest.approx(float(value), rel=1e-9, abs=1e-9) for name, value in said.items()
    }


def truth_of(case: Case, node: Sequence[int], k: int) -> Release:
    """The oracle's view of a full-domain release."""
    trees = case.oracle(k).trees
    paths = [{path[0]: path for path in tree.paths} for tree in trees]
    weights = [case.weights.get(name, 1) for name in case.hierarchies]
    whole = full_domain(case.rows, paths, node, frozenset(), weights)
    small = frozenset(labels for labels, size in whole.classes.items() if size < k)
    return full_domain(case.rows, paths, node, small, weights)


@pytest.mark.parametrize("node", [(0, 0, 0), (1, 0, 2), (1, 1, 1), (2, 0, 1), (2, 1, 3)], ids=str)
def test_a_full_domain_release_reports_all_metrics(
    backend: Place, node: tuple[int, int, int]
) -> None:
    CASE.load(backend)
    truth = truth_of(CASE, node, K)

    report = CASE.run(backend.url, CASE.pinned(node), K, 35)

    assert levels(report) == node
    assert report.rows.suppressed == truth.suppressed
    check(report, expected_full_domain(truth, K))
    assert set(plain(report.loss)) == {*expected_full_domain(truth, K), "attributes"}


def test_rows_that_datafly_takes_from_a_class_are_lost_too(backend: Place) -> None:
    leaves = [("x",)] * 4 + [("y",)] * 2 + [("z",)] * 3
    case = Case(leaves, {"q": None})
    case.load(backend)
    said: Said = {"datafly": {"suppress_at_least_k": True}}

    report = case.run(backend.url, said, 3, 3)

    kept = {record["id"] for record in backend.records("released")}
    whole = truth_of(case, (0,), 1)
    truth = replace(whole, kept=[place in kept for place in range(len(leaves))])
    assert truth.suppressed == 3
    check(report, expected_full_domain(truth, 3))


AGES = [place * 7 % 19 for place in range(30)]
CITIES = [None if place % 9 == 4 else "abcde"[place * place % 5] for place in range(30)]
QUASI = ("age", "city", "town")
HELD = [TOWNS[place * 3 % 5][0] for place in range(30)]


def covered(label: object, column: str) -> int:
    """Leaves below what was published."""
    text = str(label)
    if column == "town":
        return sum(text in path for path in TOWNS) if text != "*" else len(TOWNS)
    values = set(AGES if column == "age" else CITIES)
    if text == "*":
        return len(values)
    if text.startswith("["):
        low, high = map(int, re.findall(r"\d+", text))
        return sum(low <= age <= high for age in set(AGES))
    return text.count(",") + 1


@pytest.mark.parametrize("output", ["interval", "median", "upper"])
def test_a_multidimensional_release_reports_what_makes_sense(backend: Place, output: str) -> None:
    columns = {"id": "integer", "age": "integer", "city": "text", "town": "text"}
    rows = list(zip(AGES, CITIES, HELD, strict=True))
    backend.load("people", columns, [(place, *row) for place, row in enumerate(rows)])
    job = {
        "source": "people",
        "target": {"table": "released", "if_exists": "replace"},
        "columns": {
            "id": {"role": "keep"},
            "age": {"role": "quasi"},
            "city": {"role": "quasi"},
            "town": {"role": "quasi", "hierarchy": {"rows": [list(path) for path in TOWNS]}},
        },
        "privacy": [{"k_anonymity": {"k": K}}],
    }

    report = api.run(Job.from_mapping(job), connection=backend.url)

    labels: dict[int, tuple[Any, ...]] = {
        record["id"]: tuple(record[name] for name in QUASI)
        for record in backend.records("released")
    }
    published = [labels[place] for place in range(30)]
    truth = Release(
        rows=rows,
        labels=published,
        covers=[
            tuple(covered(label, name) for label, name in zip(row, QUASI, strict=True))
            for row in published
        ],
        kept=[True] * 30,
        domains=[len(set(AGES)), len(set(CITIES)), len(TOWNS)],
        weights=[Fraction(1)] * 3,
    )
    assert len({tuple(map(str, row)) for row in published}) > 3
    said = {
        **expected(truth, K),
        "discernibility_star": oracle.discernibility(truth),
        "entropy": oracle.entropy(truth),
        "entropy_nm": oracle.entropy(truth),
    }
    if output == "interval":
        check(report, said)
        loss = report.loss
        assert (loss.precision, loss.height, loss.distortion) == (None, None, None)
        planned = api.plan(Job.from_mapping(job), connection=backend.url)
        assert planned.loss == loss
        return
    # what stands for a class's values changes its label, not what is measured of it
    job["columns"]["age"]["output"] = output  # type: ignore[index]
    other = api.run(Job.from_mapping(job), connection=backend.url)
    assert plain(other.loss)["entropy"] == report.loss.entropy
    assert other.loss.kl_divergence == report.loss.kl_divergence


def test_suppressed_rows_without_a_level_lose_their_values(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No algorithm does this yet: Mondrian, with one of its classes taken away afterwards."""
    case = Case(ROWS, {"town": TOWNS, "job": None, "grade": GRADES})
    case.load(backend)
    search = Mondrian.search

    def less(self: Mondrian, problem: Problem, workspace: Workspace) -> Recoding:
        found = search(self, problem, workspace)
        (gone,) = workspace.backend.fetch(
            Query("of", Sql(f"SELECT MIN(class), MAX(class) FROM {found.assignment}"))
        )
        held = Sql(f"FROM {found.assignment} WHERE class = {gone[1]}")
        ((lost,),) = workspace.backend.fetch(Query("lost", Sql(f"SELECT SUM(n) {held}")))
        workspace.backend.execute(Command("lose", Sql(f"DELETE {held}")))
        return replace(found, suppressed=int(lost))

    monkeypatch.setattr(Mondrian, "search", less)
    report = case.run(backend.url, "mondrian", K, 35)

    records = {
        record["id"]: tuple(record[name] for name in ("town", "job", "grade"))
        for record in backend.records("released")
    }
    labels = [records.get(place, row) for place, row in enumerate(ROWS)]
    kept = [place in records for place in range(36)]
    released = Release(
        rows=[row for row, published in zip(ROWS, kept, strict=True) if published],
        labels=[row for row, published in zip(labels, kept, strict=True) if published],
        covers=[],
        kept=[],
        domains=[1, 1, 1],
        weights=[],
    )
    bits = oracle.entropy(released)
    suppressed = [row for row, published in zip(ROWS, kept, strict=True) if not published]
    for column in zip(*suppressed, strict=True):
        counts = Counter(column)
        bits -= sum(n * math.log2(n / len(suppressed)) for n in counts.values())
    assert report.rows.suppressed == len(suppressed) >= 3
    assert report.loss.discernibility_star is None
    assert report.loss.entropy == pytest.approx(oracle.entropy(released))
    assert report.loss.entropy_nm == pytest.approx(bits)


def test_what_no_double_holds_is_not_counted(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    CASE.load(backend)
    monkeypatch.setattr(classes, "_COUNTABLE", 0)

    report = CASE.run(backend.url, CASE.pinned((1, 1, 1)), K, 35)

    assert report.loss.ambiguity is None
    assert report.loss.kl_divergence == pytest.approx(
        oracle.kl_divergence(truth_of(CASE, (1, 1, 1), K))
    )


@pytest.mark.parametrize("algorithm", ["mondrian", "order_and_cut", "optimal"])
def test_an_empty_table_loses_nothing(backend: Place, algorithm: str) -> None:
    case = Case([], {"town": TOWNS, "job": None})
    case.load(backend)

    loss = plain(case.run(backend.url, algorithm, K).loss)

    assert not loss.pop("attributes")["town"]["lm"]
    assert loss.pop("precision") in {1, None}
    assert not any(loss.values())
