"""`--person COLUMN` of `check` and `compare`, and what they count without it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from rows_of_persons import FIRST, KINDS, WARN, come, publish

import sqlanon
from sqlanon.api import run as api
from sqlanon.cli.app import main

if TYPE_CHECKING:
    from engines import Place

TABLE = ("visits", "--quasi", "town")
STORED = {"action": "store", "compare": "previous"}
AVERAGE = [{"average_risk": {"threshold": 0.5}}]


def told(place: Place, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, Any]:
    """The exit code of a command, and what it printed."""
    code = main([*words, "--url", place.url, "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_a_check_counts_persons(backend: Place, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [(n, "abA"[n % 3], "u", "flu") for n in range(9)] + [(20, None, "u", "flu")]
    backend.load("visits", KINDS, rows)
    check = ("check", *TABLE, "--k", "4")
    code, found = told(backend, capsys, *check)
    assert (code, found["models"][0]["reached"]) == (0, 10)
    code, found = told(backend, capsys, *check, "--person", "who")
    (model,) = found["models"]
    assert (code, model["name"], model["column"]) == (1, "person_anonymity", "who")
    assert (model["reached"], model["holds"]) == (3, False)
    words = ("check", *TABLE, "--model", "k_anonymity: {k: 3}", "--person", "who")
    code, found = told(backend, capsys, *words)
    assert (code, found["models"][0]["reached"]) == (0, 3)
    by_object = sqlanon.check(
        backend.url, "visits", quasi=["town"], privacy=[sqlanon.KAnonymity(k=3)], person="who"
    )
    assert by_object.models[0].reached == 3


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"k": None}, "no model of the check counts persons"),
        ({"k": 2, "privacy": AVERAGE}, "average_risk: it counts rows"),
        ({"k": 2, "person": "town"}, "town is a quasi-identifier"),
        ({"privacy": [{"k_anonymity": {"k": 2, "person": "ill"}}]}, "the check has person: who"),
    ],
)
def test_what_cannot_be_counted_so_is_refused(said: dict[str, Any], why: str) -> None:
    asked: dict[str, Any] = {"quasi": ["town"], "person": "who", **said}
    with pytest.raises(sqlanon.SqlanonError, match=why):
        sqlanon.check("duckdb:////no/such/folder/at.all", "visits", **asked)


def test_a_comparison_of_rows_of_persons_counts_persons(
    backend: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    backend.load("visits", KINDS, FIRST)
    first = publish(backend).run_id
    come(backend, *((number, f"P{number % 3}", "u", "rare") for number in range(10, 19)))
    second = publish(backend, release_guard=WARN).run_id
    compare = ("compare", first, second)
    for more in ((), ("--k", "3"), ("--k", "3", "--person", "who"), ("--person", "who")):
        code, found = told(backend, capsys, *compare, *more)
        (model,) = found["models"]
        assert (code, model["name"], model["reached"]) == (0, "person_anonymity", 3)
    model = "k_anonymity: {k: 4}"
    assert told(backend, capsys, *compare, "--model", model)[0] == 1
    with pytest.raises(sqlanon.UnsupportedError, match="average_risk: it counts rows"):
        sqlanon.compare(backend.url, first, second, privacy=AVERAGE)
    with pytest.raises(sqlanon.JobError, match="person: ill: the releases count persons by who"):
        sqlanon.compare(backend.url, first, second, k=3, person="ill")


def test_a_comparison_of_keys_of_persons_takes_their_column(backend: Place) -> None:
    backend.load("visits", KINDS, [row for row in FIRST if row[0] != 8])  # one class each
    said: dict[str, Any] = {
        "columns": {"who": {"role": "drop"}, "town": {"role": "quasi"}},
        "unlisted": "drop",
        "person": "who",
        "privacy": [{"k_anonymity": {"k": 3}}],
    }
    for table in ("one", "two"):
        target = {"table": table, "if_exists": "replace"}
        api.anonymize(backend.url, "visits", target=target, release_guard=STORED, **said)
    for more in ({"k": 3}, {"privacy": [{"person_anonymity": {"k": 3, "person": "who"}}]}):
        found = sqlanon.compare(backend.url, "one", "two", person="who", **more)
        assert (found.models[0].reached, found.holds) == (3, True)


def test_releases_of_rows_have_no_persons(backend: Place) -> None:
    backend.load("visits", KINDS, FIRST)
    for table in ("one", "two"):
        api.anonymize(
            backend.url,
            "visits",
            columns={"town": {"role": "quasi"}},
            unlisted="drop",
            privacy=[{"k_anonymity": {"k": 3}}],
            target={"table": table, "if_exists": "replace", "key": "id"},
            release_guard=STORED,
        )
    with pytest.raises(sqlanon.JobError, match="person: who: the releases count rows"):
        sqlanon.compare(backend.url, "one", "two", k=3, person="who")


def test_labels_do_not_tell_whose_rows_are(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["compare", "one", "two", "--quasi", "town", "--person", "who"]
    assert main([*words, "--url", "duckdb:////no/such/folder/at.all"]) == 2
    assert "releases that are matched by labels (--quasi, --job) count rows" in " ".join(
        capsys.readouterr().err.split()
    )


def test_the_risk_of_a_person_is_not_that_of_her_rows(backend: Place) -> None:
    backend.load("visits", KINDS, [(n, f"p{n % 4}", "u", "flu") for n in range(40)])
    said: dict[str, Any] = {
        "columns": {"who": {"role": "keep"}, "town": {"role": "quasi"}},
        "unlisted": "drop",
        "privacy": [{"k_anonymity": {"k": 3}}],
        "target": {"table": "out", "if_exists": "replace"},
    }
    report = sqlanon.anonymize(backend.url, "visits", person="who", **said)
    risk = report.to_dict()["risk"]
    assert (risk["after"]["highest"], risk["persons"]) == (1 / 40, 1 / 3)
    assert "of a person at most 33.33%" in " ".join(str(report).split())
    page = report.to_html()
    assert "highest risk of one row" in page
    assert "at most 33.33%" in page
    plan = sqlanon.plan(backend.url, "visits", person="who", **said)
    assert "of a person at most 33.33%" in " ".join(str(plan).split())
    check = sqlanon.check(backend.url, "out", quasi=["town"], k=5, person="who")
    assert "of a person at most 25.00%" in " ".join(str(check).split())
    of_rows = sqlanon.anonymize(backend.url, "visits", **said)
    assert "of a person at most" not in str(of_rows)
    assert "highest risk of one person" in of_rows.to_html()
