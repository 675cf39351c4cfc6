"""A run that fails leaves the tables as they were."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from data import COLUMNS as WIDE
from data import ROWS as PEOPLE
from data import SAID, K

from sqlanon.api import run as api
from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from engines import Place


def test_a_run_that_fails_leaves_the_tables_as_they_were(backend: Place) -> None:
    backend.load("people", WIDE, PEOPLE)
    few = [{"k_anonymity": {"k": 1000}}]

    with pytest.raises(UnsatisfiableError):
        api.anonymize(backend.url, "people", columns=SAID, privacy=few, target="released")

    assert backend.tables() == ["people"]
    assert len(backend.records("people")) == len(PEOPLE)


def test_a_run_that_fails_in_its_last_step_leaves_no_target(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend.load("people", WIDE, PEOPLE)
    monkeypatch.setattr(
        "sqlanon.api.run.build_report",
        lambda *_, **__: (_ for _ in ()).throw(RuntimeError("broken")),
    )

    with pytest.raises(RuntimeError):
        api.anonymize(backend.url, "people", columns=SAID, privacy=K, target="released")

    assert backend.tables() == ["people"]
