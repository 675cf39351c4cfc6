"""A series of releases is compared from the moment on that somebody says."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.cli.app import main

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "text", "age": "integer", "ill": "text"}
ROWS = [(f"R{n}", 20 + 20 * (n % 2), "flu") for n in range(8)]


def publish(place: Place, **said: Any) -> str:
    target: dict[str, Any] = {"table": "out", "if_exists": "replace"}
    if "release_guard" in said:
        target["key"] = "id"
    return sqlanon.anonymize(
        place.url,
        "people",
        columns={
            "id": {"role": "drop"},
            "age": {"role": "quasi"},
            "ill": {"role": "sensitive"},
        },
        privacy=[{"k_anonymity": {"k": 2}}],
        target=target,
        **said,
    ).run_id


def test_an_early_release_without_keys_is_left_out(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    publish(backend)
    with pytest.raises(sqlanon.InspectionError, match="can be compared, or set `since`"):
        sqlanon.compare(backend.url, "out")
    moment = datetime.now(UTC)
    one = publish(backend, release_guard={"action": "warn"})
    with pytest.raises(sqlanon.InspectionError, match="has had one release since"):
        sqlanon.compare(backend.url, "out", since=moment)
    runs = [one, publish(backend, release_guard={"action": "warn"})]
    found = sqlanon.compare(backend.url, "out", since=moment.isoformat())
    assert [one.run_id for one in found.releases] == runs
    assert found.holds
    assert sqlanon.compare(backend.url, "out", since=moment).persons == len(ROWS)
    with pytest.raises(sqlanon.InspectionError, match="has had no release since 2999-01-01"):
        sqlanon.compare(backend.url, "out", since="2999-01-01")
    for none in ("9999-12-31T23:59:59-23:59", "0001-01-01T00:00:00+23:59", 20260131, True):
        with pytest.raises(sqlanon.JobError, match="since: must be a moment"):
            sqlanon.compare(backend.url, "out", since=none)  # type: ignore[arg-type]


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_a_job_says_no_moment_beyond_all_days(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    with pytest.raises(sqlanon.JobError, match="must be a moment"):
        publish(backend, release_guard={"action": "warn", "since": "0001-01-01T00:00:00+23:59"})


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_what_is_no_moment_is_refused(backend: Place, capsys: pytest.CaptureFixture[str]) -> None:
    said = ["--url", backend.url]
    for words, message in [
        (["compare", "out", "--since", "soon"], "since: must be a moment, as in 2026-01-31"),
        (["compare", "out", "more", "--since", "2026-01-31"], "since: needs one table"),
        (["compare", "out", "--since", "2026-01-31", "--quasi", "age"], "--since and --ledger"),
    ]:
        assert main([*words, *said]) == 2
        assert message in " ".join(capsys.readouterr().err.split())
