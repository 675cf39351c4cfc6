"""MariaDB looks persons up by a number: long texts alone it would compare each with each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sqlanon import anonymize
from sqlanon.sql.backends import open_connection
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import Observer, Workspace

if TYPE_CHECKING:
    from engines import Place

JOINED: dict[str, dict[str, Any]] = {
    "release_guard/persons_too_few": {"before": Sql("one"), "after": Sql("other"), "k": 2},
    "stage/without": {
        "columns": [Sql("s.place")],
        "source": Sql("one"),
        "persons": Sql("other"),
        "person": Sql("s.person"),
    },
    "reuse/joined": {
        "columns": [Sql("s.person")],
        "source": Sql("one"),
        "keys": Sql("other"),
        "place": Sql("n"),
        "owner": None,
        "person": Sql("s.person"),
        "held": Sql("person"),
    },
    "release/numbered": {
        "columns": [Sql("s.place")],
        "source": Sql("one"),
        "numbers": Sql("(SELECT person AS old, place AS new FROM other)"),
        "old": Sql("s.person"),
        "textual": True,
        "person": Sql("place"),
        "kept": None,
    },
    "hierarchy/uncovered": {
        "index": 0,
        "label": Sql("v0"),
        "combinations": Sql("(SELECT person AS v0, place AS n FROM one) AS c"),
        "hierarchy": "(SELECT person AS leaf, 0 AS absent FROM other) AS h",
    },
}


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
@pytest.mark.parametrize("template", JOINED)
def test_a_join_of_persons_is_by_a_number_too(backend: Place, template: str) -> None:
    with open_connection(backend.url) as server:
        workspace = Workspace(server, Observer())
        kinds = {"person": str(workspace.dialect.text_type), "place": "integer"}
        for name in ("one", "other"):
            backend.load(name, kinds, [(f"person{number}", number) for number in range(500)])
        query = workspace.fragment(template, **JOINED[template])
    plan = backend.rows(f"EXPLAIN {query}")
    joined = [row for row in plan if str(row[2]).startswith("<derived") and row[6] is not None]
    # a text is 3 bytes of a key, of which its length is all there is; the number is 5 more
    assert [int(row[6]) for row in joined if int(row[6]) >= 5], plan


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
@pytest.mark.parametrize("template", ["stage/cells", "stage/coded"])
def test_texts_are_staged_by_a_number_too(backend: Place, template: str) -> None:
    with open_connection(backend.url) as server:
        workspace = Workspace(server, Observer())
        text = str(workspace.dialect.text_type)
        rows = [(f"person{number}", number) for number in range(500)]
        backend.load("combinations", {"v0": text, "n": "integer"}, rows)
        backend.load("dictionary", {"value": text, "code": "integer"}, rows)
        query = workspace.fragment(
            template,
            combinations=Sql("combinations"),
            dictionaries=[Sql("dictionary")],
            nulls=[None],
            textual=[True],
            quasi=1,
            population=False,
            grouped=True,
        )
    plan = backend.rows(f"EXPLAIN {query}")
    assert [int(row[6]) for row in plan if row[6] is not None and int(row[6]) >= 5], plan


def test_hierarchies_and_details_of_texts_with_one_number_stay_apart(backend: Place) -> None:
    words = ("plumless", "buckeroo")
    people = [(f"{words[n % 2]}{n // 2}", words[n % 2]) for n in range(20)]
    backend.load("people", {"id": "text", "word": "text"}, people)
    backend.load("purchases", {"person": "text", "price": "integer"}, [
        (key, 100 * place + n) for place, (key, _) in enumerate(people) for n in range(place % 3)
    ])  # fmt: skip
    backend.load("tree", {"level_0": "text", "level_1": "text", "level_2": "text"}, [
        ("plumless", "plums", "*"), ("buckeroo", "money", "*")
    ])  # fmt: skip
    anonymize(
        backend.url,
        "people",
        columns={
            "id": {"role": "identifier", "action": "renumber"},
            "word": {"role": "quasi", "hierarchy": {"table": "tree"}},
        },
        privacy=[{"k_anonymity": {"k": 10}}],
        algorithm={"fixed": {"levels": {"word": 1}}},
        target={"table": "released", "if_exists": "replace"},
        tables=[
            {
                "source": "purchases",
                "target": "bought",
                "key": "person",
                "columns": {"price": {"role": "keep"}},
            }
        ],
    )
    shown = {row["id"]: row["word"] for row in backend.records("released")}
    bought = backend.records("bought")
    assert len(bought) == sum(place % 3 for place in range(20))
    assert {(row["price"], shown[row["person"]]) for row in bought} == {
        (100 * place + n, ("plums", "money")[place % 2])
        for place in range(20)
        for n in range(place % 3)
    }


def test_ends_of_a_group_stand_beside_each_of_its_rows(backend: Place) -> None:
    rows = [(1, 5, 0), (1, -3, 1), (2, 4, 2), (None, 7, 3), (None, 8, 4), (1, 5, 5)]
    backend.load("held", {"part": "integer", "v": "integer", "other": "integer"}, rows)
    with open_connection(backend.url) as server:
        words = server.dialect
    asked = ["part", "v", words.least_in("v", "part"), words.greatest_in("v", "part")]
    asked += ["COUNT(*) OVER (PARTITION BY part, v)", words.least_in("other", "part")]
    found = sorted(map(repr, backend.rows(f"SELECT {', '.join(asked)} FROM held")))
    assert found == sorted(
        repr((part, v, least, greatest, 2 if v == 5 else 1, other))
        for part, v, least, greatest, other in [
            (1, 5, -3, 5, 0),
            (1, 5, -3, 5, 0),
            (1, -3, -3, 5, 0),
            (2, 4, 4, 4, 2),
            (None, 7, 7, 8, 3),
            (None, 8, 7, 8, 3),
        ]
    )


def test_texts_with_one_number_stay_apart(backend: Place) -> None:
    """`plumless` and `buckeroo` have the same CRC32."""
    words = ("plumless", "buckeroo", "Plumless", "plumless ", "", None)
    rows = [(n, words[n % 6], f"{words[n % 6]}{n % 12 // 6}") for n in range(48)]
    backend.load("people", {"id": "integer", "word": "text", "person": "text"}, rows)
    report = anonymize(
        backend.url,
        "people",
        columns={
            "id": {"role": "keep"},
            "word": {"role": "quasi"},
            "person": {"role": "drop"},
        },
        privacy=[{"person_anonymity": {"k": 2, "person": "person"}}],
        target={"table": "released", "if_exists": "replace"},
    )
    assert report.classes.count == 6
    assert {(row["id"], row["word"]) for row in backend.records("released")} == {
        (number, word) for number, word, _ in rows
    }
