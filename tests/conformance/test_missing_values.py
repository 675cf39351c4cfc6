"""`missing: [999, unknown]` makes the release that NULL in place of these values makes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.errors import JobError, UnsupportedError

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

TYPES = {"age": "integer", "paid": "DECIMAL(8, 2)", "born": "DATE", "job": "text", "id": "integer"}
MISSING: dict[str, list[object]] = {
    "age": [999, "998"],
    "paid": ["-1"],
    "born": ["1900-01-01"],
    "job": ["unknown", "n/a"],
}
Row = tuple[Any, ...]


def rows() -> list[Row]:
    """36 persons; each column holds each of its values that stand for none."""
    made: list[Row] = []
    for n in range(36):
        age = (999, 998, 20 + n)[min(n % 9, 2)]
        paid = "-1.00" if n % 7 == 3 else f"{n}.50"
        born = "1900-01-01" if n % 8 == 5 else f"19{50 + n}-03-0{1 + n % 9}"
        job = ("unknown", "cook", "nurse", "n/a", "smith", "cook")[n % 6]
        made.append((age, paid, born, job, n))
    return made


def with_nulls(given: list[Row]) -> list[Row]:
    texts = {"999", "998", "-1.00", "1900-01-01", "unknown", "n/a"}
    return [
        tuple(None if str(v) in texts and place < 4 else v for place, v in enumerate(row))
        for row in given
    ]


def released(place: Place, table: str, given: list[Row], job: dict[str, Any]) -> list[Row]:
    """The release, and what its report says of the loss."""
    place.load(table, TYPES, given)
    report = sqlanon.anonymize(place.url, table, target=f"{table}_masked", **job)
    found = [tuple(map(str, one.values())) for one in place.records(f"{table}_masked")]
    return [*sorted(found), (report.loss,)]


def said(columns: dict[str, dict[str, Any]], *, missing: bool) -> dict[str, Any]:
    read = {n: {**one, "missing": MISSING[n]} if missing else one for n, one in columns.items()}
    return {**read, "id": {"role": "drop"}}


PLAIN = {"role": "quasi"}
KEPT = {"role": "keep"}
KEY = {"role": "identifier", "action": "keep"}
JOBS: dict[str, dict[str, Any]] = {
    "regions": {
        "columns": {"age": PLAIN, "paid": PLAIN, "born": PLAIN, "job": {"role": "sensitive"}},
        "privacy": [{"k_anonymity": {"k": 3}}, {"l_diversity": {"column": "job", "l": 2}}],
        "algorithm": {"mondrian": {"split": "strict"}},
    },
    "levels": {
        "columns": {
            "age": {**PLAIN, "hierarchy": {"intervals": [10, 20]}},
            "paid": KEPT,
            "born": {**PLAIN, "hierarchy": {"dates": ["year", "decade"]}},
            "job": {**PLAIN, "hierarchy": {"taxonomy": {"any": ["cook", "nurse", "smith"]}}},
        },
        "privacy": [{"k_anonymity": {"k": 3}}],
        "algorithm": "optimal",
        "max_suppression": 0.5,
    },
    "means": {
        "columns": {
            "age": {**PLAIN, "output": "mean"},
            "paid": {**PLAIN, "output": "mean"},
            "born": KEPT,
            "job": KEPT,
        },
        "privacy": [{"k_anonymity": {"k": 4}}],
        "algorithm": "microaggregation",
    },
}


@pytest.mark.parametrize("name", JOBS)
def test_the_release_is_that_of_null(backend: Place, name: str) -> None:
    job = JOBS[name]
    columns = job["columns"]
    here = {**job, "columns": said(columns, missing=True)}
    there = {**job, "columns": said(columns, missing=False)}
    made = released(backend, "people", rows(), here)
    nulls = released(backend, "others", with_nulls(rows()), there)
    assert made == nulls
    assert not re.search(r"999|998|unknown|n/a|1900|-1\.00", str(made[:-1]))


@pytest.mark.parametrize("by", ["update", "swap"])
def test_a_table_in_place_holds_null(backend: Place, by: str) -> None:
    if by == "swap" and backend.name == "mariadb":
        pytest.skip("MariaDB replaces no table")
    middle = {"role": "quasi", "output": "median"}
    columns = {"age": middle, "paid": middle, "born": middle, "job": {"role": "sensitive"}}
    both = []
    for table, given in (("people", rows()), ("others", with_nulls(rows()))):
        backend.load(table, {**TYPES, "id": "integer PRIMARY KEY"}, given)
        roles = said(columns, missing=table == "people")
        sqlanon.anonymize(
            backend.url,
            table,
            in_place=True,
            target={"mode": "replace", "by": by},
            **{**JOBS["regions"], "columns": {**roles, "id": KEY}},
        )
        both.append(sorted(tuple(map(str, one.values())) for one in backend.records(table)))
    assert both[0] == both[1]
    assert not re.search(r"999|998|unknown|n/a|1900", str(both[0]))


def test_detail_tables_have_it_too(backend: Place) -> None:
    people = [(n, 30 if n else 999) for n in range(4)]
    backend.load("people", {"id": "integer", "age": "integer"}, people)
    visits = [(n, what, cost) for n in range(4) for what, cost in (("flu", 999), ("none", 7))]
    backend.load("visits", {"person": "integer", "what": "text", "cost": "integer"}, visits)
    sqlanon.anonymize(
        backend.url,
        "people",
        target="masked",
        columns={
            "id": {"role": "identifier", "action": "renumber"},
            "age": {"role": "quasi", "missing": [999]},
        },
        privacy=[{"k_anonymity": {"k": 4}}],
        tables=[
            {
                "source": "visits",
                "target": "masked_visits",
                "key": "person",
                "columns": {
                    "what": {"role": "quasi", "missing": ["none"]},
                    "cost": {"role": "keep", "missing": [999]},
                },
                "privacy": [{"km_anonymity": {"k": 2, "m": 1}}],
            }
        ],
    )
    assert {one["age"] for one in backend.records("masked")} == {"*"}
    found = [(one["what"], one["cost"]) for one in backend.records("masked_visits")]
    assert sorted(found, key=str) == [("flu", None)] * 4 + [(None, 7)] * 4


def test_copies_that_know_more_of_a_row_have_it_too(backend: Place) -> None:
    """The signatures of `m_invariance`, and the class that a row was in."""
    rows = [(n, 999 if n < 4 else 30 + n, "abd"[n % 3]) for n in range(12)]
    backend.load("people", {"id": "integer", "age": "integer", "ill": "text"}, rows)
    columns: dict[str, dict[str, object]] = {
        "id": {"role": "drop"},
        "age": {"role": "quasi", "missing": [999]},
        "ill": {"role": "sensitive", "missing": ["d"]},
    }
    kept = {"if_exists": "replace", "key": "id"}
    for job in (
        {"privacy": [{"k_anonymity": {"k": 2}}], "release_guard": {"action": "refuse"}},
        {
            "privacy": [{"k_anonymity": {"k": 2}}],
            "release_guard": {"action": "refuse"},
            "recoding": {"reuse": "last"},
        },
        {
            "privacy": [{"m_uniqueness": {"column": "ill", "m": 2}}],
            "algorithm": "m_invariance",
            "max_suppression": 0.5,
        },
    ):
        name = "masked" if "release_guard" in job else "signed"
        target = {"table": name, **kept}
        sqlanon.anonymize(backend.url, "people", target=target, columns=columns, **job)
        found = backend.records(name)
        assert not re.search("999|'d'", str(found))


def test_cells_of_a_file_are_compared_before_they_are_numbers(tmp_path: Path) -> None:
    source = tmp_path / "people.csv"
    ages = ["31", "32", "unknown", "999", "999,0", "n/a"]
    source.write_text("age;town\n" + "".join(f"{age};{age}\n" for age in ages))
    sqlanon.anonymize(
        sqlanon.SourceFile(file=source, types={"age": "number"}, decimal=","),
        target={"file": tmp_path / "masked.csv"},
        columns={
            "age": {"role": "quasi", "missing": ["unknown", 999, "n/a"]},
            "town": {"role": "keep", "missing": ["unknown"]},
        },
        privacy=[{"k_anonymity": {"k": 2}}],
    )
    lines = sorted((tmp_path / "masked.csv").read_text().splitlines()[1:])
    assert lines == [",", ',"999,0"', ",999", ",n/a", "[31-32],31", "[31-32],32"]


def test_what_is_no_value_of_the_column_is_refused(backend: Place) -> None:
    backend.load("people", TYPES, rows())
    for values, what in (
        (["often"], r"columns\.age\.missing: 'often' is no value of its type"),
        ([999, "999.0"], r"columns\.age\.missing: '999' and '999\.0' are one value"),
    ):
        columns = {"age": {"role": "quasi", "missing": values}}
        with pytest.raises(JobError, match=what):
            sqlanon.anonymize(
                backend.url,
                "people",
                target="masked",
                columns=columns,
                unlisted="drop",
                privacy=[{"k_anonymity": {"k": 2}}],
            )
    assert "masked" not in backend.tables()


def test_a_column_without_null_cannot_be_emptied_in_place(backend: Place) -> None:
    backend.load(
        "people",
        {"age": "integer NOT NULL", "id": "integer PRIMARY KEY"},
        [(n, n) for n in (1, 2, 999)],
    )
    with pytest.raises(JobError, match=r"columns\.age\.missing: the column is NOT NULL"):
        sqlanon.anonymize(
            backend.url,
            "people",
            in_place=True,
            target={"mode": "replace"},
            columns={"age": {"role": "quasi", "missing": [999], "output": "mean"}, "id": KEY},
            privacy=[{"k_anonymity": {"k": 2}}],
        )


@pytest.mark.parametrize(
    ("more", "what"),
    [
        ({"target": {"table": "v", "mode": "view"}}, "is not supported with mode: view; let the"),
        (
            {"privacy": [{"k_anonymity": {"k": 2}}, {"k_map": {"k": 3, "population": "all"}}]},
            "the population of a model has such values too",
        ),
    ],
)
def test_it_is_refused_where_the_source_is_read_as_it_is(more: dict[str, Any], what: str) -> None:
    job = {
        "source": "people",
        "target": "masked",
        "columns": {"age": {"role": "quasi", "missing": [999]}},
        "privacy": [{"k_anonymity": {"k": 2}}],
        **more,
    }
    with pytest.raises(UnsupportedError, match=what):
        sqlanon.plan(sqlanon.Job.from_mapping(job), connection="sqlite://")
