"""Models of a population, of several releases, counted again in Python.

Those of the population may be in a joint class whom each release in which it is would have in its
class there.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import sqlanon
from sqlanon.api import run as api

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from engines import Place

KINDS = {"age": "integer", "town": "text"}
Said = tuple[int | None, str]
"""Age and town."""
TOWNS = ["n", "N", "s"]
LEVELS = ((0, 1), (1, 0), (1, 1), (0, 0), (2, 0))
MODELS: list[dict[str, Any]] = [
    {"k_map": {"population": "everybody", "k": 4}},
    {"average_risk": {"threshold": 0.25, "population": "everybody"}},
    {"sample_uniqueness": {"threshold": 0, "population": "everybody"}},
    {"delta_presence": {"population": "everybody", "min": 0.1, "max": 0.6}},
]


class Night(NamedTuple):
    """A release: its levels, the class of each person in it, and the population of then."""

    levels: tuple[int, int]
    classes: dict[int, Said]
    public: frozenset[Said]

    def place(self, said: Said) -> Any:
        """The class in which it would have somebody; None for none."""
        label = labelled(said, self.levels)
        return label if said in self.public and label in self.classes.values() else None


def labelled(said: Said, levels: tuple[int, int]) -> Any:
    age, town = said
    lower = None if age is None else (age, age // 10, "to 1000")[levels[0]]
    return lower, (town, "*")[levels[1]]


def publish(place: Place, levels: tuple[int, int], guard: str = "warn", **said: Any) -> Any:
    asked: dict[str, Any] = {
        "columns": {
            "id": {"role": "keep"},
            "age": {"role": "quasi", "hierarchy": {"intervals": [10, 1000]}},
            "town": {"role": "quasi", "hierarchy": {"flat": True}},
        },
        "privacy": [{"k_map": {"population": "everybody", "k": 2}}],
        "algorithm": {"fixed": {"levels": {"age": levels[0], "town": levels[1]}}},
        "max_suppression": 0.9,
        "target": {"table": "out", "if_exists": "replace", "key": "id"},
        "release_guard": {"action": guard},
    }
    return api.anonymize(place.url, "people", **asked | said)


def night(
    place: Place, people: dict[int, Said], public: Sequence[Said], levels: tuple[int, int]
) -> Night:
    there = {row["id"] for row in place.records("out")}
    classes = {one: labelled(said, levels) for one, said in people.items() if one in there}
    return Night(levels, classes, frozenset(public))


class Counted(NamedTuple):
    """What the models measure: k, risks, and the least and greatest share."""

    members: list[tuple[int, int]]
    shares: list[Fraction | None]

    def reached(self, name: str) -> Any:
        """What a model measures of the joint classes."""
        rows = sum(n for n, _ in self.members)
        match name:
            case "k_map":
                return min(there for _, there in self.members)
            case "average_risk":
                found = sum(Fraction(n, max(there, 1)) for n, there in self.members)
                return pytest.approx(float(found / rows))
            case _:
                alone = sum(n == 1 and there <= 1 for n, there in self.members)
                return pytest.approx(alone / rows)


def counted(series: Sequence[Night], public: Sequence[Said]) -> Counted:
    persons = {one for release in series for one in release.classes}
    joint = Counter(tuple(one.classes.get(person) for one in series) for person in persons)
    kinds = Counter(tuple(one.place(said) for one in series) for said in public)

    def may(kind: tuple[Any, ...], places: tuple[Any, ...]) -> bool:
        return all(at is None or at == own for at, own in zip(places, kind, strict=True))

    there = {places: sum(n for k, n in kinds.items() if may(k, places)) for places in joint}
    shares: list[Fraction | None] = [
        sum((Fraction(n, there[p]) for p, n in joint.items() if may(kind, p)), Fraction(0))
        for kind in kinds
        if any(place is not None for place in kind)
    ]
    shares += [None for places in joint if not there[places]]
    return Counted([(n, there[places]) for places, n in joint.items()], shares)


@pytest.mark.parametrize("seed", range(5))
def test_joint_classes_are_of_so_many_of_the_population(backend: Place, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - no secret

    def drawn() -> Said:
        return chance.choice([20, 21, 22, 30, 31, None]), chance.choice(TOWNS)

    people = {number: drawn() for number in range(24)}
    public = [*people.values(), *(drawn() for _ in range(40))]
    series: list[Night] = []
    for number, levels in enumerate(chance.sample(LEVELS, 3)):
        if number:
            for gone in chance.sample(sorted(people), 3):
                del people[gone]
            people |= {100 * number + n: drawn() for n in range(3)}
            public = [*public[2:], drawn(), (99, "e")]
            backend.run("DROP TABLE people")
            backend.run("DROP TABLE everybody")
        rows = [(one, *said) for one, said in people.items()]
        backend.load("people", {"id": "integer", **KINDS}, rows)
        backend.load("everybody", KINDS, public)
        report = publish(backend, levels)
        series.append(night(backend, people, public, levels))
        told = {one.model: one.classes for one in report.together.short}
        few = sum(there < 2 for _, there in counted(series, public).members) if number else 0
        assert told == ({"k_map": few} if few else {})
    expected = counted(series, public)
    compared = sqlanon.compare(backend.url, "out", privacy=MODELS, key="id")
    found = {(one.name, one.variant): one for one in compared.models}
    k_map = found["k_map", None]
    assert k_map.violating_classes == sum(there < 4 for _, there in expected.members)
    for one in compared.models:
        if one.name not in {"k_map", "delta_presence"}:
            assert one.reached == expected.reached(one.name), expected
    assert k_map.reached == expected.reached("k_map")
    least, most = (found["delta_presence", variant] for variant in ("minimum", "maximum"))
    finite = [one for one in expected.shares if one is not None]
    assert least.reached == pytest.approx(float(min(finite)))
    assert least.violating_classes == sum(one < Fraction(1, 10) for one in finite)
    greatest = float(max(finite)) if len(finite) == len(expected.shares) else float("inf")
    assert most.reached == pytest.approx(greatest)
    assert most.violating_classes == sum(
        one is None or one > Fraction(6, 10) for one in expected.shares
    )
    assert compared.holds is all(one.holds for one in compared.models)


def test_a_release_does_not_tell_people_apart_whom_the_population_has_too_few_of(
    backend: Place,
) -> None:
    """By town in one release, by age in the next: both of six of everybody, together of three."""
    people: dict[int, Said] = {n: (20 + 10 * (n % 2), "ns"[n // 2 % 2]) for n in range(8)}
    public = [*people.values(), *list(people.values())[:4]]
    backend.load(
        "people", {"id": "integer", **KINDS}, [(one, *said) for one, said in people.items()]
    )
    backend.load("everybody", KINDS, public)
    k_map: dict[str, Any] = {"privacy": [{"k_map": {"population": "everybody", "k": 6}}]}
    publish(backend, (2, 0), "refuse", **k_map)
    with pytest.raises(sqlanon.VerificationError, match="k_map in 4 joint classes") as refused:
        publish(backend, (1, 1), "refuse", **k_map)
    assert "persons of the population" in str(refused.value)
    planned = api.plan(
        backend.url,
        "people",
        columns={
            "id": {"role": "drop"},
            "age": {"role": "quasi", "hierarchy": {"intervals": [10, 1000]}},
            "town": {"role": "quasi", "hierarchy": {"flat": True}},
        },
        algorithm={"fixed": {"levels": {"age": 1, "town": 1}}},
        target={"table": "out", "if_exists": "replace", "key": "id"},
        release_guard={"action": "refuse"},
        **k_map,
    )
    assert planned.together is not None
    assert [(one.model, one.classes) for one in planned.together.short] == [("k_map", 4)]
    # three of each is enough for two
    publish(backend, (1, 1), "refuse")
    kept = [name for name in backend.tables() if name.startswith("sqlanon_recoding_")]
    assert sorted(name.rpartition("_")[2] for name in kept) == [
        "known",
        "known",
        "public",
        "public",
    ]
    assert not sqlanon.clean(backend.url)


def test_a_release_without_the_population_is_not_counted(backend: Place) -> None:
    backend.load("people", {"id": "integer", **KINDS}, [(n, 20, "n") for n in range(4)])
    backend.load("everybody", KINDS, [(20, "n")] * 8)
    first = publish(backend, (1, 1), privacy=[{"k_anonymity": {"k": 2}}])
    with pytest.raises(sqlanon.PublishError, match="without stored persons"):
        publish(backend, (1, 1), "refuse")
    with pytest.raises(sqlanon.InspectionError, match="classes of persons of everybody"):
        sqlanon.compare(backend.url, first.run_id, privacy=MODELS[:1], key="id")
    other = {"k_map": {"population": "people", "k": 1}}
    with pytest.raises(sqlanon.JobError, match="models of one population"):
        sqlanon.compare(backend.url, "out", privacy=[MODELS[0], other], key="id")


def test_the_population_may_be_named_by_a_variable(
    backend: Place, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The ledger has the job as it is said, and what it named beside."""
    monkeypatch.setenv("PEOPLE_OF_ALL", "everybody")
    backend.load("people", {"id": "integer", **KINDS}, [(n, 20, "n") for n in range(4)])
    backend.load("everybody", KINDS, [(20, "n")] * 8)
    model = {"k_map": {"population": "${PEOPLE_OF_ALL}", "k": 2}}
    said = {
        "connection": str(backend.url),
        "source": "people",
        "columns": {
            "id": {"role": "drop"},
            "age": {"role": "quasi", "hierarchy": {"flat": True}},
            "town": {"role": "quasi", "hierarchy": {"flat": True}},
        },
        "privacy": [model],
        "algorithm": "optimal",
        "target": {"table": "out", "if_exists": "replace", "key": "id"},
        "release_guard": {"action": "refuse"},
    }
    file = tmp_path / "job.yaml"
    file.write_text(json.dumps(said))
    first = sqlanon.run(sqlanon.Job.from_file(file))
    second = sqlanon.run(sqlanon.Job.from_file(file)).together
    assert second is not None
    assert (second.before, second.short) == ((first.run_id,), ())
    assert sqlanon.compare(backend.url, "out", privacy=MODELS[:1], key="id").holds


@pytest.mark.parametrize("what", ["others", "another kind", "other columns", "another order"])
def test_a_population_is_found_again_by_its_name_and_its_columns(backend: Place, what: str) -> None:
    rows = [(20 + n % 2, "n", "2020-01-01") for n in range(8)]
    kinds = {**KINDS, "born": "date"}
    backend.load("people", {"id": "integer", **kinds}, [(n, *row) for n, row in enumerate(rows)])
    for name in ("everybody", "others"):
        backend.load(name, kinds, rows * 2)
    flat = {"role": "quasi", "hierarchy": {"flat": True}}
    columns = {"id": {"role": "drop"}, **dict.fromkeys(kinds, flat)}
    said: dict[str, Any] = {
        "columns": columns,
        "algorithm": "optimal",
        "privacy": [{"k_map": {"population": "everybody", "k": 4}}],
    }
    publish(backend, (0, 0), "refuse", **said)
    match what:
        case "others":
            said["privacy"] = [{"k_map": {"population": "others", "k": 4}}]
        case "other columns":
            said["columns"] = columns | {"born": {"role": "drop"}}
        case "another kind":
            for name in ("people", "everybody"):
                backend.run(f"DROP TABLE {name}")
            told = {**KINDS, "born": "text"}
            by_id = [(n, *row) for n, row in enumerate(rows)]
            backend.load("people", {"id": "integer", **told}, by_id)
            backend.load("everybody", told, rows * 2)
        case _:
            said["columns"] = dict(reversed(columns.items()))
    if what == "another order":
        told_of = publish(backend, (0, 0), "refuse", **said).together
        assert len(told_of.before) == 1
        return
    with pytest.raises(sqlanon.PublishError, match=r"or .* by those of the source"):
        publish(backend, (0, 0), "refuse", **said)


def test_shares_that_are_too_large_are_told_apart_from_too_small_ones(backend: Place) -> None:
    people: dict[int, Said] = {n: (20 + n % 2, "n") for n in range(8)}
    backend.load("people", {"id": "integer", **KINDS}, [(n, *said) for n, said in people.items()])
    backend.load("everybody", KINDS, [*people.values()] * 2)
    model = {"delta_presence": {"population": "everybody", "min": 0, "max": 0.5}}
    publish(backend, (2, 1), "refuse", privacy=[model])
    backend.run("DELETE FROM people WHERE id < 2", "INSERT INTO people VALUES (50, 20, 'n')")
    with pytest.raises(
        sqlanon.VerificationError, match=r"delta_presence \(maximum\) of 1 kind of person of the"
    ):
        publish(backend, (2, 1), "refuse", privacy=[model])
