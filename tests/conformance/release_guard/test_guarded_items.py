"""Items of persons in several releases: combinations of rows, each told by its item in all of them.

A joint class is what a row shows in every release; combinations of at most m rows have to be of k
persons. Counted again by brute force, of what readers have.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import oracle_km
import pytest

import sqlanon
from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

K, M = 2, 2
KINDS = {"id": "integer", "who": "text", "item": "text"}
ITEMS = [f"{group}{one}" for group in "ab" for one in "xyz"]
Rows = dict[int, tuple[str | None, str]]
"""By id: whose a row is, and its item."""
Shown = dict[int, tuple[str | None, str]]
"""By id: whose a row is, and its label."""


def publish(place: Place, table: str = "buys", guard: str = "refuse", **said: Any) -> Any:
    asked: dict[str, Any] = {
        "columns": {
            "id": {"role": "keep"},  # so that the test knows which row is which
            "who": {"role": "drop"},
            "item": {
                "role": "quasi",
                "hierarchy": {"rows": [[item, item[0], "*"] for item in [*ITEMS, "cx"]]},
            },
        },
        "privacy": [{"km_anonymity": {"k": K, "m": M, "person": "who"}}],
        "algorithm": "apriori",
        "target": {"table": f"{table}_out", "if_exists": "replace", "key": "id"},
        "release_guard": {"action": guard},
    }
    return api.anonymize(place.url, table, **asked | said)


def loaded(place: Place, rows: Rows, table: str = "buys") -> None:
    place.load(table, KINDS, [(number, *row) for number, row in rows.items()])


def shown(place: Place, rows: Rows, table: str = "buys") -> Shown:
    """The release, with the truth behind it."""
    return {row["id"]: (rows[row["id"]][0], row["item"]) for row in place.records(f"{table}_out")}


def violating(series: list[Shown], k: int = K, m: int = M) -> int:
    """Combinations of m rows or fewer, each with its label in every release, of fewer than k."""
    whose = {(number, row[0]) for one in series for number, row in one.items()}
    rows = [
        (
            who,
            tuple(one[number][1] if one.get(number, (0,))[0] == who else None for one in series),
        )
        for number, who in whose
    ]
    return sum(persons < k for persons in oracle_km.supports(rows, m).values())


def short(report: sqlanon.Report) -> int:
    """Combinations that the run says fall short."""
    assert report.together is not None
    assert {one.model for one in report.together.short} <= {"km_anonymity"}
    return sum(one.classes for one in report.together.short)


FIRST: Rows = {
    1: ("p1", "ax"),
    2: ("P1", "ax"),
    3: ("p1", "bx"),
    4: ("P1", "bx"),
    5: ("q", "ax"),
    6: ("q", "bx"),
}


def test_rows_that_come_and_go_are_those_of_k_persons_in_every_combination(backend: Place) -> None:
    rows = dict(FIRST)
    loaded(backend, rows)
    first = publish(backend)
    assert short(first) == 0
    series = [shown(backend, rows)]

    # two more of one item, each of somebody else: two persons have it, and with their other items
    for number, row in {7: ("p1", "ay"), 8: ("q", "ay")}.items():
        rows[number] = row
        backend.run(f"INSERT INTO buys VALUES ({number}, '{row[0]}', '{row[1]}')")
    second = publish(backend)
    series.append(shown(backend, rows))
    assert violating(series) == short(second) == 0

    # one row goes: whoever had it is told from all others by it
    del rows[5]
    backend.run("DELETE FROM buys WHERE id = 5")
    with pytest.raises(
        sqlanon.VerificationError, match=r"km_anonymity of who in \d+ combinations of joint classes"
    ):
        publish(backend)
    told = publish(backend, guard="warn")
    series.append(shown(backend, rows))
    assert short(told) == violating(series) > 0
    found = sqlanon.compare(
        backend.url,
        "buys_out",
        person="who",
        privacy=[{"km_anonymity": {"k": K, "m": M, "person": "who"}}],
    )
    (measured,) = found.models
    assert measured.violating_classes == short(told)
    assert not found.holds


def test_two_rows_together_tell_what_each_by_itself_does_not(backend: Place) -> None:
    """The wrong program measures classes one by one, or each release by itself."""
    rows: Rows = {
        **{number: (f"p{number}", "ax") for number in range(7)},
        **{10 + number: (f"p{number}", "bx") for number in range(7)},
    }
    loaded(backend, rows)
    publish(backend)
    series = [shown(backend, rows)]
    # p0 and p1 lose one item, p1 and p2 the other: two of each, but of both p1 alone
    for number in (0, 1, 11, 12):
        del rows[number]
        backend.run(f"DELETE FROM buys WHERE id = {number}")
    with pytest.raises(sqlanon.VerificationError, match="the same row, or the same rows") as no:
        publish(backend)
    assert "km_anonymity of who in 3 combinations of joint classes" in str(no.value)
    told = publish(backend, guard="warn")
    series.append(shown(backend, rows))
    assert short(told) == violating(series) == 3, "p0, p1 and p2, each by a pair of rows"
    one = {"km_anonymity": {"k": K, "m": 1, "person": "who"}}
    assert sqlanon.compare(backend.url, "buys_out", person="who", privacy=[one]).holds
    assert violating(series, m=1) == 0


def test_labels_are_kept_from_night_to_night(backend: Place) -> None:
    rows: Rows = {
        number: (f"p{number % 10}", f"{'ab'[number % 2]}{'xyz'[number // 20]}")
        for number in range(60)
    }
    loaded(backend, rows)
    publish(backend)
    series = [shown(backend, rows)]
    # every label that is there takes more rows; a new item has none
    for number in range(100, 106):
        rows[number] = (f"p{number % 10}", "ax")
        backend.run(f"INSERT INTO buys VALUES ({number}, 'p{number % 10}', 'ax')")
    second = publish(backend, recoding={"reuse": "last"})
    series.append(shown(backend, rows))
    assert second.search.reused is not None
    assert short(second) == violating(series) == 0
    rows[200] = ("p1", "cx")
    backend.run("INSERT INTO buys VALUES (200, 'p1', 'cx')")
    with pytest.raises(sqlanon.SqlanonError, match="fit no class of run"):
        publish(backend, recoding={"reuse": "last"})


def test_too_few_newcomers_are_withheld(backend: Place) -> None:
    rows = dict(FIRST)
    loaded(backend, rows)
    publish(backend)
    series = [shown(backend, rows)]
    rows[7] = ("q", "ax")
    backend.run("INSERT INTO buys VALUES (7, 'q', 'ax')")
    with pytest.raises(sqlanon.VerificationError, match="does not satisfy"):
        publish(backend)
    told = publish(backend, release_guard={"action": "suppress"}, max_suppression=0.2)
    series.append(shown(backend, rows))
    assert 7 not in series[-1]
    assert short(told) == violating(series) == 0


@pytest.mark.parametrize("seed", range(6))
def test_the_guard_counts_what_brute_force_counts(backend: Place, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - no secret
    rows: Rows = {}
    number = 0

    def visit(who: str | None) -> None:
        nonlocal number
        number += 1
        rows[number] = (who, chance.choice(ITEMS))

    for person in range(8):
        for _ in range(chance.randrange(1, 4)):
            visit(f"{'pP'[person % 2]}{person // 2}")
    loaded(backend, rows)
    publish(backend)
    series = [shown(backend, rows)]
    for _ in range(3):
        for gone in chance.sample(sorted(rows), chance.randrange(4)):
            del rows[gone]
        for _ in range(chance.randrange(4)):
            visit(chance.choice([row[0] for row in rows.values()]))
        if chance.random() < 0.3:
            visit(None)
        again = chance.choice(sorted(rows))
        rows[again] = ("somebody else", rows[again][1])
        backend.run("DROP TABLE buys")
        loaded(backend, rows)
        try:
            told = publish(backend, guard="warn")
        except sqlanon.UnsatisfiableError:
            continue  # a row of nobody, whose item k persons have not
        series.append(shown(backend, rows))
        assert short(told) == violating(series)
    assert len(series) > 1
