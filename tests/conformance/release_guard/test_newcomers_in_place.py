"""In place, rows that come are counted by the class that gets them: few of them are known by it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from again import COLUMNS, SAID, SMALL, run, shown, table, taken
from class_nights import SEX_ROWS, ZIP_ROWS
from nights import HEIGHTS, JOBS, QUASI, ZIPS, Nights, ancestor

import sqlanon
from sqlanon.errors import UnsupportedError, VerificationError
from sqlanon.report.data import ReleaseChanges

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.run import Report

Cells = tuple[str | None, ...]
VALUES: tuple[list[str | None], ...] = ([row[0] for row in JOBS], [*ZIPS], ["f", "m", None])
BY_K: dict[str, Any] = {"privacy": [{"k_anonymity": {"k": 5}}]}
TREES: dict[str, Any] = {
    **COLUMNS,
    "zip": {"role": "quasi", "hierarchy": {"rows": ZIP_ROWS}},
    "sex": {"role": "quasi", "hierarchy": {"rows": SEX_ROWS}},
}
REGIONS: dict[str, Any] = {**BY_K, "columns": TREES, "algorithm": "mondrian"}


def watching(word: str) -> dict[str, Any]:
    return {"target": SAID["target"], "release_guard": {"action": word, "compare": "previous"}}


def quasi(place: Place) -> dict[int, Cells]:
    return {row[0]: row[1:4] for row in shown(place)}


def changes(came: dict[int, Cells], after: dict[int, Cells], run_id: str, k: int) -> ReleaseChanges:
    """What a run should say, told by plain Python."""
    groups = Counter(after[key] for key in came if key in after)
    small = sum(number < k for number in groups.values())
    return ReleaseChanges(run_id, sum(groups.values()), None, len(groups), small, k)


def warned(report: Report) -> bool:
    return any(one.code == "W10" for one in report.warnings)


def test_nights_by_levels_count_who_came_to_each_class(backend: Place) -> None:
    nights = Nights(k=3, l=2, seed=11)
    table(backend, *nights.come(40))
    report = run(backend, **SMALL, **watching("warn"))
    assert report.changes is None
    assert any(note.startswith("no added rows are counted") for note in report.notes)
    said: list[bool] = []
    for day in range(3):
        backend.run(*nights.day(), *nights.come(day * 8))
        before, levels, last = quasi(backend), taken(report), report.run_id
        labels = [
            {ancestor(place, value, level) for value in VALUES[place]}
            for place, level in enumerate(levels)
        ]
        raw = {
            key: cells
            for key, cells in before.items()
            if any(cell not in labels[place] for place, cell in enumerate(cells))
        }
        report = run(backend, **SMALL, **watching("warn"))
        assert report.changes == changes(raw, quasi(backend), last, 3)
        assert warned(report) is bool(report.changes and report.changes.small_groups)
        said.append(warned(report))
    assert any(said)
    assert len(QUASI) == len(HEIGHTS)


def insertion(key: int, *cells: str | None) -> str:
    quoted = ", ".join("NULL" if one is None else f"'{one}'" for one in cells)
    return f"INSERT INTO people VALUES ({key}, {quoted}, 'flu', 'note {key}')"


@pytest.mark.parametrize("algorithm", ["mondrian", "top_down"])
def test_too_few_are_refused_and_enough_are_not(backend: Place, algorithm: str) -> None:
    said = {**REGIONS, "algorithm": algorithm}
    rows = [("cook", "10115", "f")] * 5 + [("baker", "10117", "m")] * 3
    rows += [("cook", "10117", "m")] * 2 + [("nurse", "80331", "f"), ("dentist", "80331", "f")] * 3
    table(backend, *(insertion(n, *row) for n, row in enumerate(rows)))
    first = run(backend, **said, **watching("refuse"))
    assert first.changes is None
    published = {*quasi(backend).values()}
    backend.run(*(insertion(20 + n, "baker", "10117", "m") for n in range(4)))
    backend.run(insertion(30, "surgeon", "80331", "f"))
    before = shown(backend)
    with pytest.raises(VerificationError, match="The added rows stay") as refused:
        run(backend, **said, **watching("refuse"))
    assert refused.value.exit_code == 1
    assert "surgeon" not in str(refused.value)
    assert shown(backend) == before
    backend.run(*(insertion(40 + n, "surgeon", "80331", "f") for n in range(4)))
    backend.run(*(insertion(50 + n, "baker", "10117", "m") for n in range(4)))
    there = quasi(backend)
    came = {key: cells for key, cells in there.items() if cells not in published}
    report = run(backend, **said, **watching("refuse"))
    assert report.changes == changes(came, quasi(backend), first.run_id, 5)
    assert report.changes.small_groups == 0
    assert not warned(report)
    past = sqlanon.history(backend.url, "people").runs
    assert past[0].changes == report.changes
    assert past[1].state == "failed"
    assert "rows added since" in str(sqlanon.history(backend.url, "people"))
    # one who reads as a class does is told from it by nobody
    backend.run(insertion(70, *quasi(backend)[0]))
    again = run(backend, **said, **watching("refuse"))
    assert again.changes == ReleaseChanges(report.run_id, 0, None, 0, 0, 5)


def test_it_needs_the_ledger(backend: Place) -> None:
    with pytest.raises(UnsupportedError, match="ledger: false: release_guard needs the"):
        run(backend, **REGIONS, **watching("refuse"), ledger=False)


@pytest.mark.parametrize("backend", ["duckdb", "sqlite", "postgresql"], indirect=True)
@pytest.mark.parametrize("algorithm", ["mondrian", "optimal"])
def test_by_exchange_they_are_counted_too(backend: Place, algorithm: str) -> None:
    rows = [insertion(n, ("cook", "baker")[n % 2], "10115", "f") for n in range(8)]
    table(backend, *rows, keyed=False)
    said = {**REGIONS, "algorithm": algorithm}
    said |= watching("warn") | {"target": {"mode": "replace", "by": "swap"}}
    first = run(backend, **said)
    backend.run(insertion(90, "baker", "10115", "f"))
    report = run(backend, **said)
    assert report.changes == ReleaseChanges(first.run_id, 1, None, 1, 1, 5)
    assert "the replaced release was compared, and no earlier one" in " ".join(report.notes)
