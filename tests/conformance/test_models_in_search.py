"""Every algorithm releases what satisfies the models, as the oracle measures them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any

import oracle_models
import pytest
from engines import ENGINES
from model_cases import (
    MODELS,
    QUASI,
    TRUTH,
    Classes,
    job,
    released,
    settings_of,
    short_name,
)
from oracle_search import broken, population_of, reported_name
from sampling import fewest

import sqlanon
from sqlanon.algorithms import ALGORITHMS
from sqlanon.api import run as api
from sqlanon.privacy_models import PRIVACY_MODELS

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines import Place
    from oracle_search import Asked


pytestmark = pytest.mark.no_cover  # hundreds of runs, through the same lines as others'


@cache
def plan(engine: str) -> dict[str, list[int]]:
    """By model the places of the algorithms that an engine is asked.

    SQLite, the fastest, is asked all of them; the others that which they were asked least often so
    far, and those that come no more and were not asked yet.
    """
    last = {str(one): name for name in MODELS for one in settings_of(name)}
    asked: Counter[str] = Counter()
    made = {}
    for name in MODELS:
        algorithms = list(map(str, settings_of(name)))
        count = len(algorithms)
        start = ENGINES.index(engine)  # so that engines do not all begin with the same
        turns = sorted((asked[algorithms[(n + start) % count]], n) for n in range(count))
        first = (turns[0][1] + start) % count
        only = {n for n in range(count) if last[algorithms[n]] == name and not asked[algorithms[n]]}
        made[name] = list(range(count)) if engine == "sqlite" else sorted({first, *only})
        asked.update(algorithms[number] for number in made[name])
    return made


def test_every_model_is_here_and_every_algorithm_on_every_engine() -> None:
    asked = {reported_name(one) for models in MODELS.values() for one in models}
    assert asked == {*PRIVACY_MODELS} - {"km_anonymity"}
    every = {str(one) for name in MODELS for one in settings_of(name)}
    elsewhere = {"anatomy", "apriori", "m_invariance", "microaggregation"}  # other jobs
    for name in ALGORITHMS:
        assert any(name in one for one in every) == (name not in elsewhere)
    for engine in ENGINES:
        turns = plan(engine)
        tried = {str(settings_of(name)[n]) for name in MODELS for n in turns[name]}
        assert tried == every
        assert all(turns.values())


ALL = {
    f"{engine}-{name}-{algorithm}": (engine, name, algorithm)
    for engine in sorted(ENGINES, reverse=True)  # the quickest one first
    for name in MODELS
    for algorithm in (short_name(settings_of(name)[number]) for number in plan(engine)[name])
}
IN_PLAIN = fewest(
    {
        case: {
            name,
            (engine, algorithm.split()[0]),
            *((engine, reported_name(one)) for one in MODELS[name]),
        }
        for case, (engine, name, algorithm) in ALL.items()
    }
)
"""Each way to ask once, and each algorithm and model on each engine."""
CASES = [
    pytest.param(*said, id=case, marks=[] if case in IN_PLAIN else pytest.mark.full)
    for case, said in ALL.items()
]
FIND_WHAT_THERE_IS = {"optimal", "heuristic", "samarati", "incognito", "ola", "mingen"}
Answers = dict[tuple[str, str], Classes | None]


@pytest.fixture(scope="module")
def answers() -> Answers:
    """The classes that SQLite released, by the names of the models and of the algorithm."""
    return {}


@pytest.mark.parametrize(("engine", "models", "algorithm"), CASES)
def test_an_algorithm_releases_what_satisfies_the_models(
    loaded: Callable[[str], Place], answers: Answers, engine: str, models: str, algorithm: str
) -> None:
    """All algorithms on SQLite; the other engines must make the same classes with some of them."""
    (said,) = [one for one in settings_of(models) if short_name(one) == algorithm]
    if (models, algorithm) not in answers:
        answers[models, algorithm] = released(loaded("sqlite"), MODELS[models], said)
    expected = answers[models, algorithm]
    assert expected is not None or algorithm not in FIND_WHAT_THERE_IS
    if engine != "sqlite":
        assert released(loaded(engine), MODELS[models], said) == expected


# -- a release with one row altered ---------------------------------------------------------------


def comparable(asked: Asked) -> Asked:
    """The model as `check` is asked for it: compared with the source, as the search did."""
    ((name, said),) = asked.items()
    compares = name in {"t_closeness", "beta_likeness", "delta_disclosure"}
    return {name: {"reference": "people", **said}} if compares else asked


def altered(rows: list[oracle_models.Row], models: list[Asked]) -> tuple[int, str, Any, list[str]]:
    """The first change of one cell that breaks models by the oracle, and which of them."""
    said = [options for one in models for options in one.values()]
    subjects = {str(s[key]) for s in said for key in ("column", "person") if key in s}
    for row in rows:
        for column in sorted({"town", *subjects}):
            values = {r[column] for r in TRUTH.source} if column != "town" else {"no"}
            for value in sorted(values - {row[column]}, key=repr):
                changed = [{**r, column: value} if r is row else r for r in rows]
                classes = oracle_models.classes(changed, QUASI)
                if found := broken(models, classes, {}, TRUTH):
                    return row["id"], column, value, found
    raise AssertionError("no change of a cell breaks the models")


CHECKED = [
    name
    for name, models in MODELS.items()
    if population_of(models) is None and name != "prosecutor"
]
"""Not those of a population, which `check` does not generalize as a release is, nor a mean that one
row hardly moves; promises/test_the_verifier_sees_for_itself.py tests the verifier of both."""


CHECKED_IN_PLAIN = fewest({name: {reported_name(one) for one in MODELS[name]} for name in CHECKED})


@pytest.mark.parametrize(
    ("engine", "name"),
    [
        pytest.param(
            ENGINES[n % len(ENGINES)],
            name,
            marks=[] if name in CHECKED_IN_PLAIN else pytest.mark.full,
        )
        for n, name in enumerate(CHECKED)
    ],
)
def test_check_finds_one_row_that_is_not_as_it_was_released(
    loaded: Callable[[str], Place], engine: str, name: str
) -> None:
    models, index = MODELS[name], CHECKED.index(name)
    place = loaded(engine)
    algorithm = settings_of(name)[0 if index % 2 else 1]
    asked = [comparable(one) for one in models]
    api.run(job(models, algorithm), connection=place.url)
    before = sqlanon.check(place.url, "released", quasi=QUASI, privacy=asked)

    number, column, value, found = altered(place.records("released"), models)
    literal = "NULL" if value is None else f"'{value}'" if isinstance(value, str) else value
    place.run(f"UPDATE released SET {place.quote(column)} = {literal} WHERE id = {number}")
    after = sqlanon.check(place.url, "released", quasi=QUASI, privacy=asked)

    assert before.holds
    assert list(dict.fromkeys(m.name for m in after.models if not m.holds)) == found
