"""Publication as a view (mode: view): what it shows, follows, refuses and leaves."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import InspectionError, PublishError, UnsupportedError
from sqlanon.publish.view import View
from sqlanon.release.store import PREFIX as RECODING

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.run import Report

ROWS = [(place % 40, ["x", "y", None, "it's"][place % 4], place) for place in range(240)]
KINDS = {"age": "integer", "ward": "text", "pay": "integer"}
COLUMNS: dict[str, dict[str, object]] = {
    "age": {"role": "quasi"},
    "ward": {"role": "quasi"},
    "pay": {"role": "sensitive"},
}
LIVE = {"table": "released", "mode": "view", "follows": "live"}


def publish(place: Place, **changes: Any) -> Report:
    said: dict[str, Any] = {
        "columns": COLUMNS,
        "privacy": [{"k_anonymity": {"k": 5}}],
        "target": {"table": "released", "mode": View.__name__.lower()},
    }
    return api.anonymize(place.url, "people", **(said | changes))


def sizes(place: Place) -> list[int]:
    shown = place.rows("SELECT age, ward FROM released")
    return sorted(Counter(tuple(row) for row in shown).values())


def recodings(place: Place) -> list[str]:
    return [name for name in place.tables() if name.startswith(RECODING)]


def test_a_view_shows_every_row_in_classes_of_k(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    report = publish(backend)
    assert sum(sizes(backend)) == len(ROWS)
    assert min(sizes(backend)) == report.classes.min
    assert report.classes.min is not None
    assert report.classes.min >= 5
    shown = sorted(row[0] for row in backend.rows("SELECT pay FROM released"))
    assert shown == list(range(240))


def test_a_refresh_of_no_view_says_what_to_do(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    publish(backend)
    with pytest.raises(InspectionError, match=r"no view .*relesed .* mean .*released\?$"):
        sqlanon.refresh(backend.url, "relesed")
    with pytest.raises(PublishError, match=r"people is not a view but a base table, .*sqlanon run"):
        sqlanon.refresh(backend.url, "people")


def test_a_class_that_falls_below_k_later_is_not_shown(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    publish(backend, target=LIVE)
    before = sizes(backend)
    victim = backend.rows("SELECT MIN(pay) FROM released WHERE ward = 'x'")[0][0]
    group = backend.rows(f"SELECT age FROM released WHERE pay = {victim}")[0][0]
    rows = backend.rows(f"SELECT pay FROM released WHERE ward = 'x' AND age = '{group}'")
    kept = sorted(row[0] for row in rows)[:4]
    doomed = ", ".join(str(row[0]) for row in rows if row[0] not in kept)
    backend.run(f"DELETE FROM people WHERE pay IN ({doomed})")
    assert min(sizes(backend)) >= 5
    assert sum(sizes(backend)) == sum(before) - len(rows)


def test_a_value_that_was_never_staged_is_not_shown(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    publish(backend, target=LIVE)
    backend.run(*(f"INSERT INTO people VALUES (999, 'new', {9000 + i})" for i in range(9)))
    assert not backend.rows("SELECT * FROM released WHERE pay >= 9000")


def test_replacing_a_view_drops_the_recoding_of_the_run_before(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    publish(backend)
    with pytest.raises(PublishError, match="exists already"):
        publish(backend)
    first = recodings(backend)
    target = {"table": "released", "mode": "view", "if_exists": "replace"}
    publish(backend, target=target)
    assert len(first) == len(recodings(backend)) == 5
    assert not set(first) & set(recodings(backend))
    assert sum(sizes(backend)) == len(ROWS)


def test_what_earlier_runs_stored_is_looked_up_once(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    again = {"table": "released", "mode": "view", "if_exists": "replace"}
    asked: list[str] = []
    statements = [publish(backend, target=again).statements for _ in range(4)]
    publish(
        backend,
        target=again,
        observer=sqlanon.Observer(statement=lambda one: asked.append(one.name)),
    )
    assert asked.count("inspect/named") == 1
    assert len({*statements[1:]}) == 1


def test_nothing_is_left_when_a_view_is_refused(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    before = backend.tables()
    key = "a key of sixteen or more"
    hashed = COLUMNS | {"pay": {"role": "identifier", "action": "hash", "key": key}}
    with pytest.raises(UnsupportedError, match="key of hashed columns"):
        publish(backend, columns=hashed)
    with pytest.raises(UnsupportedError, match="relaxed"):
        publish(backend, algorithm={"mondrian": {"split": "relaxed"}})
    assert backend.tables() == before


def test_a_view_of_levels_leaves_suppressed_rows_out(backend: Place) -> None:
    backend.load("people", KINDS, [*ROWS, (500, "x", 1000)])
    columns = COLUMNS | {"age": {"role": "quasi", "hierarchy": {"intervals": [10, 40]}}}
    report = publish(backend, columns=columns, algorithm="optimal", max_suppression=1)
    assert report.rows.suppressed == 1
    assert sum(sizes(backend)) == 240
    assert min(sizes(backend)) >= 5
