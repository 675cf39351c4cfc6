"""k^m-anonymity: the cut of apriori is sound and minimal, and the same on every engine."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import oracle_km
import pytest

from sqlanon.api import run as api
from sqlanon.api.check import check
from sqlanon.errors import UnsatisfiableError, UnsupportedError, VerificationError

if TYPE_CHECKING:
    from engines import Place

ITEMS = [f"{group}{part}{one}" for group in "ab" for part in "xy" for one in range(3)]
PATHS: dict[object, tuple[str, ...]] = {item: (item, item[:2], item[0], "*") for item in ITEMS}
PATHS[None] = (None, None, None, "*")  # type: ignore[assignment]
CUTS: dict[tuple[int, int], dict[object, int]] = {
    (6, 1): {item: 0 if item[0] == "a" else 1 for item in ITEMS} | {None: 0},
    (3, 2): {item: 1 if item[0] == "a" else 2 for item in ITEMS} | {None: 0},
    (2, 3): dict.fromkeys(ITEMS, 2) | {None: 0},
}
"""By k and m: the levels that the search finds, the same on every engine."""
COLUMNS = {"id": "integer", "person": "text", "item": "text"}


def purchases(seed: int) -> list[tuple[int, str | None, str | None]]:
    chance = random.Random(seed)  # noqa: S311 - no secret
    rows: list[tuple[str | None, str | None]] = []
    for person in range(40):
        for _ in range(chance.randrange(1, 5)):
            place = min(chance.randrange(12), chance.randrange(12))
            rows.append((f"p{person}", ITEMS[place]))
    rows += [(f"p{person}", None) for person in range(8)]
    rows += [(None, ITEMS[0]), (None, ITEMS[1])]
    return [(place, *row) for place, row in enumerate(rows)]


def released(backend: Place, action: str, k: int, m: int) -> Any:
    said = {"dropped": {"role": "drop"}, "kept": {"role": "keep"}}
    return api.anonymize(
        backend.url,
        "purchases",
        columns={
            "id": {"role": "keep"},
            "person": said[action],
            "item": {
                "role": "quasi",
                "hierarchy": {"rows": [list(path) for item, path in PATHS.items() if item]},
            },
        },
        privacy=[{"km_anonymity": {"k": k, "m": m, "person": "person"}}],
        algorithm="apriori",
        target={"table": "released", "if_exists": "replace"},
    )


@pytest.mark.parametrize(("k", "m"), list(CUTS))
@pytest.mark.parametrize("action", ["dropped", "kept"])
def test_the_cut_is_sound_minimal_and_the_same(backend: Place, action: str, k: int, m: int) -> None:
    rows = purchases(k * m)
    backend.load("purchases", COLUMNS, rows)
    report = released(backend, action, k, m)
    source = {number: (person, item) for number, person, item in rows}
    labels = {row["id"]: row["item"] for row in backend.records("released")}
    assert labels.keys() == source.keys()
    published = [(source[number][0], label) for number, label in labels.items()]
    supports = oracle_km.supports(published, m)
    assert report.models[0].reached == min(supports.values()) >= k
    cut: dict[object, int] = {}
    for number, label in labels.items():
        item = source[number][1]
        level = PATHS[item].index(label)
        assert cut.setdefault(item, level) == level
    assert cut == {item: level for item, level in CUTS[k, m].items() if item in cut}
    occurring = {item: path for item, path in PATHS.items() if item in cut}
    for finer in oracle_km.finer(cut, occurring):
        tried = [(person, PATHS[item][finer[item]]) for person, item in source.values()]
        assert not oracle_km.holds(tried, k, m)


def test_check_counts_what_the_oracle_counts(backend: Place) -> None:
    rows = purchases(7)
    backend.load("purchases", COLUMNS, rows)
    for m in (1, 2, 3):
        model = {"km_anonymity": {"k": 4, "m": m, "person": "person"}}
        report = check(backend.url, "purchases", quasi=["item"], privacy=[model])
        supports = oracle_km.supports([row[1:] for row in rows], m)
        (found,) = report.models
        assert found.reached == min(supports.values())
        assert found.violating_classes == sum(persons < 4 for persons in supports.values())
        assert not found.holds


def test_how_often_somebody_has_an_item_is_known_too(backend: Place) -> None:
    rows = [(n, f"p{n}", "ax0") for n in range(9)] + [(9 + n, f"p{n}", "ax0") for n in range(2)]
    backend.load("purchases", COLUMNS, rows)
    assert released(backend, "kept", 3, 1).models[0].reached == 9
    with pytest.raises(UnsatisfiableError, match="share some combinations of 2 rows: set a"):
        released(backend, "kept", 3, 2)


def test_a_wrong_cut_is_not_published(backend: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    from sqlanon.algorithms.subtree import apriori  # noqa: PLC0415 - to be broken

    backend.load("purchases", COLUMNS, purchases(6))
    monkeypatch.setattr(apriori._Search, "rise", lambda _: None)
    for action in ("dropped", "kept"):
        with pytest.raises(VerificationError, match="does not satisfy km_anonymity"):
            released(backend, action, 3, 2)


def test_items_are_the_same_wherever_it_is_searched(backend: Place) -> None:
    rows = purchases(6)
    backend.load("purchases", COLUMNS, rows)
    made = []
    for where in ("database", "embedded"):
        api.anonymize(
            backend.url,
            "purchases",
            columns={
                "id": {"role": "keep"},
                "person": {"role": "drop"},
                "item": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
            },
            privacy=[{"km_anonymity": {"k": 3, "m": 2, "person": "person"}}],
            algorithm="apriori",
            search_in=where,
            target={"table": "released", "if_exists": "replace"},
        )
        made.append(Counter(row["item"] for row in backend.records("released")))
    assert made[0] == made[1]
    assert len(made[0]) > 1


def of_columns(backend: Place, count: int) -> Any:
    """Rows of two persons each that agree in so many columns of 1,000 values, but for one."""
    names = [f"c{place}" for place in range(count)]
    rows = [
        (f"p{person}", *[f"{value:03}"] * count) for value in range(1000) for person in range(2)
    ]
    rows[-1] = (*rows[-1][:-1], "998")
    columns = {"person": "text", **dict.fromkeys(names, "text")}
    backend.load("purchases", columns, rows)
    return api.anonymize(
        backend.url,
        "purchases",
        columns={
            "person": {"role": "drop"},
            **{name: {"role": "quasi"} for name in names},
        },
        privacy=[{"km_anonymity": {"k": 2, "m": 1, "person": "person"}}],
        algorithm="apriori",
        target={"table": "released", "if_exists": "replace"},
    )


@pytest.mark.gate
def test_columns_have_as_many_combinations_as_there_are_numbers(backend: Place) -> None:
    """1,000^6 combinations are numbers of 60 bits; what is taken from them has to be exact."""
    report = of_columns(backend, 6)
    assert report.models[0].reached == 2
    found = Counter(tuple(row.values()) for row in backend.records("released"))
    # two rows differ in the last column, which alone has to rise
    assert found == {(*[f"{value:03}"] * 5, "*"): 2 for value in range(1000)}


@pytest.mark.gate
def test_more_combinations_than_numbers_are_refused(backend: Place) -> None:
    with pytest.raises(UnsupportedError, match=r"the quasi-identifiers \(c0 1,000, c1 1,000, "):
        of_columns(backend, 7)
    assert backend.tables() == ["purchases"]


def test_check_counts_combinations_of_two_columns(backend: Place) -> None:
    chance = random.Random(3)  # noqa: S311 - no secret
    days = ["mon", "tue", None]
    rows = [(*row, chance.choice(days)) for row in purchases(7)]
    backend.load("purchases", {**COLUMNS, "day": "text"}, rows)
    for m in (1, 2, 3):
        model = {"km_anonymity": {"k": 2, "m": m, "person": "person"}}
        report = check(backend.url, "purchases", quasi=["item", "day"], privacy=[model])
        supports = oracle_km.supports([(row[1], row[2:]) for row in rows], m)
        (found,) = report.models
        assert found.reached == min(supports.values())
        assert found.violating_classes == sum(persons < 2 for persons in supports.values())
