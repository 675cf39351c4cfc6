"""For each warning a job that raises it and one that does not, on every engine."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pytest

from sqlanon import api
from sqlanon.warnings import WARNINGS

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.warnings import ReleaseWarning

COLUMNS = {"id": "integer", "q": "text", "v": "integer", "ill": "text"}
ROWS = [(n, "ab"[n % 2], n % 4, "xyz"[n % 3]) for n in range(24)]
FLAT: dict[str, object] = {"role": "quasi", "hierarchy": {"flat": True}}
DROPPED: dict[str, object] = {"role": "identifier"}


@dataclass(frozen=True)
class Case:
    """A job that differs in little from one without any warning.

    Attributes:
        columns: Roles of columns, beside or instead of `QUIET`.
        job: What else it says.
        rows: The rows of its source.
        about: The columns that its warnings name.
    """

    columns: dict[str, dict[str, object]] = field(default_factory=dict)
    job: dict[str, Any] = field(default_factory=dict)
    rows: list[tuple[Any, ...]] = field(default_factory=lambda: ROWS)
    about: tuple[str | None, ...] = (None,)


QUIET = Case({"id": DROPPED, "q": FLAT, "v": DROPPED, "ill": DROPPED}, about=())
RAISED: dict[str, Case] = {
    "W01": Case({"id": {"role": "insensitive"}}, about=("id",)),
}
SILENT: dict[str, list[Case]] = {
    "W01": [
        # 12 rows of each value in a class of 12: nobody becomes unique
        Case({"ill": {"role": "insensitive"}}),
        # what a key hides is not known of a person
        Case({"id": {"role": "identifier", "action": "hash", "key": "sixteen characters"}}),
    ],
}


def run(place: Place, case: Case) -> tuple[ReleaseWarning, ...]:
    place.load("people", COLUMNS, case.rows)
    said: dict[str, Any] = {
        "privacy": [{"k_anonymity": {"k": 3}}],
        "algorithm": "optimal",
        "target": "released",
        **case.job,
    }
    columns = {**QUIET.columns, **case.columns}
    return api.anonymize(place.url, "people", columns=columns, **said).warnings


def test_every_warning_has_its_jobs() -> None:
    codes = [kind.code for kind in WARNINGS]
    assert codes == sorted(set(codes))
    assert set(RAISED) == set(SILENT) == set(codes)


def test_a_job_without_a_reason_for_any_raises_none(backend: Place) -> None:
    assert run(backend, QUIET) == ()


@pytest.mark.parametrize("code", RAISED)
def test_a_job_raises_it(backend: Place, code: str) -> None:
    case = RAISED[code]
    raised = [one for one in run(backend, case) if one.code == code]
    assert tuple(one.column for one in raised) == case.about
    assert all(one.message and one.figures and one.accepted is None for one in raised)


@pytest.mark.parametrize(
    ("code", "case"), [(code, case) for code, cases in SILENT.items() for case in cases]
)
def test_another_does_not(backend: Place, code: str, case: Case) -> None:
    assert code not in {one.code for one in run(backend, case)}
