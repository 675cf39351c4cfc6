"""Answers that no statement of ours gives, and that the verifier does not take for a verdict."""

from __future__ import annotations

from typing import Any

import duckdb
import pytest

import sqlanon
from sqlanon.errors import VerificationError
from sqlanon.sql.workspace import Workspace


@pytest.mark.parametrize("spoilt", [[], [0, 0], [1]])
def test_one_answer_for_each_condition_is_a_verdict(
    spoilt: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """None, two of the first, and one of a second that was not asked."""
    rows = Workspace.rows

    def answered(self: Workspace, template: str, /, **values: Any) -> list[tuple[Any, ...]]:
        answer = rows(self, template, **values)
        if template != "verify/violations":
            return answer
        by_place = {int(row[0]): row[1:] for row in answer}
        return [(place, *by_place[0]) for place in spoilt]

    monkeypatch.setattr(Workspace, "rows", answered)
    with duckdb.connect() as database:
        database.execute("CREATE TABLE people AS SELECT 1 AS age FROM range(9)")
        with pytest.raises(VerificationError, match=r"got (no|two)"):
            sqlanon.anonymize(
                database,
                "people",
                columns={"age": sqlanon.Quasi()},
                privacy=[sqlanon.KAnonymity(k=3)],
                target="released",
            )
        left = {name for (name,) in database.execute("SHOW TABLES").fetchall()}
        assert left == {"people", "sqlanon_runs", "sqlanon_runs_attempts"}
