"""m-invariance where a person has several rows, as Python has it, on every engine."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from engines import fresh_place
from oracle_m_invariance import Class, SeriesOfPersons
from signed_nights import COLUMNS, ILLS, KINDS, TARGET, read

import sqlanon
from sqlanon import MInvariance, MUniqueness, VerificationError
from sqlanon.algorithms.bucketization import m_invariance
from sqlanon.publish.table import NewTable
from sqlanon.sql.statement import Command, Sql

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from engines import Place

    from sqlanon.release.release import Release
    from sqlanon.report.run import Report
    from sqlanon.sql.workspace import Workspace

Visit = tuple[str | None, int, str | None]
Visits = dict[str, Visit]
"""By the row's key: its person, her age, her illness."""
OF_PERSONS = {**COLUMNS, "person": {"role": "identifier"}}


def publish(place: Place, visits: Visits, m: int, **said: Any) -> Report:
    """A release of these visits."""
    if "patients" not in place.named():
        place.load("patients", {**KINDS, "person": "text"}, [])
    place.run("DELETE FROM patients")
    for visit, (person, age, ill) in visits.items():
        whose, illness = (("NULL" if one is None else f"'{one}'") for one in (person, ill))
        place.run(f"INSERT INTO patients VALUES ('{visit}', 'n{visit}', {age}, {illness}, {whose})")
    asked = {
        "columns": OF_PERSONS,
        "person": "person",
        "privacy": [MUniqueness(column="ill", m=m)],
        "algorithm": "m_invariance",
        "target": {name: one for name, one in TARGET.items() if name != "key"},
        **said,
    }
    told = {name: one for name, one in asked.items() if one is not None}
    return sqlanon.anonymize(place.url, "patients", **told)


def classes_of(place: Place, visits: Visits) -> tuple[list[Class], list[int]]:
    """The classes of the release, of rows, and their counterfeits."""
    return read(place, {visit: (age, ill) for visit, (_, age, ill) in visits.items()})


def visits_of(chance: random.Random, persons: int, night: int, kinds: int = 5) -> Visits:
    """One to four visits of each of some persons, often with the same age and illness."""
    found: Visits = {}
    for number in range(persons):
        person = None if chance.random() < 0.05 else f"{'Pp'[number % 2]}{night}{number // 2}"
        age, chronic = chance.randrange(20, 50), chance.choice(ILLS[:kinds])
        for visit in range(chance.randrange(1, 5)):
            ill = chronic if chance.random() < 0.5 else chance.choice((*ILLS[:kinds], None))
            found[f"v{night}x{number}x{visit}"] = (person, age, ill)
    return found


def tomorrow(chance: random.Random, visits: Visits, night: int) -> Visits:
    """Some visits are deleted or get another illness; persons come, and have others."""
    after = {visit: row for visit, row in visits.items() if chance.random() < 0.75}
    for visit, (person, age, _) in after.items():
        if chance.random() < 0.15:
            after[visit] = (person, age, chance.choice(ILLS))
    known = sorted({person for person, *_ in visits.values() if person is not None})
    for number, person in enumerate(chance.sample(known, min(2, len(known)))):
        after[f"w{night}x{number}"] = (person, chance.randrange(20, 50), chance.choice(ILLS))
    return after | visits_of(chance, 3, night)


@pytest.mark.parametrize("seed", [1, 2])
def test_no_class_has_two_rows_of_a_person_and_her_values_keep_their_signatures(
    backend: Place, seed: int
) -> None:
    place, chance, m = backend, random.Random(seed), 1 + seed  # noqa: S311
    series, seen = SeriesOfPersons(m), set()
    everything: Visits = {}
    visits = visits_of(chance, 8, 0)
    for night in range(1, 5):
        away = {
            v: row for v, row in everything.items() if v not in visits and chance.random() < 0.2
        }
        visits = tomorrow(chance, visits | away, night)
        everything |= visits
        series.whose = {visit: person for visit, (person, *_) in visits.items()}
        source = {visit: ill for visit, (*_, ill) in visits.items()}
        staying = series.staying(source)
        report = publish(place, visits, m, max_suppression=len(visits))
        classes, forged = classes_of(place, visits)
        wrong = series.of_persons(source, classes, forged, report.rows.suppressed)
        assert not wrong, (night, wrong)
        several = [one for one in report.warnings if one.code == "W08"]
        seen |= {("stay", bool(staying)), ("forged", sum(forged) > 0), ("W08", bool(several))}
    assert seen >= {("stay", True), ("forged", True), ("W08", True)}


def shown(place: Place, visits: Visits) -> set[tuple[frozenset[str], tuple[str, ...], int]]:
    """The classes of the release: its rows' keys, its values, and its counterfeits."""
    classes, forged = classes_of(place, visits)
    return {
        (one.members, tuple(sorted(one.values)), number)
        for one, number in zip(classes, forged, strict=True)
    }


def test_persons_of_one_row_each_are_in_the_classes_that_rows_are_in(
    backend: Place, tmp_path: Path
) -> None:
    chance = random.Random(3)  # noqa: S311 - the same in each run
    ages = [*range(20, 60)]
    first: Visits = {f"v{n}": (f"p{n}", ages.pop(), chance.choice(ILLS)) for n in range(24)}
    second = {visit: row for visit, row in first.items() if chance.random() < 0.7}
    second |= {f"w{n}": (f"q{n}", ages.pop(), chance.choice(ILLS)) for n in range(9)}
    by, found = MInvariance(key="sixteen characters"), []
    (tmp_path / "other").mkdir()
    with fresh_place("sqlite", tmp_path / "other") as other:
        for place, said in ((backend, {}), (other, {"person": None, "target": TARGET})):
            for visits in (first, second):
                publish(place, visits, 2, algorithm=by, max_suppression=len(visits), **said)
                found.append(shown(place, visits))
    assert found[:2] == found[2:]
    assert any(number for *_, number in found[1])


ALIKE: Visits = {
    f"v{person}{visit}": (f"p{person}", 20 + person, ill)
    for person in range(6)
    for visit, ill in enumerate(("flu", "gout"))
}
"""Six persons with two visits each, of one age: a cut by age has both in one class."""


def test_classes_with_two_rows_of_a_person_are_not_published(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    publish(backend, ALIKE, 2)
    assert all(len({v[1] for v in members}) == 2 for members, *_ in shown(backend, ALIKE))
    before = backend.records("nightly")
    monkeypatch.setattr(m_invariance, "parted", lambda _: [(0, 0)])
    with pytest.raises(VerificationError, match="two rows of one person"):
        publish(backend, ALIKE, 2)
    assert backend.records("nightly") == before


SPOILT = (
    "DELETE FROM {memory} WHERE person = 'p1'",
    "DELETE FROM {memory} WHERE person = 'p1' AND v0 = 'flu'",
    "UPDATE {memory} SET v0 = 'flu' WHERE person = 'p1'",
    "UPDATE {memory} SET signature = 99 WHERE person = 'p1' AND v0 = 'gout'",
    "INSERT INTO {memory} VALUES ('p1', 99, 'flu')",
    "DELETE FROM {memory} WHERE person = 'p0'",
)
"""What is remembered of p1, who is in the release, and of p0, who was."""


def test_what_is_remembered_of_persons_is_measured(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, write, spoiling = backend, NewTable.write, iter(SPOILT)
    publish(place, ALIKE, 2)
    before = place.named(), place.records("nightly")
    later = {visit: row for visit, row in ALIKE.items() if row[0] != "p0"}

    def spoilt(self: NewTable, workspace: Workspace, made: Release) -> tuple[Sql, ...]:
        relations = write(self, workspace, made)
        assert self.remembered is not None
        statement = next(spoiling).format(memory=self.remembered.signatures)
        workspace.execute(Command("test", Sql(statement)))
        return relations

    monkeypatch.setattr(NewTable, "write", spoilt)
    for _ in SPOILT:
        with pytest.raises(VerificationError):
            publish(place, later, 2)
    assert (place.named(), place.records("nightly")) == before


def test_a_visit_that_comes_keeps_the_signature_of_its_person_and_value(backend: Place) -> None:
    """Also of a value that she has none of today, and of another visit than the one before."""
    publish(backend, ALIKE, 2)
    publish(backend, {v: row for v, row in ALIKE.items() if v != "v01"}, 2)
    third = {v: row for v, row in ALIKE.items() if v != "v01"} | {"new": ("p0", 50, "gout")}
    publish(backend, third, 2)
    (values,) = {values for members, values, _ in shown(backend, third) if "new" in members}
    assert values == ("flu", "gout")


def test_a_series_of_persons_is_compared(backend: Place) -> None:
    said: Mapping[str, Any] = {
        "target": {**TARGET, "if_exists": "replace"},
        "releases": {"guard": "off"},
    }
    first = publish(backend, ALIKE, 2, **said)
    later = {v: row for v, row in ALIKE.items() if row[0] != "p0"} | {"new": ("p1", 50, "gout")}
    second = publish(backend, later, 2, **said)
    report = sqlanon.compare(backend.url, first.run_id, second.run_id)
    one = report.invariance["ill"]
    assert (one.unique, one.changed, one.holds) == ((2, 2), 0, True)
    assert one.staying == 10
    other = {**OF_PERSONS, "who": {"role": "identifier"}, "person": {"role": "quasi"}}
    with pytest.raises(
        sqlanon.PublishError, match=r"person: the signatures of run .* are by person"
    ):
        publish(backend, later, 2, person="who", columns=other, **said)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"person": "who"}, "persons are told apart by a column of their own"),
        ({"person": "ill"}, "persons are told apart by a column of their own"),
        ({"algorithm": "optimal"}, "it counts rows, of which several can be one person's"),
        (
            {"person": None, "privacy": [MUniqueness(column="ill", m=2)]},
            "target.key: m_invariance knows persons again by it",
        ),
    ],
)
def test_what_cannot_be_kept_is_refused(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(sqlanon.SqlanonError, match=said):
        publish(NOWHERE, {}, 2, **changes)


class Nowhere:
    """A place that is never connected to."""

    url = "duckdb:////nowhere/at/all.duckdb"

    def named(self) -> list[str]:
        """As if the table were there."""
        return ["patients"]

    def run(self, *_: str) -> None:
        """Do nothing."""


NOWHERE: Any = Nowhere()


def test_a_check_cannot_see_it() -> None:
    models = [MUniqueness(column="ill", m=2)]
    for said in (
        {"person": "person", "privacy": models},
        {"privacy": [MUniqueness(column="ill", m=2, person="person")]},
    ):
        with pytest.raises(sqlanon.UnsupportedError, match="it counts rows"):
            sqlanon.check(NOWHERE.url, "nightly", quasi=["age"], **said)
