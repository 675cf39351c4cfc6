"""The SQL that runs, statement by statement, as files that a change must change on purpose.

Each scenario runs on its engine, so every statement was also accepted there. A file
`snapshots/portable/<subject>/<word>.sql` holds the forms that scenarios gave one template on
DuckDB; a file of another engine's folder only those forms that are not the portable ones in another
spelling. Update with `pytest tests/sql --snapshot-update`, and read the difference.
"""

from __future__ import annotations

import importlib
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
from sql_forms import as_text, normalised, one_spelling, template_of
from sql_scenarios import (
    COLUMNS,
    ROWS,
    SCENARIOS,
    carried_in_streams,
    ordered_at_once,
    ordered_by_sets_at_once,
    without_a_snapshot,
)

from sqlanon.sql.backends.base import Backend
from sqlanon.sql.dialects import DIALECTS, Dialect, MySQL
from sqlanon.sql.templates import block_of, render, resource, templates_in

if TYPE_CHECKING:
    from sqlanon.sql.statement import Sql

SNAPSHOTS = Path(__file__).parent / "snapshots"
TEMPLATES = resource("sql_templates")
DIALECT = {dialect.name: dialect() for dialect in DIALECTS}
SQLGLOT = {
    "duckdb": "duckdb",
    "sqlite": "sqlite",
    "postgresql": "postgres",
    "mariadb": "mysql",
    "mysql": "mysql",
}
UNPARSED = {
    ("duckdb", "base/drop"): "several statements in one call: DROP takes one relation",
    ("duckdb", "publish/comment"): "a comment that is NULL",
    ("duckdb", "session/insert"): "a cast of a parameter to a list: ?::BIGINT[]",
    ("duckdb", "session/shut"): "two statements in one call: settings",
    ("postgresql", "in_place/cluster"): "CLUSTER",
    ("sqlite", "in_place/guard"): "a trigger's body, which is a statement of its own",
    ("sqlite", "in_place/guard_updates"): "the same",
    ("postgresql", "publish/view"): "options of a view: WITH (security_barrier)",
    ("postgresql", "publish/shown_rows"): "options of a view: WITH (security_barrier)",
}
"""Statements that sqlglot cannot parse, and why that says nothing against them."""
SCRIPTS = ("compiled/script", "compiled/procedure")
"""Texts of many statements, each of which is here by itself."""
Forms = dict[str, list[str]]


class MissingEngineError(Exception):
    """The engine does not answer, and nobody said that it must."""


@cache
def recorded(engine: str) -> Forms:
    """Each step's name and the different forms in which the scenarios ran it.

    Raises:
        MissingEngineError: there is no such engine here.
    """
    forms: Forms = {}
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
            if scenario not in (ordered_at_once, ordered_by_sets_at_once):
                # rounds are what other engines run, so that their forms are compared with these
                patch.setattr(type(DIALECT[engine]), "groups_in_recursion", False)
            if scenario is not carried_in_streams:
                patch.setattr(type(DIALECT[engine]), "streams_rows", False)
            seen = _spied(patch, engine)
            scenario(place)
            for name, sql in seen.items():
                if name in SCRIPTS:
                    forms.setdefault(name, [])
                    continue
                text = normalised(sql, place)
                if text not in forms.setdefault(name, []):
                    forms[name].append(text)
    return forms


def _spied(patch: pytest.MonkeyPatch, engine: str) -> dict[str, str]:
    """The first form of each step that is rendered for an engine; backends render some too."""
    seen: dict[str, str] = {}

    def spy(dialect: Dialect, name: str, /, **values: object) -> Sql:
        sql = render(dialect, name, **values)
        if dialect.name == engine:  # and not what an embedded search runs
            seen.setdefault(name, sql)
        return sql

    for late in ("sqlanon.api", "sqlanon.sql.backends.sqlalchemy"):
        importlib.import_module(late)  # not while `render` is a spy
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


QUICKEST = "sqlite"
"""The engine whose scenarios plain `pytest` runs, in a tenth of the time of all."""


@pytest.fixture(params=[pytest.param(name, marks=pytest.mark.gate) for name in ENGINES])
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


PORTABLE = "duckdb"
"""The engine whose forms are the portable ones; it is always there."""


def forms_to_keep(engine: str) -> dict[str, str]:
    """The files of an engine's folder and what they hold."""
    portable = recorded(PORTABLE)
    kept: Forms = {}
    for name, forms in recorded(engine).items():
        known = set() if engine == PORTABLE else set(map(one_spelling, portable.get(name, [])))
        if other := [form for form in forms if one_spelling(form) not in known]:
            kept[name] = other
    return {f"{name}.sql": as_text(forms) for name, forms in kept.items()}


def test_the_quickest_engine_runs_no_statement_without_a_snapshot() -> None:
    for name, forms in recorded(QUICKEST).items():
        own, portable = (forms_in(folder, name) for folder in (QUICKEST, "portable"))
        known = set(map(one_spelling, portable))
        new = [form for form in forms if form not in own and one_spelling(form) not in known]
        assert not new, f"{name}: see pytest --snapshot-update"


def forms_in(folder: str, name: str) -> list[str]:
    """The forms that a file of a folder holds; none where there is no such file."""
    file = SNAPSHOTS / folder / f"{name}.sql"
    return file.read_text().removesuffix(";\n").split(";\n\n") if file.is_file() else []


@pytest.mark.gate  # records every engine
def test_statements_are_those_of_the_snapshots(engine: str, pytestconfig: pytest.Config) -> None:
    folder = SNAPSHOTS / ("portable" if engine == PORTABLE else engine)
    made = forms_to_keep(engine)
    known = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*.sql")}
    if pytestconfig.getoption("--snapshot-update", default=False):
        for name, text in made.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
        for name in known.keys() - made.keys():
            known[name].unlink()
        return
    assert made.keys() == known.keys()
    for name, text in made.items():
        where = (folder / name).relative_to(SNAPSHOTS)
        assert known[name].read_text() == text, f"{where}: see pytest --snapshot-update"


def test_statements_parse(engine: str) -> None:
    refused = {
        name
        for name, forms in recorded(engine).items()
        for form in forms
        if not is_one_statement(form, engine)
    }
    assert refused == {name for where, name in UNPARSED if where == engine}


def is_one_statement(sql: str, engine: str) -> bool:
    try:
        return len(sqlglot.parse(sql, read=SQLGLOT[engine])) == 1
    except sqlglot.errors.SqlglotError:
        return False


def test_an_engine_uses_all_templates_of_its_own(engine: str) -> None:
    own = {f"{engine}/{name}" for name in templates_in(TEMPLATES / engine)}
    folders = DIALECT[engine].template_folders
    used = {template_of(folders, name, TEMPLATES) for name in recorded(engine)}
    unused = {template for template in own - used if not included(template)}
    assert not unused


@pytest.mark.gate  # records every engine
def test_every_portable_template_is_used() -> None:
    portable = {f"base/{name}" for name in templates_in(TEMPLATES / "base")}
    used: set[str] = set()
    present: list[str] = []
    for name in ENGINES:
        try:
            forms = recorded(name)
        except MissingEngineError:
            continue
        present.append(name)
        used |= {template_of(DIALECT[name].template_folders, step, TEMPLATES) for step in forms}
    unused = {template for template in portable - used if not included(template)}
    if set(present) < set(ENGINES):
        unused -= {"base/base/analyze"}  # only PostgreSQL's planner needs it
        unused = {one for one in unused if not all(overridden(one, name) for name in present)}
    assert not unused, "add a job that uses them to tests/support/sql_scenarios.py"


def overridden(template: str, engine: str) -> bool:
    """Whether an engine has a template of its own in place of a portable one."""
    return block_of([TEMPLATES / engine], template.removeprefix("base/")) is not None


def included(template: str) -> bool:
    """Whether another template includes this one."""
    return template.partition("/")[2] in names_included()


@cache
def names_included() -> frozenset[str]:
    """The names of all templates that others include."""
    return frozenset(
        name
        for folder in TEMPLATES.iterdir()
        for block in templates_in(folder).values()
        for name in re.findall(r"\binclude '([^']+)'", block.text)
    )


RESERVED_BY_MYSQL = (
    "cube|cume_dist|dense_rank|empty|external|first_value|function|generated|get|grouping|groups"
    "|json_table|lag|last_value|lateral|lead|library|nth_value|ntile|of|percent_rank|qualify|rank"
    "|row|stored|tablesample|virtual"
)
"""What MySQL 9.7's information_schema.keywords has as reserved and MariaDB, which runs all of
this, has not. MySQL itself runs in `.ci/run` only, and there a part of it."""


@pytest.mark.parametrize("folder", ["portable", "mariadb"])
def test_no_name_is_a_word_that_mysql_reserves(folder: str) -> None:
    named = re.compile(rf"\bAS ({RESERVED_BY_MYSQL})\b", re.IGNORECASE)
    files = list((SNAPSHOTS / folder).rglob("*.sql"))
    assert files
    assert {
        file.relative_to(SNAPSHOTS).as_posix(): found
        for file in files
        if (found := named.findall(file.read_text()))
    } == {}


def test_mysql_drops_plain_tables() -> None:
    """What differs from MariaDB in what a statement of the workspace says, rendered."""
    sql = render(MySQL(), "base/drop", tables=[MySQL().quote("_sqlanon_cells")])
    assert sqlglot.parse_one(sql, read="mysql").sql("mysql") == sql
    assert "TEMPORARY" not in sql
