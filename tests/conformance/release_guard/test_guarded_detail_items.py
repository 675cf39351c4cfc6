"""Items of detail tables in several releases, counted again from what was published.

An item in all releases is the label that each has for it, or that the person has no such row there;
rows of hers that say the same are told apart by how many they are. Combinations of at most m of
them have to be of k persons.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import oracle_km
import pytest

import sqlanon
from sqlanon import Job, VerificationError, plan, run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place

K, M = 2, 2
ITEMS = [f"{group}{one}" for group in "ab" for one in "xyz"]
SEARCHED: dict[str, Any] = {
    "columns": {
        "id": {"role": "identifier", "action": "renumber"},
        "age": {"role": "quasi", "hierarchy": {"flat": True}},
    },
    "algorithm": "optimal",
}
"""Levels that are searched for, and so may be reused."""
Buy = tuple[int, int | None, str | None]
"""A row's own number, whose it is, the item."""
Shown = dict[int, list[tuple[str | None, str | None]]]
"""By person: item and label of each row of hers that is published."""


def load(place: Place, people: Sequence[int], buys: Sequence[Buy]) -> None:
    place.load("people", {"id": "integer", "age": "integer"}, [(one, one % 2) for one in people])
    place.load("buys", {"row_id": "integer", "person": "integer", "item": "text"}, buys)


def again(place: Place, people: Sequence[int], buys: Sequence[Buy]) -> None:
    place.run("DROP TABLE people")
    place.run("DROP TABLE buys")
    load(place, people, buys)


def job(place: Place, guard: str = "refuse", m: int = M, **more: Any) -> Job:
    rows = [[item, item[0], "*"] for item in [*ITEMS, "cx"]]
    said: dict[str, Any] = {
        "connection": place.url,
        "source": "people",
        "target": {"table": "people_out", "if_exists": "replace", "key": "id"},
        "columns": {
            "id": {"role": "identifier", "action": "renumber"},
            "age": {"role": "quasi"},
        },
        "privacy": [{"k_anonymity": {"k": K}}],
        "algorithm": {"fixed": {"levels": {"age": 0}}},
        "tables": [
            {
                "source": "buys",
                "target": "buys_out",
                "key": "person",
                "columns": {
                    "row_id": {"role": "keep"},  # so that the test knows whose it is
                    "item": {"role": "quasi", "hierarchy": {"rows": rows}},
                },
                "privacy": [{"km_anonymity": {"k": K, "m": m}}],
            }
        ],
        "release_guard": {"action": guard},
        **more,
    }
    return Job.from_mapping(said)


def shown(place: Place, people: Sequence[int], buys: Sequence[Buy]) -> Shown:
    truth = {number: (person, item) for number, person, item in buys}
    found: Shown = {one: [] for one in people}
    for row in place.records("buys_out"):
        person, item = truth[row["row_id"]]
        assert person is not None
        found[person].append((item, row["item"]))
    return found


def violating(series: Sequence[Shown], k: int = K, m: int = M) -> int:
    """Combinations of items, each by its label in every release, that fewer than k persons have."""
    rows: list[tuple[object, object]] = []
    for person in {one for release in series for one in release}:
        counts = [Counter(item for item, _ in one.get(person, ())) for one in series]
        labels = [dict(one.get(person, ())) for one in series]
        for item in {item for one in counts for item in one}:
            rows += [
                (
                    person,
                    tuple(
                        label[item] if number < count[item] else "absent"
                        for count, label in zip(counts, labels, strict=True)
                    ),
                )
                for number in range(max(count[item] for count in counts))
            ]
    return sum(persons < k for persons in oracle_km.supports(rows, m).values())


def short(report: sqlanon.Report | sqlanon.Plan) -> int:
    """Combinations of items that fall short, by a run or a plan."""
    assert report.together is not None
    return sum(one.classes for one in report.together.short if one.model == "km_anonymity")


def test_new_rows_are_those_of_k_persons_beside_all_that_they_have(backend: Place) -> None:
    people = [*range(1, 9)]
    buys: list[Buy] = [(n, n, "ax") for n in people] + [(n + 10, n, "bx") for n in people]
    buys += [(90, None, "ax"), (91, 7_000, "ax")]  # nobody's
    load(backend, people, buys)
    first = run(job(backend))
    assert short(first) == 0
    series = [shown(backend, people, buys)]
    # one person has bought something of which there is enough: who has both releases sees whose
    buys.append((30, 1, "ax"))
    backend.run("INSERT INTO buys VALUES (30, 1, 'ax')")
    refused = r"km_anonymity of buys.person in \d+ combinations? of joint classes"
    assert short(plan(job(backend, "warn", m=1))) == 1
    with pytest.raises(VerificationError, match=refused):
        run(job(backend, m=1))
    # a second one, and everything goes through
    buys.append((31, 2, "ax"))
    backend.run("INSERT INTO buys VALUES (31, 2, 'ax')")
    second = run(job(backend))
    series.append(shown(backend, people, buys))
    assert short(second) == violating(series) == 0
    # two rows of the same person that say the same are one that stays, and one that goes
    buys = [one for one in buys if one[0] != 1]
    backend.run("DELETE FROM buys WHERE row_id = 1")
    with pytest.raises(VerificationError, match=refused):
        run(job(backend))
    told = run(job(backend, "warn"))
    series.append(shown(backend, people, buys))
    assert short(told) == violating(series) > 0
    compared = sqlanon.compare(backend.url, "people_out", k=K)
    of_items = next(one for one in compared.models if one.name == "km_anonymity")
    assert (of_items.column, of_items.violating_classes) == ("buys.person", short(told))
    assert not compared.holds
    assert "km_anonymity" in str(compared)
    # what is stored stays when the release goes, and whoever deletes of it is told
    backend.run("DROP TABLE people_out")
    backend.run("DROP TABLE buys_out")
    assert not sqlanon.clean(backend.url)
    kept = {name for name in backend.tables() if name.startswith("sqlanon_recoding_")}
    assert {name.rpartition("_")[2] for name in kept} == {"known", "items"}
    assert len(kept) == 6, "of three releases each"
    backend.run(f"DELETE FROM sqlanon_recoding_{first.run_id}_0_items WHERE person = '3'")
    with pytest.raises(sqlanon.PublishError, match=f"were deleted.*{first.run_id}_0_items"):
        run(job(backend))


def test_labels_are_kept_from_night_to_night(backend: Place) -> None:
    """Searched anew the second night would have finer labels, which tell the first one's apart."""
    people = [*range(1, 9)]
    buys: list[Buy] = [(n, n, "ax" if n > 1 else "ay") for n in people]
    load(backend, people, buys)
    first = run(job(backend, **SEARCHED))
    series = [shown(backend, people, buys)]
    more: list[Buy] = [(30, 2, "ay"), (31, 3, "ay")]
    buys += more
    again(backend, people, buys)
    with pytest.raises(VerificationError, match="combination of joint classes"):
        run(job(backend, **SEARCHED))
    second = run(job(backend, **SEARCHED, recoding={"reuse": "last"}))
    assert second.search.reused == first.run_id
    series.append(shown(backend, people, buys))
    assert {label for night in series for one in night.values() for _, label in one} == {"a"}
    assert short(second) == violating(series) == 0
    # what no label of that night says
    buys.append((40, 1, "cx"))
    backend.run("INSERT INTO buys VALUES (40, 1, 'cx')")
    with pytest.raises(
        sqlanon.UnsatisfiableError, match=r"tables\.buys: .* fit no class"
    ) as refused:
        run(job(backend, **SEARCHED, recoding={"reuse": "last"}))
    assert "max_suppression" not in str(refused.value)
    # of a run whose rows are not there any more
    with pytest.raises(sqlanon.UnsupportedError, match="of a later run"):
        run(job(backend, **SEARCHED, recoding={"reuse": first.run_id}))


def test_labels_of_another_hierarchy_mean_other_things(backend: Place) -> None:
    people = [*range(1, 9)]
    load(backend, people, [(n, n, "ax") for n in people])
    run(job(backend, **SEARCHED))
    (table,) = job(backend).to_mapping()["tables"]
    rows = [[item, "other", item[0], "*"] for item in ITEMS]
    table["columns"]["item"] = {"role": "quasi", "hierarchy": {"rows": rows}}
    with pytest.raises(sqlanon.PublishError, match="recoded other quasi-identifiers"):
        run(job(backend, **SEARCHED, tables=[table], recoding={"reuse": "last"}))


@pytest.mark.parametrize("seed", range(6))
def test_the_guard_counts_what_brute_force_counts(backend: Place, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - no secret
    people = [*range(1, 13)]
    buys: list[Buy] = []
    number = 0

    def buy(person: int) -> None:
        nonlocal number
        number += 1
        buys.append((number, person, chance.choice([*ITEMS, None]) if number % 9 else "ax"))

    for person in people:
        for _ in range(chance.randrange(4)):
            buy(person)
    load(backend, people, buys)
    series: list[Shown] = []
    for night in range(4):
        if night:
            for _ in range(chance.randrange(3)):
                buys.remove(chance.choice(buys))
            for _ in range(chance.randrange(4)):
                buy(chance.choice(people))
            for gone in chance.sample(people, chance.choice((0, 0, 2))):
                people.remove(gone)
            again(backend, people, buys)
        try:
            planned = plan(job(backend, "warn"))
            told = run(job(backend, "warn"))
        except sqlanon.UnsatisfiableError:
            continue
        series.append(shown(backend, people, buys))
        assert short(planned) == short(told) == (violating(series) if series[:-1] else 0)
    assert len(series) > 1
