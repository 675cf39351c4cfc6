"""Rules of the house that no linter knows: short files, SQL where it belongs, no swallowing."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sqlanon.sql.dialects import DIALECTS

if TYPE_CHECKING:
    from collections.abc import Iterator

HOUSE = Path(__file__).parents[2]
PYTHON = sorted((HOUSE / "sqlanon").rglob("*.py"))
TEMPLATES = sorted((HOUSE / "sql_templates").rglob("*.sql.j2"))
MOST_LINES = 400
WORDS = {"for", "endfor", "if", "elif", "else", "endif", "include"}
STATEMENT = re.compile(
    r"\b(SELECT|INSERT\s+INTO|CREATE\s+(TEMPORARY\s+|OR\s+REPLACE\s+)?(TABLE|VIEW)|DROP\s+\w+|"
    r"DELETE\s+FROM|UPDATE\s+\S+\s+SET|ALTER\s+TABLE|RENAME\s+TABLE|LOCK\s+TABLES?|COMMENT\s+ON|"
    r"GROUP\s+BY|ORDER\s+BY|UNION(\s+ALL)?|JOIN|HAVING|WHERE|FROM)\b"
)
EXPRESSION = re.compile(
    r"\b(CASE\s+WHEN|IS\s+(NOT\s+)?NULL|DESC|ASC|OVER|CAST|COALESCE|"
    r"(SUM|COUNT|MIN|MAX|AVG|ROW_NUMBER|LENGTH|SUBSTR)\s*\()"
)
SESSION = {
    # what opens and settles a session is the backend's own business
    "sqlanon/sql/backends/duckdb.py",
    "sqlanon/sql/backends/sqlalchemy.py",
}
PROSE = re.compile(r"commits it with the first CREATE TABLE")
"""Sentences for people that name a statement."""
EXPRESSIONS_STILL_IN_PYTHON = {
    "sqlanon/release/labels.py",  # the mean of a class, the order of modes
    "sqlanon/source/frequency_set.py",  # the order of a dictionary
    "sqlanon/release/release.py",  # the code of a value, NULL's code
}
"""Short expressions from fixed words; this list may only get shorter."""


def relative(path: Path) -> str:
    return path.relative_to(HOUSE).as_posix()


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """Line and text of every string of a module that is no docstring."""
    tree = ast.parse(path.read_text())
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.lineno, node.value


def without_comments(template: Path) -> str:
    return re.sub(r"\{#.*?#\}", "", template.read_text(), flags=re.DOTALL)


def test_there_is_something_to_look_at() -> None:
    assert len(PYTHON) > 30
    assert len(TEMPLATES) > 50


@pytest.mark.parametrize("path", PYTHON, ids=relative)
def test_files_are_short(path: Path) -> None:
    lines = len(path.read_text().splitlines())
    assert lines <= MOST_LINES, f"{relative(path)} has {lines} lines: split it by its ideas"


@pytest.mark.parametrize("path", PYTHON, ids=relative)
def test_sql_stands_in_templates_and_dialects_only(path: Path) -> None:
    name = relative(path)
    if name.startswith("sqlanon/sql/dialects/") or name in SESSION:
        return
    rules = [STATEMENT] if name in EXPRESSIONS_STILL_IN_PYTHON else [STATEMENT, EXPRESSION]
    found = [
        (line, text)
        for line, text in texts(path)
        if any(rule.search(text) for rule in rules) and not PROSE.search(text)
    ]
    assert not found, f"{name} holds SQL: {found}"


@pytest.mark.parametrize("name", sorted(EXPRESSIONS_STILL_IN_PYTHON))
def test_the_list_of_exceptions_only_holds_exceptions(name: str) -> None:
    assert any(EXPRESSION.search(text) for _, text in texts(HOUSE / name))


@pytest.mark.parametrize("path", PYTHON, ids=relative)
def test_errors_are_not_swallowed(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        if not isinstance(node, ast.ExceptHandler):
            continue
        where = f"{relative(path)}:{node.lineno}"
        assert node.type is not None, f"{where}: except without a type"
        broad = isinstance(node.type, ast.Name) and node.type.id in {"Exception", "BaseException"}
        silent = all(isinstance(line, ast.Pass | ast.Expr) for line in node.body) and not any(
            isinstance(inner, ast.Call) for line in node.body for inner in ast.walk(line)
        )
        assert not (broad and silent), f"{where}: an error of any kind is dropped"


@pytest.mark.parametrize("template", TEMPLATES, ids=relative)
def test_a_template_says_first_what_it_is(template: Path) -> None:
    first = re.match(r"\{#-\s+(.*?)\s*-#\}\n", template.read_text(), flags=re.DOTALL)
    assert first, f"{relative(template)} must begin with {{#- what one row of it is -#}}"
    assert len(first[1]) > 10, f"{relative(template)} says too little"


@pytest.mark.parametrize("template", TEMPLATES, ids=relative)
def test_templates_hold_loops_and_flags_only(template: Path) -> None:
    held = re.findall(r"\{%[-+]?\s*(\w+)", without_comments(template))
    assert set(held) <= WORDS, relative(template)


PORTABLE = [t for t in TEMPLATES if relative(t).startswith("sql_templates/base/")]


@pytest.mark.parametrize("template", PORTABLE, ids=relative)
def test_portable_templates_name_no_dialect(template: Path) -> None:
    names = {dialect.name for dialect in DIALECTS} | {"postgres", "sqlite_master", "pg_catalog"}
    said = set(re.findall(r"\w+", without_comments(template).lower()))
    assert not said & names, relative(template)


@pytest.mark.parametrize("template", TEMPLATES, ids=relative)
def test_folders_of_templates_are_dialects(template: Path) -> None:
    folder = template.relative_to(HOUSE / "sql_templates").parts[0]
    assert folder in {"base", *(dialect.name for dialect in DIALECTS)}
