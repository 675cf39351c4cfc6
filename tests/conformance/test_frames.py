"""Data frames of pandas, Polars and Arrow: the release of a table with the same rows."""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa  # type: ignore[import-untyped]
import pytest

import sqlanon
from sqlanon.errors import JobError

if TYPE_CHECKING:
    from pathlib import Path

DRAWN = random.Random(5)  # noqa: S311 - no secret
ROWS: list[dict[str, Any]] = [
    {
        "name": f"person {number}",
        "age": DRAWN.randrange(20, 60),
        "Town, at last": DRAWN.choice(["Aachen", "Bonn", "Celle", None]),
        "born": date(1950 + DRAWN.randrange(40), 1 + DRAWN.randrange(12), 3),
        "illness": DRAWN.choice(["flu", "cold", "gout", None]),
        "paid": Decimal(DRAWN.randrange(100_000)) / 100,
        "well": DRAWN.random() < 0.5,
    }
    for number in range(200)
]
SAID: dict[str, Any] = {
    "columns": {
        "name": {"role": "drop"},
        "age": {"role": "quasi", "hierarchy": {"intervals": [10, 20]}},
        "Town, at last": {"role": "quasi"},
        "born": {"role": "quasi", "hierarchy": {"dates": ["month", "year"]}},
        "illness": {"role": "sensitive"},
        "paid": {"role": "keep"},
        "well": {"role": "keep"},
    },
    "privacy": [sqlanon.KAnonymity(k=4), sqlanon.LDiversity(column="illness", l=2)],
    "max_suppression": 0.1,
}
QUASI = ["age", "Town, at last", "born"]


def arrow() -> pa.Table:
    return pa.Table.from_pylist(ROWS)


def of(frame: Any) -> list[dict[str, Any]]:
    """Its rows, as Python has them."""
    if isinstance(frame, pd.DataFrame):
        return of(pa.Table.from_pandas(frame, preserve_index=False))
    rows: list[dict[str, Any]] = (
        frame.to_dicts() if isinstance(frame, pl.DataFrame) else frame.to_pylist()
    )
    return rows


@pytest.mark.gate
@pytest.mark.parametrize("kind", ["pandas", "polars", "arrow"])
def test_a_frame_becomes_the_release_of_its_table(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    frame: Any = arrow()
    if kind == "pandas":
        frame = pd.DataFrame(ROWS, index=range(1000, 1000 + len(ROWS)))
    elif kind == "polars":
        frame = pl.DataFrame(ROWS)
    before = of(frame)
    released, report = sqlanon.anonymize(frame, figures="internal", **SAID)
    assert type(released) is type(frame)
    assert of(frame) == before
    rows = of(released)
    assert len(rows) == report.rows.published < len(ROWS) + 1
    assert set(rows[0]) == set(ROWS[0]) - {"name"}
    sizes = Counter(tuple(row[name] for name in QUASI) for row in rows)
    assert min(sizes.values()) == report.classes.min >= 4
    # every other column as it was, of the rows that were not suppressed
    kept = Counter((row["illness"], row["paid"], row["well"]) for row in rows)
    whole = Counter((row["illness"], row["paid"], row["well"]) for row in ROWS)
    assert all(whole[key] >= n for key, n in kept.items())
    assert kept.total() >= 0.9 * len(ROWS)
    with duckdb.connect() as database:
        database.register("given", arrow())
        database.execute("CREATE TABLE people AS FROM given")
        table = sqlanon.anonymize(database, "people", target="released", **SAID)
        names = ", ".join(f'"{name}"' for name in QUASI)
        counted = database.execute(
            f"SELECT {names}, COUNT(*) FROM released GROUP BY ALL"
        ).fetchall()
    assert sizes == {row[:-1]: row[-1] for row in counted}
    assert report.loss == table.loss
    assert "<html" in report.to_html()
    assert list(tmp_path.iterdir()) == []  # what it spilled to is gone


@pytest.mark.parametrize(
    ("frame", "said", "what"),
    [
        (pd.DataFrame({"age": [1], 7: [2]}), {}, "the name of column 2 is not text"),
        (pd.DataFrame([[1, 2]], columns=["age", "age"]), {}, "frame: age and age are the same"),
        (pl.DataFrame({"age": [1], "AGE": [2]}), {}, "frame: age and AGE are the same"),
        (pd.Series([1], name="age"), {}, "a Series is not a frame: pass what"),
        (pa.table({"age": [1]}), {"target": "released"}, "a frame has no table, target"),
        (pa.table({"age": [1]}), {"ledger": "runs"}, "ledger: is not supported for a"),
        (
            pa.table({"age": [1]}),
            {"release_guard": {"action": "warn"}},
            "guard: is not supported for",
        ),
    ],
)
def test_what_is_no_table_is_refused(frame: Any, said: dict[str, Any], what: str) -> None:
    given: Any = {"columns": {"age": {"role": "quasi"}}, "privacy": [sqlanon.KAnonymity(k=2)]}
    table = {"table": "people", "target": "b"} if "no connection" in what else {}
    called: Any = sqlanon.anonymize
    with pytest.raises(JobError, match=what):
        called(frame, **table, **given, **said)


def test_two_tables_are_refused_and_a_table_is_asked_for() -> None:
    columns: Any = {name: SAID["columns"][name] for name in ("age", "illness")}
    said: Any = {"columns": columns, "unlisted": "drop"}
    said["privacy"] = [sqlanon.LDiversity(column="illness", l=2)]
    with pytest.raises(JobError, match="anatomy publishes several tables, and a frame is"):
        sqlanon.anonymize(arrow(), algorithm="anatomy", **said)
    missing: Any = sqlanon.anonymize
    with pytest.raises(JobError, match="needs a table and a target"):
        missing("duckdb://", columns=columns, privacy=said["privacy"])
    with pytest.raises(JobError, match=r"pass a file as a path, Path"):
        missing("people.csv", target="out.csv", columns=columns, privacy=said["privacy"])
    with pytest.raises(JobError, match="pass a file as a path"):
        sqlanon.check("people.csv", quasi=["age"], k=2)
    planned: Any = sqlanon.plan
    with pytest.raises(JobError, match="a frame has no table and no target"):
        planned(arrow(), "people", columns=columns, privacy=said["privacy"])
    with pytest.raises(JobError, match="a frame has no table"):
        sqlanon.propose(arrow(), "people")


@pytest.mark.parametrize("kind", [pd.DataFrame, pl.DataFrame, pl.LazyFrame, pa.Table.from_pylist])
def test_a_frame_is_proposed_planned_and_anonymized(kind: Any) -> None:
    frame = kind(ROWS)
    proposed = sqlanon.propose(frame)
    assert proposed.rows == 200
    assert "connection" not in proposed.text
    roles = {one.name: one.role for one in proposed.columns}
    assert roles["name"] == "drop"
    assert roles["illness"] == "sensitive"
    plan = sqlanon.plan(frame, **proposed.options)
    released, report = sqlanon.anonymize(frame, **proposed.options)
    assert isinstance(released, type(frame))
    assert plan.rows.source == report.rows.published == 200
    assert plan.risk.after == report.risk.after
    assert report.classes.min >= proposed.k


def test_late_objects_of_another_type_make_it_text() -> None:
    """A pandas column may hold anything; DuckDB alone would look at its first 1,000 rows."""
    mixed = pd.DataFrame({"age": pd.Series([*range(3000), "word"], dtype=object)})
    said: Any = {"columns": {"age": {"role": "quasi"}}, "privacy": [sqlanon.KAnonymity(k=2)]}
    released, report = sqlanon.anonymize(mixed, **said)
    assert len(released) == 3001
    assert report.classes.min >= 2


@pytest.mark.filterwarnings("ignore:The inplace keyword")  # DuckDB's, of times with a zone
def test_pandas_columns_that_are_published_as_they_are_keep_their_types() -> None:
    """DuckDB hands over whole numbers beside NULL as floats, which have 53 bits."""
    big = 2**53 + 1
    frame = pd.DataFrame(
        {
            "age": [1.0, 1.0, None, None],
            "big": pd.array([big, None, big, big], dtype="Int64"),
            "kind": pd.Categorical(["a", "b", "a", None]),
            "day": pd.Series([date(2026, 1, 1), None, None, None], dtype=object),
            "when": pd.to_datetime(["2026-01-01", "2026-01-02"] * 2).tz_localize("UTC"),
            "maybe": pd.array([True, None, False, True], dtype="boolean"),
        }
    )
    said: Any = {"columns": {"age": {"role": "quasi"}}, "unlisted": "keep"}
    released, _ = sqlanon.anonymize(frame, privacy=[sqlanon.KAnonymity(k=2)], **said)
    assert released["age"].isna().sum() == 2
    others = ["big", "kind", "day", "when", "maybe"]
    assert [str(released[name].dtype) for name in others] == [
        str(frame[name].dtype) for name in others
    ]
    for name in others:
        assert Counter(map(str, released[name])) == Counter(map(str, frame[name])), name
