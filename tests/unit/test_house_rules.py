"""Rules that no linter knows: SQL where it belongs, no swallowing."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from template_folders import templates_in

from sqlanon.sql.dialects import DIALECTS
from sqlanon.sql.dialects.generic import Generic
from sqlanon.sql.templates import blocks

if TYPE_CHECKING:
    from collections.abc import Iterator

HOUSE = Path(__file__).parents[2]
PYTHON = sorted((HOUSE / "sqlanon").rglob("*.py"))
SUBJECTS = sorted((HOUSE / "sql_templates").rglob("*.sql.j2"))
MOST_COLUMNS = 140  # of a template; those of Python are ruff's
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
RIGHTS = "sqlanon/sql/faults/__init__.py"
"""Sentences for people that name rights, which are called as statements are."""
PROSE = re.compile(r"commits it with the first CREATE TABLE")
"""Sentences for people that name a statement."""
EXPRESSIONS_STILL_IN_PYTHON = {
    "sqlanon/release/class_labels.py",  # the mean of a class, the order of modes
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


def without_comments(template: str) -> str:
    return re.sub(r"\{#.*?#\}", "", template, flags=re.DOTALL)


def test_there_is_something_to_look_at() -> None:
    assert len(PYTHON) > 30
    assert len(SUBJECTS) > 50
    assert (HOUSE / "sql_templates" / "base" / "mondrian.sql.j2") in SUBJECTS


def test_modules_of_tests_have_names_of_their_own() -> None:
    """They are imported by name alone: pytest runs the first of two, and reports the other."""
    named = Counter(path.name for path in (HOUSE / "tests").rglob("test_*.py"))
    assert [name for name, number in named.items() if number > 1] == []


def test_sql_stands_in_templates_and_dialects_only() -> None:
    found = []
    for path in PYTHON:
        name = relative(path)
        if name.startswith("sqlanon/sql/dialects/") or name in {*SESSION, RIGHTS}:
            continue
        rules = [STATEMENT] if name in EXPRESSIONS_STILL_IN_PYTHON else [STATEMENT, EXPRESSION]
        found += [
            f"{name}:{line}: {text}"
            for line, text in texts(path)
            if any(rule.search(text) for rule in rules) and not PROSE.search(text)
        ]
    assert not found


def test_the_list_of_exceptions_only_holds_exceptions() -> None:
    without = {
        name
        for name in EXPRESSIONS_STILL_IN_PYTHON
        if not any(EXPRESSION.search(text) for _, text in texts(HOUSE / name))
    }
    assert not without


def test_errors_are_not_swallowed() -> None:
    swallowed = [
        f"{relative(path)}:{node.lineno}: {fault}"
        for path in PYTHON
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ExceptHandler) and (fault := fault_of(node))
    ]
    assert not swallowed


def fault_of(handler: ast.ExceptHandler) -> str | None:
    """What is wrong with an except clause."""
    if handler.type is None:
        return "except without a type"
    broad = isinstance(handler.type, ast.Name) and handler.type.id in {"Exception", "BaseException"}
    silent = all(isinstance(line, ast.Pass | ast.Expr) for line in handler.body) and not any(
        isinstance(inner, ast.Call) for line in handler.body for inner in ast.walk(line)
    )
    return "an error of any kind is dropped" if broad and silent else None


@pytest.mark.gate
def test_only_release_asks_for_the_type_of_a_recoding() -> None:
    asked = re.compile(r"is(instance|subclass)\(.*\b(Recoding|Levels|TreeCut|Regions|Buckets)\b")
    found = {path.relative_to(HOUSE) for path in PYTHON if asked.search(path.read_text())}
    assert {path for path in found if path.parts[1] != "release"} == set()
    assert asked.search("isinstance(recoding, Levels | TreeCut)")


def test_docstrings_point_nowhere_but_say_what_is() -> None:
    """What an inherited method does is said once, where it is inherited from (`@override`)."""
    pointing = [
        f"{relative(path)}:{node.lineno}: {said.splitlines()[0]}"
        for folder in ("sqlanon", "tests", "benchmarks", "fixtures", "docs")
        for path in sorted((HOUSE / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and (said := ast.get_docstring(node) or "").startswith("See ")
    ]
    assert not pointing


def test_a_subject_says_first_what_it_is_for() -> None:
    head = re.compile(r"\{# (.{20,}?) #\}\n\n-- name: ", flags=re.DOTALL)
    heads = {relative(path): head.match(path.read_text()) for path in SUBJECTS}
    wrong = {name for name, said in heads.items() if not said or said[1].count("\n") > 4}
    assert not wrong, "they must begin with one to five lines {# what they are for #}"


def test_a_template_says_first_what_it_is() -> None:
    head = re.compile(r"\{#-\s+(.*?)\s*-#\}\n", flags=re.DOTALL)
    heads = {
        f"{relative(path)}: {word}": head.match(block.text)
        for path in SUBJECTS
        for word, block in blocks(path).items()
    }
    silent = {name for name, said in heads.items() if not said or len(said[1]) <= 10}
    assert not silent, "they must begin with {#- what one row of it is -#}"


def test_a_fragment_stands_above_what_includes_it() -> None:
    for path in SUBJECTS:
        subject, above = path.name.removesuffix(".sql.j2"), set[str]()
        held = blocks(path)
        for word, block in held.items():
            found = re.findall(rf"include '{subject}/(\w+)'", block.text)
            assert {*found} & {*held} <= above, f"{relative(path)}: {word}"
            above.add(word)


def test_lines_of_templates_are_short() -> None:
    long = [
        f"{relative(path)}:{number}: {len(line)}"
        for path in SUBJECTS
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if len(line) > MOST_COLUMNS
    ]
    assert not long, "break them at SQL's clauses"


def test_templates_hold_loops_and_flags_only() -> None:
    held = {
        relative(path): set(re.findall(r"\{%[-+]?\s*(\w+)", without_comments(path.read_text())))
        - WORDS
        for path in SUBJECTS
    }
    assert not {name: words for name, words in held.items() if words}


def test_portable_templates_name_no_dialect() -> None:
    names = {*DIALECTS} | {"postgres", "sqlite_master", "pg_catalog"}
    said = {
        name: names & set(re.findall(r"\w+", without_comments(block.text).lower()))
        for name, block in templates_in(HOUSE / "sql_templates/base").items()
    }
    assert len(said) > 50
    assert not {name: words for name, words in said.items() if words}


def test_folders_of_templates_are_dialects() -> None:
    folders = {path.relative_to(HOUSE / "sql_templates").parts[0] for path in SUBJECTS}
    assert folders <= {"base", Generic.name, *DIALECTS}
