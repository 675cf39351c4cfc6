"""The ledger when several runs want it at once."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

from sqlanon import api
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.sql.statement import Statement


@pytest.mark.parametrize("backend", ["postgresql", "mariadb"], indirect=True)
def test_four_first_runs_at_once_are_all_published_and_entered(backend: Place) -> None:
    """Each waits for the others when it comes to its ledger: there is none in the schema yet."""
    backend.load("people", {"age": "integer"}, [(age,) for age in range(12)])
    together = threading.Barrier(4)
    failures: list[BaseException] = []

    def run(target: str) -> None:
        def wait(statement: Statement) -> None:
            if statement.name == "ledger/create":
                together.wait(timeout=60)

        try:
            api.anonymize(
                backend.url,
                "people",
                columns={"age": {"role": "quasi"}},
                privacy=[{"k_anonymity": {"k": 3}}],
                target=target,
                observer=Observer(statement=wait),
            )
        except BaseException as error:  # noqa: BLE001 - all of them are looked at below
            failures.append(error)

    threads = [threading.Thread(target=run, args=(f"rel_{number}",)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    entered = backend.rows("SELECT target FROM sqlanon_runs ORDER BY target")
    assert [str(name).rpartition(".")[2] for (name,) in entered] == [f"rel_{n}" for n in range(4)]
    assert len(backend.records("rel_3")) == 12
