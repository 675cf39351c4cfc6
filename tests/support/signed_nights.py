"""A series of releases by m_invariance, published and read back."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from oracle_m_invariance import Class

import sqlanon
from sqlanon import MUniqueness

if TYPE_CHECKING:
    import random

    from engines import Place

    from sqlanon.report.run import Report

KINDS = {"id": "text", "who": "text", "age": "integer", "ill": "text"}
ILLS = ("flu", "FLU", "gout", "cough", "mumps")  # two where case is ignored
COLUMNS: dict[str, Any] = {
    "id": {"role": "drop"},
    "who": {"role": "quasi"},  # other for each person: a class publishes who is in it
    "age": {"role": "quasi"},
    "ill": {"role": "sensitive"},
}
TARGET = {"table": "nightly", "if_exists": "replace", "key": "id"}
Rows = dict[str, tuple[int, str | None]]
BEFORE: Rows = {"bob": (21, "dyspepsia"), "alice": (22, "bronchitis")}
FIRST = BEFORE | {
    "andy": (24, "flu"),
    "david": (23, "gastritis"),
    "gary": (41, "flu"),
    "helen": (36, "gastritis"),
}
SECOND: Rows = {
    "bob": (21, "dyspepsia"),
    "david": (23, "gastritis"),
    "emily": (25, "flu"),
    "gary": (41, "flu"),
    "mary": (46, "gastritis"),
}
"""The paper's hospital, as far as it takes to have one counterfeit: Bob keeps two values."""


def fill(place: Place, rows: Rows) -> None:
    """These persons, as the source has them tonight."""
    if "patients" not in place.named():
        place.load("patients", KINDS, [])
    place.run("DELETE FROM patients")
    for person, (age, ill) in rows.items():
        said = "NULL" if ill is None else f"'{ill}'"
        place.run(f"INSERT INTO patients VALUES ('{person}', 'n{person}', {age}, {said})")


def publish(place: Place, rows: Rows, m: int, **said: Any) -> Report:
    fill(place, rows)
    return release(place, m, **said)


def release(place: Place, m: int, **said: Any) -> Report:
    return sqlanon.anonymize(
        place.url,
        "patients",
        **{
            "columns": COLUMNS,
            "privacy": [MUniqueness(column="ill", m=m)],
            "algorithm": "m_invariance",
            "target": TARGET,
            **said,
        },
    )


def read(place: Place, rows: Rows) -> tuple[list[Class], list[int]]:
    """The classes of the release, and how many counterfeits each is said to have."""
    shown: defaultdict[int, list[tuple[str, str, str]]] = defaultdict(list)
    for row in place.records("nightly"):
        shown[row["group_id"]].append((row["who"], row["age"], row["ill"]))
    forged = {row["group_id"]: row["count"] for row in place.records("nightly_counterfeits")}
    classes = []
    for members in shown.values():
        assert len({(who, age) for who, age, _ in members}) == 1
        who, age, _ = members[0]
        persons = frozenset(name.removeprefix("n") for name in who.strip("{}").split(", "))
        ages = [rows[person][0] for person in persons]
        span = f"[{min(ages)}-{max(ages)}]" if min(ages) < max(ages) else str(ages[0])
        assert age == span
        classes.append(Class(persons, tuple(ill for *_, ill in members)))
    assert forged.keys() <= shown.keys()
    assert all(forged.values())
    return classes, [forged.get(group, 0) for group in shown]


def tomorrow(chance: random.Random, rows: Rows, number: int) -> Rows:
    """Some go, some get another value, others come, who was away may be there again."""
    after = {person: row for person, row in rows.items() if chance.random() < 0.75}
    for person, (age, _) in after.items():
        if chance.random() < 0.15:
            after[person] = (age, chance.choice(ILLS))
    for place in range(chance.randrange(2, 9)):
        ill = None if chance.random() < 0.05 else chance.choice(ILLS[: chance.randrange(2, 6)])
        after[f"{'Pp'[place % 2]}{number}{place // 2}"] = (chance.randrange(20, 60), ill)
    return after
