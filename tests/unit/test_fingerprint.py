"""Fingerprints of jobs: equal where jobs mean the same, and what they tell where they do not."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest

from sqlanon.job.fingerprint import Fingerprint
from sqlanon.job.job import Job

KEY = "0123456789abcdef"
HASHED = {"role": "identifier", "action": "hash", "key": KEY}
SAID: dict[str, Any] = {
    "source": "people",
    "target": "released",
    "columns": {
        "note": {"role": "identifier", "action": "mask", "value": "Kanarienvogel"},
        "age": {"role": "quasi", "hierarchy": {"intervals": [5, 10]}},
        "town": {"role": "quasi", "hierarchy": {"taxonomy": {"Kanaren": ["Telde", "Arona"]}}},
        "size": {"role": "quasi", "order": ["winzig", "riesig"]},
        "kind": {"role": "quasi", "hierarchy": {"rare": {"below": 5, "as": "Other"}}},
        "pay": {"role": "sensitive", "missing": ["unbekannt"]},
    },
    "max_suppression": 1,
    "k": 5,
}


def of(**more: Any) -> Fingerprint:
    return Fingerprint.of(Job.from_mapping({**SAID, **more}), "salt")


def column(name: str, **said: Any) -> dict[str, Any]:
    return {"columns": {**SAID["columns"], name: {**SAID["columns"][name], **said}}}


def test_the_same_said_otherwise_has_the_same_fingerprint() -> None:
    long = {name: one for name, one in SAID.items() if name != "k"}
    models = [{"l_diversity": {"column": "pay", "l": 2}}, {"k_anonymity": {"k": 5}}]
    shuffled = {name: SAID["columns"][name] for name in reversed(SAID["columns"])}
    said = {**long, "target": {"table": "released"}, "columns": shuffled, "privacy": models}
    defaults = {"seed": 0, "algorithm": {"mondrian": {"refine": False}}, "unlisted": "error"}
    other = Fingerprint.of(Job.from_mapping({**said, **defaults, "search_in": "database"}), "salt")
    assert of(l=2).changes(other) == []


def test_nothing_that_a_job_hides_is_told() -> None:
    columns = {**SAID["columns"], "id": HASHED}
    one, other = (
        Fingerprint.of(Job.from_mapping({**SAID, "columns": columns}), salt) for salt in "ab"
    )
    text = json.dumps(asdict(one))
    for hidden in (KEY, "Kanaren", "Telde", "Arona", "winzig", "riesig", "unbekannt"):
        assert hidden not in text
    assert "Kanarienvogel" not in text
    assert one.keys["columns.id"] != other.keys["columns.id"]
    columns["id"] = {**HASHED, "key": KEY[::-1]}
    now = Fingerprint.of(Job.from_mapping({**SAID, "columns": columns}), "a")
    assert one.changes(now) == ["columns.id: key changed"]


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"k": 4}, "k_anonymity: k was 5, now 4"),
        ({"max_suppression": 1.0}, "max_suppression was 1, now 1.0"),
        ({"max_loss": 0.5}, "max_loss is new"),
        ({"seed": 1}, "seed was 0, now 1"),
        ({"l": 2}, "l_diversity of pay is new"),
        ({"accept": {"W22": {"note": "read"}}}, "accept: W22.note was not set, now read"),
        ({"target": "other"}, "target: table was released, now other"),
        ({"unlisted": "keep"}, "unlisted was error, now keep"),
        (column("note", value="Zeisig"), "columns.note: value changed"),
        (column("age", hierarchy={"intervals": [5]}), "columns.age: hierarchy changed"),
        (
            column("town", hierarchy={"taxonomy": {"K": ["Arona"]}}),
            "columns.town: hierarchy changed",
        ),
        (column("size", order=["riesig", "winzig"]), "columns.size: order changed"),
        (column("pay", missing=["-"]), "columns.pay: missing changed"),
        (column("pay", role="keep"), "columns.pay: role was sensitive, now keep"),
        (column("age", weight=2), "columns.age: weight was 1.0, now 2.0"),
    ],
)
def test_what_changed_is_named(more: dict[str, Any], told: str) -> None:
    before, now = of(), of(**more)
    assert before.changes(now) == [told]
    (back,) = now.changes(before)
    assert back != told or told.endswith("changed")


def test_all_that_changed_is_told_at_once() -> None:
    columns = {name: one for name, one in SAID["columns"].items() if name != "note"}
    found = of().changes(of(k=4, seed=1, columns={**columns, "more": "quasi"}))
    assert set(found) == {
        "columns.note is removed",
        "columns.more is new",
        "k_anonymity: k was 5, now 4",
        "seed was 0, now 1",
    }


def test_a_hierarchy_of_a_model_counts_by_its_rows() -> None:
    def reading(*rows: list[str]) -> Fingerprint:
        model = {"column": "pay", "t": 0.5, "distance": "hierarchical"}
        said = {**model, "hierarchy": {"rows": [*rows]}}
        return of(privacy=[{"t_closeness": said}])

    one, other = ["a", "x", "*"], ["b", "x", "*"]
    assert reading(one, other).changes(reading(other, one)) == []
    told = reading(one, other).changes(reading(one, ["b", "y", "*"]))
    assert told == ["t_closeness of pay: hierarchy changed"]


def test_a_model_more_of_the_same_kind_is_named() -> None:
    models = [{"l_diversity": {"column": "pay", "l": 2, "variant": one}} for one in ("entropy",)]
    (told,) = of(l=2).changes(of(privacy=models))
    assert told == "l_diversity of pay: variant was distinct, now entropy"
