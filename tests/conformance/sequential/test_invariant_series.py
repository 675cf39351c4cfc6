"""How far a series of releases is m-invariant, on every engine, against a count in plain Python."""

from __future__ import annotations

import itertools
import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from oracle_series import Known, changed_persons, uniqueness
from typer.testing import CliRunner

import sqlanon
from sqlanon.api import run as api
from sqlanon.cli.app import app

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "text", "ward": "integer", "ill": "text"}
K = 2
SIGNATURES: list[tuple[str | None, ...]] = [
    ("flu", "FLU"),  # two where case is not ignored
    ("gout", "asthma"),
    ("flu", "gout", "asthma"),
    ("gout", "gout"),
    ("asthma", None),
    (None, None),
]
Person = tuple[str, int, str | None]


def night(chance: random.Random, kinds: int, before: list[Person]) -> list[Person]:
    """Wards of patients, with the values of a signature each: mostly the same ones again."""
    known: dict[str | None, list[str]] = {}
    for person, _, ill in before:
        known.setdefault(ill, []).append(person)
    rows: list[Person] = []
    for ward in range(4):
        for ill in chance.choice(SIGNATURES[:kinds]):
            fresh = f"{'Pp'[len(rows) % 2]}{chance.randrange(10**6)}"
            old = known.get(ill)
            rows.append((old.pop() if old and chance.random() < 0.8 else fresh, ward, ill))
    return [*rows, (f"alone{chance.randrange(10**6)}", 9, "suppressed")]


def publish(place: Place, rows: list[Person], table: str, **said: Any) -> tuple[str, Known]:
    """A release of these patients, its run, and who is in it."""
    literal = ", ".join(
        f"('{person}', {ward}, {'NULL' if ill is None else repr(ill)})"
        for person, ward, ill in rows
    )
    place.run("DELETE FROM patients", f"INSERT INTO patients VALUES {literal}")
    report = api.anonymize(
        place.url,
        "patients",
        columns={
            "id": {"role": "drop"},
            "ward": {"role": "quasi", "hierarchy": {"flat": True}},
            "ill": {"role": "sensitive"},
        },
        privacy=[{"k_anonymity": {"k": K}}],
        algorithm={"fixed": {"levels": {"ward": 0}}},
        max_suppression=1,
        target={"table": table, "if_exists": "replace", "key": "id"},
        **{"release_guard": {"action": "store", "compare": "previous"}, **said},
    )
    shown = [row for row in rows if row[1] != 9]
    return report.run_id, Known({p: w for p, w, _ in shown}, {p: ill for p, _, ill in shown})


def test_any_releases_of_a_series_are_as_invariant_as_python_counts(backend: Place) -> None:
    place = backend
    place.load("patients", KINDS, [])
    chance = random.Random(2)  # noqa: S311 - the same in each run
    rows: list[Person] = []
    releases = []
    for kinds in (2, 2, 3, 6, 2):
        rows = night(chance, kinds, rows)
        releases.append(publish(place, rows, "nightly", release_guard={"action": "warn"}))
    before, found = place.named(), set()
    pairs = list(itertools.combinations(releases, 2))
    for several in (*pairs[::2], releases[:3], releases):
        runs, series = [run for run, _ in several], [known for _, known in several]
        staying, changed = changed_persons(series)
        unique = [uniqueness(one) for one in series]
        reached = 0 if changed else min(m for m in unique if m is not None)
        report = sqlanon.compare(place.url, *runs, key="id", m_invariance={"ill": K})
        (one,) = report.invariance.values()
        assert one.unique == tuple(unique)
        assert (one.reached, one.holds) == (reached, reached >= K)
        assert one.staying == len(staying)
        assert one.changed == (None if 0 < len(changed) < K else len(changed))
        assert (report.holds, report.models) == (one.holds, ())
        found |= {("invariant", one.holds), ("told", one.changed is not None)}
        found |= {("unique", min(m or 0 for m in unique) >= K), ("stays", bool(staying))}
    words = ("invariant", "told", "unique")
    assert found >= {(word, truth) for word in words for truth in (True, False)}
    assert place.named() == before


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_values_that_nobody_stored_are_not_guessed(backend: Place) -> None:
    place = backend
    place.load("patients", KINDS, [])
    first: list[Person] = [("A", 1, "flu"), ("B", 1, "gout"), ("C", 2, "flu"), ("D", 2, "gout")]
    publish(place, first, "unstored")
    publish(place, [*first[:3], ("E", 2, "gout")], "later")
    asked: dict[str, Any] = {"key": "id", "m_invariance": {"ill": 2}}
    with pytest.raises(sqlanon.InspectionError, match="1 value of ill in these releases cannot be"):
        sqlanon.compare(place.url, "unstored", "later", **asked)
    words = ["compare", "unstored", "later", "--url", place.url, "--key", "id"]
    diverse = ["--model", "l_diversity: {column: ill, l: 1}"]
    told = json.loads(CliRunner().invoke(app, [*words, *diverse, "--json"]).stdout)["invariance"]
    assert [told["ill"][name] for name in ("reached", "holds", "changed")] == [None] * 3
    assert (told["ill"]["unique"], told["ill"]["unknown"]) == ([None, 2], 1)
    assert "not known" in CliRunner().invoke(app, [*words, *diverse]).output
    # who is there again is known again, and the values are those of today
    place.run("INSERT INTO patients VALUES ('D', 7, 'gout')")
    wanted = ["--m-invariance", "ill: 2"]
    done = CliRunner().invoke(app, [*words, *wanted])
    assert done.exit_code == 0, done.output
    assert CliRunner().invoke(app, [*words, "--m-invariance", "ill: 3"]).exit_code == 1
    for said, message in (
        ({"ill": 0}, "m_invariance: ill: must be a whole number, 1 or more"),
        ({"il": 2}, "has no column 'il'"),
    ):
        with pytest.raises(sqlanon.SqlanonError, match=message):
            sqlanon.compare(place.url, "unstored", "later", key="id", m_invariance=said)
