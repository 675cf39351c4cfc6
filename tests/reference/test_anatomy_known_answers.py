"""Anatomy on the table of the paper, and what its groups come to (known answers, worked by hand).

X. Xiao, Y. Tao, Anatomy, VLDB 2006: eight patients, of whom two at a time may share a disease.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import Any

import duckdb
import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracle_anatomy import Group, faults, most_diverse

import sqlanon

PATIENTS = [
    (23, "M", "pneumonia", 11000),
    (27, "M", "dyspepsia", 13000),
    (35, "M", "dyspepsia", 59000),
    (59, "M", "pneumonia", 12000),
    (61, "F", "flu", 54000),
    (65, "F", "gastritis", 25000),
    (65, "F", "flu", 25000),
    (70, "F", "bronchitis", 30000),
]


def groups(rows: list[tuple[Any, ...]], least: int) -> list[Group]:
    """The groups of a release in an embedded DuckDB."""
    with duckdb.connect() as database:
        database.execute("CREATE TABLE people (age INT, sex TEXT, illness TEXT, zip INT)")
        if rows:
            database.executemany("INSERT INTO people VALUES (?, ?, ?, ?)", rows)
        sqlanon.anonymize(
            database,
            "people",
            columns={
                "age": {"role": "quasi"},
                "sex": {"role": "quasi"},
                "zip": {"role": "quasi"},
                "illness": {"role": "sensitive"},
            },
            privacy=[{"l_diversity": {"column": "illness", "l": least}}],
            algorithm="anatomy",
            target="released",
        )
        people: defaultdict[int, list[tuple[Any, ...]]] = defaultdict(list)
        values: defaultdict[int, list[tuple[Any, int]]] = defaultdict(list)
        first = database.execute("SELECT age, sex, zip, group_id FROM released").fetchall()
        for *row, group in first:
            people[group].append(tuple(row))
        for group, *value in database.execute("FROM released_illness").fetchall():
            values[group].append((value[0], value[1]))
    return [(people[group], values[group]) for group in people]


@pytest.mark.parametrize(("least", "sizes"), [(2, [2, 2, 2, 2]), (3, [4, 4]), (4, [4, 4])])
def test_the_patients_of_the_paper(least: int, sizes: list[int]) -> None:
    """anatomy.l2 and anatomy.modulo: eligible for 2 to 4; a breach is 1/l likely at most."""
    found = groups(PATIENTS, least)

    assert not faults(PATIENTS, found, least)
    assert sorted(len(people) for people, _ in found) == sizes
    breach = max(count / len(people) for people, values in found for _, count in values)
    assert breach <= 1 / least


def test_the_patients_have_no_five_different_diseases_in_each_group() -> None:
    assert most_diverse([row[2] for row in PATIENTS]) == 4
    with pytest.raises(sqlanon.UnsatisfiableError):
        groups(PATIENTS, 5)


@pytest.mark.gate  # many runs
def test_who_meets_whom_is_by_lot() -> None:
    """Each pneumonia meets each other disease in some run: no rule of the table decides it."""
    met = {
        frozenset(value for value, _ in values)
        for _ in range(12)
        for people, values in groups(PATIENTS, 2)
        if (23, "M", 11000) in people
    }
    assert len(met) > 1


@given(st.lists(st.sampled_from([None, "a", "b", "c", "d", "a "]), max_size=40), st.integers(1, 4))
def test_a_table_has_groups_just_if_no_value_is_too_frequent(
    values: list[str | None], least: int
) -> None:
    drawn = random.Random(len(values))  # noqa: S311 - a table, no secret
    rows = [
        (drawn.randrange(4), drawn.choice("MF"), value, n % 3) for n, value in enumerate(values)
    ]
    known = [value for value in values if value is not None]
    if rows and (not known or most_diverse(known) < least):
        with pytest.raises(sqlanon.UnsatisfiableError):
            groups(rows, least)
        return

    found = groups(rows, least)

    assert not faults(rows, found, least)
    assert len(found) == len(known) // least if rows else not found
    assert max(Counter(len(people) for people, _ in found), default=0) <= len(rows)
