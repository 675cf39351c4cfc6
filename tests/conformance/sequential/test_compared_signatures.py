"""m-invariance of the releases of m_invariance, as it is measured afterwards, on every engine."""

from __future__ import annotations

import itertools
import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from oracle_series import Shown, kept_values
from signed_nights import Rows, publish, read, tomorrow
from typer.testing import CliRunner

import sqlanon
from sqlanon import VerificationError
from sqlanon.cli.app import app
from sqlanon.pipeline.publishing import write_release
from sqlanon.sql.statement import Command, Sql

if TYPE_CHECKING:
    from collections.abc import Hashable
    from pathlib import Path

    from engines import Place

    from sqlanon.pipeline.run import Run
    from sqlanon.release.release import Release, Written

STORED: dict[str, Any] = {"release_guard": {"action": "store"}}
FEW: Rows = {"a": (20, "flu"), "b": (21, "gout"), "c": (30, "cough"), "d": (31, "mumps")}


def night(place: Place, rows: Rows, m: int) -> tuple[str, Shown]:
    """A release, its run, and what its owner knows of it."""
    report = publish(place, rows, m, max_suppression=len(rows), **STORED)
    classes, _ = read(place, rows)
    members = {person: number for number, one in enumerate(classes) for person in one.members}
    values = {person: str(rows[person][1]) for person in members}
    shown: dict[Hashable, tuple[str, ...]] = dict(enumerate(one.values for one in classes))
    return report.run_id, Shown(members, values, shown)


def test_releases_of_m_invariance_are_as_invariant_as_python_counts(backend: Place) -> None:
    place, chance, m = backend, random.Random(5), 2  # noqa: S311 - the same in each run
    rows = tomorrow(chance, {}, 0) | tomorrow(chance, {}, 1)
    releases = []
    for number in range(2, 6):
        rows = tomorrow(chance, rows, number)
        releases.append(night(place, rows, m))
    before, seen = place.named(), set()
    for several in (*itertools.combinations(releases, 2), releases):
        runs, series = [run for run, _ in several], [shown for _, shown in several]
        expected = kept_values(series)
        report = sqlanon.compare(place.url, *runs)
        (found,) = report.invariance.values()
        assert found.unique == expected.unique
        assert (found.staying, found.changed) == (len(expected.staying), len(expected.changed))
        assert found.revalued == len(expected.revalued)
        reached = 0 if expected.changed else min(expected.unique)
        assert (found.required, found.reached, found.holds) == (m, reached, reached >= m)
        assert (report.holds, report.models) == (found.holds, ())
        seen |= {("stay", bool(expected.staying)), ("revalued", bool(expected.revalued))}
    assert sum(len(one.rows) for _, one in releases) < sum(
        len(values) for _, one in releases for values in one.rows.values()
    )
    assert {("stay", True), ("revalued", True)} <= seen
    assert place.named() == before
    diverse = {"l_diversity": {"column": "ill", "l": 1}}
    left = sqlanon.compare(place.url, *runs[:2], privacy=[diverse]).candidates["ill"]
    assert left.alone is not None
    assert left.alone >= m


def test_rows_that_are_stored_otherwise_than_shown_are_not_published(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = backend
    publish(place, FEW, 2, **STORED)
    fewer = {person: row for person, row in FEW.items() if person != "a"}
    publish(place, fewer, 2, **STORED)
    before = place.named()
    spoiling = [
        "UPDATE {rows} SET v0 = 'measles' WHERE person = 'b'",
        "UPDATE {rows} SET place = place + 1",
        "DELETE FROM {forged}",
        "UPDATE {forged} SET v0 = 'measles'",
    ]
    statements = iter(spoiling)

    def spoilt(run: Run, made: Release) -> Written:
        written = write_release(run, made)
        rows, forged = written.stored["sequential"].rows
        statement = next(statements).format(rows=rows, forged=forged)
        run.workspace.execute(Command("test", Sql(statement)))
        return written

    monkeypatch.setattr("sqlanon.api.run.write_release", spoilt)
    for _ in spoiling:
        with pytest.raises(VerificationError, match="values are stored with other classes"):
            publish(place, fewer, 2, **STORED)
    assert place.named() == before


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_what_is_stored_says_what_to_measure(backend: Place) -> None:
    place = backend
    first = publish(place, FEW, 2)
    runs = [publish(place, FEW, 2, **STORED).run_id for _ in range(2)]
    with pytest.raises(sqlanon.InspectionError, match="set `release_guard"):
        sqlanon.compare(place.url, first.run_id, *runs)
    for guard in ("warn", "refuse"):
        with pytest.raises(sqlanon.UnsupportedError, match="release_guard: m_invariance keeps"):
            publish(place, FEW, 2, release_guard={"action": guard})
    words = ["compare", *runs, "--url", place.url]
    done = CliRunner().invoke(app, [*words, "--json"])
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["invariance"]["ill"]["reached"] == 2
    assert "m of the series" in CliRunner().invoke(app, words).output
    assert CliRunner().invoke(app, [*words, "--m-invariance", "ill: 3"]).exit_code == 1
    stored = [name for name in place.named() if name.endswith(("_known", "_forged"))]
    assert len(stored) == 4
    place.run("DROP TABLE nightly", "DROP TABLE nightly_counterfeits")
    assert not {str(one) for one in sqlanon.clean(place.url)} & {*stored}
    assert sqlanon.compare(place.url, *runs).holds


CHECK = ["check", "nightly", "--m-invariance"]


def test_a_name_by_itself_is_the_series_that_it_had(backend: Place, tmp_path: Path) -> None:
    place, runner = backend, CliRunner()
    url = ["--url", place.url]
    publish(place, FEW, 2, **STORED)
    alone = sqlanon.compare(place.url, "nightly")
    assert [one.persons for one in alone.releases] == [4]
    assert (alone.persons, alone.moved, alone.regrouped) == (4, (), ())
    assert alone.invariance["ill"].unique == (2,)
    fewer = {person: row for person, row in FEW.items() if person != "a"}
    runs = [one.run_id for one in alone.releases]
    runs += [publish(place, rows, 2, **STORED).run_id for rows in (fewer, FEW)]
    named, whole = (sqlanon.compare(place.url, *names) for names in (runs, ["nightly"]))
    assert [one.run_id for one in whole.releases] == runs
    assert (whole.invariance, whole.changes, whole.sizes, whole.persons) == (
        named.invariance,
        named.changes,
        named.sizes,
        named.persons,
    )
    page = tmp_path / "page.html"
    done = runner.invoke(app, [*CHECK, "ill: 2", *url, "--html", str(page), "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert [one["run_id"] for one in told["releases"]] == runs
    assert told["invariance"]["ill"]["unique"] == [2, 2, 2]
    assert "m-invariance" in page.read_text(encoding="utf-8")
    assert runner.invoke(app, [*CHECK, "ill: 3", *url]).exit_code == 1
    publish(place, FEW, 2)  # of which it is not stored who is in which class
    refused = runner.invoke(app, [*CHECK, "ill: 2", *url])
    assert isinstance(refused.exception, sqlanon.InspectionError)
    assert "of the 4 releases of nightly" in str(refused.exception)
    assert sqlanon.compare(place.url, *runs).holds


def test_a_column_without_its_m_is_refused() -> None:
    refused = CliRunner().invoke(app, [*CHECK, "ill", "--url", "duckdb://"])
    assert isinstance(refused.exception, sqlanon.JobError)
    assert str(refused.exception) == "--m-invariance: name each column with its m, as 'ill: 3'"


@pytest.mark.parametrize(
    "beside",
    [
        ["--k", "2"],
        ["--quasi", "age"],
        ["--model", "k_anonymity: {k: 2}"],
        ["--person", "id"],
        ["--certificate", "report.json"],
        ["--audience", "internal"],
        ["--strict"],
        ["--values", "counts"],
    ],
    ids=lambda words: words[0],
)
def test_a_series_is_checked_by_nothing_else(beside: list[str]) -> None:
    words = [*CHECK, "ill: 2", *beside, "--url", "duckdb://"]
    refused = CliRunner().invoke(app, words)
    assert isinstance(refused.exception, sqlanon.JobError)
    assert "and nothing else" in str(refused.exception)
