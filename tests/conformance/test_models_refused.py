"""What no release reaches is said; what does not go together is refused before it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import oracle_models
import pytest
from engines import ENGINES
from model_cases import ILL, TRUTH, job, loaded_place

from sqlanon.api import run as api
from sqlanon.errors import JobError, UnsatisfiableError, UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines import Place
    from oracle_search import Asked


@pytest.fixture(scope="module", params=ENGINES)
def loaded(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    """A place of each engine in turn, with the tables; nothing is written to them."""
    engine: str = request.param
    with loaded_place(engine, tmp_path_factory.mktemp(engine)) as place:
        yield place


ALL = TRUTH.source
UNSATISFIABLE: list[tuple[Asked, oracle_models.Measures]] = [
    ({"l_diversity": {**ILL, "l": 5}}, oracle_models.distinct_l(ALL, [], "ill", nulls=False)),
    (
        {"l_diversity": {**ILL, "l": 5, "variant": "entropy"}},
        oracle_models.entropy_l(ALL, [], "ill", nulls=False),
    ),
    (
        {"l_diversity": {**ILL, "l": 2, "c": 0.5, "variant": "recursive"}},
        oracle_models.recursive_c(ALL, [], "ill", l=2, nulls=False),
    ),
    ({"alpha_k": {**ILL, "alpha": 0.1}}, oracle_models.alpha(ALL, [], "ill", nulls=True)),
    ({"k_anonymity": {"k": 33, "person": "person"}}, oracle_models.persons(ALL, [], "person")),
    (
        {"t_closeness": {**ILL, "t": 0.01, "reference": "others"}},
        oracle_models.t_closeness(
            ALL,
            [],
            "ill",
            oracle_models.equal_distance,
            nulls=True,
            reference=TRUTH.others["others"],
        ),
    ),
]


@pytest.mark.parametrize("number", range(len(UNSATISFIABLE)))
def test_what_nothing_reaches_is_said_with_what_the_whole_table_does(
    loaded: Place, number: int
) -> None:
    asked, ((_, reached),) = UNSATISFIABLE[number]
    said = f"is {float(reached):.6g} in the whole table, "
    tables = loaded.tables()
    for algorithm in ("optimal", "mondrian"):
        with pytest.raises(UnsatisfiableError) as caught:
            api.run(job([asked], algorithm, 0, target="never"), connection=loaded.url)
        assert said in str(caught.value), algorithm
    assert loaded.tables() == tables


RELAXED = {"mondrian": {"split": "relaxed"}}
VIEW = {"table": "never", "mode": "view"}
REFUSED: dict[str, tuple[list[Asked], dict[str, Any], str]] = {
    "relaxed": (
        [{"l_diversity": {**ILL, "l": 2}}],
        {"algorithm": RELAXED},
        "split: relaxed assigns rows of equal values",
    ),
    "an order, relaxed": (
        [{"t_closeness": {**ILL, "t": 0.2}}],
        {"algorithm": "order_and_cut"},
        "set split: strict, or by_value, with which more classes satisfy such a bound",
    ),
    "persons, relaxed": (
        [{"k_anonymity": {"k": 2, "person": "person"}}],
        {"algorithm": RELAXED},
        "split: relaxed assigns rows of equal values",
    ),
    "regions and a population": (
        [{"k_map": {"population": "everybody", "k": 2}}],
        {"algorithm": "mondrian"},
        "be assigned to regions",
    ),
    "regions and a population's risk": (
        [{"average_risk": {"population": "everybody", "threshold": 1}}],
        {"algorithm": "mondrian"},
        "be assigned to regions",
    ),
    "cuts that may fail first": (
        [{"m_uniqueness": {**ILL, "m": 2}}],
        {"algorithm": "mondrian"},
        "which may break this",
    ),
    "drawn by value, absent ignored": (
        [{"delta_disclosure": {**ILL, "delta": 1, "absent": "ignore"}}],
        {"algorithm": {"order_and_cut": {"split": "by_value"}}},
        "order_and_cut divides classes that satisfy the models, which may break this model",
    ),
    "absent ignored": (
        [{"delta_disclosure": {**ILL, "delta": 1, "absent": "ignore"}}],
        {"algorithm": "mondrian"},
        "which may break this",
    ),
    "cuts and a population": (
        [{"k_map": {"population": "everybody", "k": 2}}],
        {"algorithm": "top_down"},
        "does not generalize the table",
    ),
    "cuts and a population's share": (
        [{"delta_presence": {"population": "everybody", "min": 0, "max": 1}}],
        {"algorithm": "bottom_up"},
        "does not generalize the table",
    ),
    "step 4": (
        [{"l_diversity": {**ILL, "l": 2}}],
        {"algorithm": {"datafly": {"suppress_at_least_k": True}}},
        "keeps k-anonymity only",
    ),
    "a view": (
        [{"k_anonymity": {"k": 2}}, {"l_diversity": {**ILL, "l": 2}}],
        {"algorithm": "optimal", "target": VIEW},
        "use mode: table",
    ),
    "two models of the whole table": (
        [
            {"average_risk": {"threshold": 0.5, "population": "everybody"}},
            {"sample_uniqueness": {"threshold": 0.1}},
        ],
        {"algorithm": "optimal"},
        "may raise what the other measures",
    ),
    "two populations": (
        [
            {"k_map": {"population": "everybody", "k": 2}},
            {"average_risk": {"population": "others", "threshold": 1}},
        ],
        {"algorithm": "optimal"},
        "more than one population",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_does_not_go_together_is_refused_before_anything_is_written(
    loaded: Place, name: str
) -> None:
    models, options, said = REFUSED[name]
    tables = loaded.tables()
    with pytest.raises(UnsupportedError, match=said):
        api.run(job(models, **{"target": "never", **options}), connection=loaded.url)
    assert loaded.tables() == tables


@pytest.mark.parametrize("how", ["drop", "hash", "null", "unlisted"])
def test_a_sensitive_column_is_published_as_it_is(loaded: Place, how: str) -> None:
    made = job([{"l_diversity": {**ILL, "l": 2}}], "optimal", target="never")
    columns = made.model_dump(exclude_unset=True)["columns"]
    columns["ill"] = {"role": "identifier", "action": how}
    if how == "hash":
        columns["ill"]["key"] = "sixteen characters"
    if how == "drop":
        columns["ill"] = {"role": "drop"}
    if how == "unlisted":
        del columns["ill"]
    with pytest.raises(JobError, match="the column is not published as it is"):
        api.anonymize(
            loaded.url,
            "people",
            columns=columns,
            privacy=[{"l_diversity": {**ILL, "l": 2}}],
            target="never",
            unlisted="drop" if how == "unlisted" else "error",
        )
    assert "never" not in loaded.tables()


def test_a_sensitive_column_is_no_quasi_identifier(loaded: Place) -> None:
    with pytest.raises(JobError, match="is a quasi-identifier"):
        api.run(
            job([{"l_diversity": {"column": "job", "l": 2}}], "optimal", target="never"),
            connection=loaded.url,
        )
    assert "never" not in loaded.tables()
