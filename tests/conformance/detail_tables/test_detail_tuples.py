"""Detail tables of which two columns are generalized together, beside a count in Python."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from clients import outcome, replay
from oracle_km import holds, supports
from oracle_tuples import Tuples

from sqlanon import Job, UnsatisfiableError, VerificationError, check, check_certificate, plan, run
from sqlanon.sql.statement import Command, Sql
from sqlanon.sql.workspace import Workspace

if TYPE_CHECKING:
    from engines import Place
    from oracle_tuples import Cut, Values

ITEMS = [f"{group}{one}" for group in "ab" for one in range(3)]
DAYS = [f"{week}{day}" for week in "uvw" for day in range(2)]
PATHS: list[dict[str | None, tuple[str | None, ...]]] = [
    {**{value: (value, value[0], "*") for value in values}, None: (None, None, "*")}
    for values in (ITEMS, DAYS)
]
COLUMNS = ("item", "day")
AGES = 5
Buy = tuple[int, int | None, str | None, str | None]
"""A row's own number, whose it is, the item, the day."""
LEVELS = {
    (4, 1): "0000000 0011000",
    (8, 1): "0000000 2222222",
    (3, 2): "1111110 1111000",
    (2, 3): "1111110 1100000",
}
"""By k and m: the levels that the search finds, of items and NULL, and of days and NULL."""


def tables(seed: int) -> tuple[list[tuple[int, int]], list[Buy]]:
    """Persons with their ages, one age of too few of them; and what they bought, and when."""
    chance = random.Random(seed)  # noqa: S311 - no secret
    people = [(1000 + 3 * n, 30 + n % AGES) for n in range(60)] + [(5000, 70), (5003, 70)]
    rows: list[tuple[int | None, str | None, str | None]] = []
    for n, (person, _) in enumerate(people):
        rows.append((person, ITEMS[n % 3], DAYS[n // 3 % 2]))
        if chance.random() < 0.8:
            rows.append((person, ITEMS[3 + n // 2 % 3], DAYS[2 + min(n % 5, 1)]))
        if n % 4 == 0:
            rows.append((person, "b0", "w0"))
        if n % 5 == 0:
            rows += [(person, None, "w1"), (person, "a0", None)][: n % 2 + 1]
    # with the rows of persons who are not published there would be enough of these
    rows += [(person, "b2", "w1") for person in (5000, 5003)]
    rows += [(None, "a0", "u0"), (7, "b1", "w1")]
    return people, [(n, *row) for n, row in enumerate(rows)]


def load(place: Place, people: list[tuple[int, int]], buys: list[Buy]) -> None:
    place.load("people", {"id": "integer", "age": "integer"}, people)
    place.load(
        "buys", {"row_id": "integer", "person": "integer", "item": "text", "day": "text"}, buys
    )


def job(place: Place, k: int, m: int, **more: Any) -> Job:
    trees = [[list(path) for value, path in paths.items() if value] for paths in PATHS]
    quasi = {
        name: {"role": "quasi", "hierarchy": {"rows": tree}}
        for name, tree in zip(COLUMNS, trees, strict=True)
    }
    said: dict[str, Any] = {
        "connection": place.url,
        "source": "people",
        "target": {"table": "people_out", "if_exists": "replace"},
        "columns": {
            "id": {"role": "identifier", "action": "renumber"},
            "age": {"role": "quasi"},
        },
        "privacy": [{"k_anonymity": {"k": 3}}],
        "algorithm": {"fixed": {"levels": {"age": 0}}},
        "max_suppression": 1.0,
        "tables": [
            {
                "source": "buys",
                "target": "buys_out",
                "key": "person",
                # not in the order of the table
                "columns": {"row_id": {"role": "keep"}, "day": quasi["day"], **quasi},
                "privacy": [{"km_anonymity": {"k": k, "m": m}}],
            }
        ],
        **more,
    }
    return Job.from_mapping(said)


def bought(people: list[tuple[int, int]], buys: list[Buy]) -> list[tuple[int | None, Values]]:
    """Items of the persons who are published."""
    kept = {person for person, age in people if age < 70}
    return [(person, (item, day)) for _, person, item, day in buys if person in kept]


def released(place: Place, people: list[tuple[int, int]], buys: list[Buy]) -> list[Cut]:
    """The level of each item and of each day, of a release in which every row is its person's."""
    kept = {person for person, age in people if age < 70}
    wanted = {row[0]: row for row in buys if row[1] in kept}
    shown = {row["row_id"]: row for row in place.records("buys_out")}
    assert shown.keys() == wanted.keys()
    links: set[tuple[Any, Any]] = set()
    cuts: list[Cut] = [{}, {}]
    for number, row in shown.items():
        _, person, *values = wanted[number]
        links.add((person, row["person"]))
        for value, name, paths, cut in zip(values, COLUMNS, PATHS, cuts, strict=True):
            level = paths[value].index(row[name])
            assert cut.setdefault(value, level) == level
    assert len(links) == len(dict(links)) == len({number for _, number in links})
    return cuts


def truth(rows: list[tuple[int | None, Values]]) -> Tuples:
    return Tuples(rows, PATHS, [(0, 2), (0, 2)])


@pytest.mark.parametrize(("k", "m"), list(LEVELS))
def test_items_and_days_are_anonymous_together(backend: Place, k: int, m: int) -> None:
    people, buys = tables(k * m)
    load(backend, people, buys)
    planned = plan(job(backend, k, m))
    report = run(job(backend, k, m))
    cuts = released(backend, people, buys)
    rows = bought(people, buys)
    true = truth(rows)
    counts = supports(true.named(cuts), m)
    (told,) = report.details
    items = told.items
    assert items
    assert items.reached == min(counts.values()) >= k
    assert all(persons >= k for persons in true.candidates(cuts, min(m, 2)))
    assert not [finer for finer in true.finer(cuts) if holds(true.named(finer), k, m)]
    assert (items.columns, items.k, items.m) == (COLUMNS, k, m)
    assert items.values == tuple(len({*cut} - {None}) for cut in cuts)
    found = [
        "".join(str(cut.get(value, "-")) for value in paths)
        for cut, paths in zip(cuts, PATHS, strict=True)
    ]
    assert " ".join(found) == LEVELS[k, m]
    # what a plan foresees is what was made
    (foreseen,) = planned.details
    assert foreseen.items == replace(items, reached=None)
    assert foreseen.columns == told.columns


def test_what_is_told_of_them(backend: Place) -> None:
    people, buys = tables(8)
    load(backend, people, buys)
    report = run(job(backend, 4, 1))
    cuts = released(backend, people, buys)
    ages = dict(people)
    named = truth(bought(people, buys)).named(cuts)
    alone = {
        who
        for age in range(30, 30 + AGES)
        for labels, persons in supports([one for one in named if ages[one[0]] == age], 1).items()  # type: ignore[index]
        if persons == 1
        for who, label in named
        if (label,) == labels and ages[who] == age  # type: ignore[index]
    }
    (told,) = report.details
    assert told.items is not None
    assert told.items.unique == len(alone) > 0
    # neither column by itself tells that
    assert [one.unique for one in told.columns if one.name in COLUMNS] == [0, 0]
    (finding,) = [one for one in report.warnings if one.column == "buys.item, day"]
    assert finding.code == "W12"
    assert "what 1 row of theirs show in buys.item, day, and the quasi-" in finding.message
    for text in (str(report), report.to_html()):
        assert "buys.item, day" in text
        assert "km_anonymity: k 4, m 1" in text
    said = report.to_dict()["details"][0]["items"]
    assert (said["columns"], said["values"]) == ([*COLUMNS], [6, 6])


def test_columns_that_are_anonymous_one_by_one_are_not_published(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each item and each day is of four persons, and each pair of them is four rows of one."""
    from sqlanon.algorithms.subtree import apriori  # noqa: PLC0415 - to be broken

    people = [(1000 + n, 30) for n in range(16)]
    buys: list[Buy] = [(n, 1000 + n // 4, ITEMS[n // 16], DAYS[n // 4 % 4]) for n in range(64)]
    load(backend, people, buys)
    for column in COLUMNS:
        model = {"km_anonymity": {"k": 4, "m": 1, "person": "person"}}
        assert check(backend.url, "buys", quasi=[column], privacy=[model]).holds
    (found,) = check(backend.url, "buys", quasi=COLUMNS, privacy=[model]).models
    assert (found.reached, found.violating_classes) == (1, 16)
    run(job(backend, 4, 1))
    assert holds(truth(bought(people, buys)).named(released(backend, people, buys)), 4, 1)
    backend.run("DROP TABLE people_out", "DROP TABLE buys_out")
    monkeypatch.setattr(apriori._Search, "rise", lambda _: None)
    with pytest.raises(VerificationError, match="buys: the written relation does not satisfy km"):
        run(job(backend, 4, 1))
    assert not {"people_out", "buys_out"} & {*backend.tables()}


def test_days_of_two_rows_that_are_swapped_are_found(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The model holds of such a table just the same, and each column has the same values."""
    people = [(1000 + n, 30) for n in range(8)]
    buys: list[Buy] = [
        (2 * n + one, person, ITEMS[one], DAYS[(n + one) % 2])
        for n, (person, _) in enumerate(people)
        for one in range(2)
    ]
    load(backend, people, buys)
    execute = Workspace.execute

    def swapping(self: Workspace, command: Any) -> None:
        execute(self, command)
        if command.name == "detail_tables/fill_details":
            into = command.sql.split("INSERT INTO ")[1].split(" (")[0]
            other = "CASE day WHEN 'u0' THEN 'u1' ELSE 'u0' END"
            execute(self, Command("publish/swap", Sql(f"UPDATE {into} SET day = {other}")))

    monkeypatch.setattr(Workspace, "execute", swapping)
    with pytest.raises(VerificationError, match="rows are not those of the"):
        run(job(backend, 2, 1))
    assert backend.tables() == ["buys", "people"]


def test_a_replayed_script_generalizes_both_or_fails(backend: Place) -> None:
    people, buys = tables(6)
    load(backend, people, buys)
    replay(backend, plan(job(backend, 3, 2)).script.text())
    cuts = released(backend, people, buys)
    assert holds(truth(bought(people, buys)).named(cuts), 3, 2)
    backend.run("DROP TABLE people_out", "DROP TABLE buys_out")
    script = plan(job(backend, 3, 2)).script.text()
    # a day that the plan has seen, of an item that nobody had on it
    backend.run("UPDATE buys SET item = 'b2', day = 'w0' WHERE row_id = 0")
    code, words = outcome(backend, script)
    assert code != 0
    assert "model_violated" in words
    assert "buys_out" not in backend.tables()


def test_both_are_the_same_wherever_they_are_searched(backend: Place) -> None:
    people, buys = tables(3)
    load(backend, people, buys)
    found = []
    for where in ("database", "embedded"):
        run(job(backend, 3, 2, search_in=where))
        found.append(released(backend, people, buys))
    assert found[0] == found[1]


def test_a_certificate_is_compared_with_both_columns(backend: Place) -> None:
    load(backend, *tables(4))
    report = run(job(backend, 4, 1)).to_dict()

    def differing() -> list[str]:
        found = check_certificate(backend.url, report).certificate
        assert found is not None
        assert not found.not_compared
        return [one.name for one in found.figures if not one.agrees]

    assert not differing()
    # an item and a day that many have, and nobody has together
    shown = backend.records("buys_out")
    there = {(row["item"], row["day"]) for row in shown}
    row = next(
        one
        for one in shown
        if one["item"] == "b0" and one["day"] == "w0" and ("b0", "u0") not in there
    )
    backend.run(f"UPDATE buys_out SET day = 'u0' WHERE row_id = {row['row_id']}")
    assert differing() == ["tables.buys, km_anonymity, reached"]


def test_what_cannot_be_reached_names_both(backend: Place) -> None:
    load(backend, *tables(0))
    words = r"tables\.buys: even with day, item at their roots, or their max_level"
    with pytest.raises(UnsatisfiableError, match=words):
        run(job(backend, 61, 1))
    assert backend.tables() == ["buys", "people"]


def test_no_row_is_left_out_because_few_are_like_it(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The model holds of what is left, of nothing at all too."""
    from sqlanon.algorithms.subtree import apriori  # noqa: PLC0415 - to be broken

    people, buys = tables(6)
    load(backend, people, buys)
    script = plan(job(backend, 3, 1)).script.text()
    # values that the plan has seen, and not together
    backend.run("INSERT INTO buys VALUES (999, 1000, 'b2', 'w0')")
    code, words = outcome(backend, script)
    assert code != 0
    assert "detail_rows_left_out" in words
    assert not {"people_out", "buys_out"} & {*backend.tables()}
    alone: list[Buy] = [(n, 1000 + 3 * n, ITEMS[n % 6], DAYS[n // 6 % 6]) for n in range(36)]
    backend.run("DROP TABLE people", "DROP TABLE buys")
    load(backend, people, alone)
    monkeypatch.setattr(apriori._Search, "rise", lambda _: None)
    with pytest.raises(
        VerificationError, match="buys: rows of published persons were not written; nothing"
    ):
        run(job(backend, 3, 1))
    assert not {"people_out", "buys_out"} & {*backend.tables()}
