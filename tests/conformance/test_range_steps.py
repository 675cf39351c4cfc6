"""Ranges in whole steps (`range: {step: …}`), against labels that are made here from the rows."""

from __future__ import annotations

import datetime as dt
import math
from collections import defaultdict
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import pytest
from clients import replay
from statement_names import is_of_session

import sqlanon
from sqlanon.errors import JobError, UnsupportedError
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engines import Place

    from sqlanon.report.run import Report

KINDS = {"id": "integer", "pay": "integer", "debt": "decimal", "share": "real", "born": "date"}
ROWS: list[tuple[Any, ...]] = [
    (
        n,
        None if n % 17 == 0 else n * n * 37 % 1201 - 400,
        Decimal(n * 61 % 401 - 200) / 20,
        None if n % 23 == 0 else (n * 29 % 113 - 40) / 16,
        dt.date(2018, 11, 30) + dt.timedelta(days=n * n * 13 % 971),
    )
    for n in range(90)
]
STEPS: dict[str, Any] = {"pay": 100, "debt": "2.5", "share": 0.5, "born": "quarter"}
QUASI = [*STEPS]
COLUMNS: dict[str, Any] = {
    "id": {"role": "keep"},
    **{name: {"role": "quasi", "range": {"step": step}} for name, step in STEPS.items()},
}
ALGORITHMS: dict[str, Any] = {
    "mondrian": "mondrian",
    "relaxed": {"mondrian": {"split": "relaxed", "cut": "median"}},
    "order_and_cut": {"order_and_cut": {"refine": True}},
    "k_member": "k_member",
}
Row = dict[str, Any]


def released(place: Place, **said: Any) -> Report:
    usual: dict[str, Any] = {
        "columns": COLUMNS,
        "privacy": [{"k_anonymity": {"k": 5}}],
        "target": "released",
        "ledger": False,
    }
    return sqlanon.anonymize(place.url, said.pop("source", "people"), **usual | said)


def step_of(name: str, value: Any) -> tuple[str, str]:
    """The ends of the step that a value lies in, as a label spells them."""
    if name == "born":
        quarter = f"{value:%Y}-Q{(value.month + 2) // 3}"
        return quarter, quarter
    width = Decimal(str(STEPS[name]))
    low = math.floor(Decimal(str(value)) / width) * width
    high = low + (width - 1 if name == "pay" else width)
    return f"{low.normalize():f}", f"{high.normalize():f}"


def label_of(name: str, values: set[Any]) -> str | None:
    """What a class that holds these values publishes."""
    if len(values) == 1:
        (only,) = values
        if only is None:
            return None
        return str(only) if name in {"pay", "born"} else f"{Decimal(str(only)).normalize():f}"
    if None in values:
        return "*"
    low, high = step_of(name, min(values)), step_of(name, max(values))
    if name == "born":
        return low[0] if low == high else f"[{low[0]}..{high[0]}]"
    between = ".." if low[0].startswith("-") else "-"
    return f"[{low[0]}{between}{high[1]}{']' if name == 'pay' else ')'}"


def held(name: str, values: set[Any], domain: set[Any]) -> int:
    """How many more values than one a reader of the label has to think of."""
    if len(values) == 1:
        return 0
    if None in values:
        return len(domain - {None}) - 1
    low, high = step_of(name, min(values)), step_of(name, max(values))
    known = sorted(domain - {None})
    first = min(place for place, one in enumerate(known) if step_of(name, one) == low)
    last = max(place for place, one in enumerate(known) if step_of(name, one) == high)
    return last - first


def classes_of(place: Place) -> dict[tuple[Any, ...], list[Row]]:
    """The source's rows by what is published of them."""
    source = {row[0]: dict(zip(KINDS, row, strict=True)) for row in ROWS}
    found = defaultdict(list)
    for row in place.records("released"):
        found[tuple(row[name] for name in QUASI)].append(source[row["id"]])
    return found


def spelled(name: str, label: str | None) -> str | None:
    """A single value of an engine that writes 1.50, as 1.5."""
    if label is None or label[0] in "[*" or name in {"pay", "born"}:
        return label
    return f"{Decimal(label).normalize():f}"


def check_labels(classes: Mapping[tuple[Any, ...], Sequence[Row]]) -> None:
    for labels, rows in classes.items():
        for name, label in zip(QUASI, labels, strict=True):
            assert spelled(name, label) == label_of(name, {row[name] for row in rows})


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_ends_of_ranges_are_whole_steps_and_lose_what_a_reader_cannot_tell(
    backend: Place, algorithm: str
) -> None:
    backend.load("people", KINDS, ROWS)
    report = released(backend, algorithm=ALGORITHMS[algorithm])
    classes = classes_of(backend)
    check_labels(classes)
    assert sum(map(len, classes.values())) == len(ROWS)
    assert min(map(len, classes.values())) >= 5
    assert not [one for one in report.warnings if one.code == "W05"]
    # no more can be told of an end than of the step that it is in
    assert {label for labels in classes for label in labels if label and label[0] == "["}
    for name in QUASI:
        domain = {row[[*KINDS].index(name)] for row in ROWS}
        lost = sum(
            len(rows) * held(name, {row[name] for row in rows}, domain) for rows in classes.values()
        )
        most = len(ROWS) * (len(domain - {None}) - 1)
        assert report.loss.attributes[name].ncp == pytest.approx(lost / most)


def test_tight_ranges_end_with_values_and_say_so(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    columns = {**COLUMNS, "pay": {"role": "quasi", "range": "tight"}}
    report = released(backend, columns=columns)
    assert [one.column for one in report.warnings if one.code == "W05"] == ["pay"]


def test_plan_view_and_script_say_the_same(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    said: dict[str, Any] = {
        "source": "people",
        "columns": COLUMNS,
        "privacy": [{"k_anonymity": {"k": 5}}],
        "target": {"table": "released", "if_exists": "replace"},
        "ledger": "runs",
        "max_suppression": 0.5,
    }
    job = sqlanon.Job.from_mapping(said)
    report = sqlanon.run(job, connection=backend.url)
    labels = {*classes_of(backend)}
    planned = sqlanon.plan(
        backend.url, "people", columns=COLUMNS, privacy=said["privacy"], target="other"
    )
    assert planned.loss.ncp == report.loss.ncp
    before = backend.records("released")
    compiled = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, compiled.text)
    assert sorted(map(str, backend.records("released"))) == sorted(map(str, before))
    # of another day's rows, by the labels alone: every value lies in the label that it gets
    sqlanon.run(job, connection=backend.url)
    compiled = sqlanon.compile_job(job, connection=backend.url, from_run="last")
    replay(backend, compiled.text)
    again = classes_of(backend)
    placed = {told: rows for told, rows in again.items() if {*told} != {"*"}}
    assert {*placed} <= labels
    assert sum(map(len, placed.values())) >= len(ROWS) / 2
    for told, rows in placed.items():
        for row in rows:
            assert all(
                lies_in(name, row[name], label) for name, label in zip(QUASI, told, strict=True)
            )
    released(backend, target={"table": "seen", "mode": "view"}, ledger="runs")
    shown = {tuple(row[name] for name in QUASI) for row in backend.records("seen")}
    assert shown == labels


def lies_in(name: str, value: Any, label: str | None) -> bool:
    """Whether a reader of a label thinks of the value."""
    if label == "*" or value is None or label is None:
        return label == "*" or (value is None and label is None)
    if label[0] != "[":
        return label in {label_of(name, {value}), step_of(name, value)[0]}
    if name == "born":
        low, high = label[1:-1].split("..")
        return low <= step_of(name, value)[0] <= high
    low, high = label[1:-1].split(".." if label[1] == "-" else "-")
    number, upper = Decimal(str(value)), Decimal(high)
    return Decimal(low) <= number and (number <= upper if label[-1] == "]" else number < upper)


def test_timestamps_have_steps_of_days_and_the_ends_of_time_are_refused(backend: Place) -> None:
    rows = [(n, dt.datetime(2020, 2, 27 + n % 2, n % 24, 30)) for n in range(12)]  # noqa: DTZ001
    backend.load("people", {"id": "integer", "seen": "timestamp"}, rows)
    columns = {"id": {"role": "keep"}, "seen": {"role": "quasi", "range": {"step": "day"}}}
    released(backend, columns=columns, privacy=[{"k_anonymity": {"k": 4}}])
    assert {row["seen"] for row in backend.records("released")} <= {
        "2020-02-27",
        "2020-02-28",
        "[2020-02-27..2020-02-28]",
    }


REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "a unit": ({"pay": {"range": {"step": "month"}}}, "mondrian", "is for dates and times"),
    "nothing wider": ({"pay": {"range": {"step": 1}}}, "mondrian", "reveals whole numbers exactly"),
    "a number": ({"born": {"range": {"step": 7}}}, "mondrian", "use one of month, quarter"),
    "days": ({"born": {"range": {"step": "day"}}}, "mondrian", "use one of month, quarter"),
    "texts": ({"town": {"range": {"step": 2}}}, "mondrian", "leave range out"),
    "an order": ({"pay": {"range": {"step": 9}, "order": "frequency"}}, "mondrian", "leave order"),
    "levels": ({"pay": {"range": {"step": 9}}}, "optimal", "not published by optimal"),
    "as they are": ({"pay": {"range": {"step": 9}}}, "anatomy", "range: anatomy"),
}


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
@pytest.mark.parametrize("case", REFUSED)
def test_what_steps_do_not_fit_is_refused_before_values_are_read(backend: Place, case: str) -> None:
    columns, algorithm, words = REFUSED[case]
    backend.load("people", {**KINDS, "town": "text"}, [(*row, "x") for row in ROWS])
    asked: list[str] = []
    others: dict[str, Any] = {name: {"role": "drop"} for name in [*KINDS, "town"]}
    quasi = {name: {"role": "quasi", **said} for name, said in columns.items()}
    model: dict[str, Any] = {"k_anonymity": {"k": 5}}
    if algorithm == "anatomy":
        model = {"l_diversity": {"column": "town", "l": 2}}
        others["town"] = {"role": "sensitive"}
    with pytest.raises(UnsupportedError, match=words):
        released(
            backend,
            columns={**others, **quasi},
            privacy=[model],
            algorithm=algorithm,
            observer=Observer(statement=lambda one: asked.append(one.name)),
        )
    assert not [name for name in asked if not (name.startswith("inspect/") or is_of_session(name))]


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"range": "wide"}, "must be tight, from the least to the greatest value of a class, cut"),
        ({"range": {"step": "weeks"}}, "must be a number, or one of minute"),
        ({"range": {"step": 0}}, "must be above 0"),
        ({"range": {"step": "1" + 18 * "0"}}, "must be less than"),
        ({"range": {"step": "0.00000000001"}}, "at most 10 digits"),
        ({"range": {"step": 5}, "output": "median"}, "publishes no range"),
        ({"range": {"step": 5}, "hierarchy": {"intervals": [5]}}, "leave range out"),
    ],
)
def test_steps_that_say_nothing_are_refused_with_the_job(said: dict[str, Any], words: str) -> None:
    with pytest.raises(JobError, match=words):
        sqlanon.Job.from_mapping(
            {
                "source": "people",
                "target": "released",
                "columns": {"pay": {"role": "quasi", **said}},
                "privacy": [{"k_anonymity": {"k": 5}}],
            }
        )


def test_values_that_no_exact_step_holds_are_refused(backend: Place) -> None:
    """1 - 2^-40 is 1 when it is rounded to ten digits, and lies in the step below."""
    quasi: dict[str, Any] = {"role": "quasi", "range": {"step": 0.5}}
    columns: dict[str, Any] = {"id": {"role": "keep"}, "share": quasi}
    for name, value, words in (
        ("fine", 1 - 2**-40, "more than 10 digits"),
        ("large", 1e18, "too large"),
    ):
        kinds = {"id": "integer", "share": "real"}
        backend.load(name, kinds, [(n, value) for n in range(6)])
        with pytest.raises(UnsupportedError, match=words):
            released(backend, source=name, columns=columns)
    assert sorted(backend.tables()) == ["fine", "large"]
