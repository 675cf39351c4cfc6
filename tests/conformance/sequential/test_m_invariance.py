"""m-invariance: who stays keeps the values of her class, as Python has it, on every engine."""

from __future__ import annotations

import random
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from engines import fresh_place
from oracle_m_invariance import Series
from signed_nights import (
    BEFORE,
    COLUMNS,
    FIRST,
    ILLS,
    SECOND,
    TARGET,
    Rows,
    fill,
    publish,
    read,
    release,
    tomorrow,
)

import sqlanon
from sqlanon import KAnonymity, MInvariance, MUniqueness, VerificationError
from sqlanon.errors import DatabaseError, UnsupportedError
from sqlanon.pipeline import publishing
from sqlanon.pipeline.publishing import write_release
from sqlanon.publish.previous_artifacts import drop_stored
from sqlanon.sql.statement import Command, Sql
from sqlanon.sql.workspace import Workspace

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

    from sqlanon.pipeline.run import Run
    from sqlanon.release.release import Release, Written
    from sqlanon.sql.statement import WorkTable


def signatures_of(place: Place) -> list[str]:
    return [name for name in place.named() if name.endswith("_signatures")]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_series_is_m_invariant_with_no_counterfeit_too_many(backend: Place, seed: int) -> None:
    place, chance, m = backend, random.Random(seed), 1 + seed  # noqa: S311
    series, seen = Series(m), set()
    everybody: Rows = {}
    rows = tomorrow(chance, {}, 0) | tomorrow(chance, {}, 1)
    for night in range(2, 6):
        away = {p: row for p, row in everybody.items() if p not in rows and chance.random() < 0.3}
        rows = tomorrow(chance, rows | away, night)
        everybody |= rows
        source = {person: ill for person, (_, ill) in rows.items()}
        staying = series.staying(source)
        report = publish(place, rows, m, max_suppression=len(rows))
        classes, forged = read(place, rows)
        wrong = series.published(source, classes, forged, report.rows.suppressed or 0)
        assert not wrong, (night, wrong)
        assert report.rows.published == sum(len(one.values) for one in classes)
        assert len(signatures_of(place)) == 1
        seen |= {("stay", bool(staying)), ("forged", sum(forged) > 0)}
        seen |= {("changed", any(p in series.kept and p not in staying for p in source))}
    assert seen >= {("stay", True), ("forged", True)}


def shown(place: Place, rows: Rows) -> set[tuple[frozenset[str], tuple[str, ...], int]]:
    """The classes of the release: who is in each, its values, and its counterfeits."""
    classes, forged = read(place, rows)
    return {
        (one.members, tuple(sorted(one.values)), number)
        for one, number in zip(classes, forged, strict=True)
    }


def test_bob_keeps_two_values_by_one_counterfeit(backend: Place) -> None:
    for rows in (BEFORE, FIRST, SECOND):
        report = publish(backend, rows, 2)
    assert (frozenset({"bob"}), ("bronchitis", "dyspepsia"), 1) in shown(backend, SECOND)
    assert backend.records("nightly_counterfeits")[0]["count"] == 1
    assert len(backend.records("nightly_counterfeits")) == 1
    others = [one for one in shown(backend, SECOND) if not one[2]]
    assert [values for _, values, _ in others] == [("flu", "gastritis")] * 2
    assert "1 counterfeit row in 1 class" in " ".join(report.notes)
    assert (report.rows.source, report.rows.published) == (5, 6)
    assert (report.rows.counterfeits, report.rows.real) == (1, 5)
    assert "5 of 5 published, and 1 counterfeit" in str(report)
    page = report.to_html()
    assert "Release nightly: 5 of 5 rows of patients, and 1 counterfeit" in page
    assert "with 6 rows was made" in page
    assert "; 1 row is counterfeit, of no person." in page
    assert "left out" not in page


def test_who_was_away_keeps_them_too(backend: Place) -> None:
    for rows in ({}, BEFORE, {}, FIRST, {}, SECOND):
        report = publish(backend, rows, 2, min_rows=0)
        assert report.rows.published == len(rows) + (rows is SECOND)
    assert (frozenset({"bob"}), ("bronchitis", "dyspepsia"), 1) in shown(backend, SECOND)


def test_by_a_key_the_same_classes_on_every_engine(backend: Place, tmp_path: Path) -> None:
    chance, found = random.Random(7), []  # noqa: S311 - the same in each run
    nights = [tomorrow(chance, {}, 0) | tomorrow(chance, {}, 1) | tomorrow(chance, {}, 2)]
    nights.append(tomorrow(chance, nights[0], 3))
    (tmp_path / "other").mkdir()
    with fresh_place("sqlite", tmp_path / "other") as other:
        for place in (backend, other):
            for rows in nights:
                by = MInvariance(key="sixteen characters")
                publish(place, rows, 2, algorithm=by, max_suppression=len(rows))
                found.append(shown(place, rows))
    assert found[:2] == found[2:]
    assert len(found[0]) > 4


def test_what_would_break_the_promise_is_refused_and_the_release_stays(backend: Place) -> None:
    place = backend
    publish(place, FIRST, 2)
    stored, before = signatures_of(place), shown(place, FIRST)
    alone = FIRST | {"paul": (52, "dyspepsia")}
    with pytest.raises(sqlanon.UnsatisfiableError, match="would suppress 1 row"):
        publish(place, alone, 2)
    with pytest.raises(sqlanon.UnsatisfiableError, match="have signatures of 2 values"):
        publish(place, FIRST, 3, max_suppression=3)
    for said, message in (
        ({"target": {**TARGET, "key": "who"}, "columns": COLUMNS}, "target.key: the signatures"),
        (
            {
                "privacy": [MUniqueness(column="age", m=2)],
                "columns": COLUMNS | {"age": {"role": "sensitive"}, "ill": {"role": "quasi"}},
            },
            "m_uniqueness.column: the signatures",
        ),
    ):
        with pytest.raises(sqlanon.PublishError, match=message):
            publish(place, FIRST, 2, **said)
    assert (signatures_of(place), shown(place, FIRST)) == (stored, before)
    fill(place, FIRST)
    place.run("INSERT INTO patients VALUES ('bob', 'n', 1, 'flu')")
    with pytest.raises(sqlanon.JobError, match="id is not a key"):
        release(place, 2)
    report = publish(place, alone | {"rita": (30, None)}, 2, max_suppression=2)
    assert report.rows.suppressed == 2
    place.run(f"DROP TABLE {signatures_of(place)[0]}")
    with pytest.raises(sqlanon.PublishError, match="is missing"):
        publish(place, FIRST, 2)


def test_signatures_outlive_releases(backend: Place) -> None:
    place = backend
    publish(place, BEFORE, 2)
    other = {"privacy": [KAnonymity(k=2)], "algorithm": "mondrian"}
    target = {name: said for name, said in TARGET.items() if name != "key"}
    publish(place, FIRST, 2, **other, target=target)
    place.run("DROP TABLE nightly", "DROP TABLE nightly_counterfeits")
    assert not [one for one in sqlanon.clean(place.url) if one.name.endswith("_signatures")]
    publish(place, SECOND, 2)
    assert (frozenset({"bob"}), ("bronchitis", "dyspepsia"), 1) in shown(place, SECOND)
    # a value of the same signature is no other person's
    changed = SECOND | {"bob": (21, "bronchitis")}
    publish(place, changed, 2)
    assert (frozenset({"bob"}), ("bronchitis", "dyspepsia"), 1) in shown(place, changed)
    publish(place, changed | {"bob": (21, "flu"), "jane": (37, "gastritis")}, 2)
    assert not place.records("nightly_counterfeits")


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_a_release_that_no_ledger_knows_is_gone_on_from(backend: Place) -> None:
    """As where a run is killed when it has published, and DDL commits."""
    place = backend
    publish(place, BEFORE, 2)
    report = publish(place, FIRST, 2)
    place.run(f"DELETE FROM sqlanon_runs WHERE run_id = '{report.run_id}'")
    assert not sqlanon.clean(place.url)
    with pytest.raises(sqlanon.PublishError, match=f"run {report.run_id} of another job"):
        publish(place, SECOND, 2, max_suppression=1)
    publish(place, SECOND, 2)
    assert (frozenset({"bob"}), ("bronchitis", "dyspepsia"), 1) in shown(place, SECOND)
    # one that was killed before it had stored them says nothing
    known = report.run_id
    report = publish(place, SECOND, 2)
    (stored,) = signatures_of(place)
    empty = stored.replace(report.run_id, known)
    place.run(f"CREATE TABLE {empty} AS SELECT * FROM {stored} WHERE 1 = 0")
    publish(place, SECOND, 2)
    assert (frozenset({"bob"}), ("bronchitis", "dyspepsia"), 1) in shown(place, SECOND)
    assert len(signatures_of(place)) == 1


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_an_interrupted_publication_leaves_no_signatures_of_the_release_before(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    publish(backend, BEFORE, 2)
    names, calls = signatures_of(backend), count()

    def broken_off(*told: Any) -> None:
        if next(calls) == 0:
            raise DatabaseError("broken off")
        drop_stored(*told)

    monkeypatch.setattr(publishing, "drop_stored", broken_off)
    publish(backend, FIRST, 2)  # it has its names already, and is told of as published
    assert len(signatures_of(backend)) == 1
    assert signatures_of(backend) != names


SPOILT = (
    "UPDATE {first} SET ill = 'gout' WHERE ill = 'dyspepsia'",
    "UPDATE {second} SET {count} = 2",
    "DELETE FROM {second}",
    "UPDATE {first} SET group_id = group_id + 1",
    "DELETE FROM {memory} WHERE person = 'bob'",
    "DELETE FROM {memory} WHERE person = 'alice'",
    "DELETE FROM {memory} WHERE v0 = 'bronchitis'",
    "UPDATE {memory} SET signature = 99 WHERE person = 'bob'",
    "UPDATE {memory} SET v0 = 'gout' WHERE v0 = 'bronchitis'",
    "INSERT INTO {memory} VALUES ('bob', 1, NULL)",
)


def test_a_release_that_is_not_as_it_should_be_is_not_published(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, spoiling = backend, iter(SPOILT)
    for rows in (BEFORE, FIRST):
        publish(place, rows, 2)
    before = place.named(), place.records("nightly")

    def spoilt(run: Run, made: Release) -> Written:
        written, workspace = write_release(run, made), run.workspace
        (first, second), count = written.relations, workspace.dialect.quote("count")
        names = {
            "first": first,
            "second": second,
            "memory": written.stored["sequential"].signatures,
        }
        workspace.execute(Command("test", Sql(next(spoiling).format(**names, count=count))))
        return written

    monkeypatch.setattr("sqlanon.api.run.write_release", spoilt)
    for _ in SPOILT:
        with pytest.raises(VerificationError):
            publish(place, SECOND, 2)
    assert (place.named(), place.records("nightly")) == before


def test_a_class_with_other_values_than_before_is_not_published(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = backend
    for rows in (BEFORE, FIRST):
        publish(place, rows, 2)
    before = place.records("nightly")

    template = "sequential/signed"
    make = Workspace.make

    def unsigned(self: Workspace, name: str, label: str, /, **said: Any) -> WorkTable:
        """As if nobody had been there before."""
        return make(self, name, label, **(said | {"memory": None} if name == template else said))

    monkeypatch.setattr(Workspace, "make", unsigned)
    with pytest.raises(VerificationError, match="have other values than the earlier signatures of"):
        publish(place, SECOND | {"xena": (20, "bronchitis"), "yves": (20, "gout")}, 3)
    assert place.records("nightly") == before


def test_a_plan_writes_nothing_and_says_how(backend: Place) -> None:
    place = backend
    for rows in (BEFORE, FIRST):
        publish(place, rows, 2)
    fill(place, SECOND)
    before = place.named()
    planned = sqlanon.plan(
        place.url,
        "patients",
        columns=COLUMNS,
        privacy=[MUniqueness(column="ill", m=2)],
        algorithm="m_invariance",
        target=TARGET,
    )
    assert [table.suffix for table in planned.tables] == ["", "_counterfeits"]
    assert "nightly_counterfeits" in str(planned.script)
    assert place.named() == before


@pytest.mark.parametrize("backend", ["duckdb", "sqlite"], indirect=True)
def test_a_target_in_upper_case_is_the_same_one(backend: Place) -> None:
    """Where an engine takes both for one table, its readers do too."""
    rows: Rows = {f"p{i}": (20 + i, ILLS[i % 5]) for i in range(40)}
    publish(backend, rows, 2)
    release(backend, 2, target={**TARGET, "table": "NIGHTLY"})
    assert len([one for one in backend.named() if one.endswith("_signatures")]) == 1


def test_its_releases_have_no_classes_to_compare(backend: Place) -> None:
    rows: Rows = {f"p{i}": (20 + i, ILLS[i % 5]) for i in range(40)}
    first = publish(backend, rows, 2)
    with pytest.raises(sqlanon.InspectionError, match=rf"run {first.run_id} stored the signatures"):
        sqlanon.compare(backend.url, "nightly", first.run_id)


def test_a_column_of_the_copy_is_told_nowhere_and_its_name_is_taken(backend: Place) -> None:
    rows: Rows = {f"p{i}": (20 + i, ILLS[i % 5]) for i in range(40)}
    report = publish(backend, rows, 2)
    assert "sqlanon_pair" not in report.to_json()
    backend.run("ALTER TABLE patients RENAME COLUMN who TO sqlanon_pair")
    columns = {**COLUMNS, "sqlanon_pair": COLUMNS["who"]}
    del columns["who"]
    with pytest.raises(UnsupportedError, match=r"columns\.sqlanon_pair: .* of this name"):
        release(backend, 2, columns=columns)
