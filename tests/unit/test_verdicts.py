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


@pytest.mark.parametrize("twice", [True, False])
def test_a_second_answer_does_not_let_joint_classes_through(
    *, twice: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who comes alone is held back; and where it is said again that nobody is."""
    check = Workspace.check

    def answered(self: Workspace, template: str, accept: Any, /, **values: Any) -> None:
        def accept_more(answer: list[tuple[Any, ...]]) -> None:
            spoilt = twice and template == "verify/violations"
            accept([*answer, *((*row[:2], 0, *row[3:]) for row in answer if spoilt)])

        check(self, template, accept_more, **values)

    said: dict[str, Any] = {
        "columns": {"id": sqlanon.Drop(), "age": sqlanon.Quasi()},
        "privacy": [sqlanon.KAnonymity(k=3)],
        "target": {"table": "released", "if_exists": "replace", "key": "id"},
        "release_guard": {"action": "refuse"},
    }
    with duckdb.connect() as database:
        database.execute("CREATE TABLE people AS SELECT range AS id, 1 AS age FROM range(9)")
        sqlanon.anonymize(database, "people", **said)
        database.execute("INSERT INTO people VALUES (9, 1)")
        monkeypatch.setattr(Workspace, "check", answered)
        with pytest.raises(
            VerificationError, match="two answers to one" if twice else "does not satisfy"
        ):
            sqlanon.anonymize(database, "people", **said)
        assert database.execute("SELECT COUNT(*) FROM released").fetchall() == [(9,)]
