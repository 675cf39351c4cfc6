"""The generic tests of examples/dbt_package, run by dbt on DuckDB and on PostgreSQL."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from dbt_projects import dbt, program, project
from engines import UnreachableError, fresh_place, unreachable

if TYPE_CHECKING:
    from collections.abc import Sequence

PACKAGE = Path(__file__).parents[2] / "examples" / "dbt_package"
QUASI = ["age", "zip"]
COLUMNS = {"age": "text", "zip": "text", "ill": "text", "person": "integer"}
TWO = [("20s", "1*", "flu", 1), ("20s", "1*", "cold", 2)]
NULLS = [("20s", None, "flu", 3), ("20s", None, None, 4)]
TABLES: dict[str, Sequence[tuple[Any, ...]]] = {
    "fit": [*TWO, *NULLS],
    "alone": [*TWO, *TWO, ("30s", "1*", "flu", 5), ("30s", "1*", "cold", 5), ("20s", "", "flu", 9)],
    "empty": [],
    "collated": [("A", "1*", "flu", 1), ("a", "1*", "flu", 2)],
}
COLLATED = {
    "duckdb": ["ALTER TABLE collated ALTER COLUMN age TYPE VARCHAR COLLATE NOCASE"],
    "postgresql": [
        """CREATE COLLATION any_case
            (provider = icu, locale = 'und-u-ks-level2', deterministic = false)""",
        "ALTER TABLE collated ALTER COLUMN age TYPE text COLLATE any_case",
    ],
}
"""Columns of which the engine takes `A` and `a` for one."""
K = {"quasi": QUASI, "k": 2}
ASKED: dict[str, tuple[str, str, dict[str, Any], tuple[str, int | None]]] = {
    "nulls are a class": ("fit", "k_anonymous", K, ("pass", 0)),
    "three are not there": ("fit", "k_anonymous", {**K, "k": 3}, ("fail", 2)),
    "one row is alone": ("alone", "k_anonymous", K, ("fail", 1)),
    "one person is alone": ("alone", "k_anonymous", {**K, "person": "person"}, ("fail", 2)),
    "NULL is no illness": (
        "fit",
        "l_diverse",
        {"quasi": QUASI, "sensitive": "ill", "l": 2},
        ("fail", 1),
    ),
    "two illnesses by age": (
        *("fit", "l_diverse", {"quasi": ["age"], "sensitive": "ill", "l": 2}),
        ("pass", 0),
    ),
    "nobody": ("empty", "k_anonymous", K, ("pass", 0)),
    "nobody is ill": (
        "empty",
        "l_diverse",
        {"quasi": QUASI, "sensitive": "ill", "l": 2},
        ("pass", 0),
    ),
    "no such column": ("fit", "k_anonymous", {**K, "quasi": ["age", "city"]}, ("error", None)),
    "no such sensitive column": (
        *("fit", "l_diverse", {"quasi": QUASI, "sensitive": "ail", "l": 2}),
        ("error", None),
    ),
    "no column": ("fit", "k_anonymous", {**K, "quasi": []}, ("error", None)),
    "a text": ("fit", "k_anonymous", {**K, "quasi": "age"}, ("error", None)),
    "letters are told apart": ("collated", "k_anonymous", K, ("fail", 2)),
    "a part of the table": (
        *("fit", "k_anonymous", {**K, "config": {"where": "zip IS NOT NULL"}}),
        ("error", None),
    ),
    "one": ("fit", "k_anonymous", {**K, "k": 1}, ("error", None)),
}
"""Table, test, arguments; what dbt says of it, and how many failures."""


def source(schema: str) -> dict[str, Any]:
    """The tables as a source of dbt's, with every test."""
    tests: dict[str, list[Any]] = {name: [] for name in TABLES}
    for name, (table, test, arguments, _) in ASKED.items():
        config = {"config": arguments["config"]} if "config" in arguments else {}
        rest = {key: one for key, one in arguments.items() if key != "config"}
        said = {"name": name.replace(" ", "_"), "arguments": rest, **config}
        tests[table].append({f"sqlanon.{test}": said})
    tables = [{"name": name, "data_tests": found} for name, found in tests.items()]
    return {"version": 2, "sources": [{"name": "here", "schema": schema, "tables": tables}]}


@pytest.mark.gate
@pytest.mark.parametrize("engine", ["duckdb", "postgresql"])
def test_tables_pass_or_fail(engine: str, tmp_path: Path) -> None:
    program()
    folder = tmp_path / "project"
    (folder / "models").mkdir(parents=True)
    try:
        opened = fresh_place(engine, tmp_path)
        with opened as place:
            for name, rows in TABLES.items():
                place.load(name, COLUMNS, rows)
            place.run(*COLLATED[engine])
            assert place.rows("SELECT COUNT(*) FROM collated GROUP BY age") == [(2,)]
            place.let_go()  # dbt is another process
            project(place, folder)
            (folder / "packages.yml").write_text(
                json.dumps({"packages": [{"local": str(PACKAGE)}]})
            )
            (folder / "models" / "schema.yml").write_text(json.dumps(source(place.schema)))
            done = dbt(folder, "deps")
            assert done.returncode == 0, done.stdout
            done = dbt(folder, "test")
    except UnreachableError as error:
        unreachable(engine, error)
    results = json.loads((folder / "target" / "run_results.json").read_text())["results"]
    found = {one["unique_id"].split(".")[2]: (one["status"], one["failures"]) for one in results}
    assert found == {name.replace(" ", "_"): said for name, (*_, said) in ASKED.items()}
    assert done.returncode == 1
    for words in (
        "has no column city; it has age, zip, ill, person",
        "2 or more",
        "a list of columns",
        "leave `where`",
    ):
        assert words in done.stdout
    sql = [one["compiled_code"] or "" for one in results]
    assert all("COUNT(" in text for text in sql if text.strip())


def test_pages_say_the_tests_as_dbt_takes_them() -> None:
    macros = "".join(file.read_text() for file in (PACKAGE / "macros").iterdir())
    package, schema = parts(PACKAGE / "README.md")
    assert (PACKAGE.parent / "dbt" / package["packages"][0]["local"]).resolve() == PACKAGE
    for one in (schema, *parts(PACKAGE.parents[1] / "docs" / "dbt.md")):
        for test in one["models"][0]["data_tests"]:
            ((name, said),) = test.items()
            (head,) = re.findall(rf"{{% test {name.removeprefix('sqlanon.')}\((.*?)\) %}}", macros)
            assert {*said["arguments"]} <= {word.split("=")[0] for word in head.split(", ")}


def parts(page: Path) -> list[Any]:
    """The blocks of YAML of a page."""
    blocks = re.findall(r"```yaml\n(.*?)```", page.read_text(), re.DOTALL)
    return [yaml.safe_load(text) for text in blocks]
