"""`output: bounds`: two columns of a quasi-identifier, against ends that are made here."""

from __future__ import annotations

import datetime as dt
from collections import defaultdict
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa  # type: ignore[import-untyped]
import pytest
from clients import printed

import sqlanon
from sqlanon.errors import JobError, SqlanonError, UnsupportedError, VerificationError
from sqlanon.pipeline import publishing
from sqlanon.sql.statement import Sql, Statement
from sqlanon.verify import release as verification

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from engines import Place

    from sqlanon.report.run import Report

GRADES = ["low", "some", "much", "most"]
KINDS = {
    "id": "integer",
    "pay": "integer",
    "debt": "decimal",
    "share": "real",
    "born": "date",
    "seen": "timestamp",
    "grade": "text",
}
ROWS: list[tuple[Any, ...]] = [
    (
        n,
        None if n % 17 == 0 else n * n * 37 % 1201 - 400,
        Decimal(n * 61 % 401 - 200) / 20,
        None if n % 23 == 0 else (n * 29 % 113 - 40) / 16,
        dt.date(2018, 11, 30) + dt.timedelta(days=n * n * 13 % 971),
        dt.datetime(2020, 2, 1 + n % 27, n * 7 % 24, 30),  # noqa: DTZ001 - of no zone
        None if n % 29 == 0 else GRADES[n * n % 4],
    )
    for n in range(90)
]
QUASI = [name for name in KINDS if name != "id"]
BOUNDS: dict[str, Any] = {"role": "quasi", "output": "bounds"}
COLUMNS: dict[str, Any] = {
    "id": {"role": "keep"},
    **dict.fromkeys(QUASI, BOUNDS),
    "grade": {**BOUNDS, "order": GRADES},
}
ALGORITHMS: dict[str, Any] = {
    "mondrian": "mondrian",
    "relaxed": {"mondrian": {"split": "relaxed", "cut": "median"}},
    "order_and_cut": {"order_and_cut": {"refine": True}},
    "k_member": "k_member",
    "oka": "oka",
    "sangreea": "sangreea",
}
Ends = tuple[Any, Any]


def released(place: Place, **said: Any) -> Report:
    usual: dict[str, Any] = {
        "columns": COLUMNS,
        "privacy": [{"k_anonymity": {"k": 5}}],
        "target": "released",
        "ledger": False,
    }
    return sqlanon.anonymize(place.url, said.pop("source", "people"), **usual | said)


def plain(value: Any) -> Any:
    """A value as every engine can tell it: numbers by their value, all others as text."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, int | float | Decimal):
        return Decimal(str(value)).normalize()
    return str(value).removesuffix(" 00:00:00")  # a date of pandas


def classes_of(records: list[dict[str, Any]]) -> dict[tuple[Ends, ...], list[dict[str, Any]]]:
    """The source's rows, by the pairs that are published of them."""
    source = {row[0]: dict(zip(KINDS, row, strict=True)) for row in ROWS}
    found = defaultdict(list)
    for row in records:
        pairs = tuple((plain(row[f"{q}_low"]), plain(row[f"{q}_high"])) for q in QUASI)
        found[pairs].append(source[row["id"]])
    return found


def check_ends(classes: Mapping[tuple[Ends, ...], list[dict[str, Any]]]) -> None:
    """A class shows the least and the greatest value of its rows, and NULL where it has a NULL."""
    for pairs, rows in classes.items():
        for name, pair in zip(QUASI, pairs, strict=True):
            values = [row[name] for row in rows]
            if name == "grade":
                values = [None if one is None else GRADES.index(one) for one in values]
            if None in values:
                assert pair == (None, None)
                continue
            ends = [min(values), max(values)]
            shown = [GRADES[one] for one in ends] if name == "grade" else ends
            assert pair == tuple(map(plain, shown))


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_each_class_shows_its_least_and_its_greatest_value(backend: Place, algorithm: str) -> None:
    backend.load("people", KINDS, ROWS)
    report = released(backend, algorithm=ALGORITHMS[algorithm])
    classes = classes_of(backend.records("released"))
    check_ends(classes)
    sizes = [len(rows) for rows in classes.values()]
    assert sum(sizes) == len(ROWS)
    assert (min(sizes), len(sizes)) == (report.classes.min, report.classes.count)
    assert min(sizes) >= 5
    assert any(low != high for pairs in classes for low, high in pairs)
    types = dict(backend.types_of("people"))
    assert dict(backend.types_of("released")) == {
        "id": types["id"],
        **{f"{name}_{end}": types[name] for name in QUASI for end in ("low", "high")},
    }
    # the classes, and what they lose, are those of the ranges as labels
    labels = {**COLUMNS, **{name: {"role": "quasi"} for name in QUASI}}
    labels["grade"] = {"role": "quasi", "order": GRADES}
    ranges = released(backend, columns=labels, algorithm=ALGORITHMS[algorithm], target="ranges")
    assert report.loss == ranges.loss
    assert report.risk.after.unique == ranges.risk.after.unique
    assert report.columns["pay"] == "quasi-identifier"
    warned = {one.column: str(one) for one in report.warnings if one.code == "W05"}
    assert {*warned} == {*QUASI} - {"grade"}
    assert "as the least and the greatest of their values" in warned["pay"]


@pytest.mark.parametrize(
    ("cells", "pairs"),
    [
        ([7, 7], {(7, 7)}),
        ([4, None], {(None, None)}),
        ([None, None], {(None, None)}),
        # two classes of the search, of NULL alone and of NULL beside values, are one to a reader
        ([None, None, 4, None], {(None, None)}),
        ([1, 3, -3, -8], {(1, 3), (-8, -3)}),
    ],
)
def test_null_beside_values_is_told_by_no_end(
    backend: Place, cells: list[int | None], pairs: set[Ends]
) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, [*enumerate(cells)])
    columns = {"id": {"role": "keep"}, "v": BOUNDS}
    report = released(backend, columns=columns, privacy=[{"k_anonymity": {"k": 2}}])
    found = [(row["v_low"], row["v_high"]) for row in backend.records("released")]
    assert {*found} == pairs
    assert report.classes.count == len(pairs)


STEPS: dict[str, tuple[str, list[Any], Any, set[Ends]]] = {
    "whole numbers": ("integer", [-3, 12, 23, 41], {"step": 10}, {(-10, 19), (20, 49)}),
    "one value": ("integer", [7, 7, 23, 41], {"step": 10}, {(7, 7), (20, 49)}),
    "with NULL": ("integer", [7, 8, None, None], {"step": 10}, {(0, 9), (None, None)}),
    "parts": ("real", [0.7, 1.2, 3.0, 3.5], {"step": 0.5}, {(0.5, 1.5), (3.0, 4.0)}),
    "money": ("decimal", [Decimal("0.75"), Decimal("1.2"), 5, 9], {"step": 2}, {(0, 2), (4, 10)}),
    "cents": (
        "decimal",
        [Decimal("0.75"), Decimal("1.2"), 5, 9],
        {"step": 0.5},
        {(Decimal("0.5"), Decimal("1.5")), (5, Decimal("9.5"))},
    ),
    "cuts": ("integer", [13, 17, 52, 88], "cut", {(0, 49), (50, 99)}),
    "cuts between numbers": ("real", [1.25, 1.75, 8.5, 9.5], "cut", {(0, 8), (8, 10)}),
}


@pytest.mark.parametrize("case", STEPS)
def test_ends_of_widened_ranges_are_values_of_the_type(backend: Place, case: str) -> None:
    kind, cells, widened, pairs = STEPS[case]
    backend.load("people", {"v": kind}, [(cell,) for cell in cells])
    columns = {"v": {**BOUNDS, "range": widened}}
    report = released(backend, columns=columns, privacy=[{"k_anonymity": {"k": 2}}])
    found = {(plain(row["v_low"]), plain(row["v_high"])) for row in backend.records("released")}
    assert found == {(plain(low), plain(high)) for low, high in pairs}
    assert not [one for one in report.warnings if one.code == "W05"]
    ((_, type_),) = backend.types_of("people")
    assert [one for _, one in backend.types_of("released")] == [type_, type_]


def test_ends_beyond_the_type_are_refused_before_the_search(backend: Place) -> None:
    """A year of 32767 by steps of ten ends at 32769, which SMALLINT does not hold."""
    backend.load("people", {"v": "SMALLINT"}, [(value,) for value in (5, 9, 32761, 32767)])
    said: dict[str, Any] = {
        "columns": {"v": {**BOUNDS, "range": {"step": 10}}},
        "privacy": [{"k_anonymity": {"k": 2}}],
    }
    if backend.name == "sqlite":  # whose types have no limits
        released(backend, **said)
        found = {(row["v_low"], row["v_high"]) for row in backend.records("released")}
        assert found == {(0, 9), (32760, 32769)}
        return
    with pytest.raises(UnsupportedError, match=r"v\.range: .* set a smaller step, leave output"):
        released(backend, **said)
    assert backend.tables() == ["people"]


SPOILT = {
    "a lower end": "UPDATE {} SET pay_low = pay_low - 1 WHERE id = 2",
    "an upper end": "UPDATE {} SET pay_high = pay_high + 1 WHERE id = 2",
    "a date": "UPDATE {} SET born_high = '2030-01-01' WHERE id = 2",
    "a row dropped": "DELETE FROM {} WHERE id = 2",
}


@pytest.mark.parametrize("case", SPOILT)
def test_the_verifier_counts_classes_by_both_ends(
    backend: Place, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    backend.load("people", KINDS, ROWS)
    verified = verification.verify_release_tables

    def spoilt(workspace: Any, written: Any, **more: Any) -> Any:
        statement = SPOILT[case].format(*written.relations)
        workspace.execute(Statement("test", Sql(statement)))
        return verified(workspace, written, **more)

    monkeypatch.setattr(publishing, "verify_release_tables", spoilt)
    with pytest.raises(VerificationError):
        released(backend)
    assert backend.tables() == ["people"]


def test_a_certificate_is_measured_by_both_ends(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    report = released(backend)
    said = report.to_dict()
    same = sqlanon.check_certificate(backend.url, said)
    assert same.quasi == tuple(f"{name}_{end}" for name in QUASI for end in ("low", "high"))
    assert same.certificate is not None
    assert same.certificate.agrees
    backend.run("UPDATE released SET pay_high = pay_high + 1 WHERE id = 2")
    other = sqlanon.check_certificate(backend.url, said).certificate
    assert other is not None
    wrong = {one.name for one in other.figures if not one.agrees}
    assert {"classes, count", "k_anonymity, reached"} <= wrong


def test_an_audit_file_counts_classes_by_both_ends(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    audit = sqlanon.compile_audit(backend.url, released(backend).to_dict())

    def verdicts() -> dict[str, str]:
        rows = [row for row in printed(backend, audit.text) if row[0].isdigit()]
        assert len(rows) == audit.rows
        return {row[1]: row[4] for row in rows if row[4] != "ok"}

    assert verdicts() == {}
    backend.run("UPDATE released SET pay_high = pay_high + 1 WHERE id = 2")
    found = verdicts()
    assert found["k_anonymity"] == "FAILS"
    assert found["classes, count"] == "DIFFERS"


def test_a_page_invents_rows_of_labels_and_shows_no_end(backend: Place) -> None:
    rows = [(n, 7_000_003 + 211 * n, n % 40) for n in range(80)]
    backend.load("people", {"id": "integer", "pay": "integer", "age": "integer"}, rows)
    age = {"role": "quasi", "hierarchy": {"intervals": [10, 20]}}
    columns = {"id": {"role": "drop"}, "pay": BOUNDS, "age": age}
    report = released(backend, columns=columns, figures="internal")
    assert report.invented
    for row in report.invented:
        assert [*row] == ["pay", "age"]
        assert row["pay"].label is None
        assert row["age"].label is not None
    assert "not shown" in report.to_html()
    assert not any(str(pay) in report.to_html() for _, pay, _ in rows)


def test_a_plan_shows_both_columns_and_what_a_run_measures(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    said: dict[str, Any] = {"columns": COLUMNS, "k": 5, "target": "released"}
    planned = sqlanon.plan(backend.url, "people", figures="internal", **said)
    report = sqlanon.anonymize(backend.url, "people", figures="internal", **said)
    assert planned.loss == report.loss
    assert planned.classes == report.classes
    assert planned.figures is not None
    assert planned.figures == report.figures
    detail = planned.figures.detail["pay"]
    assert [one.columns for one in planned.figures.subsets][: len(QUASI)] == [(q,) for q in QUASI]
    # a reader thinks of the same rows as with labels of ranges
    labels = {name: {**one, "output": "interval"} for name, one in COLUMNS.items() if name != "id"}
    columns = {"id": {"role": "keep"}, **labels}
    asked = {**said, "columns": columns, "target": "ranges"}
    ranges = sqlanon.anonymize(backend.url, "people", figures="internal", **asked).figures
    assert ranges is not None
    assert ranges.query_errors == planned.figures.query_errors
    assert ranges.distributions == planned.figures.distributions
    pairs = {(row["pay_low"], row["pay_high"]) for row in backend.records("released")}
    assert detail.values == len(pairs)  # noqa: PD011 - no frame
    (table,) = planned.tables
    fates = [(one.name, one.treated) for one in table.columns]
    assert fates[:3] == [
        ("id", "kept"),
        ("pay_low", "quasi-identifier"),
        ("pay_high", "quasi-identifier"),
    ]
    assert [one.made_of for one in table.columns[:3]] == [None, "pay", "pay"]
    lost = f"{report.loss.attributes['pay'].ncp:.2%}"
    shown = [line.split() for line in str(planned).splitlines() if line.startswith("  pay_")]
    assert {(words[0], words[-1]) for words in shown} >= {("pay_low", lost), ("pay_high", lost)}
    assert planned.examples is not None
    assert planned.examples.columns[:2] == ("pay_low", "pay_high")


def test_models_of_values_and_of_persons_count_by_both_ends(backend: Place) -> None:
    kinds = {**KINDS, "ill": "text", "who": "integer"}
    backend.load("people", kinds, [(*row, "abc"[row[0] % 3], row[0] % 40) for row in ROWS])
    columns = {**COLUMNS, "ill": {"role": "sensitive"}, "who": {"role": "drop"}}
    models: list[dict[str, Any]] = [
        {"k_anonymity": {"k": 3, "person": "who"}},
        {"l_diversity": {"column": "ill", "l": 2}},
        {"t_closeness": {"column": "ill", "t": 0.5}},
    ]
    report = released(backend, columns=columns, privacy=models)
    assert all(one.holds for one in report.models)
    classes = classes_of(backend.records("released"))
    check_ends(classes)
    for rows in classes.values():
        assert len({row["id"] % 40 for row in rows}) >= 3
        assert len({row["id"] % 3 for row in rows}) >= 2


def test_persons_keep_the_values_of_their_class(backend: Place) -> None:
    """Labels that depend on a row key come by a map of their own."""
    backend.load(
        "people",
        {"id": "integer", "pay": "integer", "ill": "text"},
        [(n, n * 37 % 101, "abcd"[n % 4]) for n in range(40)],
    )
    columns = {"id": {"role": "drop"}, "pay": BOUNDS, "ill": {"role": "sensitive"}}
    report = sqlanon.anonymize(
        backend.url,
        "people",
        columns=columns,
        algorithm="m_invariance",
        privacy=[{"m_uniqueness": {"column": "ill", "m": 2}}],
        target={"table": "released", "key": "id"},
    )
    assert report.rows.published == 40
    found = defaultdict(list)
    for row in backend.records("released"):
        found[row["group_id"]].append((row["pay_low"], row["pay_high"]))
    assert all(len({*pairs}) == 1 for pairs in found.values())
    assert any(low < high for ((low, high), *_) in found.values())


def test_a_target_keeps_what_stands_on_an_end(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    said: dict[str, Any] = {"target": {"table": "released", "if_exists": "replace"}}
    released(backend, **said)
    backend.run("CREATE INDEX by_pay ON released (pay_low, pay_high)")
    released(backend, **said)
    check_ends(classes_of(backend.records("released")))
    # without the columns of the index the table is not replaced
    with pytest.raises(SqlanonError, match="by_pay"):
        released(backend, columns={**COLUMNS, "pay": {"role": "quasi"}}, **said)


@pytest.mark.gate
@pytest.mark.parametrize("compare", ["previous", "all"])
def test_the_guard_reads_classes_as_readers_do(backend: Place, compare: str) -> None:
    """One who comes alone to a class of an earlier release is told by the classes of both."""
    rows = [(n, n // 4 * 10 + n % 4) for n in range(16)]
    backend.load("people", {"id": "integer", "v": "integer"}, rows)
    said: dict[str, Any] = {
        "columns": {"id": {"role": "drop"}, "v": BOUNDS},
        "privacy": [{"k_anonymity": {"k": 4}}],
        "release_guard": {"action": "refuse", "compare": compare},
        "target": {"table": "released", "if_exists": "replace", "key": "id"},
        "ledger": "runs",
    }
    released(backend, **said)
    assert {*backend.rows("SELECT v_low, v_high FROM released")} == {
        (low, low + 3) for low in (0, 10, 20, 30)
    }
    released(backend, **said)  # nobody came or went
    backend.run("INSERT INTO people VALUES (90, 1)")
    with pytest.raises(SqlanonError, match=r"fewer than 4 persons|k_anonymity in 1 joint class"):
        released(backend, **said)
    assert len(backend.records("released")) == 16


def test_details_belong_to_persons_of_both_ends(backend: Place) -> None:
    people = [(100 + n, n * 7 % 31) for n in range(24)]
    backend.load("people", {"id": "integer", "age": "integer"}, people)
    buys = [(100 + n % 24, n * 11 % 50) for n in range(60)]
    backend.load("buys", {"person": "integer", "price": "integer"}, buys)
    said: dict[str, Any] = {
        "source": "people",
        "target": "people_out",
        "columns": {"id": {"role": "identifier", "action": "renumber"}, "age": BOUNDS},
        "k": 3,
        "ledger": False,
        "tables": [
            {
                "source": "buys",
                "target": "buys_out",
                "key": "person",
                "columns": {"price": {"role": "sensitive"}},
            }
        ],
    }
    sqlanon.run(sqlanon.Job.from_mapping(said), connection=backend.url)
    shown = {one["id"]: (one["age_low"], one["age_high"]) for one in backend.records("people_out")}
    assert len(shown) == len(people)
    prices = sorted((shown[one["person"]], one["price"]) for one in backend.records("buys_out"))
    ends = sorted({*shown.values()})
    assert prices == sorted(
        (next(pair for pair in ends if pair[0] <= age <= pair[1]), price)
        for who, price in buys
        for age in [dict(people)[who]]
    )
    # a detail table is generalized by labels
    said["tables"][0] |= {
        "columns": {"price": BOUNDS},
        "privacy": [{"km_anonymity": {"k": 2, "m": 1}}],
    }
    with pytest.raises(UnsupportedError, match=r"buys\.columns\.price\.output: bounds is not"):
        sqlanon.run(sqlanon.Job.from_mapping(said), connection=backend.url)


NAMES: dict[str, tuple[dict[str, str], dict[str, Any], str | None]] = {
    "the same": ({"pay_low": "integer"}, {"pay_low": "keep"}, "pay_low"),
    "another case": ({"PAY_High": "integer"}, {"PAY_High": "sensitive"}, "PAY_High"),
    "dropped": ({"pay_low": "integer"}, {"pay_low": "drop"}, None),
    "unlisted": ({"pay_low": "integer"}, {}, "pay_low"),
    "two columns too": ({"pay_low": "integer"}, {"pay_low": BOUNDS}, None),
    "one of two": ({"pay_low": "integer"}, {"pay_low": "quasi"}, "pay_low"),
}


@pytest.mark.parametrize("case", NAMES)
def test_a_name_that_the_release_has_already_is_refused(backend: Place, case: str) -> None:
    kinds, others, taken = NAMES[case]
    backend.load("people", {"pay": "integer", **kinds}, [(n % 4, n % 3) for n in range(24)])
    said: dict[str, Any] = {
        "columns": {"pay": BOUNDS, **others},
        "privacy": [{"k_anonymity": {"k": 2}}],
        "unlisted": "keep" if case == "unlisted" else "error",
    }
    if taken is None:
        released(backend, **said)
        assert "pay_low" in {name for name, _ in backend.types_of("released")}
        return
    with pytest.raises(UnsupportedError, match=f"set role: drop for {taken}, or use a view"):
        released(backend, **said)


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "a view": ({"target": {"table": "shown", "mode": "view"}}, "use output: lower, .* mode: table"),
    "in place": ({"target": {"mode": "replace"}}, "bounds is not supported with mode: replace"),
    "levels": ({"algorithm": "optimal"}, "bounds is not supported by optimal"),
    "means": ({"algorithm": "microaggregation"}, "set output: mean or median"),
    "an earlier recoding": (
        {"recoding": {"reuse": "last"}},
        "output: bounds publishes values of a",
    ),
    "dates in steps": ({"born": {"range": {"step": "month"}}}, "its ends are periods"),
    "digits": ({"debt": {"range": {"step": 0.125}}}, "3 digits behind the point, and .* has 2"),
    "parts of whole numbers": ({"pay": {"range": {"step": 2.5}}}, "has 0, so output: bounds"),
    "cuts of decimals": ({"debt": {"range": "cut"}}, "4 digits behind the point, and .* has 2"),
    "texts": ({"grade": {"order": "frequency"}}, "a range needs ordered values; use mode"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_where_bounds_are_not_published_another_way_is_named(backend: Place, case: str) -> None:
    said, words = REFUSED[case]
    kinds = {**KINDS, "debt": "DECIMAL(10, 2)"}
    backend.load("people", kinds, ROWS)
    columns = {**COLUMNS}
    options: dict[str, Any] = {}
    for name, one in said.items():
        if name in columns:
            columns[name] = {**columns[name], **one}
        else:
            options[name] = one
    if "mode" in options.get("target", ()) and options["target"]["mode"] == "replace":
        options["in_place"] = True
    with pytest.raises(UnsupportedError, match=words):
        released(backend, columns=columns, **options)
    assert backend.tables() == ["people"]


def test_a_hierarchy_has_labels_and_no_bounds() -> None:
    with pytest.raises(JobError, match="publishes its labels; leave output out"):
        sqlanon.Job.from_mapping(
            {
                "source": "people",
                "target": "released",
                "columns": {"pay": {**BOUNDS, "hierarchy": {"intervals": [10]}}},
                "k": 2,
            }
        )


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_a_script_says_what_runs_it(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    said: dict[str, Any] = {"source": "people", "columns": COLUMNS, "k": 5, "ledger": "runs"}
    said["target"] = {"table": "released", "if_exists": "replace"}
    with pytest.raises(UnsupportedError, match="use `sqlanon run`"):
        sqlanon.compile_job(sqlanon.Job.from_mapping(said), connection=backend.url)


# -- files and frames ------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["csv", "parquet"])
def test_a_file_has_both_columns(tmp_path: Path, form: str) -> None:
    with duckdb.connect() as database:
        database.execute("CREATE TABLE people (id INTEGER, pay INTEGER, born DATE)")
        database.executemany(
            "INSERT INTO people VALUES (?, ?, ?)", [(row[0], row[1], row[4]) for row in ROWS]
        )
        database.execute(f"COPY people TO '{tmp_path}/people.{form}'")
    types: Any = {"pay": "integer", "born": "date"}
    report = sqlanon.anonymize(
        sqlanon.SourceFile(
            file=tmp_path / f"people.{form}", **({"types": types} if form == "csv" else {})
        ),
        target=tmp_path / f"released.{form}",
        columns={"id": "keep", "pay": BOUNDS, "born": BOUNDS},
        k=5,
    )
    rows = duckdb.read_csv(f"{tmp_path}/released.csv") if form == "csv" else None
    found = rows or duckdb.read_parquet(f"{tmp_path}/released.parquet")
    assert found.columns == ["id", "pay_low", "pay_high", "born_low", "born_high"]
    source = {row[0]: row for row in ROWS}
    classes = defaultdict(list)
    for key, *pairs in found.fetchall():
        classes[tuple(pairs)].append(source[key])
    assert len(classes) == report.classes.count
    for shown, group in classes.items():
        for ends, place in ((shown[:2], 1), (shown[2:], 4)):
            values = [row[place] for row in group]
            wanted = [None, None] if None in values else [min(values), max(values)]
            assert [*ends] == wanted
    checked = sqlanon.check_certificate(tmp_path / f"released.{form}", report.to_dict())
    assert checked.certificate is not None
    assert checked.certificate.agrees


def frames() -> Iterator[Any]:
    people = [dict(zip(KINDS, row, strict=True)) for row in ROWS]
    table = pa.Table.from_pylist(people)
    frame = table.to_pandas()
    frame["grade"] = pd.Categorical(frame["grade"], categories=GRADES, ordered=True)
    yield frame.astype({"pay": "Int32"})
    yield pl.DataFrame(people).with_columns(grade=pl.col("grade").cast(pl.Enum(GRADES)))
    yield table


@pytest.mark.parametrize("kind", ["pandas", "polars", "arrow"])
def test_a_frame_has_both_columns_in_the_types_of_the_one(kind: str) -> None:
    frame = dict(zip(("pandas", "polars", "arrow"), frames(), strict=True))[kind]
    columns = COLUMNS if kind == "arrow" else {**COLUMNS, "grade": BOUNDS}
    made, report = sqlanon.anonymize(frame, columns=columns, k=5)
    assert type(made) is type(frame)
    rows: Any
    if isinstance(made, pd.DataFrame):
        rows = made.astype(object).where(made.notna(), None).to_dict("records")
    else:
        rows = made.to_dicts() if isinstance(made, pl.DataFrame) else made.to_pylist()
    if kind != "arrow":  # whose decimals and dictionaries are wider when they come back
        types = dict(zip(frame.columns, frame.dtypes, strict=True))
        for name, dtype in zip(made.columns, made.dtypes, strict=True):
            of = name.rpartition("_")[0] or name
            assert dtype == types[of] or (kind, of) in {("pandas", "debt"), ("pandas", "born")}
    classes = classes_of(rows)
    check_ends(classes)
    assert len(classes) == report.classes.count
