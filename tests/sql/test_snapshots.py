"""The SQL that runs, statement by statement, as files that a change must change on purpose.

Each scenario runs on its engine, so every statement was also accepted there. A file
`snapshots/<dialect>/<subject>.sql` holds the templates of one in `sql_templates`, each in the
longest form that the scenarios gave it: of a portable template on the first engine that uses it.
Update with `pytest tests/sql --snapshot-update`, and read the difference.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest
import sqlglot
from engines import ENGINES, UnreachableError, fresh_place, required
from sql_forms import Kept, as_text, kept_in, length, normalised, template_of
from sql_scenarios import (
    COLUMNS,
    ROWS,
    SCENARIOS,
    carried_in_streams,
    ordered_by_sets_at_once,
    without_a_snapshot,
)
from template_folders import templates_in

import sqlanon
from sqlanon.sql.backends.base import Backend
from sqlanon.sql.dialects import DIALECTS, Dialect
from sqlanon.sql.dialects.mysql import MySQL
from sqlanon.sql.templates import render, resource

if TYPE_CHECKING:
    from sqlanon.sql.statement import Sql

SNAPSHOTS = Path(__file__).parent / "snapshots"
TEMPLATES = resource("sql_templates")
FOLDERS = ("base", *ENGINES)
DIALECT = {name: kind() for name, kind in DIALECTS.items()}
SQLGLOT = {
    "duckdb": "duckdb",
    "sqlite": "sqlite",
    "postgresql": "postgres",
    "mariadb": "mysql",
}
UNPARSED = {
    "duckdb/audit/begin": "a transaction that writes nothing: BEGIN TRANSACTION READ ONLY",
    "postgresql/audit/begin": "the same: BEGIN READ ONLY",
    "duckdb/workspace/drop": "several statements in one call: DROP takes one relation",
    "duckdb/workspace/insert_lists": "a cast of a parameter to a list: ?::BIGINT[]",
    "duckdb/workspace/shut": "two statements in one call: settings",
    "postgresql/in_place/cluster": "CLUSTER",
    "sqlite/in_place/guard": "a trigger's body, which is a statement of its own",
    "sqlite/in_place/guard_updates": "the same",
}
"""Statements that sqlglot cannot parse, and why that says nothing against them."""
SCRIPTS = ("compiled/script", "compiled/procedure", "audit/file")
"""Texts of many statements, each of which is here by itself."""


class MissingEngineError(Exception):
    """The engine does not answer, and nobody said that it must."""


@cache
def recorded(engine: str) -> dict[str, str]:
    """The longest form of each template that the scenarios ran on an engine.

    Raises:
        MissingEngineError: there is no such engine here.
    """
    folders = DIALECT[engine].template_folders
    longest: dict[str, str] = {}
    for scenario in SCENARIOS:
        with ExitStack() as stack:
            folder = stack.enter_context(TemporaryDirectory())
            patch = stack.enter_context(pytest.MonkeyPatch.context())
            try:
                place = stack.enter_context(fresh_place(engine, Path(folder)))
            except UnreachableError as error:
                raise MissingEngineError(str(error)) from None
            place.load("people", COLUMNS, ROWS)
            if scenario is without_a_snapshot:
                patch.setattr(Backend, "transaction", _seeing_others)
            # the statements of a search are the engine's own
            patch.setattr(type(DIALECT[engine]), "quick_to_search", None)
            if scenario is not ordered_by_sets_at_once:
                # rounds are portable: those of an engine that needs none are kept for all
                patch.setattr(type(DIALECT[engine]), "groups_in_recursion", False)
            if scenario is not carried_in_streams:
                patch.setattr(type(DIALECT[engine]), "streams_rows", False)
            seen = _spied(patch, engine)
            scenario(place)
            for name in seen.keys() - set(SCRIPTS):
                template = template_of(folders, name, TEMPLATES)
                form = normalised(seen[name], place)
                longest[template] = max(longest.get(template, ""), form, key=length)
    return longest


def _spied(patch: pytest.MonkeyPatch, engine: str) -> dict[str, str]:
    """The first form of each step that is rendered for an engine; backends render some too."""
    seen: dict[str, str] = {}

    def spy(dialect: Dialect, name: str, /, **values: object) -> Sql:
        sql = render(dialect, name, **values)
        if dialect.name == engine:  # and not what an embedded search runs
            seen.setdefault(name, sql)
        return sql

    for late in pkgutil.walk_packages(sqlanon.__path__, "sqlanon."):
        if late.name != "sqlanon.__main__":
            importlib.import_module(late.name)  # not while `render` is a spy
    for name, module in list(sys.modules.items()):
        if name.startswith("sqlanon.") and getattr(module, "render", None) is render:
            patch.setattr(module, "render", spy)
    return seen


_transaction = Backend.transaction


def _seeing_others(self: Backend, **options: bool) -> object:
    """A transaction of which sqlanon believes that others' commits show in it."""
    context = _transaction(self, **options)

    class Unsafe:
        def __enter__(inner) -> None:  # noqa: N805 - `self` is the backend
            context.__enter__()
            self.snapshot = False

        def __exit__(inner, *error: object) -> bool | None:  # noqa: N805
            return context.__exit__(*error)  # type: ignore[arg-type]

    return Unsafe()


@cache
def snapshots() -> dict[str, Kept]:
    """All statements that the files hold, by their templates."""
    return {name: kept for folder in FOLDERS for name, kept in kept_in(SNAPSHOTS / folder).items()}


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    """An engine whose scenarios were recorded."""
    name: str = request.param
    try:
        recorded(name)
    except MissingEngineError as error:
        if required(name):
            pytest.fail(f"{name} is required and cannot be reached: {error}")
        pytest.skip(f"{name} cannot be reached")
    return name


@pytest.mark.gate  # runs all scenarios
def test_statements_are_those_of_the_snapshots(engine: str, pytestconfig: pytest.Config) -> None:
    if pytestconfig.getoption("--snapshot-update", default=False):
        if engine == ENGINES[0]:  # once, with all others
            update()
        return
    before = ENGINES[: ENGINES.index(engine)]
    for template, sql in recorded(engine).items():
        kept = snapshots().get(template)
        if kept is None or kept.engine not in before:
            assert kept == Kept(engine, sql), f"{template}: see pytest --snapshot-update"
    of_it = {template for template, kept in snapshots().items() if kept.engine == engine}
    assert of_it <= recorded(engine).keys()


def update() -> None:
    """Write all snapshots anew, from what all engines run."""
    first: dict[str, Kept] = {}
    for name in ENGINES:
        for template, sql in recorded(name).items():
            first.setdefault(template, Kept(name, sql))
    for file in SNAPSHOTS.rglob("*.sql"):
        file.unlink()
    for folder in FOLDERS:
        subjects: dict[str, dict[str, Kept]] = {}
        for name in templates_in(TEMPLATES / folder):
            subject, _, word = name.partition("/")
            if f"{folder}/{name}" in first:
                subjects.setdefault(subject, {})[word] = first[f"{folder}/{name}"]
        (SNAPSHOTS / folder).mkdir(parents=True, exist_ok=True)
        for subject, statements in subjects.items():
            (SNAPSHOTS / folder / f"{subject}.sql").write_text(as_text(folder, statements))


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_template_has_a_snapshot(folder: str) -> None:
    kept = [name.removeprefix(f"{folder}/") for name in kept_in(SNAPSHOTS / folder)]
    templates = [*templates_in(TEMPLATES / folder)]
    assert kept == [name for name in templates if name in kept]
    missing = set(templates) - {*kept, *SCRIPTS, *included()}
    assert not missing, "add a job that uses them to tests/support/sql_scenarios.py"


def included() -> set[str]:
    """The names of all templates that others include."""
    return {
        name
        for folder in TEMPLATES.iterdir()
        for block in templates_in(folder).values()
        for name in re.findall(r"\binclude '([^']+)'", block.text)
    }


@pytest.mark.gate  # seconds
def test_statements_parse() -> None:
    refused = {name for name, kept in snapshots().items() if not is_one_statement(kept)}
    assert refused == UNPARSED.keys()


def is_one_statement(kept: Kept) -> bool:
    try:
        return len(sqlglot.parse(kept.sql, read=SQLGLOT[kept.engine])) == 1
    except sqlglot.errors.SqlglotError:
        return False


RESERVED_BY_MYSQL = (
    "cube|cume_dist|dense_rank|empty|external|first_value|function|generated|get|grouping|groups"
    "|json_table|lag|last_value|lateral|lead|library|nth_value|ntile|of|percent_rank|qualify|rank"
    "|row|stored|tablesample|virtual"
)
"""What MySQL 9.7's information_schema.keywords has as reserved and MariaDB, which runs all of
this, has not. MySQL itself runs in `.ci/full` only, and there a part of it."""


@pytest.mark.parametrize("folder", ["base", "mariadb"])
def test_no_name_is_a_word_that_mysql_reserves(folder: str) -> None:
    named = re.compile(rf"\bAS ({RESERVED_BY_MYSQL})\b", re.IGNORECASE)
    texts = {name: kept.sql for name, kept in kept_in(SNAPSHOTS / folder).items()}
    assert texts
    for name, block in templates_in(TEMPLATES / folder).items():  # they show their other forms too
        texts[f"template {name}"] = re.sub(r"\{#.*?#\}", "", block.text, flags=re.DOTALL)
    found = {name: named.findall(text) for name, text in texts.items()}
    assert {name: words for name, words in found.items() if words} == {}


def test_mysql_drops_plain_tables() -> None:
    """What differs from MariaDB in what a statement of the workspace says, rendered."""
    sql = render(MySQL(), "workspace/drop", tables=[MySQL().quote("_sqlanon_cells")])
    assert sqlglot.parse_one(sql, read="mysql").sql("mysql") == sql
    assert "TEMPORARY" not in sql
