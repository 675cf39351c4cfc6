"""Items in detail tables: k^m-anonymous among the published persons, beside a count in Python."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import oracle_km
import pytest
from clients import outcome, replay

from sqlanon import (
    Job,
    SqlanonError,
    UnsatisfiableError,
    VerificationError,
    check_certificate,
    plan,
    run,
)
from sqlanon.sql.statement import Command, Sql
from sqlanon.sql.workspace import Workspace

if TYPE_CHECKING:
    from engines import Place

ITEMS = [f"{group}{part}{one}" for group in "ab" for part in "xy" for one in range(3)]
PATHS: dict[object, tuple[Any, ...]] = {item: (item, item[:2], item[0], "*") for item in ITEMS}
PATHS[None] = (None, None, None, "*")
AGES = 5
K = 3
Buy = tuple[int, int | None, str | None, int]
"""A row's own number, whose it is, the item, a price."""


def tables(seed: int) -> tuple[list[tuple[int, int]], list[Buy]]:
    """Persons with their ages, one age of too few of them; and what they bought."""
    chance = random.Random(seed)  # noqa: S311 - no secret
    people = [(1000 + 3 * n, 30 + n % AGES) for n in range(40)] + [(5000, 70), (5003, 70)]
    rows: list[tuple[int | None, str | None]] = []
    for person, _ in people:
        places = [min(chance.randrange(12), chance.randrange(12)) for _ in range(3)]
        rows += [(person, ITEMS[place]) for place in places[chance.randrange(3) :]]
    # with the rows of persons who are not published there would be enough of these
    rows += [(person, "by2") for person, _ in people[:2]] + [(5000, "by2"), (5003, "by2")]
    rows += [(person, None) for person, _ in people[:8]]
    rows += [(None, ITEMS[0]), (7, ITEMS[1])]
    return people, [(n, *row, n % 7) for n, row in enumerate(rows)]


def load(place: Place, people: list[tuple[int, int]], buys: list[Buy]) -> None:
    place.load("people", {"id": "integer", "age": "integer"}, people)
    kinds = {"row_id": "integer", "person": "integer", "item": "text", "price": "integer"}
    place.load("buys", kinds, buys)


def job(place: Place, m: int, *, k: int = K, item: Any = None, **more: Any) -> Job:
    rows = [list(path) for value, path in PATHS.items() if value]
    said: dict[str, Any] = {
        "connection": place.url,
        "source": "people",
        "target": {"table": "people_out", "if_exists": "replace"},
        "columns": {
            "id": {"role": "identifier", "action": "renumber"},
            "age": {"role": "quasi"},
        },
        "privacy": [{"k_anonymity": {"k": K}}],
        "algorithm": {"fixed": {"levels": {"age": 0}}},
        "max_suppression": 1.0,
        "tables": [
            {
                "source": "buys",
                "target": "buys_out",
                "key": "person",
                "columns": {
                    "row_id": {"role": "keep"},
                    "item": {"role": "quasi", "hierarchy": {"rows": rows}},
                    "price": {"role": "keep"},
                    **(item or {}),
                },
                "privacy": [{"km_anonymity": {"k": k, "m": m}}],
            }
        ],
        **more,
    }
    return Job.from_mapping(said)


def released(place: Place, people: list[tuple[int, int]], buys: list[Buy]) -> dict[Any, int]:
    """The level of each item, of a release in which every row is its person's.

    The persons' numbers are told by the rows' own.
    """
    ages = dict(people)
    kept = {person for person, age in people if age < 70}
    wanted = {row[0]: row for row in buys if row[1] in kept}
    shown = {row["row_id"]: row for row in place.records("buys_out")}
    assert shown.keys() == wanted.keys()
    numbers = {row["id"]: row["age"] for row in place.records("people_out")}
    assert len(numbers) == len(kept)
    links: set[tuple[Any, Any]] = set()
    cut: dict[Any, int] = {}
    for number, row in shown.items():
        _, person, item, price = wanted[number]
        assert row["price"] == price
        links.add((person, row["person"]))
        assert str(ages[person]) == str(numbers[row["person"]])  # type: ignore[index]
        level = PATHS[item].index(row["item"])
        assert cut.setdefault(item, level) == level
    assert len(links) == len(dict(links)) == len({number for _, number in links})
    return cut


def bought(people: list[tuple[int, int]], buys: list[Buy]) -> list[tuple[int | None, Any]]:
    """Items of the persons who are published."""
    kept = {person for person, age in people if age < 70}
    return [(person, item) for _, person, item, _ in buys if person in kept]


@pytest.mark.parametrize("m", [1, 2])
@pytest.mark.parametrize("seed", range(3))
def test_items_are_anonymous_among_those_who_are_published(
    backend: Place, seed: int, m: int
) -> None:
    people, buys = tables(seed)
    load(backend, people, buys)
    planned = plan(job(backend, m))
    report = run(job(backend, m))
    cut = released(backend, people, buys)
    rows = bought(people, buys)
    published = [(person, PATHS[item][cut[item]]) for person, item in rows]
    supports = oracle_km.supports(published, m)
    (told,) = report.details
    items = told.items
    assert items
    assert items.reached == min(supports.values()) >= K
    assert (items.columns, items.k, items.m) == (("item",), K, m)
    assert items.values == (len({*cut} - {None}),)
    occurring = {item: path for item, path in PATHS.items() if item in cut}
    for finer in oracle_km.finer(cut, occurring):
        tried = [(person, PATHS[item][finer[item]]) for person, item in rows]
        assert not oracle_km.holds(tried, K, m)
    # what a plan foresees is what was made
    (foreseen,) = planned.details
    assert foreseen.items == replace(items, reached=None)
    assert foreseen.columns == told.columns
    # who buys what is published is not the same as who buys what is there
    everybody = [(person, item) for _, person, item, _ in buys if person not in {None, 7}]
    assert oracle_km.supports(everybody, 1)["by2",] >= K


def test_what_one_item_of_a_person_tells_beside_her_class(backend: Place) -> None:
    people, buys = tables(1)
    load(backend, people, buys)
    report = run(job(backend, 2))
    cut = released(backend, people, buys)
    classes = dict(people)
    found = set()
    for age in {age for _, age in people if age < 70}:
        rows = [
            (person, PATHS[item][cut[item]])
            for person, item in bought(people, buys)
            if person is not None and classes[person] == age
        ]
        for some, persons in oracle_km.supports(rows, 2).items():
            if persons == 1:
                held = Counter(some)
                found |= {
                    who
                    for who in {person for person, _ in rows}
                    if all(rows.count((who, label)) >= n for label, n in held.items())
                }
    (told,) = report.details
    assert told.items is not None
    assert told.items.unique == len(found) > 0
    assert told.items.unique > told.columns[1].unique
    (finding,) = [one for one in report.warnings if one.column == "buys.item"]
    assert finding.code == "W12"
    assert "2 values" in finding.message


def test_a_wrong_cut_is_not_published(backend: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    from sqlanon.algorithms.subtree import apriori  # noqa: PLC0415 - to be broken

    load(backend, *tables(0))
    monkeypatch.setattr(apriori._Search, "rise", lambda _: None)
    with pytest.raises(VerificationError, match="buys: the written relation does not satisfy km"):
        run(job(backend, 2))
    assert backend.tables() == ["buys", "people"]


def test_items_of_two_persons_that_are_swapped_are_found(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The model holds of such a table just the same."""
    people = [(1000 + n, 30) for n in range(6)]
    buys: list[Buy] = [
        (n, person, "ax0" if n < 3 else "by1", 0) for n, (person, _) in enumerate(people)
    ]
    load(backend, people, buys)
    execute = Workspace.execute

    def swapping(self: Workspace, command: Any) -> None:
        execute(self, command)
        if command.name == "detail_tables/fill_details":
            into = command.sql.split("INSERT INTO ")[1].split(" (")[0]
            other = "CASE item WHEN 'ax0' THEN 'by1' ELSE 'ax0' END"
            swapped = f"UPDATE {into} SET item = {other}"
            execute(self, Command("publish/swap", Sql(swapped)))

    monkeypatch.setattr(Workspace, "execute", swapping)
    with pytest.raises(VerificationError, match="rows are not those of the"):
        run(job(backend, 1))
    assert backend.tables() == ["buys", "people"]


def test_a_replayed_script_generalizes_items_or_fails(backend: Place) -> None:
    people, buys = tables(2)
    load(backend, people, buys)
    replay(backend, plan(job(backend, 2)).script.text())
    cut = released(backend, people, buys)
    rows = [(person, PATHS[item][cut[item]]) for person, item in bought(people, buys)]
    assert oracle_km.holds(rows, K, 2)
    backend.run("DROP TABLE people_out", "DROP TABLE buys_out")
    script = plan(job(backend, 2)).script.text()
    # an item that the plan has not seen
    backend.run("UPDATE buys SET item = 'new' WHERE row_id = 0")
    code, words = outcome(backend, script)
    assert code != 0
    assert "model_violated" in words
    assert "buys_out" not in backend.tables()


def test_items_are_the_same_wherever_they_are_searched(backend: Place) -> None:
    people, buys = tables(3)
    load(backend, people, buys)
    bounds = {"min_level": 1, "hierarchy": {"mask": {"steps": [1, 2]}}}
    found = []
    for where in ("database", "embedded"):
        said = job(backend, 1, item={"item": {"role": "quasi", **bounds}}, search_in=where)
        run(said)
        found.append(Counter(row["item"] for row in backend.records("buys_out")))
    assert found[0] == found[1]
    assert not {*found[0]} & {*ITEMS}
    assert len(found[0]) > 1


def test_two_tables_with_items_and_one_without_rows(backend: Place) -> None:
    people, buys = tables(4)
    load(backend, people, buys)
    backend.load("visits", {"who": "integer", "place": "text", "said": "text"}, [])
    hashed = {"role": "identifier", "action": "hash", "key": "0123456789abcdef"}
    tree = {"taxonomy": {"A": ["x", "y"]}}
    visits = {
        "source": "visits",
        "target": "visits_out",
        "key": "who",
        "columns": {"place": {"role": "quasi", "hierarchy": tree}, "said": hashed},
        "privacy": [{"km_anonymity": {"k": 2, "m": 1}}],
    }
    both = job(backend, 2).to_mapping()
    both = {**both, "connection": backend.url, "tables": [visits, *both["tables"]]}
    report = run(Job.from_mapping(both))
    assert backend.records("visits_out") == []
    first, second = (one.items for one in report.details)
    assert first is not None
    assert (first.reached, first.values, first.loss, first.unique) == (None, (0,), 0.0, 0)
    assert second is not None
    assert second.reached is not None
    backend.run(*(f"INSERT INTO visits VALUES ({1000 + 3 * n}, 'x', 'told')" for n in range(3)))
    report = run(Job.from_mapping(both))
    assert [row["place"] for row in backend.records("visits_out")] == ["x"] * 3
    released(backend, people, buys)
    for text in (str(report), report.to_html()):
        assert "visits.place" in text
    assert report.to_dict()["details"][0]["items"]["reached"] == 3


def test_a_certificate_is_compared_with_the_items(backend: Place) -> None:
    load(backend, *tables(0))
    report = run(job(backend, 2)).to_dict()

    def differing() -> list[str]:
        found = check_certificate(backend.url, report).certificate
        assert found is not None
        assert not found.not_compared
        assert found.agrees == all(one.agrees for one in found.figures)
        return [one.name for one in found.figures if not one.agrees]

    assert not differing()
    shown = backend.records("buys_out")
    row = next(one["row_id"] for one in shown if one["item"] is not None)
    backend.run(f"UPDATE buys_out SET item = 'zz0' WHERE row_id = {row}")
    assert differing() == ["tables.buys, km_anonymity, reached"]
    backend.run(f"DELETE FROM buys_out WHERE row_id = {row}")
    assert "tables.buys, rows" in differing()
    elsewhere = check_certificate(backend.url, report, "people_out").certificate
    assert elsewhere is not None
    assert [*elsewhere.not_compared] == ["tables.buys"]


def test_what_cannot_be_reached_names_the_table(backend: Place) -> None:
    load(backend, *tables(0))
    with pytest.raises(UnsatisfiableError, match=r"tables\.buys: even with item at its root"):
        run(job(backend, 1, k=41))
    assert backend.tables() == ["buys", "people"]


DETAIL_PRIVACY = [{"km_anonymity": {"k": 2, "m": 2}}]


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"privacy": [{"k_anonymity": {"k": 2}}]}, "no privacy model of a detail table of this"),
        ({"privacy": [*DETAIL_PRIVACY, *DETAIL_PRIVACY]}, "satisfies one km_anonymity"),
        ({"privacy": [{"km_anonymity": {"k": 2, "m": 2, "persons": "id"}}]}, "persons"),
        ({"columns": {"item": {"role": "keep"}}}, "tables.buys.privacy: the table has no"),
        (
            {"columns": {"item": {"role": "quasi", "order": "appearance"}}},
            "tables.buys.columns.item.order: appearance is not supported with tables",
        ),
        (
            {"columns": {"item": {"role": "quasi", "output": "median"}}},
            "tables.buys.columns.item.output",
        ),
        (
            {"columns": {"item": {"role": "quasi", "max_level": 9}}},
            "tables.buys.columns.item.max_level",
        ),
        (
            {"columns": {"item": {"role": "quasi", "hierarchy": {"intervals": [5]}}}},
            "tables.buys.columns.item.hierarchy",
        ),
    ],
)
def test_what_is_refused_of_items(backend: Place, more: dict[str, Any], words: str) -> None:
    load(backend, *tables(0))
    said = job(backend, 2).to_mapping()
    said = {**said, "connection": backend.url}
    said["tables"] = [{**said["tables"][0], "unlisted": "drop", **more}]
    with pytest.raises(SqlanonError) as caught:
        run(Job.from_mapping(said))
    assert words in str(caught.value)
    assert backend.tables() == ["buys", "people"]
