"""A person table and its detail tables, and what a release of them has to hold, in plain Python."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engines import Place

CANARY = "Kanarienvogel"
TOWNS = ("north", "south", "east")
Person = tuple[int, int, str, str]
Buy = tuple[int | None, int, str]
PEOPLE: list[Person] = [
    (70_000_001 + 7 * n, 20 + n % 4, TOWNS[n % 3], f"{CANARY} {n}") for n in range(36)
]
PEOPLE += [(70_999_999, 95, "west", f"{CANARY} alone")]
BUYS: list[Buy] = [
    (person, 10 * (n % 5), f"{CANARY} {person}")
    for person, *_ in PEOPLE[5:]
    for n in range(person % 4)
]
BUYS += [(None, 1, CANARY), (12, 2, CANARY), (12, 3, CANARY)]


def load(
    place: Place,
    people: Sequence[Sequence[object]] = PEOPLE,
    buys: Sequence[Sequence[object]] = BUYS,
    key: str = "integer",
) -> None:
    """Both tables, in the order of their keys."""
    kinds = {"id": key, "age": "integer", "town": "text", "name": "text"}
    place.load("people", kinds, people)
    place.load("buys", {"person": key, "price": "integer", "note": "text"}, buys)


def job(place: Place, **more: Any) -> dict[str, Any]:
    """A job over both."""
    return {
        "connection": place.url,
        "source": "people",
        "target": {"table": "people_out"},
        "columns": {
            "id": {"role": "identifier", "action": "renumber"},
            "age": {"role": "quasi"},
            "town": {"role": "quasi"},
            "name": {"role": "drop"},
        },
        "privacy": [{"k_anonymity": {"k": 3}}],
        "algorithm": {"fixed": {"levels": {"age": 0, "town": 0}}},
        "max_suppression": 1.0,
        "tables": [
            {
                "source": "buys",
                "target": "buys_out",
                "key": "person",
                "columns": {
                    "price": {"role": "keep"},
                    "note": {"role": "drop"},
                },
            }
        ],
        **more,
    }


def expected(
    people: Sequence[tuple[Any, ...]], buys: Sequence[tuple[Any, ...]], k: int = 3
) -> Counter[tuple[Any, ...]]:
    """Each published person by what is published of her: values, and the prices of her rows."""
    sizes = Counter((age, town) for _, age, town, _ in people)
    return Counter(
        (str(age), town, tuple(sorted(p for who, p, _ in buys if who is not None and who == key)))
        for key, age, town, _ in people
        if sizes[age, town] >= k
    )


def found(
    people: Sequence[Mapping[str, Any]], buys: Sequence[Mapping[str, Any]]
) -> Counter[tuple[Any, ...]]:
    """The same of what was published; each row is somebody's."""
    numbers = [one["id"] for one in people]
    assert len({*numbers}) == len(numbers)
    assert {one["person"] for one in buys} <= {*numbers}
    return Counter(
        (
            str(one["age"]),
            one["town"],
            tuple(sorted(b["price"] for b in buys if b["person"] == one["id"])),
        )
        for one in people
    )
