"""Names of relations, and hints for misspelt words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sqlanon.common.wording import suggestion
from sqlanon.errors import JobError
from sqlanon.sql.names import RelationName, check_name

NAMES = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), min_size=1)


@pytest.mark.parametrize(
    ("text", "schema", "name"),
    [
        ("adult", None, "adult"),
        ("Sales.Adult", "Sales", "Adult"),
        ('"odd.name"', None, "odd.name"),
        ('s."a ""b"""', "s", 'a "b"'),
        ('"s.1"." t "', "s.1", " t "),
        ("two words", None, "two words"),
        ("naïve.таблица", "naïve", "таблица"),
    ],
)
def test_a_relation_is_read_with_its_exact_spelling(
    text: str, schema: str | None, name: str
) -> None:
    assert RelationName.parse(text) == RelationName(schema, name)


@pytest.mark.parametrize(
    "text",
    ["", ".", "a.", ".b", "a.b.c", '""', '"a', 'a"b', 'a"b"', " a", "a .b", "a\0", '"a"."\0"'],
)
def test_a_text_that_is_no_relation_is_refused(text: str) -> None:
    with pytest.raises(JobError):
        RelationName.parse(text)


@given(st.none() | NAMES, NAMES)
def test_a_written_relation_is_read_back_as_the_same(schema: str | None, name: str) -> None:
    relation = RelationName(schema, name)
    assert RelationName.parse(str(relation)) == relation


def test_plain_names_are_written_without_quotes() -> None:
    assert str(RelationName("s", "adult_1")) == "s.adult_1"


@pytest.mark.parametrize("text", ["", "a\0b", "\ud800"])
def test_a_name_that_no_database_can_hold_is_refused(text: str) -> None:
    with pytest.raises(JobError):
        check_name(text)
    with pytest.raises(JobError):
        RelationName(None, text)


def test_a_misspelt_word_is_met_with_the_nearest_one() -> None:
    assert suggestion("wieght", ["weight", "order"]) == "; did you mean weight?"
    assert suggestion("zzz", ["weight", "order"]) == ""
