"""What the mutation check changes: operators and constants that run, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mutations import in_python, in_templates

if TYPE_CHECKING:
    from pathlib import Path

PYTHON = """\
from typing import Annotated, Literal

LIMIT: Literal[3] = 3


def few(é: int, *, sure: bool = False) -> Annotated[int, 7]:
    'Not 5 < 6.'
    if not sure and é >= LIMIT:
        return é - 1
    return len(f"{é + 1}" + "x")
"""
SQL = """\
{# what it is for, > 1 #}

-- name: few
{#- one row: MIN(x) > 2 -#}
SELECT MIN(n), COUNT(DISTINCT {{ v[0] }}) {# = #}
FROM x{% if k > 1 %} LEFT JOIN y ON {{ d.integer('MAX(a)') }} = 1{% endif %}

WHERE a BETWEEN 'b1' AND :two AND b IS NOT DISTINCT FROM c
"""


def test_what_runs_of_a_module_is_changed() -> None:
    found = [(one.line, one.old, one.new, one.word) for one in in_python(PYTHON)]
    assert found == [
        (3, "3", "4", ""),
        (3, "3", "2", ""),
        (8, "and", "or", "function"),
        (8, "not ", "", "function"),
        (8, ">=", ">", "function"),
        (9, "-", "+", "function"),
        (9, "1", "2", "function"),
        (9, "1", "0", "function"),
    ]
    changed = [one.of(PYTHON) for one in in_python(PYTHON)]
    assert len({PYTHON, *changed}) == len(found) + 1
    assert "if sure and é >= LIMIT:" in changed[3]
    assert [one.column for one in in_python(PYTHON)][3:6] == [8, 23, 18]


def test_a_change_knows_the_lines_of_its_statement() -> None:
    text = "if (a <\n        b):\n    c = (\n        d\n        == e)\n"
    assert [(one.first, one.last) for one in in_python(text)] == [(1, 2), (3, 5)]


def test_sql_of_a_template_is_changed_and_jinja_is_not(tmp_path: Path) -> None:
    file = tmp_path / "subject.sql.j2"
    file.write_text(SQL)
    found = [*in_templates(file)]
    assert sorted((one.line, one.old, one.new) for one in found) == [
        (5, "DISTINCT ", ""),
        (5, "MIN", "MAX"),
        (6, "1", "0"),
        (6, "1", "2"),
        (6, "=", "<>"),
        (6, "LEFT JOIN", "JOIN"),
        (6, "MAX", "MIN"),
        (8, "AND", "OR"),
    ]
    assert {(one.first, one.last, one.word) for one in found} == {(4, 8, "few")}
    assert all(one.of(SQL) != SQL for one in found)
    assert {one.column for one in found if one.line == 5} == {8, 22}
