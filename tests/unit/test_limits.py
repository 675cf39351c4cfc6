"""Each sentence under Limits has a condition: it stands where it is true, and only there."""

from __future__ import annotations

from dataclasses import replace

import pandas as pd
import pytest

import sqlanon
from sqlanon.report.data import ResumedRun
from sqlanon.report.limits import Circumstances, list_limits
from sqlanon.verify.measure import ModelResult


def model(name: str, column: str | None = None) -> ModelResult:
    return ModelResult(name=name, variant=None, column=column, required=2, reached=2, holds=True)


PLAIN = Circumstances(models=[model("k_anonymity")], kept={})
ALWAYS = 4
"""Sentences of a plain release: its columns, rows and persons, other releases, no advice."""

CASES = {
    "of visit ": replace(PLAIN, kept={"visit": 0.5, "ward": 0.0}),
    "the same illness": replace(PLAIN, sensitive=["illness"]),
    "Bounds of age and pay are": replace(PLAIN, exact_bounds=["age", "pay"]),
    "can see which persons are in": replace(PLAIN, as_they_are=True),
    "Groups of coarser labels": replace(PLAIN, merged=3),
    "7 rows of the source are not in": replace(PLAIN, left_out=7),
    "It left out some rows of earlier": replace(PLAIN, guard="suppress", withheld=None),
    "published without any detail": replace(PLAIN, at_root=7),
    "run 0123 had made anonymous": replace(PLAIN, resumed=ResumedRun("0123", 5)),
}


@pytest.mark.parametrize("words", [*CASES][1:])
def test_a_sentence_is_added_where_it_is_true(words: str) -> None:
    plain, said = list_limits(PLAIN), list_limits(CASES[words])

    assert len(plain) == ALWAYS
    assert not any(words in sentence for sentence in plain)
    assert len(said) == ALWAYS + 1
    assert sum(words in sentence for sentence in said) == 1


def test_columns_that_single_nobody_out_are_not_named() -> None:
    (added,) = {*list_limits(CASES["of visit "])} - {*list_limits(PLAIN)}

    assert added.startswith("visit is published unchanged: a")
    assert list_limits(replace(PLAIN, kept={"ward": 0.0})) == list_limits(PLAIN)


def test_a_sensitive_column_with_a_model_is_not_called_unguarded() -> None:
    guarded = replace(PLAIN, models=[model("l_diversity", "illness")], sensitive=["illness"])

    assert list_limits(guarded) == list_limits(PLAIN)


@pytest.mark.parametrize("counting", ["person_anonymity", "km_anonymity"])
def test_models_of_persons_do_not_count_rows(counting: str) -> None:
    told = "Rows were counted, not persons"

    assert any(told in said for said in list_limits(PLAIN))
    assert not any(told in said for said in list_limits(replace(PLAIN, models=[model(counting)])))


def test_requirements_are_only_spoken_of_where_there_are_some() -> None:
    bare = list_limits(replace(PLAIN, models=[]))

    assert not any("requirements speak" in said or "Rows were counted" in said for said in bare)


def test_compared_releases_are_not_said_to_be_unknown() -> None:
    told = "a statement about this table alone"
    compared = list_limits(replace(PLAIN, compared=2))

    assert any(told in said for said in list_limits(PLAIN))
    assert not any(told in said for said in compared)
    assert any("compared with 2 earlier releases" in said for said in compared)


def test_bounds_of_a_recoding_that_is_used_again_are_of_its_own_run() -> None:
    (said,) = (
        said
        for said in list_limits(replace(PLAIN, exact_bounds=["age"], reused="0123"))
        if said.startswith("Bounds of age")
    )

    assert said.endswith("had each of them when run 0123 made the recoding.")


@pytest.mark.parametrize(("hierarchy", "bounded"), [(None, True), ({"intervals": [5, 10]}, False)])
def test_a_run_speaks_of_bounds_only_where_they_are_values(
    hierarchy: dict[str, list[int]] | None, *, bounded: bool
) -> None:
    """The page of each run by regions spoke of them, also where all ranges came from intervals."""
    frame = pd.DataFrame({"age": [*range(20, 50)] * 2})
    quasi = {"role": "quasi"} | ({} if hierarchy is None else {"hierarchy": hierarchy})

    _, report = sqlanon.anonymize(
        frame, columns={"age": quasi}, privacy=[sqlanon.KAnonymity(k=3)], algorithm="mondrian"
    )

    (limits,) = (one.points for one in report.chapters() if one.title == "Limits")
    assert any("Bounds of age" in sentence for sentence in limits) is bounded
