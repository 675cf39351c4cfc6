"""What is written: labels, types, order, rows, and nothing but the target."""

from __future__ import annotations

import datetime as dt
import hashlib
import hmac
import re
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import pytest
from data import COLUMNS, QUASI, ROWS, SAID, TREE, K, release
from expected import Quasi, Table, plain, run, text
from oracle import generalizes

from sqlanon.api import run as api
from sqlanon.errors import PublishError

if TYPE_CHECKING:
    from engines import Place

PATHS = [(leaf, group, "*") for group, leaves in TREE.items() for leaf in list(leaves)]  # type: ignore[call-overload]
ORDER = ["small", "middle", "large"]


@pytest.mark.parametrize("split", ["strict", "relaxed"])
@pytest.mark.parametrize("cut", ["median", "loss"])
def test_every_published_value_generalizes_the_value_of_its_row(
    backend: Place, split: str, cut: str
) -> None:
    records = release(backend, algorithm={"mondrian": {"split": split, "cut": cut}})

    assert [record["id"] for record in records] == list(range(len(ROWS)))
    for record, row in zip(records, ROWS, strict=True):
        source = dict(zip(COLUMNS, row, strict=True))
        assert record["illness"] == source["illness"]
        for name in QUASI:
            order = ORDER if name == "size" else None
            tree = PATHS if name == "country" else None
            label, value = text(record[name]), text(source[name])
            assert generalizes(label, value, order, tree), f"{name}: {label} for {value}"
    sizes = [tuple(plain(record[name]) for name in QUASI) for record in records]
    assert min(sizes.count(key) for key in set(sizes)) >= 3


def test_rows_and_columns_stay_and_quasi_identifiers_become_text(backend: Place) -> None:
    release(backend)

    before, after = dict(backend.types_of("people")), backend.types_of("released")
    assert [name for name, _ in after] == [name for name in COLUMNS if name != "name"]
    for name, type_ in after:
        if name in {"id", "illness"}:
            assert type_ == before[name]
        else:
            assert type_ in {"text", "varchar", "mediumtext"}


def test_a_column_that_nothing_generalizes_tells_its_values_as_text(backend: Place) -> None:
    table = Table(
        {"n": Quasi("integer"), "d": Quasi("date"), "t": Quasi("text")},
        [(place % 2, dt.date(2020, 1, 1 + place % 2), None) for place in range(8)],
    )
    table.load(backend)

    run(backend, table, 4)

    records = backend.records("released")
    found = sorted((record["n"], record["d"], record["t"]) for record in records)
    assert found == [("0", "2020-01-01", None)] * 4 + [("1", "2020-01-02", None)] * 4


def labels(place: Place, kind: str, cells: list[Any], **said: Any) -> list[str | None]:
    """What one column publishes for rows of one class."""
    rows = list(enumerate(cells))
    place.load("t", {"id": "integer", "v": kind}, rows)
    columns = {"id": {"role": "keep"}, "v": {"role": "quasi", **said}}
    privacy = [{"k_anonymity": {"k": len(cells)}}]
    api.anonymize(place.url, "t", columns=columns, privacy=privacy, target="released")
    records = sorted(place.records("released"), key=lambda record: int(record["id"]))
    return [plain(record["v"]) for record in records]


@pytest.mark.parametrize(
    ("kind", "cells", "said", "label"),
    [
        ("integer", [25, 17, 20], {}, "[17-25]"),
        ("integer", [-2, -5], {}, "[-5..-2]"),
        ("integer", [-2, 5], {}, "[-2..5]"),
        ("integer", [7, 7], {}, "7"),
        ("decimal", [Decimal("-0.25"), Decimal("-1.5")], {}, "[-1.5..-0.25]"),
        ("real", [-0.75, 0.0], {"range": {"step": 0.5}}, "[-1..0.5)"),
        ("real", [-0.5, -0.25], {"hierarchy": {"intervals": [0.5, 1]}}, "[-0.5..0)"),
        ("integer", [-7, -3], {"hierarchy": {"cuts": [[-10, -1, 3], [-1]]}}, "[-10..-2]"),
        ("decimal", [Decimal("0.25"), Decimal("1.5")], {}, "[0.25-1.5]"),
        ("real", [-0.0, 2.5], {}, "[0-2.5]"),
        ("date", [dt.date(2020, 3, 31), dt.date(2020, 1, 1)], {}, "[2020-01-01..2020-03-31]"),
        (
            "timestamp",
            [
                dt.datetime.fromisoformat("2020-01-01 08:00:00"),
                dt.datetime.fromisoformat("2020-01-01 09:30:00"),
            ],
            {},
            "[2020-01-01 08:00:00..2020-01-01 09:30:00]",
        ),
        ("text", ["b", "a", "c", "a"], {}, "{a, b, c}"),
        ("text", ["a ", "A", "a", "á", ""], {}, "{, A, a, a , á}"),
        ("text", ["x", "x"], {}, "x"),
        ("text", ["", ""], {}, ""),
        ("text", ["c", "a"], {"order": ["c", "b", "a"]}, "c..a"),
        ("integer", [10, 9, -1], {"order": "frequency"}, "{-1, 10, 9}"),
        ("integer", [10, 9, -1], {"order": ["9", "-1", "10"]}, "9..10"),
        ("text", ["Sweden", "Italy"], {"hierarchy": {"taxonomy": TREE}}, "Europe"),
        ("text", ["Sweden", "Korea"], {"hierarchy": {"taxonomy": TREE}}, "*"),
        ("text", ["Korea", "Korea"], {"hierarchy": {"taxonomy": TREE}}, "Korea"),
        ("integer", [21, 24], {"hierarchy": {"intervals": [5, 10]}}, "[20-24]"),
        ("integer", [-1, -5], {"hierarchy": {"intervals": [5, 10]}}, "[-5..-1]"),
        ("real", [0.5, 0.75], {"hierarchy": {"intervals": [0.5, 1]}}, "[0.5-1)"),
        ("text", ["10115", "10117"], {"hierarchy": {"mask": {"steps": [1, 2]}}}, "1011*"),
        (
            "date",
            [dt.date(2020, 4, 1), dt.date(2020, 6, 30)],
            {"hierarchy": {"dates": ["month", "quarter", "year"]}},
            "2020-Q2",
        ),
        ("integer", [3, 99], {"hierarchy": {"cuts": [[18, 65], [65]]}}, "*"),
        ("integer", [20, 64], {"hierarchy": {"cuts": [[18, 65], [65]]}}, "[18-64]"),
        ("integer", [1, None], {}, "*"),
        ("text", ["a", None], {}, "*"),
        ("text", ["a", None], {"order": ["b", "a"]}, "*"),
        ("text", ["", None], {}, "*"),
        ("text", ["Korea", None], {"hierarchy": {"taxonomy": TREE}}, "*"),
        ("integer", [None, None], {}, None),
        ("text", [None, None], {"hierarchy": {"taxonomy": TREE}}, None),
        (
            "text",
            ["a", None],
            {"hierarchy": {"rows": [["a", "A", "*"], ["b", "B", "*"], [None, "A", "*"]]}},
            "A",
        ),
    ],
)
def test_a_class_publishes_the_label_of_its_values(
    backend: Place, kind: str, cells: list[Any], said: dict[str, Any], label: str | None
) -> None:
    assert set(labels(backend, kind, cells, **said)) == {label}


@pytest.mark.parametrize(
    ("kind", "cells", "output", "value"),
    [
        ("integer", [1, 2, 9, 9], "median", "2"),
        ("integer", [1, 2, 9, 9], "mode", "9"),
        ("integer", [1, 2, 9, 9], "mean", "5"),
        ("integer", [-1, -2], "mean", "-1"),
        ("integer", [-3, -2], "mean", "-2"),
        ("integer", [1, 2, 9, 9], "representative", "2"),
        ("decimal", [Decimal("0.5"), Decimal("1.5")], "mean", "1"),
        ("real", [0.25, 0.75], "mean", "0.5"),
        ("date", [dt.date(2020, 1, 1), dt.date(2020, 1, 9)], "median", "2020-01-01"),
        ("text", ["b", "a", "b"], "mode", "b"),
        ("text", ["b", "a"], "representative", "a"),
        ("integer", [9, 2, 10, 10], "lower", "2"),
        ("integer", [9, 2, 10, 10], "upper", "10"),
        ("decimal", [Decimal("0.5"), Decimal("1.5")], "lower", "0.5"),
        ("date", [dt.date(2020, 1, 9), dt.date(2020, 1, 1)], "upper", "2020-01-09"),
        ("integer", [7, 7], "upper", "7"),
        ("integer", [4, None], "lower", None),
        ("integer", [4, None], "upper", None),
        ("integer", [4, None], "median", None),
        ("integer", [4, None], "mode", None),
        ("integer", [4, None], "mean", None),
    ],
)
def test_a_representative_keeps_the_type_of_its_column(
    backend: Place, kind: str, cells: list[Any], output: str, value: str | None
) -> None:
    assert set(labels(backend, kind, cells, output=output)) == {value}
    assert backend.types_of("released") == backend.types_of("t")


BINARY = {"duckdb": "BLOB", "sqlite": "BLOB", "postgresql": "BYTEA", "mariadb": "VARBINARY(16)"}
"""What holds bytes; keys of 16 bytes are common on MariaDB."""


def test_a_hash_of_bytes_is_that_of_the_bytes_themselves(backend: Place) -> None:
    """Bytes that are no text are not read as `?`, which would make many of them one."""
    key = "sixteen characters"
    values = [bytes([n, 0xFF, 0x5C, 0x41, 0]) for n in (0, 1, 0xFE, 0xFF)]
    rows = [(place % 2, value) for place, value in enumerate(values)]
    backend.load("people", {"v": "integer", "h": BINARY[backend.name]}, rows)
    columns: Any = {
        "v": {"role": "quasi"},
        "h": {"role": "identifier", "action": "hash", "key": key},
    }
    api.anonymize(
        backend.url,
        "people",
        columns=columns,
        privacy=[{"k_anonymity": {"k": 2}}],
        target="released",
    )
    expected = {hmac.new(key.encode(), value, hashlib.sha256).hexdigest() for value in values}
    assert {row["h"] for row in backend.records("released")} == expected


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_a_text_that_is_no_utf8_is_hashed_by_its_bytes(backend: Place) -> None:
    key = "sixteen characters"
    backend.run(
        "CREATE TABLE people (v INT, h TEXT)",
        "INSERT INTO people VALUES (1, CAST(x'ff41' AS TEXT)), (1, 'ff41')",
    )
    columns: Any = {
        "v": {"role": "quasi"},
        "h": {"role": "identifier", "action": "hash", "key": key},
    }
    api.anonymize(
        backend.url,
        "people",
        columns=columns,
        privacy=[{"k_anonymity": {"k": 2}}],
        target="released",
    )
    values = [b"\xffA", b"ff41"]
    expected = {hmac.new(key.encode(), value, hashlib.sha256).hexdigest() for value in values}
    assert {row["h"] for row in backend.records("released")} == expected


def test_an_identifier_is_dropped_emptied_or_hashed_with_its_key(backend: Place) -> None:
    key = "a secret of the test"
    rows: list[tuple[Any, ...]] = [(i, f"Ann {i}", "B", "C", 1) for i in range(4)]
    rows[3] = (3, None, "B", "C", 1)
    kinds = {"id": "integer", "h": "text", "n": "text", "d": "text", "q": "integer"}
    backend.load("t", kinds, rows)
    columns: dict[str, Any] = {
        "id": {"role": "keep"},
        "h": {"role": "identifier", "action": "hash", "key": key},
        "n": {"role": "identifier", "action": "null"},
        "d": {"role": "drop"},
        "q": {"role": "quasi"},
    }

    api.anonymize(backend.url, "t", columns=columns, privacy=K, target="released")

    hashes = [hmac.new(key.encode(), f"Ann {i}".encode(), hashlib.sha256) for i in range(3)]
    assert sorted(backend.records("released"), key=lambda record: int(record["id"])) == [
        {"id": place, "h": digest, "n": None, "q": "1"}
        for place, digest in enumerate([*(one.hexdigest() for one in hashes), None])
    ]


@pytest.mark.parametrize(("unlisted", "kept"), [("drop", ["q"]), ("keep", ["q", "z"])])
def test_unlisted_columns_are_dropped_or_kept_as_the_job_says(
    backend: Place, unlisted: Any, kept: list[str]
) -> None:
    backend.load("t", {"q": "integer", "z": "text"}, [(1, "z")] * 3)
    columns: dict[str, Any] = {"q": {"role": "quasi"}}

    api.anonymize(
        backend.url, "t", columns=columns, privacy=K, target="released", unlisted=unlisted
    )

    assert [name for name, _ in backend.types_of("released")] == kept


def test_nothing_is_left_but_the_target_and_the_ledger(backend: Place) -> None:
    release(backend)

    assert backend.tables() == ["people", "released", "sqlanon_runs"]
    assert backend.rows("SELECT COUNT(*) FROM sqlanon_runs") == [(1,)]


def test_a_taken_target_is_refused_and_replaced_only_on_demand(backend: Place) -> None:
    release(backend)
    first = backend.records("released")
    arguments: dict[str, Any] = {"columns": SAID, "privacy": K}

    with pytest.raises(PublishError, match="exists already"):
        api.anonymize(backend.url, "people", target="released", **arguments)
    assert backend.records("released") == first

    target = {"table": "released", "if_exists": "replace"}
    arguments["privacy"] = [{"k_anonymity": {"k": 40}}]
    report = api.anonymize(backend.url, "people", target=target, **arguments)

    assert report.classes.count == 1
    assert len({record["age"] for record in backend.records("released")}) == 1
    assert backend.tables() == ["people", "released", "sqlanon_runs"]


def test_source_and_target_may_be_named_with_their_schema(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    home = backend.schema

    api.anonymize(backend.url, f"{home}.people", columns=SAID, privacy=K, target=f"{home}.released")

    assert len(backend.records("released", schema=home)) == len(ROWS)
    assert backend.tables() == ["people", "released", "sqlanon_runs"]


@pytest.mark.parametrize("backend", ["duckdb", "postgresql"], indirect=True)
def test_a_target_in_another_schema_is_written_there(backend: Place) -> None:
    other = f"{backend.schema}_other"
    backend.load("people", COLUMNS, ROWS)
    backend.run(f"CREATE SCHEMA {other}")

    try:
        api.anonymize(backend.url, "people", columns=SAID, privacy=K, target=f"{other}.released")
        assert len(backend.records("released", schema=other)) == len(ROWS)
        assert backend.tables() == ["people"]
    finally:
        backend.run(f"DROP SCHEMA {other} CASCADE")


def test_a_view_can_be_the_source(backend: Place) -> None:
    backend.load("everyone", COLUMNS, ROWS)
    backend.run("CREATE VIEW people AS SELECT * FROM everyone WHERE age IS NOT NULL")

    report = api.anonymize(backend.url, "people", columns=SAID, privacy=K, target="released")

    assert report.rows.published == sum(row[2] is not None for row in ROWS)


@pytest.mark.parametrize("backend", ["duckdb", "postgresql", "mariadb"], indirect=True)
def test_the_comment_of_the_release_says_what_was_done(backend: Place) -> None:
    release(backend)
    asked = {
        "duckdb": "SELECT comment FROM duckdb_tables() WHERE table_name = 'released'",
        "postgresql": "SELECT obj_description('released'::regclass)",
        "mariadb": "SELECT table_comment FROM information_schema.tables "
        "WHERE table_schema = DATABASE() AND table_name = 'released'",
    }

    comment = str(backend.rows(asked[backend.name])[0][0])

    assert re.search(r"anonymized by sqlanon, run [0-9a-f]{12}: k_anonymity \d+ reached", comment)
