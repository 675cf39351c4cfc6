"""`plan` lists the level vectors of least loss, the same as brute force does, on every engine."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from lattice_cases import Case

from sqlanon.algorithms.full_domain.level_columns import LevelColumns
from sqlanon.api import run as api
from sqlanon.errors import JobError
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place
    from lattice_cases import Said

    from sqlanon.algorithms.full_domain.lattice import LevelVector

TOWNS = (
    ("Aachen", "west", "*"),
    ("Bonn", "west", "*"),
    ("Celle", "north", "*"),
    ("Kiel", "north", "*"),
)
GRADES = (
    ("1", "1-2", "1-4", "*"),
    ("2", "1-2", "1-4", "*"),
    ("3", "3-4", "1-4", "*"),
    ("4", "3-4", "1-4", "*"),
    ("5", "5-6", "5-6", "*"),
)
CASE = Case(
    [
        (
            TOWNS[place * 3 % 4][0] if place % 5 else None,
            ("nurse", "clerk", "smith")[place // 2 % 3],
            None if place % 7 == 5 else str(place * place % 5 + 1),
        )
        for place in range(36)
    ],
    {"town": TOWNS, "job": None, "grade": GRADES},
    {"town": 5, "grade": 2},
)
K, LIMIT = 3, 9


def plan(place: Place, said: Said, solutions: int = 5, **more: object) -> dict[str, object]:
    """The plan as plain data."""
    job = CASE.job(said, K, LIMIT, **more)
    return api.plan(job, connection=place.url, solutions=solutions).to_dict()


@pytest.mark.parametrize("wanted", [1, 5, 100])
def test_the_solutions_are_those_of_brute_force(backend: Place, wanted: int) -> None:
    CASE.load(backend)
    truth = CASE.oracle(K, LIMIT)
    ranked = sorted(truth.feasible_nodes(), key=lambda node: (truth.loss(node), node))
    assert 5 < len(ranked) < 100
    # where losses are equal, which of them come last is open: only what is less is proved
    assert len({truth.loss(node) for node in ranked[:6]}) == 6

    said = plan(backend, "samarati", wanted)

    assert said["solutions_proved"] is True
    found = said["solutions"]
    assert isinstance(found, list)
    nodes = [tuple(one["levels"].values()) for one in found]
    assert nodes == ranked[:wanted]
    for one, node in zip(found, nodes, strict=True):
        rows = [row for row in truth.published(node) if row is not None]
        assert (one["suppressed"], one["classes"]) == (truth.suppressed(node), len(set(rows)))
        assert one["loss"] == one["value"] == pytest.approx(float(truth.loss(node)), abs=1e-12)
    assert backend.tables() == ["people"]


def test_levels_have_the_label_that_most_rows_have(backend: Place) -> None:
    CASE.load(backend)
    made = api.plan(CASE.job("optimal", K, LIMIT), connection=backend.url)
    assert [*made.level_labels] == [*CASE.hierarchies]
    for place, (name, paths) in enumerate(CASE.hierarchies.items()):
        values = [row[place] for row in CASE.rows]
        known = {path[0]: path for path in paths or [(value, "*") for value in {*values} - {None}]}
        shown = made.level_labels[name]
        assert shown[0] is None
        assert shown[-1] == "*"
        for level, label in enumerate(shown[1:-1], 1):
            counted = Counter(known[value][level] for value in values if value is not None)
            most = counted.most_common(1)[0][1]
            assert label == min(str(one) for one, n in counted.items() if n == most)
    table = str(made).partition("Level vectors")[2].partition("\n\n")[0]
    assert "average risk" in table
    for one in made.solutions:
        for name, level in one.levels.items():
            label = made.level_labels[name][level]
            assert (str(level) if label is None else f"{level}: {label}") in table
        assert f"{one.classes / (len(CASE.rows) - one.suppressed):.2%}" in table
    assert api.plan(CASE.job("mondrian", K, LIMIT), connection=backend.url).level_labels == {}


@pytest.mark.parametrize("limit", [0, 3])
def test_what_more_suppression_would_save_is_what_python_counts(backend: Place, limit: int) -> None:
    CASE.load(backend)
    truth = CASE.oracle(K, limit)

    made = api.plan(CASE.job("mingen", K, limit), connection=backend.url)

    first, *more = made.frontier
    assert first.levels == made.recoding.levels
    nodes = [tuple(one.levels.values()) for one in made.frontier]
    for one, node in zip(made.frontier, nodes, strict=True):
        rows = [row for row in truth.published(node) if row is not None]
        assert (one.suppressed, one.classes) == (truth.suppressed(node), len(set(rows)))
        assert one.loss == pytest.approx(float(truth.loss(node)), abs=1e-12)
    assert more
    assert all(limit < one.suppressed <= len(CASE.rows) / 4 for one in more)
    for one, after in pairwise(made.frontier):
        assert one.suppressed < after.suppressed
        assert one.loss > after.loss
    drawn = str(made).partition("What more suppression would save")[2]
    for node in nodes:
        assert ", ".join(map(str, node)) in drawn
    assert "What more suppression would save" in made.to_html()


def test_nothing_is_drawn_that_nobody_would_gain_by(backend: Place) -> None:
    CASE.load(backend)
    for said in ({"optimal": {"metric": "height"}}, "mondrian"):
        made = api.plan(CASE.job(said, K, LIMIT), connection=backend.url)
        assert made.frontier == ()
        assert "What more suppression" not in str(made)


def test_another_metric_orders_them_and_the_loss_is_told_too(backend: Place) -> None:
    CASE.load(backend)
    truth = CASE.oracle(K, LIMIT)

    found = plan(backend, {"optimal": {"metric": "height"}}, 7)["solutions"]

    assert isinstance(found, list)
    heights = [sum(one["levels"].values()) for one in found]
    assert heights == sorted(map(sum, truth.feasible_nodes()))[:7]
    assert [one["value"] for one in found] == heights
    for one in found:
        node = tuple(one["levels"].values())
        assert one["loss"] == pytest.approx(float(truth.loss(node)), abs=1e-12)


@pytest.mark.parametrize(
    ("said", "again"),
    [
        ("optimal", 0),
        ("mingen", 0),
        ("samarati", 0),
        ({"datafly": {"suppress_up_to": "limit"}}, 0),
        ({"optimal": {"metric": "entropy"}}, 1),
    ],
    ids=str,
)
def test_no_level_vector_is_counted_twice(
    backend: Place, monkeypatch: pytest.MonkeyPatch, said: Said, again: int
) -> None:
    """Only the loss of the solutions shown is counted again, where the job has another metric.

    A node may be counted first and asked for its costs later: once each.
    """
    CASE.load(backend)
    counted: list[tuple[bool, LevelVector]] = []
    measured = LevelColumns.measure

    def spy(self: LevelColumns, nodes: Sequence[LevelVector], *, costs: bool) -> Any:
        counted.extend((costs, node) for node in nodes)
        return measured(self, nodes, costs=costs)

    monkeypatch.setattr(LevelColumns, "measure", spy)
    asked: list[str] = []
    watching = Observer(statement=lambda one: asked.append(one.name))
    api.run(CASE.job(said, K, LIMIT), connection=backend.url, observer=watching)
    of_run, for_run = asked.count("lattice/nodes"), set(counted)
    asked.clear()
    counted.clear()

    made = api.plan(CASE.job(said, K, LIMIT), connection=backend.url, observer=watching)
    assert made.solutions

    shown = {tuple(one.levels.values()) for one in made.solutions}
    assert {node for (_, node), times in Counter(counted).items() if times > 1} == (
        shown if again else set()
    )
    more = len(set(counted) - for_run)
    assert asked.count("lattice/nodes") <= of_run + again + more
    if said == "mingen":
        assert asked.count("lattice/nodes") == of_run


def test_there_is_nothing_to_compare_without_a_choice_of_levels(backend: Place) -> None:
    CASE.load(backend)
    pinned = CASE.pinned((2, 1, 3))
    for said, solutions in [("mondrian", 5), (pinned, 5), ("optimal", 0)]:
        made = plan(backend, said, solutions)
        assert (made["solutions"], made["solutions_proved"]) == ([], None)
    with pytest.raises(JobError, match="must not be negative"):
        plan(backend, "optimal", -1)


@pytest.mark.gate
def test_a_lattice_too_large_for_a_proof_shows_what_was_counted(places: list[Place]) -> None:
    steps = [(str(v), *(f"{level}:{v >> level}" for level in range(1, 7)), "*") for v in range(5)]
    wide = Case([tuple(str((r * c) % 5) for c in range(1, 8)) for r in range(40)], {})
    wide = Case(wide.rows, {f"c{c}": steps for c in range(7)})
    answers = []
    for place in places:
        wide.load(place)
        job = wide.job({"heuristic": {"max_nodes": 50}}, 4, 10)
        said = api.plan(job, connection=place.url, solutions=3)
        assert said.solutions_metric == "loss"
        assert not said.solutions_proved
        assert 1 <= len(said.solutions) <= 3
        assert said.solutions[0].levels == said.recoding.levels
        answers.append(said.solutions)
    assert all(answer == answers[0] for answer in answers)
