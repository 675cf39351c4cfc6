"""A table that is made anonymous in place, by level vectors, and then once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nights import HEIGHTS, JOBS, QUASI, STEPS

from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.run import Report

COLUMNS: dict[str, Any] = {
    "id": {"role": "identifier", "action": "keep"},
    "job": {"role": "quasi", "hierarchy": {"rows": JOBS}},
    "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": STEPS}}},
    "sex": {"role": "quasi"},
    "ill": {"role": "sensitive"},
    "note": {"role": "keep"},
}
SAID: dict[str, Any] = {
    "columns": COLUMNS,
    "privacy": [{"k_anonymity": {"k": 5}}, {"l_diversity": {"column": "ill", "l": 2}}],
    "algorithm": "optimal",
    "target": {"mode": "replace", "by": "update"},
}


SMALL: dict[str, Any] = {"privacy": [{"k_anonymity": {"k": 3}}, SAID["privacy"][1]]}


def table(place: Place, *rows: str, keyed: bool = True) -> None:
    """Make a table."""
    place.run(
        f"CREATE TABLE people (id INTEGER{' PRIMARY KEY' * keyed}, job TEXT, zip VARCHAR(10), "
        "sex TEXT, ill TEXT, note TEXT)",
        *rows,
    )


def shown(place: Place) -> list[tuple[Any, ...]]:
    """The rows by their key."""
    return sorted(place.rows("SELECT id, job, zip, sex, ill, note FROM people"))


def run(place: Place, **said: Any) -> Report:
    """Anonymize the table in place."""
    return api.anonymize(place.url, "people", in_place=True, **{**SAID, **said})


def taken(report: Report) -> tuple[int, ...]:
    """The levels that a run has taken, in the order of the oracle's.

    A mask has as many levels as the longest value needs: the root is told by the height.
    """
    assert report.recoding.levels is not None
    roots = {name: one.hierarchy_height for name, one in report.recoding.attributes.items()}
    return tuple(
        height if report.recoding.levels[name] == roots[name] else report.recoding.levels[name]
        for name, height in zip(QUASI, HEIGHTS, strict=True)
    )
