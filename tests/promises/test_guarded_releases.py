"""With `release_guard: refuse` all releases of a source together tell no more than one may."""

from __future__ import annotations

import random
from collections import Counter
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.api import run as api
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.sql.statement import Statement

KINDS = {"id": "text", "race": "text", "zip": "text", "ill": "text"}
PEOPLE = [
    (f"P{number}", race, place, ("flu", "gout")[number % 2])
    for number, (race, place) in enumerate(
        (race, place) for race in "bw" for place in ("02138", "02139", "02141", "02142")
    )
]
"""Of the slides of Kantarcioglu after Sweeney 2002: released as [1, 0] and [0, 1], each k = 2."""
BY_ZIP, BY_RACE, COARSE = {"race": 1, "zip": 0}, {"race": 0, "zip": 2}, {"race": 1, "zip": 2}


def publish(place: Place, table: str, levels: dict[str, int], **said: Any) -> sqlanon.Report:
    return api.anonymize(place.url, "people", **asking(table, levels, **said))


def asking(table: str, levels: dict[str, int], **said: Any) -> Any:
    asked: dict[str, Any] = {
        "columns": {
            "id": {"role": "drop"},
            "race": {"role": "quasi", "hierarchy": {"flat": True}},
            "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
            "ill": {"role": "sensitive"},
        },
        "privacy": [{"k_anonymity": {"k": 2}}],
        "algorithm": {"fixed": {"levels": levels}},
        "target": {"table": table, "if_exists": "replace", "key": "id"},
        "release_guard": {"action": "refuse"},
    }
    asked |= said
    return {name: one for name, one in asked.items() if one is not None}


def known(place: Place) -> list[str]:
    return [name for name in place.tables() if name.endswith("_known")]


def come(place: Place, *people: tuple[str, str, str, str]) -> None:
    rows = ("', '".join(one) for one in people)
    place.run(*(f"INSERT INTO people VALUES ('{row}')" for row in rows))


def test_releases_that_complement_each_other_are_refused(backend: Place) -> None:
    backend.load("people", KINDS, PEOPLE)
    first = publish(backend, "by_zip", BY_ZIP)
    assert first.together is not None
    assert (first.together.before, first.together.persons, first.together.classes) == ((), 8, 4)
    before = backend.named()
    planned = api.plan(backend.url, "people", **asking("by_race", BY_RACE))
    assert planned.together is not None
    assert [str(one) for one in planned.together.short] == ["k_anonymity in 8 joint classes"]
    assert "fall short: k_anonymity in 8 joint classes" in " ".join(str(planned).split())
    assert "W10" in {one.code for one in planned.warnings}
    with pytest.raises(sqlanon.VerificationError) as refused:
        publish(backend, "by_race", BY_RACE)
    assert "k_anonymity in 8 joint classes" in str(refused.value)
    assert "(of fewer than 2 are 8 of regrouped persons)" in str(refused.value)
    assert "nothing was published" in str(refused.value)
    assert backend.named() == before
    assert sqlanon.clean(backend.url) == []
    # a coarser one can be computed from the first
    coarse = publish(backend, "coarse", COARSE)
    assert coarse.together is not None
    assert (coarse.together.classes, coarse.together.short) == (4, ())
    assert coarse.together.before == (first.run_id,)
    assert "which satisfy all models" in " ".join(str(coarse).split())
    # who has replaced or dropped the first one has it all the same
    publish(backend, "by_zip", COARSE)
    backend.run("DROP TABLE by_zip")
    assert sqlanon.clean(backend.url) == []
    with pytest.raises(sqlanon.VerificationError, match="with 3 earlier releases of people"):
        publish(backend, "by_race", BY_RACE)
    before = backend.named()
    with pytest.raises(sqlanon.UnacceptedWarningsError, match="W10"):
        publish(backend, "by_race", BY_RACE, release_guard={"action": "warn"}, strict=True)
    assert backend.named() == before
    warned = publish(backend, "by_race", BY_RACE, release_guard={"action": "warn"})
    assert "W10" in {one.code for one in warned.warnings}
    assert "W10" not in {one.code for one in coarse.warnings}
    assert warned.together is not None
    (short,) = warned.together.short
    assert (short.model, short.classes, warned.together.classes) == ("k_anonymity", 8, 8)
    assert "fall short: k_anonymity in 8 joint classes" in " ".join(str(warned).split())
    assert len(known(backend)) == 4
    # nobody has those any more
    later = datetime.now(UTC).isoformat()
    alone = publish(backend, "by_race", BY_RACE, release_guard={"action": "refuse", "since": later})
    assert alone.together is not None
    assert alone.together.before == ()


def test_a_comparison_has_the_values_of_who_has_gone_from_the_releases(backend: Place) -> None:
    backend.load("people", KINDS, PEOPLE)
    first = publish(backend, "out", COARSE, release_guard={"action": "warn"})
    gone = [row for row in PEOPLE if row[2] == PEOPLE[0][2]]
    backend.run(f"DELETE FROM people WHERE zip = '{PEOPLE[0][2]}'")
    second = publish(backend, "out", COARSE, release_guard={"action": "warn"})
    diverse = [{"l_diversity": {"column": "ill", "l": 2}}]
    found = sqlanon.compare(
        backend.url, first.run_id, second.run_id, privacy=diverse, k=2, key="id"
    )
    assert (found.persons, found.in_all) == (len(PEOPLE), len(PEOPLE) - len(gone))
    assert found.candidates["ill"].not_known == 0
    by_place = {row[0]: (row in gone) for row in PEOPLE}
    assert sum(by_place.values()) == len(gone) >= 2
    (diversity,) = [one for one in found.models if one.name == "l_diversity"]
    assert diversity.reached == len({row[3] for row in gone}), "they are the least diverse"
    # a source that was given another name, where releases have not stored what it has
    backend.run("ALTER TABLE people RENAME TO persons")
    with pytest.raises(sqlanon.InspectionError, match="people"):
        sqlanon.compare(backend.url, first.run_id, second.run_id, privacy=diverse, k=2, key="id")
    again = sqlanon.compare(
        backend.url, first.run_id, second.run_id, privacy=diverse, k=2, key="id", source="persons"
    )
    assert again.models == found.models
    assert again.source.endswith("persons")


@pytest.mark.parametrize("then", ["flu", "diverse"])
def test_a_comparison_has_the_values_that_the_releases_show(backend: Place, then: str) -> None:
    """What the source says since then protects nobody, and tells of nobody."""
    backend.load(
        "people", KINDS, [(*row[:3], "flu") for row in PEOPLE] if then == "flu" else PEOPLE
    )
    runs = [
        publish(backend, "out", COARSE, release_guard={"action": "warn"}).run_id for _ in range(2)
    ]
    now = "CASE WHEN id < 'P4' THEN 'flu' ELSE 'gout' END" if then == "flu" else "'flu'"
    backend.run(f"UPDATE people SET ill = {now}")
    diverse = [{"l_diversity": {"column": "ill", "l": 2}}]
    found = sqlanon.compare(backend.url, *runs, privacy=diverse, key="id")
    assert (found.models[0].reached, found.holds) == ((1, False) if then == "flu" else (2, True))


M_UNIQUE = [{"m_uniqueness": {"column": "ill", "m": 2}}]


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    "said", [{"recoding": {"reuse": "last"}}, {"algorithm": "m_invariance", "privacy": M_UNIQUE}]
)
def test_an_order_of_appearance_is_refused_where_a_copy_is_read(
    backend: Place, said: dict[str, Any]
) -> None:
    """The copy has rows in an order of the engine's: classes were others on each."""
    backend.load("people", KINDS, PEOPLE)
    columns = {
        "id": {"role": "drop"},
        "zip": {"role": "quasi", "order": "appearance"},
        "ill": {"role": "sensitive"},
    }
    guard = {"action": "refuse" if "recoding" in said else "store"}
    with pytest.raises(sqlanon.UnsupportedError, match="which reads a copy of the rows"):
        publish(
            backend,
            "out",
            {},
            **{"algorithm": "mondrian", **said},
            columns=columns,
            unlisted="drop",
            release_guard=guard,
        )


@pytest.mark.parametrize("later", ["DECIMAL(9, 3)", "BIGINT"])
def test_persons_are_the_same_when_their_keys_are_given_more_digits(
    backend: Place, later: str
) -> None:
    """As texts 7.0, 7.000 and 7 are three, and everybody would have come anew."""
    rows = ", ".join(
        f"({number * 10}, '{race}', '{place}', '{ill}')"
        for number, (_, race, place, ill) in enumerate(PEOPLE)
    )

    def load(kind: str) -> None:
        backend.run(
            f"CREATE TABLE people (id {kind}, race VARCHAR(9), zip VARCHAR(9), ill VARCHAR(9))",
            f"INSERT INTO people VALUES {rows}",
        )

    load("DECIMAL(6, 1)")
    publish(backend, "by_zip", BY_ZIP)
    backend.run("DROP TABLE people")
    load(later)
    with pytest.raises(sqlanon.VerificationError, match="k_anonymity in 8 joint classes"):
        publish(backend, "by_race", BY_RACE)


def test_what_is_published_without_the_guard_says_so_and_counts_later(backend: Place) -> None:
    backend.load("people", KINDS, PEOPLE)
    first = publish(backend, "by_zip", BY_ZIP)
    off = publish(backend, "by_race", BY_RACE, release_guard={"action": "store"})
    assert off.together is not None
    assert (off.together.action, off.together.before) == ("store", (first.run_id,))
    assert (off.together.persons, off.together.classes, off.together.short) == (None, None, ())
    told = " ".join(str(off).split())
    assert "not measured with 1 earlier release, because of action: store" in told
    assert "this release is not compared with others" in told
    assert len(known(backend)) == 2
    # whoever reads the ledger sees it
    entered = sqlanon.history(backend.url)
    assert {one.run_id: one.guard for one in entered.runs} == {
        first.run_id: "refuse",
        off.run_id: "store",
    }
    assert f"{off.run_id} action: store" in " ".join(str(entered).split())
    # what it tells together with the first one cannot be undone, and is not passed over
    with pytest.raises(sqlanon.VerificationError, match="with 2 earlier releases of people"):
        publish(backend, "coarse", COARSE)
    moment = next(one for one in entered.runs if one.run_id == off.run_id).finished
    assert moment is not None
    since = {"action": "refuse", "since": moment.isoformat()}
    with pytest.raises(sqlanon.VerificationError, match="with 1 earlier release of people"):
        publish(backend, "by_zip", BY_ZIP, release_guard=since)
    assert publish(backend, "coarse", COARSE, release_guard=since).together is not None


def test_models_that_joint_classes_have_none_of_may_stand_without_the_guard(backend: Place) -> None:
    backend.load("people", KINDS, PEOPLE)
    mapped = [{"k_map": {"population": "people", "k": 2}}]
    publish(backend, "by_zip", BY_ZIP, privacy=mapped, release_guard={"action": "store"})
    with pytest.raises(sqlanon.VerificationError, match="with 1 earlier release of people"):
        publish(backend, "by_race", BY_RACE)


def test_values_of_who_went_and_who_came_are_measured_too(backend: Place) -> None:
    """Two went together and had one illness: by subtraction it is known, though they were two."""
    rows = [(f"P{n}", "b", "02138", ("flu", "FLU", "gout")[n % 3]) for n in range(12)]
    diverse = [{"k_anonymity": {"k": 2}}, {"l_diversity": {"column": "ill", "l": 2}}]
    backend.load("people", KINDS, rows)
    first = publish(backend, "out", BY_ZIP, privacy=diverse)
    shown = Counter(row["ill"] for row in backend.records("out"))
    backend.run("DELETE FROM people WHERE id IN ('P0', 'P3')")  # both flu
    with pytest.raises(sqlanon.VerificationError) as refused:
        publish(backend, "out", BY_ZIP, privacy=diverse)
    assert f"l_diversity of ill in 1 joint class of run {first.run_id}" in str(refused.value)
    assert "k_anonymity" not in str(refused.value)
    assert Counter(row["ill"] for row in backend.records("out")) == shown
    backend.run("DELETE FROM people WHERE id = 'P1'")  # FLU
    publish(backend, "out", BY_ZIP, privacy=diverse)
    # of who comes the new release has the values
    come(backend, ("Q0", "b", "02138", "rare"), ("Q1", "b", "02138", "rare"))
    with pytest.raises(sqlanon.VerificationError, match="l_diversity of ill in 1 joint class of"):
        publish(backend, "out", BY_ZIP, privacy=diverse)
    come(backend, ("Q2", "b", "02138", "flu"))
    assert publish(backend, "out", BY_ZIP, privacy=diverse).rows.published == 12
    # and nobody can be told who goes from a joint class alone
    backend.run("DELETE FROM people WHERE id IN ('Q0', 'P2')")
    with pytest.raises(sqlanon.VerificationError, match="k_anonymity in 2 joint classes"):
        publish(backend, "out", BY_ZIP, privacy=diverse)


def test_values_are_those_that_a_release_had(backend: Place) -> None:
    """What the source says today of persons is not what the first release shows of them."""
    rows = [(f"P{n}", "b", "02138", "rare" if n < 2 else ("flu", "gout")[n % 2]) for n in range(8)]
    diverse = [{"k_anonymity": {"k": 2}}, {"l_diversity": {"column": "ill", "l": 2}}]
    backend.load("people", KINDS, rows)
    publish(backend, "out", BY_ZIP, privacy=diverse)
    backend.run("UPDATE people SET ill = 'flu' WHERE id = 'P0'")
    backend.run("UPDATE people SET zip = '02139' WHERE id IN ('P0', 'P1')")
    with pytest.raises(sqlanon.VerificationError, match="l_diversity of ill in 1 joint class of"):
        publish(backend, "out", BY_ZIP, privacy=diverse)


def test_a_release_without_keys_is_not_passed_over(backend: Place) -> None:
    backend.load("people", KINDS, PEOPLE)
    plain: dict[str, Any] = {"release_guard": None, "target": {"table": "plain"}}
    first = publish(backend, "plain", BY_ZIP, **plain)
    with pytest.raises(
        sqlanon.PublishError, match=rf"the last one \S*plain, of run {first.run_id}.*since"
    ):
        publish(backend, "out", COARSE)
    assert known(backend) == []
    warned = publish(backend, "out", COARSE, release_guard={"action": "warn"})
    assert any("not compared with 1 release of people, whose" in note for note in warned.notes)
    assert warned.together is not None
    assert warned.together.uncounted == (first.run_id,)
    now = datetime.now(UTC).isoformat()
    backend.run("DROP TABLE plain")
    later = publish(backend, "out", COARSE, release_guard={"action": "refuse", "since": now})
    assert later.together is not None
    assert later.together.before == later.together.uncounted == ()
    # who is in a release was known, and is not any more
    (name,) = [name for name in known(backend) if later.run_id in name]
    backend.run(f"DROP TABLE {name}")
    with pytest.raises(sqlanon.PublishError, match=later.run_id):
        publish(backend, "out", COARSE, release_guard={"action": "refuse", "since": now})


@pytest.mark.parametrize("backend", ["duckdb", "postgresql", "mariadb"], indirect=True)
def test_of_two_runs_at_the_same_time_one_is_refused(backend: Place) -> None:
    """On SQLite the second one waits for the first to end."""
    backend.load("people", KINDS, PEOPLE)
    met: list[str] = []

    def meanwhile(step: Statement) -> None:
        if step.name != "stage/totals" or met:
            return
        met.append("")
        try:
            publish(backend, "by_race", BY_RACE)
        except sqlanon.PublishError as error:
            met.append(str(error))

    first = publish(backend, "by_zip", BY_ZIP, observer=Observer(statement=meanwhile))
    assert len(met) == 2
    assert f"release_guard: run {first.run_id} over people is still running" in met[1]
    # it has ended, and is seen; nor is one that failed in the way
    with pytest.raises(sqlanon.VerificationError):
        publish(backend, "by_race", BY_RACE)
    assert publish(backend, "coarse", COARSE).together is not None


def test_a_source_of_another_name_is_another(backend: Place) -> None:
    backend.load("people", KINDS, PEOPLE)
    publish(backend, "by_zip", BY_ZIP)
    backend.load("others", KINDS, PEOPLE)
    job = {"source": "others", "target": {"table": "by_race", "key": "id"}}
    assert api.run(_job(job, BY_RACE), connection=backend.url).together is not None
    schema = backend.schema
    spelled = {"source": f"{schema}.people", "target": {"table": "again", "key": "id"}}
    with pytest.raises(sqlanon.VerificationError, match="with 1 earlier release of"):
        api.run(_job(spelled, BY_RACE), connection=backend.url)


def _job(said: dict[str, Any], levels: dict[str, int]) -> sqlanon.Job:
    return sqlanon.Job.from_mapping(
        {
            "columns": {
                "id": {"role": "drop"},
                "race": {"role": "quasi", "hierarchy": {"flat": True}},
                "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
                "ill": {"role": "sensitive"},
            },
            "privacy": [{"k_anonymity": {"k": 2}}],
            "algorithm": {"fixed": {"levels": levels}},
            "release_guard": {"action": "refuse"},
            **said,
        }
    )


def test_a_plan_stores_nothing(backend: Place) -> None:
    backend.load("people", KINDS, PEOPLE)
    publish(backend, "by_zip", BY_ZIP)
    before = backend.tables()
    job = {"source": "people", "target": {"table": "by_race", "key": "id"}}
    plan = api.plan(_job(job, BY_RACE), connection=backend.url)
    assert "_known" in plan.script.text()
    assert backend.tables() == before


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "view": ({"target": {"table": "out", "mode": "view"}}, "use mode: table"),
    "in place": (
        {"target": {"mode": "replace"}, "in_place": True},
        "use mode: table",
    ),
    "no ledger": ({"ledger": False}, "ledger: false: release_guard needs the"),
    "groups": (
        {"algorithm": "anatomy", "privacy": [{"l_diversity": {"column": "ill", "l": 2}}]},
        "use m_invariance",
    ),
    "two kinds of persons": (
        {"privacy": [{"person_anonymity": {"k": 2, "person": one}} for one in ("ill", "id")]},
        "the models count persons by ill and by id; count them by one",
    ),
    "persons whom readers tell apart": (
        {"privacy": [{"k_anonymity": {"k": 2, "person": "ill"}}]},
        "ill links the rows of a person in each",
    ),
    "hashed persons": (
        {
            "privacy": [{"k_anonymity": {"k": 2, "person": "id"}}],
            "columns": {
                "id": {"role": "identifier", "action": "hash", "key": "sixteen characters"},
                "zip": {"role": "quasi", "hierarchy": {"flat": True}},
            },
            "algorithm": "optimal",
        },
        "id links the rows of a person in each",
    ),
    "classes that are split": (
        {"recoding": {"reuse": "last", "grown": "split"}},
        "recoding.grown: unknown key",
    ),
    "no moment": ({"release_guard": {"action": "refuse", "since": "soon"}}, "must be a moment"),
    "nothing": ({"release_guard": {}}, "action"),
    "no": ({"release_guard": {"action": "no"}}, "'store', 'warn', 'refuse' or 'suppress'"),
    "weaker models": ({"release_guard": {"action": "refuse", "models": []}}, "models"),
    "since of the previous one": (
        {"release_guard": {"action": "refuse", "compare": "previous", "since": "2026-01-31"}},
        "since and keep_for need compare: all",
    ),
    "no duration": (
        {"release_guard": {"action": "warn", "keep_for": "a year"}},
        "must be days or weeks, as in 365d or 52w",
    ),
    "persons whom readers tell apart, off": (
        {
            "release_guard": {"action": "store"},
            "privacy": [{"k_anonymity": {"k": 2, "person": "ill"}}],
        },
        "ill links the rows of a person in each",
    ),
}


@pytest.mark.parametrize("why", REFUSED)
@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_what_cannot_be_read_together_is_refused_by_the_job(backend: Place, why: str) -> None:
    said, message = REFUSED[why]
    with pytest.raises(sqlanon.SqlanonError, match=message):
        publish(backend, "out", COARSE, **said)  # there is no table people


@pytest.mark.parametrize("since", ["2026-01-31", "2026-01-31T01:00:00+01:00"])
def test_a_moment_without_a_zone_is_of_utc(since: str) -> None:
    job = _job({"source": "people", "release_guard": {"action": "warn", "since": since}}, COARSE)
    assert job.release_guard is not None
    assert job.release_guard.since == datetime(2026, 1, 31, tzinfo=UTC)
    assert sqlanon.Job.from_mapping(job.to_mapping()) == job


def test_nobody_who_comes_alone_is_learnt(backend: Place) -> None:
    """Persons are added one by one to a table that is published each time."""
    chance = random.Random(3)  # noqa: S311  # the same in each run
    ills, zips = ("flu", "gout", "asthma"), ("02138", "02139")

    def read(table: str) -> Counter[tuple[str, str]]:
        return Counter((row["zip"], row["ill"]) for row in backend.records(table))

    drawn = [(f"P{n}", "b", chance.choice(zips), chance.choice(ills)) for n in range(40)]
    backend.load("people", KINDS, drawn)
    for guard, expected in (("refuse", 0), ("warn", 6)):
        said = {"release_guard": {"action": guard, "since": datetime.now(UTC).isoformat()}}
        publish(backend, guard, BY_ZIP, **said)
        learnt, held = 0, 0
        for number in range(6):
            before = read(guard)
            come(backend, (f"{guard}{number}", "b", chance.choice(zips), chance.choice(ills)))
            try:
                publish(backend, guard, BY_ZIP, **said)
            except sqlanon.VerificationError:
                held += 1
            changed = (read(guard) - before) + (before - read(guard))
            learnt += changed.total() == 1
        assert learnt == expected
        assert (held > 0) == (guard == "refuse")
        assert held < 6  # two of one class may come together


def test_releases_by_another_key_are_not_passed_over(backend: Place) -> None:
    """Nobody would be found again in them: all would have gone, and all have come."""
    backend.load("people", KINDS | {"ssn": "text"}, [(*row, f"S{row[0]}") for row in PEOPLE])
    ssn = {**asking("out", COARSE)["columns"], "ssn": {"role": "drop"}}
    kept: dict[str, Any] = {"columns": ssn, "target": {"table": "out", "key": "ssn"}}
    publish(backend, "out", COARSE, **kept)
    backend.run("DELETE FROM people WHERE id = 'P2'")
    before = backend.named()
    other = {**kept, "target": {"table": "more", "key": "id"}}
    with pytest.raises(sqlanon.PublishError, match="without stored persons by id"):
        publish(backend, "more", COARSE, **other)
    with pytest.raises(sqlanon.PublishError, match="by id"):
        api.plan(backend.url, "people", **asking("more", COARSE, **other))
    target = {"table": "out", "if_exists": "replace", "key": "id"}
    guard = {"action": "refuse", "compare": "previous"}
    small = {**kept, "target": target, "release_guard": guard}
    with pytest.raises(sqlanon.PublishError, match="identified by ssn, and are by id now"):
        publish(backend, "out", COARSE, **small)
    assert backend.named() == before
    warned = publish(backend, "more", COARSE, **other, release_guard={"action": "warn"})
    assert warned.together is not None
    assert len(warned.together.uncounted) == 1
