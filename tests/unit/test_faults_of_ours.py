"""Where a number of ours is beyond an engine's, nobody is sent to look at the rows of a view."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sqlanon.sql.faults import OF_OURS, statement_failure

SNAPSHOTS = Path(__file__).parents[1] / "sql" / "snapshots"
READ = re.compile(r"(?:FROM|JOIN) (?:[\"`]\w+[\"`]\.)?[\"`](\w+)[\"`]")


class OutOfRangeException(Exception):  # noqa: N818 - the name of DuckDB's
    """What DuckDB raises where a sum is beyond its numbers, and where a cast of a view fails."""


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ("recoding/mean", "a number that is worked out of values, or of counts, is beyond"),
        ("stage/values", "the source, or a view that it reads, fails on a value"),
    ],
)
def test_it_is_told_whose_number_is_too_large(step: str, told: str) -> None:
    failure = statement_failure("duckdb", step, OutOfRangeException("Overflow on 12345"))
    assert told in str(failure)
    assert "12345" not in str(failure)


def test_rooms_of_ours_read_no_table_of_anybodys() -> None:
    """A room that begins to read the source has to leave the list."""
    files = [path for path in SNAPSHOTS.glob("*/*.sql") if path.stem in OF_OURS]
    assert {path.stem for path in files} == OF_OURS
    read = {name for path in files for name in READ.findall(path.read_text())}
    assert {name for name in read if not re.search(r"_[0-9]+$", name)} == set()
