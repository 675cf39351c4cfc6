"""A source that is empty, or much smaller than before, replaces no good release."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import duckdb
import pytest
from clients import outcome, replay

import sqlanon
from sqlanon.errors import UnsatisfiableError, UnsupportedError, VerificationError

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

KINDS = {"id": "integer", "age": "integer"}


def job(**said: Any) -> sqlanon.Job:
    target = {"table": "released", "if_exists": "replace", **said.pop("target", {})}
    return sqlanon.Job.from_mapping(
        {
            "source": "people",
            "target": target,
            "columns": {"id": {"role": "drop"}, "age": {"role": "quasi"}},
            "privacy": [{"k_anonymity": {"k": 2}}],
            **said,
        }
    )


def load(place: Place, rows: int) -> None:
    place.run("DELETE FROM people")
    if rows:
        place.load("more", KINDS, [(n, 20 + n // 4) for n in range(rows)])
        place.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")


@pytest.fixture
def night(backend: Place) -> Place:
    """A release of 100 rows."""
    backend.load("people", KINDS, [(n, 20 + n // 4) for n in range(100)])
    sqlanon.run(job(), connection=backend.url)
    return backend


def test_an_empty_source_keeps_the_release(night: Place) -> None:
    load(night, 0)
    for act in (sqlanon.run, sqlanon.plan):
        with pytest.raises(
            UnsatisfiableError, match="people has 0 rows, and min_rows is 1"
        ) as told:
            act(job(), connection=night.url)
        assert told.value.exit_code == 1
    assert len(night.records("released")) == 100
    for allowed in ({"min_rows": 0}, {"accept": {"W11": "a quiet night"}}):
        assert sqlanon.run(job(**allowed), connection=night.url).rows.published == 0
        assert night.records("released") == []


def test_a_count_or_a_share_of_the_last_release_is_needed(night: Place) -> None:
    load(night, 80)
    for least, told in ((81, "min_rows is 81:"), (0.801, r"is 81 \(80.1% of the 100 rows of")):
        with pytest.raises(
            UnsatisfiableError, match=f"80 rows, and min_rows {told.removeprefix('min_rows ')}"
        ):
            sqlanon.run(job(min_rows=least), connection=night.url)
    assert len(night.records("released")) == 100
    assert sqlanon.run(job(min_rows=0.8), connection=night.url).rows.published == 80
    # the share is of the last release, not of the first
    load(night, 64)
    assert sqlanon.run(job(min_rows=0.8), connection=night.url).rows.published == 64


def test_a_first_release_has_none_before_it(backend: Place) -> None:
    backend.load("people", KINDS, [(n, 20) for n in range(5)])
    assert sqlanon.run(job(min_rows=0.9), connection=backend.url).rows.published == 5


def test_suppressed_rows_do_not_count(backend: Place) -> None:
    backend.load("people", KINDS, [(n, 20 if n < 8 else 30 + n) for n in range(10)])
    said: dict[str, Any] = {"algorithm": {"fixed": {"levels": {"age": 0}}}, "max_suppression": 2}
    with pytest.raises(UnsatisfiableError, match="the release has 8 rows, and min_rows is 9"):
        sqlanon.run(job(**said, min_rows=9), connection=backend.url)
    assert backend.tables() == ["people"]


def test_scripts_and_refreshes_need_rows_too(night: Place) -> None:
    script = sqlanon.compile_job(job(min_rows=50), connection=night.url).text
    view = job(target={"table": "seen", "mode": "view"}, min_rows=50)
    sqlanon.run(view, connection=night.url)
    load(night, 40)
    code, told = outcome(night, script)
    assert code != 0
    assert "fewer_rows_than_min_rows" in told
    with pytest.raises(VerificationError, match="would have 40 rows, and min_rows is 50"):
        sqlanon.refresh(night.url, view)
    sqlanon.refresh(night.url, "seen")
    load(night, 0)
    with pytest.raises(VerificationError, match="would have 0 rows, and min_rows is 1"):
        sqlanon.refresh(night.url, "seen")
    assert len(night.records("released")) == 100
    assert len(night.records("seen")) == 40
    load(night, 60)
    replay(night, script)
    assert len(night.records("released")) == 60


def test_a_share_needs_a_ledger(night: Place) -> None:
    share = job(min_rows=0.5, ledger=False)
    with pytest.raises(UnsupportedError, match="`ledger: false`; set a count"):
        sqlanon.run(share, connection=night.url)
    with pytest.raises(UnsupportedError, match="a script replaces its rows; set a count"):
        sqlanon.compile_job(job(min_rows=0.5), connection=night.url)


def test_an_empty_file_keeps_the_file(tmp_path: Path) -> None:
    source, target = tmp_path / "people.csv", tmp_path / "released.csv"
    said: dict[str, Any] = {
        "columns": {"age": {"role": "quasi"}},
        "privacy": [{"k_anonymity": {"k": 2}}],
    }
    source.write_text("age\n" + "20\n" * 10)
    sqlanon.anonymize(source, target=target, **said)
    before = target.read_bytes()
    source.write_text("age\n")
    where = {"file": str(target), "if_exists": "replace"}
    with pytest.raises(UnsatisfiableError, match="0 rows, and min_rows is 1"):
        sqlanon.anonymize(source, target=where, **said)
    with pytest.raises(UnsupportedError, match="a file has none; set a count"):
        sqlanon.anonymize(source, target=where, **said, min_rows=0.5)
    assert target.read_bytes() == before


def test_an_empty_frame_has_an_empty_release() -> None:
    with duckdb.connect() as connection:
        frame = connection.sql("SELECT 1 AS age WHERE FALSE").to_arrow_table()
    made, _ = sqlanon.anonymize(
        frame, columns={"age": {"role": "quasi"}}, privacy=[sqlanon.KAnonymity(k=2)]
    )
    assert made.num_rows == 0
