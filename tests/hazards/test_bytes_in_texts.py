"""SQLite keeps bytes in a column of texts: `x'61'` is not `'a'` there, and is shown alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.errors import InspectionError, JobError

if TYPE_CHECKING:
    from engines import Place

ROWS = [(b"p0", 1, b"a"), ("p0", 1, "a"), *((f"p{n}", n % 2, "ab"[n % 2]) for n in range(1, 9))]


@pytest.fixture
def people(backend: Place) -> Place:
    backend.load("people", {"id": "text", "age": "integer", "town": "text"}, ROWS)
    return backend


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("column", "said"),
    [
        ("town", {"columns": {"town": sqlanon.Quasi()}}),
        (
            "town",
            {
                "columns": {"age": sqlanon.Quasi(), "town": sqlanon.Sensitive()},
                "privacy": [sqlanon.LDiversity(column="town", l=2)],
            },
        ),
        ("id", {"columns": {"age": sqlanon.Quasi()}, "person": "id"}),
    ],
)
def test_bytes_are_not_taken_for_the_text_that_they_are(
    people: Place, column: str, said: dict[str, Any]
) -> None:
    """Cast to a text, bytes and text would be one value, and one person."""
    told = f"'{column}' is declared TEXT and holds values stored as blob and text"
    said = {"privacy": [sqlanon.KAnonymity(k=2)], "unlisted": "drop", **said}
    with pytest.raises(InspectionError, match=told):
        sqlanon.anonymize(people.url, "people", target="released", **said)
    assert people.tables() == ["people"]
    if column == "town":
        with pytest.raises(InspectionError, match=told):
            sqlanon.check(people.url, "people", quasi=["town"], k=2)


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_a_key_is_none_where_bytes_are_the_text_of_another_row(people: Place) -> None:
    target = sqlanon.Target(table="released", key="id", if_exists="replace")
    said: dict[str, Any] = {
        "columns": {"age": sqlanon.Quasi()},
        "unlisted": "drop",
        "privacy": [sqlanon.KAnonymity(k=2)],
        "target": target,
        "release_guard": sqlanon.ReleaseGuard(action="warn"),
    }
    with pytest.raises(JobError, match="id is not a key of people: it has NULL, or a value twice"):
        sqlanon.anonymize(people.url, "people", **said)
    assert people.tables() == ["people"]
