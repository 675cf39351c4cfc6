"""Roots, kept rows and persons: what a recoding could get wrong without a model noticing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sqlanon.errors import JobError, UnsupportedError

if TYPE_CHECKING:
    from engines import Place

from few_people import COLUMNS, ROWS, release


@pytest.mark.parametrize("output", ["mode", "median", "mean", "lower", "upper", "representative"])
@pytest.mark.parametrize(
    "algorithm", ["optimal", "top_down", "mu_argus", "cell_suppression", "datafly"]
)
def test_no_value_stands_for_a_root(backend: Place, algorithm: str, output: str) -> None:
    """A column without hierarchy has a flat one there, whose root was published as a value."""
    backend.load("people", COLUMNS, ROWS)
    with pytest.raises(UnsupportedError, match="leave output out, or use mondrian"):
        release(backend, {"age": {"role": "quasi", "output": output}}, algorithm=algorithm)
    assert backend.tables() == ["people"]


def test_a_root_may_be_longer_than_the_values(backend: Place) -> None:
    """And the rows that are kept lie among those that look like them."""
    rows = [("a",)] * 4 + [("b",)] * 4 + [(None,)] * 3 + [("c",)]
    backend.load("people", {"q": "text"}, rows)
    tree = [[value, "group", "anything at all"] for value in "abc"]
    report = release(
        backend,
        only={"q": {"role": "quasi", "hierarchy": {"rows": tree}}},
        algorithm={"fixed": {"levels": {"q": 0}}},
        privacy=[{"k_anonymity": {"k": 4}}],
        max_suppression=4,
        suppressed="keep",
    )
    assert report.rows.suppressed == 4
    values = sorted(record["q"] for record in backend.records("released"))
    assert values == ["a"] * 4 + ["anything at all"] * 4 + ["b"] * 4


def test_kept_rows_lie_among_those_that_look_like_them(backend: Place) -> None:
    rows = [(1, None)] * 4 + [(2, "v")] * 4 + [(3, "w")] * 2 + [(3, "x")] * 2
    backend.load("people", {"part": "integer", "q": "text"}, rows)
    tree = [["v", "left", "*"], ["w", "mid", "*"], ["x", "right", "*"]]
    said: dict[str, Any] = {
        "only": {
            "part": {"role": "keep"},
            "q": {"role": "quasi", "hierarchy": {"rows": tree}},
        },
        "algorithm": {"fixed": {"levels": {"q": 1}}},
        "privacy": [{"k_anonymity": {"k": 3}}],
        "max_suppression": 4,
        "suppressed": "keep",
        "target": {"table": "released", "if_exists": "replace"},
    }
    orders = set()
    for _ in range(12):
        release(backend, **said)
        found = [(record["part"], record["q"]) for record in backend.records("released")]
        orders.add(tuple(part for part, value in found if value == "*"))
        assert sorted(part for part, value in found if value == "*") == [1] * 4 + [3] * 4
    assert orders - {(1, 1, 1, 1, 3, 3, 3, 3), (3, 3, 3, 3, 1, 1, 1, 1)}


def test_top_down_refuses_what_no_root_satisfies(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    with pytest.raises(UnsupportedError, match="top_down starts with all rows"):
        release(
            backend, privacy=[{"m_uniqueness": {"column": "ill", "m": 2}}], algorithm="top_down"
        )


@pytest.mark.parametrize("algorithm", ["optimal", "mondrian"])
def test_persons_are_not_told_apart_by_what_is_generalized(backend: Place, algorithm: str) -> None:
    backend.load("people", COLUMNS, ROWS)
    with pytest.raises(JobError, match="the column is a quasi-identifier"):
        release(backend, privacy=[{"k_anonymity": {"k": 2, "person": "age"}}], algorithm=algorithm)
    assert backend.tables() == ["people"]
