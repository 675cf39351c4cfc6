"""`keep_for`: what is stored of old releases goes with the next publication."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from typing_extensions import override

import sqlanon
from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "text", "age": "integer", "ill": "text"}
ROWS = [(f"R{n}", 20 + 20 * (n % 2), "flu") for n in range(8)]


class Clock(datetime):
    """A clock that is behind."""

    behind = timedelta(0)

    @override
    @classmethod
    def now(cls, tz: Any = None) -> Any:
        """What it says."""
        return datetime.now(tz) - cls.behind


def publish(place: Place, action: str, **said: Any) -> sqlanon.Report:
    asked: dict[str, Any] = {
        "columns": {
            "id": {"role": "drop"},
            "age": {"role": "quasi"},
            "ill": {"role": "sensitive"},
        },
        "privacy": [{"k_anonymity": {"k": 3}}],
        "algorithm": {"fixed": {"levels": {"age": 0}}},
        "target": {"table": "out", "if_exists": "replace", "key": "id"},
        "release_guard": {"action": action, "keep_for": "52w"},
    }
    return api.anonymize(place.url, "people", **asked | said)


def known(place: Place) -> set[str]:
    """The runs of which it is stored who is in their releases."""
    return {name.split("_")[2] for name in place.tables() if name.endswith("_known")}


def test_what_is_stored_of_older_releases_is_dropped(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend.load("people", KINDS, ROWS)
    monkeypatch.setattr("sqlanon.ledger.ledger.datetime", Clock)
    monkeypatch.setattr(Clock, "behind", timedelta(weeks=52, minutes=1))
    for_ever = {"action": "refuse"}
    old = publish(backend, "", release_guard=for_ever)
    monkeypatch.setattr(Clock, "behind", timedelta(weeks=52, hours=-1))
    later = publish(backend, "", release_guard=for_ever)
    monkeypatch.setattr(Clock, "behind", timedelta(0))
    backend.run("DELETE FROM people WHERE id = 'R0'")
    with pytest.raises(sqlanon.VerificationError, match="1 earlier release of people"):
        publish(backend, "refuse")
    assert known(backend) == {old.run_id, later.run_id}, "nothing was published"
    planned = api.plan(
        backend.url,
        "people",
        columns={"age": {"role": "quasi"}},
        unlisted="drop",
        privacy=[{"k_anonymity": {"k": 3}}],
        algorithm={"fixed": {"levels": {"age": 0}}},
        target={"table": "out", "if_exists": "replace", "key": "id"},
        release_guard={"action": "warn", "keep_for": "364d"},
    )
    assert planned.together is not None
    assert planned.together.before == (later.run_id,)
    assert known(backend) == {old.run_id, later.run_id}
    report = publish(backend, "warn")
    assert report.together is not None
    assert report.together.before == (later.run_id,)
    assert known(backend) == {later.run_id, report.run_id}
    (note,) = [one for one in report.notes if "a reader may still have one" in one]
    assert "1 release of" in note
    assert "52w" in note
    with pytest.raises(sqlanon.InspectionError, match="stored no keys of rows"):
        sqlanon.compare(backend.url, old.run_id, report.run_id)


def test_a_later_since_counts_beside_it(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    first = publish(backend, "refuse")
    (run,) = sqlanon.history(backend.url, "out").runs
    assert run.finished is not None
    guard = {"action": "refuse", "keep_for": "52w"}
    since = (run.finished + timedelta(microseconds=1)).isoformat()
    report = publish(backend, "refuse", release_guard={**guard, "since": since})
    assert report.together is not None
    assert report.together.before == ()
    assert known(backend) == {first.run_id, report.run_id}, "they are kept, and not compared"


def test_the_release_that_a_target_shows_counts_however_old_it_is(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend.load("people", KINDS, ROWS)
    monkeypatch.setattr("sqlanon.ledger.ledger.datetime", Clock)
    monkeypatch.setattr(Clock, "behind", timedelta(weeks=60))
    shown = publish(backend, "refuse", release_guard={"action": "refuse"})
    monkeypatch.setattr(Clock, "behind", timedelta(0))
    backend.run("DELETE FROM people WHERE id = 'R0'")
    with pytest.raises(sqlanon.VerificationError, match="1 earlier release of people"):
        publish(backend, "refuse")
    assert known(backend) == {shown.run_id}
    # once it is replaced it is dropped with the next publication
    second = publish(backend, "warn")
    assert known(backend) == {shown.run_id, second.run_id}
    third = publish(backend, "warn")
    assert known(backend) == {second.run_id, third.run_id}
