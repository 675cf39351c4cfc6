"""What a database cannot do without, in CPU seconds: what every figure of all.py stands beside.

A run reads its table, groups it by the quasi-identifiers, joins each row to its labels and writes
it. So the limits are a plain copy, one GROUP BY over the quasi-identifiers, and one join of all
rows to the distinct combinations of them.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from adult_like import QUASI, TABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

TIMES = 3


def made_table(rows: int, folder: Path) -> Path:
    """A DuckDB file with the table of adult_like.py."""
    database = folder / "adult_like.duckdb"
    make = Path(__file__).with_name("adult_like.py")
    command = [sys.executable, str(make), str(rows), str(database)]
    subprocess.run(command, check=True, capture_output=True)
    return database


def limits(
    execute: Callable[[str], object],
    spent: Callable[[], float],
    table: str = TABLE,
    quasi: Sequence[str] = QUASI,
) -> dict[str, float]:
    """Median CPU seconds of each limit.

    Args:
        execute: Runs a statement to its end.
        spent: CPU seconds so far of whatever runs it.
        table: The table that is copied, grouped and joined.
        quasi: Its quasi-identifiers.
    """
    keys = ", ".join(quasi)
    same = " AND ".join(f"g.{name} = s.{name}" for name in quasi)
    copied = f"CREATE TABLE limit_copy AS SELECT * FROM {table}"
    grouped = (
        f"CREATE TABLE limit_groups AS SELECT {keys}, COUNT(*) AS n FROM {table} GROUP BY {keys}"
    )
    joined = f"SELECT SUM(g.n) FROM {table} AS s JOIN limit_groups AS g ON {same}"
    taken: dict[str, list[float]] = {"copy": [], "group": [], "join": []}

    def timed(name: str, sql: str) -> None:
        begin = spent()
        execute(sql)
        taken[name].append(spent() - begin)

    for _ in range(TIMES):
        timed("copy", copied)
        execute("DROP TABLE limit_copy")
        timed("group", grouped)
        timed("join", joined)
        execute("DROP TABLE limit_groups")
    return {name: statistics.median(times) for name, times in taken.items()}
