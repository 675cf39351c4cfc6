"""What charts show: measured by the engine, and counted slowly here from the rows themselves."""

from __future__ import annotations

import json
import math
from collections import Counter, defaultdict
from functools import partial
from itertools import combinations
from statistics import median
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import pytest
from few_people import COLUMNS, ROWS, release

import sqlanon
from sqlanon.errors import JobError
from sqlanon.verify import query_errors
from sqlanon.verify.figures import DISTANCES, SIZES, VARIETIES
from sqlanon.verify.query_errors import COMPARED, REPORTED, Read, draw_queries

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engines import Place

    from sqlanon.verify.figures import ColumnDetail, QueryError, SensitiveBand, Separation, SizeBand

QUASI = ("q", "age")
Row = dict[str, Any]


def groups(rows: Sequence[Row], names: Sequence[str]) -> Counter[tuple[str, ...]]:
    return Counter(tuple(repr(row[name]) for name in names) for row in rows)


def band(number: float, edges: Sequence[float], *, closed: bool = False) -> int:
    return sum(number > edge if closed else number >= edge for edge in edges)


def check_sizes(told: Sequence[SizeBand] | None, rows: Sequence[Row]) -> None:
    expected: dict[int, list[int]] = defaultdict(lambda: [0, 0])
    for n in groups(rows, QUASI).values():
        expected[band(n, SIZES)][0] += 1
        expected[band(n, SIZES)][1] += n
    assert told is not None
    assert [[one.classes, one.rows] for one in told] == [expected[one] for one in sorted(expected)]
    for one in told:
        assert band(one.least, SIZES) == band(one.most or 10**9, SIZES)


def check_subsets(told: Sequence[Separation] | None, rows: Sequence[Row]) -> None:
    assert told is not None
    assert [one.columns for one in told] == [
        names for size in (1, 2) for names in combinations(QUASI, size)
    ]
    for one in told:
        sizes = groups(rows, one.columns).values()
        apart = sum(n * (len(rows) - n) for n in sizes) / (len(rows) * (len(rows) - 1))
        assert (one.combinations, one.alone) == (len(sizes), sum(n == 1 for n in sizes))
        assert one.distinction == pytest.approx(len(sizes) / len(rows), abs=6e-4)
        assert one.separation == pytest.approx(apart, abs=6e-4)


def check_sensitive(told: Sequence[SensitiveBand], rows: Sequence[Row]) -> None:
    whole, held = Counter(row["ill"] for row in rows), defaultdict[Any, Counter[Any]](Counter)
    for row in rows:
        held[tuple(row[name] for name in QUASI)][row["ill"]] += 1
    expected: dict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0])
    for inside in held.values():
        n = inside.total()
        apart = sum(abs(inside[one] / n - whole[one] / len(rows)) for one in whole) / 2
        place = (band(len(inside), VARIETIES), band(apart - 1e-9, DISTANCES, closed=True))
        expected[place][0] += 1
        expected[place][1] += n
    assert [[one.classes, one.rows] for one in told] == [expected[one] for one in sorted(expected)]
    ends = (*DISTANCES, 1.0)
    assert [one.distance for one in told] == [ends[place[1]] for place in sorted(expected)]


def test_figures_are_those_of_the_rows(backend: Place) -> None:
    rows = [*ROWS, (24, "d", 9, "x", 0), (25, "d", 9, None, 0)]
    backend.load("people", COLUMNS, rows)
    report = release(backend, figures="internal", algorithm="optimal")
    source, released = backend.records("people"), backend.records("released")
    figures = report.figures
    assert figures is not None
    assert figures.audience == "internal"
    check_sizes(figures.sizes_before, source)
    check_sizes(figures.sizes, released)
    check_subsets(figures.subsets_before, source)
    check_subsets(figures.subsets, released)
    assert [*figures.sensitive] == ["ill"]
    check_sensitive(figures.sensitive["ill"], released)
    # whoever looks at the release alone sees the same
    asked: Any = [{"l_diversity": {"column": "ill", "l": 1}}]
    checked = sqlanon.check(
        backend.url, "released", quasi=QUASI, privacy=asked, figures="internal"
    ).figures
    assert checked is not None
    assert checked.sizes_before is None
    assert checked.subsets_before is None
    assert (checked.sizes, checked.subsets) == (figures.sizes, figures.subsets)
    assert checked.sensitive == figures.sensitive


def test_figures_cost_a_few_statements_and_nobody_pays_who_does_not_ask(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    plain = release(backend)
    steps: list[str] = []
    observer = sqlanon.Observer(statement=lambda one: steps.append(one.name))
    shown = release(backend, target="shown", figures="internal", observer=observer)
    assert plain.figures is None
    assert not any(name == "figures" for name in plain.seconds)
    asked = [name for name in steps if name.startswith("figures/")]
    made = ["released", "sizes", "subsets", "sensitive", "published", "boxes", "parts", "answers"]
    made += ["compared", "runs", "expected", "examples"]
    assert asked == [f"figures/{one}" for one in made]
    assert {**shown.seconds}.keys() - plain.seconds.keys() == {"figures"}
    # the ledger lies beside the release, and is read by others
    (entry,) = (e for e in backend.records("sqlanon_runs") if e["run_id"] == shown.run_id)
    told = entry["report"]
    assert (json.loads(told) if isinstance(told, str) else told)["figures"] is None


def test_a_plan_foresees_what_a_run_measures(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    said: Any = {
        "columns": {
            "id": {"role": "drop"},
            "q": {"role": "quasi"},
            "age": {"role": "quasi"},
            "ill": {"role": "sensitive"},
            "person": {"role": "drop"},
        },
        "privacy": [{"k_anonymity": {"k": 3}}],
        "target": "released",
    }
    planned = sqlanon.plan(backend.url, "people", figures="internal", **said)
    done = sqlanon.anonymize(backend.url, "people", figures="internal", **said)
    assert planned.figures == done.figures


def test_there_are_figures_of_a_table_without_rows(backend: Place) -> None:
    backend.load("people", COLUMNS, [])
    report = release(backend, figures="internal")
    assert report.figures is not None
    assert report.figures.sizes == report.figures.sizes_before == ()
    assert {one.combinations for one in report.figures.subsets} == {0}
    assert "What was done" in report.to_html()


def test_an_audience_that_is_none_is_refused_before_anything_is_done(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    nobody: Any = "everybody"
    with pytest.raises(JobError, match="external or internal"):
        release(backend, figures=nobody)
    assert backend.tables() == ["people"]


def bits(rows: Sequence[Row], *names: str) -> float:
    """The entropy of what rows have in columns."""
    sizes = groups(rows, names).values()
    return sum(n / len(rows) * math.log2(len(rows) / n) for n in sizes)


def check_detail(
    told: Mapping[str, ColumnDetail], source: Sequence[Row], released: Sequence[Row]
) -> None:
    labels = {row["id"]: row for row in released}
    joined = [{**row, "label": labels[row["id"]]} for row in source if row["id"] in labels]
    assert [*told] == [*QUASI]
    for name, one in told.items():
        pairs = [{"value": row[name], "label": row["label"][name]} for row in joined]
        kept = bits(source, name) - bits(pairs, "value", "label") + bits(pairs, "label")
        assert one.values_before == len(groups(source, [name]))
        assert one.values == len(groups(released, [name]))
        assert one.bits_before == pytest.approx(bits(source, name), abs=6e-4)
        assert one.bits_kept == pytest.approx(kept, abs=6e-4)


def errors_by_rows(
    source: Sequence[Row],
    released: Sequence[Row],
    *,
    each: int,
    listed: Sequence[str],
    steps: Mapping[str, int] = MappingProxyType({}),
    names: Sequence[str] = QUASI,
) -> dict[int, list[float]]:
    """Ask the same queries row by row, without NULLs; codes are in the order of values.

    Errors by how many columns a query looks at, the least first.
    """
    codes = {
        name: {one: place for place, one in enumerate(sorted({row[name] for row in source}))}
        for name in names
    }
    raw = {row["id"]: row for row in source}
    seen: dict[tuple[str, Any], set[int]] = defaultdict(set)
    for row in released:
        for name in names:
            seen[name, row[name]].add(codes[name][raw[row["id"]][name]])
    for (name, _), inside in seen.items():
        if name in steps and len(inside) > 1:  # a reader cannot tell the values of a step apart
            held = {value // steps[name] for value, code in codes[name].items() if code in inside}
            inside |= {code for value, code in codes[name].items() if value // steps[name] in held}
    read = [Read(n, len(codes[name]), name in listed) for n, name in enumerate(names)]
    errors: dict[int, list[float]] = defaultdict(list)
    for query in draw_queries(read, each):
        limits = {names[n]: ends for n, ends in zip(query.columns, query.ranges, strict=True)}
        assert len(limits) == len(query.columns)
        true = sum(
            all(first <= codes[name][row[name]] <= last for name, (first, last) in limits.items())
            for row in source
        )
        expected = 0.0
        for row in released:
            part = 1.0
            for name, (first, last) in limits.items():
                inside = seen[name, row[name]]
                if name not in listed:
                    inside = {*range(min(inside), max(inside) + 1)}
                part *= sum(first <= code <= last for code in inside) / len(inside)
            expected += part
        errors[len(limits)].append(abs(expected - true) / max(true, 1))
    return {columns: sorted(found) for columns, found in errors.items()}


def check_errors(told: Sequence[QueryError], errors: Mapping[int, Sequence[float]]) -> None:
    """What is told of them."""
    assert [one.columns for one in told] == [*errors]
    for one in told:
        found = errors[one.columns]
        assert one.queries == len(found) == REPORTED
        assert one.median == pytest.approx(median(found), abs=1e-6)
        assert one.worst == pytest.approx(found[math.ceil(0.95 * len(found)) - 1], abs=1e-6)


STEPS = {"age": 3}
WAYS: dict[str, dict[str, Any]] = {
    "regions": {},
    "steps": {"columns": {"age": {"role": "quasi", "range": {"step": STEPS["age"]}}}},
    "levels": {
        "columns": {"age": {"role": "quasi", "hierarchy": {"intervals": [2]}}},
        "algorithm": "optimal",
        "max_suppression": 2,
    },
}


@pytest.mark.parametrize("way", [*WAYS, "apart"])
def test_utility_is_that_of_the_rows(
    backend: Place, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if way == "apart":  # as if of many sets of columns: some are asked about, one by one
        monkeypatch.setattr(query_errors, "_SETS", 1)
        monkeypatch.setattr(query_errors, "_TOGETHER", 1)
    rows = [*ROWS, (24, "d", 3, "x", 0)]
    backend.load("people", COLUMNS, rows)
    more = {**WAYS.get(way, {})}
    columns = {"id": {"role": "keep"}, **more.pop("columns", {})}
    report = release(backend, columns, figures="internal", **more)
    source, released = backend.records("people"), backend.records("released")
    figures = report.figures
    assert figures is not None
    if not report.rows.suppressed:
        check_detail(figures.detail, source, released)
    asked = partial(
        errors_by_rows, source, released, listed=["q"], steps=STEPS if way == "steps" else {}
    )
    check_errors(figures.query_errors, asked(each=REPORTED))
    assert [one.columns for one in figures.mutual] == ([QUASI] if way == "levels" else [])
    for one in figures.mutual:
        for told, side in ((one.bits_before, source), (one.bits, released)):
            alone = sum(bits(side, name) for name in QUASI)
            assert told == pytest.approx(alone - bits(side, *QUASI), abs=6e-4)


@pytest.mark.parametrize("algorithm", ["mondrian", "order_and_cut"])
def test_choices_are_compared_by_a_thousand_counts_over_two_and_three_columns(
    backend: Place, algorithm: str
) -> None:
    """The same ones of every algorithm and engine: 500 of each, spread over the sets of columns."""
    names = ["age", "job", "size", "town"]
    kinds = ["integer", "integer", "text", "integer", "text"]
    columns = dict(zip(["id", *names], kinds, strict=True))
    rows = [
        (n, n * n % 11, "abcde"[n * 3 % 7 % 5], n * n * n % 6, "xyz"[n * n % 5 % 3])
        for n in range(60)
    ]
    backend.load("people", columns, rows)
    quasi: dict[str, Any] = {name: {"role": "quasi"} for name in names}
    quasi |= {name: {"role": "quasi", "order": "alphabetical"} for name in ("job", "town")}
    said: dict[str, Any] = {
        "columns": {"id": {"role": "keep"}, **quasi},
        "privacy": [{"k_anonymity": {"k": 4}}],
        "algorithm": algorithm,
    }
    told = sqlanon.plan(backend.url, "people", purpose="queries", **said).usefulness
    sqlanon.anonymize(backend.url, "people", target="released", **said)
    errors = errors_by_rows(
        backend.records("people"),
        backend.records("released"),
        each=COMPARED,
        listed=["job", "town"],
        names=names,
    )
    assert [(n, len(found)) for n, found in errors.items()] == [(1, 500), (2, 500), (3, 500)]
    assert told is not None
    expected = (median(errors[2]) + median(errors[3])) / 2
    assert told.query_error == pytest.approx(expected, abs=1e-6)
    assert expected > 0.05
    read = [Read(n, len({row[n + 1] for row in rows}), n % 2 == 1) for n in range(4)]
    asked = Counter(query.columns for query in draw_queries(read, COMPARED))
    assert len(asked) == 4 + 6 + 4
    assert {n for one, n in asked.items() if len(one) == 3} == {125}


def test_whoever_publishes_values_as_they_are_is_never_off(backend: Place) -> None:
    rows: list[tuple[Any, ...]] = [(n, "abc"[n % 3], n % 4, "x", n) for n in range(24)]
    rows += [(24 + n, None, 9, "y", n) for n in range(4)]
    backend.load("people", COLUMNS, rows)
    figures = release(backend, figures="internal").figures
    assert figures is not None
    assert {(one.columns, one.median, one.worst) for one in figures.query_errors} == {
        (1, 0.0, 0.0),
        (2, 0.0, 0.0),
    }
    for one in figures.detail.values():
        assert one.bits_kept == pytest.approx(one.bits_before, abs=2e-3)


@pytest.mark.parametrize("algorithm", ["optimal", "mondrian"])
def test_a_plan_shows_who_may_see_the_source_rows_of_its_release(
    backend: Place, algorithm: str
) -> None:
    """One of each of the largest classes, as a run publishes them; nobody else is shown any."""
    rows = [*ROWS, (24, "d", 9, "x", 0), (25, "d", 9, None, 0)]
    backend.load("people", COLUMNS, rows)
    said: dict[str, Any] = {
        "columns": {
            **{name: {"role": "keep"} for name in COLUMNS},
            **{name: {"role": "quasi"} for name in QUASI},
        },
        "privacy": [{"k_anonymity": {"k": 2}}],
        "algorithm": algorithm,
    }
    told = sqlanon.plan(backend.url, "people", figures="internal", **said).examples
    for figures in (None, "external"):
        plan = sqlanon.plan(backend.url, "people", figures=figures, **said)
        assert plan.examples is None
    sqlanon.anonymize(backend.url, "people", target="released", **said)
    classes = Counter(
        tuple(None if row[name] is None else str(row[name]) for name in QUASI)
        for row in backend.records("released")
    )
    assert told is not None
    assert told.columns == tuple(QUASI)
    assert [one.rows for one in told.rows] == sorted(classes.values(), reverse=True)[:10]
    assert len(told.rows) == min(len(classes), 10)
    assert all(classes[one.labels] == one.rows for one in told.rows)
    printed = str(sqlanon.plan(backend.url, "people", figures="internal", **said))
    assert "Rows as they would be published" in printed


def test_columns_are_measured_in_the_order_of_the_job(backend: Place) -> None:
    """A job may list its quasi-identifiers in another order than the table has them in."""
    backend.load("people", COLUMNS, ROWS)
    quasi: dict[str, Any] = {"age": {"role": "quasi"}, "q": {"role": "quasi"}}
    others = {name: {"role": "keep"} for name in COLUMNS if name not in quasi}
    report = release(backend, only={**quasi, **others}, figures="internal")
    figures = report.figures
    assert figures is not None
    assert [*figures.detail] == ["age", "q"]
    shown = backend.records("released")
    for name, one in figures.detail.items():
        assert one.values == len({row[name] for row in shown})
    assert [one.columns for one in figures.subsets] == [("age",), ("q",), ("age", "q")]
