"""SQLite stores any value under any declared type: what is not of its type is refused with counts.

What is taken has the order, the labels and the classes that it has on engines with such types.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.cli.app import main
from sqlanon.errors import InspectionError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engines import Place

pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
DATES = ["2020-01-05", "2020-02-29", "2019-12-31", "1950-02-01"]
TIMES = ["2020-01-05 10:00:00", "2020-01-05 09:00:00", "2020-01-06 10:00:00", "2019-01-01 00:00:00"]
CLOCKS = ["10:00:00", "09:00:00", "23:59:59", "00:00:00"]
NOT_WRITTEN: dict[str, tuple[list[str], list[object]]] = {
    "DATE": (
        DATES,
        [
            "01.02.2020",
            "2020-1-5",
            "2020-02-30",
            "2020-13-01",
            "0000-01-01",
            "20200105 ",
            " 2020-01-05",
            "2020-01-05 ",
            "2020-01-05 00:00:00",
            "2020-01-05\0x",
            "",
            "now",
            20200105,
            2458853.5,
            b"2020-01-05",
        ],
    ),
    "DATETIME": (
        TIMES,
        [
            "2020-01-05T10:00:00Z",
            "2020-01-05 10:00:00+02:00",
            "2020-01-05 24:00:00",
            "2020-01-05 10:00:60",
            "2020-01-05 10:60",
            "2020-01-05 10:00:00.",
            "2020-01-05 10:00:00.5x",
            "2020-01-05 10:00:00\0x",
            "2020-01-05 10",
            "2020-01-0510:00:00",
            "2020-02-30 10:00:00",
            "05.01.2020 10:00:00",
            "2020-01-05t10:00:00",
            " 2020-01-05 10:00:00",
            "",
            1577836800,
            2458853.5,
        ],
    ),
    "TIME": (
        CLOCKS,
        ["10:00:00Z", "9:00", "24:00:01", "25:00:00", "10", "10:60", "-01:00:00", " 10:00:00", ""],
    ),
    "TIMESTAMP(3)": (TIMES, ["2020-01-05 10:00:00-00:00"]),
}
"""By declared type: values of it, and others that may be stored in its column."""


def load(place: Place, type_: str, values: Iterable[object]) -> None:
    place.run("DROP TABLE IF EXISTS people")
    place.load("people", {"id": "INTEGER", "v": type_}, list(enumerate(values)))


def released(place: Place, **quasi: Any) -> list[str | None]:
    target = {"table": "released", "if_exists": "replace"}
    columns = {"id": {"role": "keep"}, "v": {"role": "quasi", **quasi}}
    privacy = [{"k_anonymity": {"k": 2}}]
    sqlanon.anonymize(place.url, "people", columns=columns, privacy=privacy, target=target)
    return [value for (value,) in place.rows("SELECT v FROM released ORDER BY id")]


@pytest.mark.parametrize("type_", NOT_WRITTEN)
def test_one_value_that_is_not_of_its_type_is_counted_and_never_said(
    backend: Place, type_: str
) -> None:
    good, others = NOT_WRITTEN[type_]
    load(backend, type_, [*good, *others, None])
    rows = f"holds {len(others)} row.* not written as "

    with pytest.raises(InspectionError, match=rf"'v' is declared .*{rows}") as refused:
        released(backend)

    assert backend.tables() == ["people"]
    assert not [value for value in others if value and str(value).strip() in str(refused.value)]
    for other in others:
        load(backend, type_, [*good, other])
        with pytest.raises(InspectionError, match="holds 1 row whose value is not written as"):
            sqlanon.check(backend.url, "people", quasi=["v"], k=2)


@pytest.mark.parametrize(
    "job",
    [
        {"columns": {"id": sqlanon.Quasi(), "v": sqlanon.Sensitive()}, "privacy": ["v"]},
        {"columns": {"id": sqlanon.Quasi()}, "person": "v"},
        {"columns": {"v": {"role": "quasi", "hierarchy": {"dates": ["month"]}}}},
        {"columns": {"v": {"role": "quasi", "range": {"step": "month"}}}},
        {"columns": {"v": sqlanon.Quasi(output="median")}},
        {"columns": {"v": {"role": "quasi", "hierarchy": {"equal_frequency": [2]}}}},
    ],
)
def test_whatever_uses_the_type_refuses_them(backend: Place, job: dict[str, Any]) -> None:
    load(backend, "DATE", [*DATES, "01.02.2020"])
    asked: dict[str, Any] = {"privacy": [sqlanon.KAnonymity(k=2)], "unlisted": "drop", **job}
    if asked["privacy"] == ["v"]:
        asked["privacy"] = [sqlanon.LDiversity(column="v", l=2)]
    with pytest.raises(InspectionError, match="not written as 2020-01-31"):
        sqlanon.anonymize(backend.url, "people", target="released", **asked)
    assert backend.tables() == ["people"]


def test_a_moment_is_one_value_however_it_is_written(backend: Place) -> None:
    written = [
        "2020-01-05T10:00:00",
        "2020-01-05 10:00:00.000000",
        "2020-01-05",
        "2020-01-05 00:00",
        "2020-01-05 10:00:00.500",
        "2020-01-05T10:00:00.5",
    ]
    load(backend, "DATETIME", written)
    told = ["2020-01-05 10:00:00", "2020-01-05 00:00:00", "2020-01-05 10:00:00.5"]
    assert released(backend) == [label for label in told for _ in range(2)]
    assert released(backend, output="lower") == [label for label in told for _ in range(2)]
    found = sqlanon.check(backend.url, "people", quasi=["v"], k=2)
    assert found.models[0].reached == 1, "a reader tells them apart"
    load(backend, "TIME", ["24:00", "24:00:00.0", "10:00", "10:00:00.00"])
    assert released(backend) == ["24:00:00", "24:00:00", "10:00:00", "10:00:00"]


@pytest.mark.parametrize(
    ("type_", "values", "told"),
    [
        ("INTEGER", [1, 2, 3, "x"], "integer and text, 1 row not as declared"),
        ("NUMERIC(5, 2)", [1, 2.5, "1,5", "2,5"], "integer and real and text, 2 rows not as"),
        ("BOOLEAN", [1, 0, "true", "false"], "integer and text, 2 rows not as declared"),
        ("TEXT", ["a", b"a", "b", "c"], "blob and text, 1 row not as declared"),
        ("STRING", ["01", "2", "x", "y"], "integer and text"),
        ("", ["1", 1, "2", 2], "integer and text"),
    ],
)
def test_values_stored_otherwise_are_counted(
    backend: Place, type_: str, values: list[object], told: str
) -> None:
    load(backend, type_, values)
    with pytest.raises(InspectionError, match=told):
        released(backend)
    load(backend, "REAL", [1.5, 2.5, float("inf"), 3])
    with pytest.raises(InspectionError, match="infinity in 1 row"):
        released(backend)


def test_init_proposes_no_date_where_values_are_none(
    backend: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    backend.load(
        "people",
        {"born": "DATE", "seen": "DATETIME", "age": "INTEGER"},
        [(f"0{n % 9 + 1}.02.19{n % 9 + 50}", f"2020-01-0{n % 9 + 1}", n % 9) for n in range(90)],
    )
    assert main(["init", "people", "--url", backend.url, "--json"]) == 0
    said = {one["name"]: one for one in json.loads(capsys.readouterr().out)["columns"]}
    assert said["born"]["role"] == "drop"
    assert "90 rows whose values are not written as 2020-01-31" in said["born"]["why"]
    assert said["seen"]["role"] == "quasi"
