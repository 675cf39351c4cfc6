"""What stands beside the ledger after a run in place is what readers of the table see, no more."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from sqlanon.api import run as api
from sqlanon.errors import VerificationError

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.run import Report

TOWNS = [
    ("canarynorth", "canarycoast", "*"),
    ("canaryharbour", "canarycoast", "*"),
    ("canarymeadow", "canaryinland", "*"),
    ("canaryforest", "canaryinland", "*"),
    ("canaryhermitage", "canaryhermits", "*"),
]
"""Who lives in the last one lives there alone, and is suppressed wherever that may be."""
FIRST = 7_000_003
"""No two persons have the same income; its digits occur nowhere else."""
PEOPLE = [
    (number, f"canaryname{number}", TOWNS[number % 4][0], FIRST + 211 * number, f"ill {number % 3}")
    for number in range(1, 41)
]
PEOPLE += [(41, "canarynamehermit", "canaryhermitage", FIRST + 999_999, "ill 0")]
COLUMNS: dict[str, Any] = {
    "id": {"role": "identifier", "action": "keep"},
    "name": {"role": "identifier", "action": "mask", "value": "-"},
    "town": {"role": "quasi", "hierarchy": {"rows": TOWNS}},
    "income": {"role": "quasi", "hierarchy": {"intervals": [1000, 5000]}},
    "ill": {"role": "sensitive"},
}
RANGES: dict[str, Any] = {**COLUMNS, "income": {"role": "quasi"}}
IN_TYPE: dict[str, Any] = {**COLUMNS, "income": {"role": "quasi", "output": "lower"}}
CUTS = ["top_down", "bottom_up", "mu_argus", "cell_suppression"]
ALGORITHMS = ["mondrian", "order_and_cut", "k_member", *CUTS]
TABLES = ("sqlanon_runs", "sqlanon_runs_attempts", "sqlanon_runs_classes")


def loaded(place: Place, *, keyed: bool) -> None:
    key = "INTEGER PRIMARY KEY" if keyed else "INTEGER"
    rows = ", ".join(map(str, PEOPLE))
    place.run(
        f"CREATE TABLE people (id {key}, name VARCHAR(40), town VARCHAR(40), income INTEGER, "
        "ill VARCHAR(40))",
        f"INSERT INTO people VALUES {rows}",
    )


def publish(place: Place, **said: Any) -> Report:
    return api.anonymize(
        place.url,
        "people",
        **{
            "columns": COLUMNS,
            "privacy": [{"k_anonymity": {"k": 4}}],
            "max_suppression": 5,
            "in_place": True,
            **said,
        },
    )


def words(rows: list[tuple[Any, ...]]) -> set[str]:
    """Canaries and incomes that some rows hold."""
    return set(re.findall(r"canary\w+|(?<![\d.])(?:700\d{4}|7999999|8000002)(?!\d)", repr(rows)))


def nothing_more_stands_beside(place: Place, columns: tuple[str, ...]) -> list[tuple[Any, ...]]:
    """All that the ledger and the tables beside it hold of values is shown; the classes."""
    shown = place.rows("SELECT * FROM people")
    for table in TABLES:
        beside = words(place.rows(f"SELECT * FROM {table}"))
        assert beside <= words(shown), f"{table} holds more than the table shows"
    entered = place.rows(
        "SELECT class, place, label FROM sqlanon_runs_classes WHERE class > 0 ORDER BY class, place"
    )
    labels: dict[int, list[str | None]] = {}
    for number, _, label in entered:
        labels.setdefault(number, []).append(label)
    seen = place.rows(f"SELECT DISTINCT {', '.join(columns)} FROM people")
    told = {tuple(None if cell is None else str(cell) for cell in row) for row in seen}
    assert {tuple(one) for one in labels.values()} == told, "the classes are those of the table"
    return entered


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_an_update_leaves_labels_alone(backend: Place, algorithm: str) -> None:
    loaded(backend, keyed=True)
    # an income is one number in place; trees of labels have levels, and these numbers have not
    income = {"role": "quasi", "output": "lower"}
    if algorithm in CUTS:
        income = {"role": "identifier", "action": "null"}
    columns = {**COLUMNS, "income": income}
    report = publish(
        backend,
        columns=columns,
        algorithm=algorithm,
        target={"mode": "replace", "by": "update"},
    )
    quasi = ("town", "income") if income["role"] == "quasi" else ("town",)
    entered = nothing_more_stands_beside(backend, quasi)
    assert entered
    hidden = words([PEOPLE[-1]]) - words(backend.rows("SELECT * FROM people"))
    assert "canaryhermitage" in hidden
    assert report.rows.source == len(PEOPLE)


@pytest.mark.parametrize("backend", ["duckdb", "sqlite", "postgresql"], indirect=True)
@pytest.mark.parametrize("algorithm", ["mondrian", "order_and_cut", "top_down"])
def test_an_exchange_leaves_labels_alone(backend: Place, algorithm: str) -> None:
    """Ends of ranges are values; those that no range begins or ends with stand nowhere."""
    loaded(backend, keyed=False)
    columns = COLUMNS if algorithm == "top_down" else RANGES
    publish(backend, columns=columns, algorithm=algorithm, target={"mode": "replace", "by": "swap"})
    assert nothing_more_stands_beside(backend, ("town", "income"))
    shown = words(backend.rows("SELECT income FROM people"))
    assert len({str(row[3]) for row in PEOPLE} - shown) > len(PEOPLE) // 3


def test_a_night_that_suppresses_forgets_what_was_there(backend: Place) -> None:
    """Labels that no row has any more go from beside the ledger with the rows."""
    loaded(backend, keyed=True)
    said: dict[str, Any] = {"columns": IN_TYPE, "target": {"mode": "replace", "by": "update"}}
    publish(backend, **said)
    before = words(nothing_more_stands_beside(backend, ("town", "income")))
    backend.run(
        "DELETE FROM people WHERE id < 30",
        "INSERT INTO people VALUES (50, 'canaryname50', 'canaryhermitage', 7999999, 'ill 0')",
    )
    publish(backend, max_suppression=15, **said)
    after = words(nothing_more_stands_beside(backend, ("town", "income")))
    assert before - after
    assert "canaryhermitage" not in after


def test_a_run_that_fails_leaves_no_class(backend: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(backend, keyed=True)

    def fails(*_: object, **__: object) -> None:
        raise VerificationError("it does not hold")

    monkeypatch.setattr("sqlanon.ledger.ledger.record", fails)  # after they were entered
    with pytest.raises(VerificationError):
        publish(backend, columns=IN_TYPE, target={"mode": "replace", "by": "update"})
    assert backend.rows("SELECT COUNT(*) FROM sqlanon_runs_classes") == [(0,)]
    assert len(words(backend.rows("SELECT * FROM people"))) > 2 * len(PEOPLE)
