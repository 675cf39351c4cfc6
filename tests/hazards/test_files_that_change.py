"""A run is of one state of each hierarchy file, whoever writes to it meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engines import Place

    from sqlanon.sql.statement import Statement

BEFORE, AFTER = "a;one-town;*\nb;one-town;*\n", "a;two-towns;*\nb;two-towns;*\n"


def test_a_file_is_read_once_in_a_run_and_anew_in_the_next(backend: Place, tmp_path: Path) -> None:
    backend.load("people", {"town": "text"}, [("a",), ("a",), ("b",)])
    file = tmp_path / "towns.csv"
    file.write_text(BEFORE)
    job = job_of(file)

    sqlanon.run(job, connection=backend.url, observer=at_the_first_statement(file))
    first = backend.rows("SELECT town FROM released")
    sqlanon.run(job, connection=backend.url)

    assert first == [("one-town",)] * 3
    assert backend.rows("SELECT town FROM released") == [("two-towns",)] * 3


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
@pytest.mark.parametrize("asks", [sqlanon.plan, sqlanon.compile_job])
def test_a_plan_and_a_script_read_it_once_too(
    backend: Place, tmp_path: Path, asks: Callable[..., Any]
) -> None:
    backend.load("people", {"town": "text"}, [("a",), ("a",), ("b",)])
    file = tmp_path / "towns.csv"
    file.write_text(BEFORE)

    made = asks(job_of(file), connection=backend.url, observer=at_the_first_statement(file))

    assert file.read_text() == AFTER
    said = (
        str(made.script)
        if isinstance(made, sqlanon.Plan)
        else repr([backend.records(table.name) for table in made.tables])
    )
    assert "one-town" in said
    assert "two-towns" not in said


def job_of(file: Path) -> sqlanon.Job:
    return sqlanon.Job.from_mapping(
        {
            "source": "people",
            "target": {"table": "released", "if_exists": "replace"},
            "columns": {"town": {"role": "quasi", "hierarchy": {"file": str(file)}}},
            "privacy": [{"k_anonymity": {"k": 3}}],
            "algorithm": "optimal",
        }
    )


def at_the_first_statement(file: Path) -> sqlanon.Observer:
    """Somebody else writes to the file."""

    def write(_: Statement) -> None:
        file.write_text(AFTER)

    return sqlanon.Observer(statement=write)
