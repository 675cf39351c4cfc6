"""The order that a type declares is as if the job had listed it, on every engine that has such."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa  # type: ignore[import-untyped] # it has none
import pytest

import sqlanon
from sqlanon.errors import InspectionError, PublishError, UnsupportedError

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.run import Report

PAIN = ["none", "it's mild", "b\\c", "ärgste", "never met"]
"""In no order of letters, and with what has to be quoted."""
ROWS = [(n % 7, PAIN[n * n % 4 if n % 3 else n % 4], n % 2) for n in range(48)]
K: dict[str, Any] = {"privacy": [{"k_anonymity": {"k": 6}}], "unlisted": "drop"}


def listed(place: Place) -> str:
    values = ", ".join("'" + one.replace("'", "''") + "'" for one in PAIN)
    return values.replace("\\", "\\\\") if place.name == "mariadb" else values


def enumerated(place: Place) -> str:
    """The name of the type, which is there then."""
    if place.name != "postgresql":
        return f"ENUM({listed(place)})"
    place.run(
        f"CREATE TYPE {place.schema}.pain AS ENUM ({listed(place)})",
        f"CREATE DOMAIN {place.schema}.said AS {place.schema}.pain",
    )
    return f"{place.schema}.said"


def released(
    place: Place, source: str, pain: dict[str, Any], **more: Any
) -> tuple[Counter[tuple[Any, ...]], Report]:
    said = {"age": {"role": "quasi"}, "pain": {"role": "quasi", **pain}}
    report = sqlanon.anonymize(
        place.url,
        source,
        target={"table": "released", "if_exists": "replace"},
        columns=said,
        **{**K, **more},
    )
    return Counter(place.rows("SELECT age, pain FROM released")), report


@pytest.mark.parametrize("algorithm", ["mondrian", "order_and_cut"])
def test_an_enumerated_type_makes_the_classes_of_its_list(backend: Place, algorithm: str) -> None:
    columns = {"age": "integer", "pain": "text", "more": "integer"}
    backend.load("people", columns, ROWS)
    expected, _ = released(backend, "people", {"order": PAIN}, algorithm=algorithm)
    assert any(".." in str(pain) for _, pain in expected)
    if backend.name == "sqlite":
        with pytest.raises(UnsupportedError, match=r"columns.pain.order: its type, TEXT, declares"):
            released(backend, "people", {"order": "declared"})
        return
    backend.load("typed", {**columns, "pain": enumerated(backend)}, ROWS)
    backend.run("CREATE VIEW shown AS SELECT * FROM typed")
    for source, said in (("typed", {}), ("shown", {"order": "declared"})):
        found, report = released(backend, source, said, algorithm=algorithm)
        assert found == expected
        assert PAIN[-1] not in str(report) + report.to_json()
    by_frequency, _ = released(backend, "typed", {"order": "frequency"}, algorithm=algorithm)
    assert by_frequency != expected
    if algorithm == "mondrian":
        medians, _ = released(backend, "typed", {"output": "median"})
        assert medians == released(backend, "people", {"order": PAIN, "output": "median"})[0]


def test_a_type_without_an_order_is_refused_with_the_remedy(backend: Place) -> None:
    backend.load("people", {"age": "integer", "pain": "text", "more": "integer"}, ROWS)
    with pytest.raises(UnsupportedError) as told:
        sqlanon.anonymize(
            backend.url,
            "people",
            target="released",
            columns={name: {"role": "quasi", "order": "declared"} for name in ("age", "pain")},
            **K,
        )
    assert "columns.pain.order: its type" in str(told.value)
    assert "list the values, order: [first, second, …]" in str(told.value)
    assert "leave order out, its values are ordered" in str(told.value)


def test_no_report_lists_the_values_of_a_type(backend: Place) -> None:
    """A plan's JSON had the type of a column that is kept at length, values that nobody has too."""
    if backend.name == "sqlite":
        pytest.skip("it has no enumerated types")
    backend.load("typed", {"age": "integer", "pain": enumerated(backend)}, [r[:2] for r in ROWS])
    said: dict[str, Any] = {
        "columns": {"age": "quasi", "pain": "keep"},
        "k": 3,
        "target": "released",
    }
    plan = sqlanon.plan(backend.url, "typed", script=False, **said)  # whose DDL has to list them
    assert plan.tables[0].columns[1].name == "pain"
    report = sqlanon.anonymize(backend.url, "typed", **said)
    checked = sqlanon.check(backend.url, "released", quasi=["age"], k=3)
    for told in (plan.to_json(), report.to_json(), checked.to_json(), str(plan), str(report)):
        assert "never met" not in told


def test_a_recoding_is_not_reused_where_the_order_of_the_type_was_another(backend: Place) -> None:
    if backend.name == "sqlite":
        pytest.skip("it has no enumerated types")
    columns = {"age": "integer", "pain": enumerated(backend), "more": "integer"}
    backend.load("typed", columns, ROWS)
    first, _ = released(backend, "typed", {})
    reuse: dict[str, Any] = {"recoding": {"reuse": "last"}}
    job_by_levels: dict[str, Any] = {"algorithm": "optimal", "max_suppression": 0.9}
    assert released(backend, "typed", {}, **reuse)[0] == first
    with pytest.raises(PublishError, match="recoded other quasi-identifiers, or by other"):
        released(backend, "typed", {"order": "frequency"}, **reuse)
    if backend.name == "mariadb":
        other = listed(backend).replace("'none', ", "").replace("'never met'", "'never met','none'")
        backend.run(f"ALTER TABLE typed MODIFY pain ENUM({other})")
    elif backend.name == "postgresql":
        backend.run(f"ALTER TYPE {backend.schema}.pain ADD VALUE 'new' BEFORE 'none'")
    else:
        backend.run(f"ALTER TABLE typed ALTER pain TYPE ENUM('new', {listed(backend)})")
    with pytest.raises(PublishError, match="recoded other quasi-identifiers, or by other"):
        released(backend, "typed", {}, **reuse)
    # levels of a value and the root do not depend on an order
    released(backend, "typed", {}, **job_by_levels)
    if backend.name == "postgresql":
        backend.run(f"ALTER TYPE {backend.schema}.pain ADD VALUE 'newer' BEFORE 'none'")
    else:
        backend.run("DROP TABLE typed")
        backend.load("typed", columns, ROWS)
    released(backend, "typed", {}, **job_by_levels, **reuse)


def test_a_second_run_in_place_asks_for_an_order_that_its_values_have(backend: Place) -> None:
    if backend.name == "sqlite":
        pytest.skip("it has no enumerated types")
    columns = {"age": "integer", "pain": enumerated(backend), "id": "integer PRIMARY KEY"}
    rows = [(age, pain, n) for n, (age, pain, _) in enumerate(ROWS)]
    backend.load("typed", columns, rows)

    def again(order: str) -> Report:
        said = {
            "age": {"role": "quasi", "output": "median"},
            "pain": {"role": "quasi", "output": "mode", "order": order},
            "id": {"role": "identifier", "action": "keep"},
        }
        target = {"table": "typed", "mode": "replace"}
        asked = {"columns": said, "target": target, "in_place": True, "privacy": K["privacy"]}
        return sqlanon.anonymize(backend.url, "typed", **asked)

    again("declared")
    backend.run("INSERT INTO typed SELECT age, pain, id + 1000 FROM typed")
    with pytest.raises(UnsupportedError, match=r"columns.pain.order: .*; set frequency, or load"):
        again("declared")
    assert (again("frequency").classes.min or 0) >= 6


def test_messages_name_the_type_without_its_values(backend: Place) -> None:
    if backend.name == "sqlite":
        pytest.skip("it has no enumerated types")
    columns = {"age": "integer", "pain": enumerated(backend), "more": "integer"}
    backend.load("typed", columns, ROWS)
    for said in ({"zone": "UTC"}, {"range": {"step": 5}}, {"hierarchy": {"intervals": [5]}}):
        with pytest.raises(sqlanon.SqlanonError) as told:
            released(backend, "typed", said)
        assert not any(one in str(told.value) for one in PAIN)


def test_a_value_outside_the_type_is_counted(backend: Place) -> None:
    """MariaDB stores '' for what is no member, where it is not strict."""
    if backend.name != "mariadb":
        pytest.skip("others have no such value")
    backend.load("typed", {"age": "integer", "pain": enumerated(backend), "n": "integer"}, ROWS)
    backend.run("INSERT IGNORE INTO typed VALUES (1, 'unknown', 1)")
    with pytest.raises(
        InspectionError, match=r"5 values, but 1 other occurs, in 1 row; list every"
    ):
        released(backend, "typed", {})


def frames() -> dict[str, tuple[Any, bool]]:
    """The same rows in frames, and whether the order of their categories is declared."""
    ages, pains = [row[0] for row in ROWS], [row[1] for row in ROWS]

    def arrow(*, ordered: bool) -> Any:
        places = pa.array([PAIN.index(pain) for pain in pains])
        coded = pa.DictionaryArray.from_arrays(places, pa.array(PAIN), ordered=ordered)
        return pa.table({"age": ages, "pain": coded})

    def pandas(*, ordered: bool) -> Any:
        categories = pd.Categorical(pains, categories=PAIN, ordered=ordered)
        return pd.DataFrame({"age": ages, "pain": categories})

    enum = pl.DataFrame({"age": ages, "pain": pl.Series(pains, dtype=pl.Enum(PAIN))})
    return {
        "pandas": (pandas(ordered=True), True),
        "pandas, unordered": (pandas(ordered=False), False),
        "Enum of Polars": (enum, True),
        "LazyFrame": (enum.lazy(), True),
        "Categorical of Polars": (enum.cast({"pain": pl.Categorical}), False),
        "Arrow": (arrow(ordered=True), True),
        "Arrow, unordered": (arrow(ordered=False), False),
        "RecordBatch": (arrow(ordered=True).combine_chunks().to_batches()[0], True),
    }


def anonymized(frame: Any, **pain: Any) -> tuple[Any, Counter[tuple[Any, ...]]]:
    columns = {"age": {"role": "quasi"}, "pain": {"role": "quasi", **pain}}
    made, _ = sqlanon.anonymize(frame, columns=columns, **K)
    read: Any = made.collect() if isinstance(made, pl.LazyFrame) else made
    read = read.astype(str) if isinstance(read, pd.DataFrame) else read
    with duckdb.connect() as database:
        is_relation = isinstance(read, duckdb.DuckDBPyRelation)
        database.register("made", read.to_arrow_table() if is_relation else read)
        return made, Counter(database.execute("SELECT age, pain FROM made").fetchall())


@pytest.mark.gate
@pytest.mark.parametrize("kind", frames())
def test_frames_say_whether_their_categories_have_an_order(kind: str) -> None:
    frame, declared = frames()[kind]
    _, found = anonymized(frame)
    order = PAIN if declared else "frequency"
    assert found == anonymized(frame, order=order)[1]
    assert any(".." in str(pain) for _, pain in found) == declared
    if declared:
        assert anonymized(frame, order="declared")[1] == found
        made, medians = anonymized(frame, output="median")
        assert {pain for _, pain in medians} <= {*PAIN}
        if isinstance(made, pd.DataFrame | pl.DataFrame):
            assert made["pain"].dtype == frame["pain"].dtype
        return
    with pytest.raises(UnsupportedError, match=r"columns.pain.order: its type, VARCHAR, declares"):
        anonymized(frame, order="declared")


@pytest.mark.gate
def test_relations_of_duckdb_keep_the_order_of_enum() -> None:
    with duckdb.connect() as database:
        values = ", ".join("'" + one.replace("'", "''") + "'" for one in PAIN)
        database.execute(f"CREATE TABLE people (age INTEGER, pain ENUM({values}))")
        database.executemany("INSERT INTO people VALUES (?, ?)", [row[:2] for row in ROWS])
        _, found = anonymized(database.table("people"))
    assert found == anonymized(frames()["pandas"][0])[1]


@pytest.mark.gate
def test_dictionaries_of_several_orders_and_categories_of_numbers_declare_none() -> None:
    one = pa.DictionaryArray.from_arrays(pa.array([0, 1] * 6), pa.array(["a", "b"]), ordered=True)
    two = pa.DictionaryArray.from_arrays(pa.array([0, 1] * 6), pa.array(["b", "a"]), ordered=True)
    three = pa.DictionaryArray.from_arrays(
        pa.array([0, 2] * 6), pa.array(["a", "b", "c"]), ordered=True
    )
    ages = [n % 2 for n in range(24)]

    def told(*parts: Any) -> str:
        frame = pa.table({"age": ages, "pain": pa.chunked_array([*parts])})
        try:
            anonymized(frame, order="declared")
        except UnsupportedError as error:
            return str(error)
        return ""

    assert not told(one, three)
    assert "declares no order" in told(one, two)
    numbers = pd.DataFrame(
        {"age": ages, "pain": pd.Categorical([3, 1] * 12, categories=[3, 1], ordered=True)}
    )
    with pytest.raises(UnsupportedError, match="leave order out, its values are ordered"):
        anonymized(numbers, order="declared")
