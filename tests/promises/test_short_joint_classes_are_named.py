"""Who guards a series is told which joint classes fall short, by the keys that are stored."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "text", "town": "text", "ill": "text"}
TOWNS = {"north": "ab", "south": "cd"}
PEOPLE = [
    (f"{town}{number}", town, ("flu", "gout")[number % 2]) for town in "abcd" for number in range(6)
]
NAMED = re.compile(r"(remaining|added|removed) persons of class (\d+) of run (\w+)")


def asked(level: int, **said: Any) -> Any:
    return {
        "columns": {
            "id": {"role": "drop"},
            "town": {
                "role": "quasi",
                "hierarchy": {"taxonomy": {side: [*towns] for side, towns in TOWNS.items()}},
            },
            "ill": {"role": "sensitive"},
        },
        "privacy": [{"k_anonymity": {"k": 3}}, {"l_diversity": {"column": "ill", "l": 2}}],
        "algorithm": {"fixed": {"levels": {"town": level}}},
        "target": {"table": "out", "if_exists": "replace", "key": "id"},
        "release_guard": {"action": "refuse"},
    } | said


def publish(place: Place, level: int, **said: Any) -> sqlanon.Report:
    return api.anonymize(place.url, "people", **asked(level, **said))


def loaded(place: Place) -> dict[str, set[str]]:
    """A release by towns; whoever is in it, by class."""
    place.load("people", KINDS, PEOPLE)
    run = publish(place, 0).run_id
    classes: dict[str, set[str]] = defaultdict(set)
    for person, at in place.rows(f"SELECT person, place FROM sqlanon_recoding_{run}_known"):
        classes[str(at)].add(person)
    return classes


def refused(place: Place, level: int) -> tuple[str, list[tuple[str, str, str]]]:
    """The error of a run, whose plan says the same, and what it names."""
    with pytest.raises(sqlanon.VerificationError) as error:
        publish(place, level)
    said = str(error.value)
    planned = api.plan(place.url, "people", **asked(level))
    assert planned.together is not None
    for short in planned.together.short:
        assert str(short).split(" of run")[0] in said
    assert planned.together.before
    return said, NAMED.findall(said)


def smallest(said: str) -> str:
    """The joint classes that an error names."""
    return said.split("the smallest consist of ")[1].split(" (by `place`", maxsplit=1)[0]


def test_the_smallest_are_named_by_class_and_by_what_became_of_them(backend: Place) -> None:
    classes = loaded(backend)
    backend.run("DELETE FROM people WHERE id = 'b1'", "DELETE FROM people WHERE id = 'd0'")
    backend.run("DELETE FROM people WHERE id = 'd1'", "INSERT INTO people VALUES ('e', 'a', 'flu')")
    said, named = refused(backend, 0)
    (fates_b,) = [at for at, whose in classes.items() if "b1" in whose]
    (fates_d,) = [at for at, whose in classes.items() if "d0" in whose]
    assert {(fate, at) for fate, at, _ in named} == {("removed", fates_b), ("removed", fates_d)}
    assert "added persons" in smallest(said)
    (run,) = {run for *_, run in named}
    assert f"sqlanon_recoding_{run}_known" in said
    for value in ("b1", "d0", "gout"):
        assert not re.search(rf"\b{value}\b", said)  # as a whole word: run ids begin with such too
    assert not re.search(
        r"\b[12] (remaining|removed) persons of class", said
    )  # one alone may be missed by others too


def test_classes_of_too_few_values_are_named_too(backend: Place) -> None:
    classes = loaded(backend)
    # three who had flu are enough persons, and of one value; so are those who are left
    backend.run("DELETE FROM people WHERE id IN ('c0', 'c2', 'c4')")
    backend.run(
        "INSERT INTO people VALUES ('c6', 'c', 'flu'), ('c7', 'c', 'gout'), ('c8', 'c', 'flu')"
    )
    said, named = refused(backend, 0)
    (of_c,) = [at for at, whose in classes.items() if "c0" in whose]
    assert {(fate, at) for fate, at, _ in named} == {("removed", of_c), ("remaining", of_c)}
    assert "l_diversity of ill in 2 joint classes" in said
    assert "k_anonymity" not in said
    assert "added persons" not in smallest(said)


def test_a_plan_of_what_goes_with_those_before_it_says_so(backend: Place) -> None:
    loaded(backend)
    planned = api.plan(backend.url, "people", **asked(1))
    assert planned.together is not None
    assert (planned.together.short, planned.together.classes) == ((), 4)
    assert "which satisfy all models" in " ".join(str(planned).split())
    assert "W10" not in {one.code for one in planned.warnings}
    report = publish(backend, 1)
    assert report.together == planned.together
    unread = api.plan(backend.url, "people", **asked(1, release_guard={"action": "store"}))
    assert unread.together is not None
    assert unread.together.classes is None
    alone = asked(1, target={"table": "out", "if_exists": "replace"})
    del alone["release_guard"]
    assert api.plan(backend.url, "people", **alone).together is None
