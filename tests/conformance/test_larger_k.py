"""A plan of an algorithm without a lattice says what a larger k would cost."""

from __future__ import annotations

from itertools import count, pairwise
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
from few_people import COLUMNS

import sqlanon
from sqlanon.errors import JobError, UnsatisfiableError
from sqlanon.pipeline import planned

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.plan import Plan

ROWS = [(n, "abcde"[n * n % 5], n * 17 % 43, "xyz"[n % 3], n) for n in range(90)]
LOCAL = [{"mondrian": {"split": "relaxed"}}, "order_and_cut", "k_member"]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow a machine is, every k is searched."""
    monkeypatch.setattr(planned, "_LEAST_SECONDS", 10_000.0)


def plan(place: Place, k: int, algorithm: object, **more: Any) -> Plan:
    said: dict[str, Any] = {
        "larger_k": True,
        "columns": {
            "id": {"role": "drop"},
            "q": {"role": "quasi"},
            "age": {"role": "quasi", "hierarchy": {"intervals": [5, 20]}},
            "ill": {"role": "keep"},
            "person": {"role": "drop"},
        },
        "privacy": [{"k_anonymity": {"k": k}}],
        "max_suppression": 0.1,
        "algorithm": algorithm,
        **more,
    }
    return sqlanon.plan(place.url, "people", **said)


@pytest.mark.gate
@pytest.mark.parametrize("algorithm", LOCAL, ids=str)
def test_each_is_what_a_plan_of_that_k_finds(backend: Place, algorithm: object) -> None:
    backend.load("people", COLUMNS, ROWS)
    made = plan(backend, 3, algorithm)
    assert [one.k for one in made.larger_k] == [3, 6, 15, 30]
    for one in made.larger_k[::2]:
        alone = plan(backend, one.k, algorithm, figures="internal", larger_k=False)
        assert alone.figures is not None
        assert alone.larger_k == ()
        assert one.loss == pytest.approx(alone.loss.lm, abs=1e-12)
        assert one.suppressed == alone.rows.suppressed
        assert one.classes == sum(band.classes or 0 for band in alone.figures.sizes)
    for one, after in pairwise(made.larger_k):
        assert (one.loss or 0) <= (after.loss or 0)
    drawn = str(made).partition("What a larger k would cost")[2]
    for one in made.larger_k:
        assert f"\n  {one.k}" in drawn
        assert f"{one.loss:.2%}" in drawn
    assert "What a larger k would cost" in made.to_html()
    assert [one["k"] for one in made.to_dict()["larger_k"]] == [3, 6, 15, 30]
    assert backend.tables() == ["people"]


def test_the_script_of_a_plan_has_nothing_of_it(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    made, alone = (plan(backend, 3, "mondrian", larger_k=one) for one in (True, False))
    assert made.larger_k
    texts = [str(one.script).replace(one.run_id, "") for one in (made, alone)]
    assert texts[0] == texts[1]


def test_other_models_stay_and_end_it(backend: Place) -> None:
    """Of 90 rows a third have each value, so that 30 are the most that can be asked for."""
    backend.load("people", COLUMNS, ROWS)
    more: dict[str, Any] = {
        "privacy": [{"k_anonymity": {"k": 5}}, {"l_diversity": {"column": "ill", "l": 3}}],
        "columns": {
            "id": {"role": "drop"},
            "q": {"role": "quasi"},
            "age": {"role": "quasi"},
            "ill": {"role": "sensitive"},
            "person": {"role": "drop"},
        },
    }
    made = plan(backend, 5, "mondrian", **more)
    assert [one.k for one in made.larger_k] == [5, 10, 25, 50]
    assert made.larger_k[-1].classes == 1
    large = plan(backend, 10, "mondrian", privacy=[{"k_anonymity": {"k": 10}}])
    assert [one.k for one in large.larger_k] == [10, 20, 50]
    assert plan(backend, 50, "mondrian").larger_k == ()


def test_none_is_searched_for_that_would_take_longer_than_the_plan(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend.load("people", COLUMNS, ROWS)
    monkeypatch.setattr(planned, "_LEAST_SECONDS", 3.0)
    clock = count(step=1000)
    monkeypatch.setattr(planned, "time", type("Clock", (), {"perf_counter": lambda: next(clock)}))
    assert [one.k for one in plan(backend, 3, "mondrian").larger_k] == [3, 6]


@pytest.mark.parametrize(
    ("algorithm", "more"),
    [
        ("optimal", {}),
        ({"fixed": {"levels": {"q": 1}}}, {}),
        ("mondrian", {"recoding": {"reuse": "last"}}),
        ("mondrian", {"privacy": [{"l_diversity": {"column": "ill", "l": 2}}]}),
    ],
    ids=str,
)
def test_what_has_no_larger_k_is_refused_before_anything_is_read(
    algorithm: object, more: dict[str, Any]
) -> None:
    nothing = duckdb.connect()
    said: dict[str, Any] = {
        "columns": {"q": {"role": "quasi"}, "ill": {"role": "sensitive"}},
        "privacy": [{"k_anonymity": {"k": 3}}],
        "target": {"table": "made"},
        "algorithm": algorithm,
        "larger_k": True,
        **more,
    }
    with nothing, pytest.raises(JobError, match=r"^larger_k: .* --compare k=2..50"):
        sqlanon.plan(nothing, "people", **said)


def test_a_k_that_cannot_be_is_the_end(backend: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    backend.load("people", COLUMNS, ROWS)

    def refused(*_: object) -> None:
        raise UnsatisfiableError("no")

    monkeypatch.setattr(planned, "_search_staged", refused)
    assert plan(backend, 3, "mondrian").larger_k == ()
    assert backend.tables() == ["people"]
