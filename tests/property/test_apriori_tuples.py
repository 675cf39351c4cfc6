"""Of several columns apriori makes cuts that are sound and minimal together, or says that none are.

What a reader makes of them is counted too: who knows m facts of whichever columns and rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st
from lattice_cases import Case
from lattice_strategies import VALUES, hierarchies, opened
from oracle_km import holds, supports
from oracle_tuples import Tuples

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import UnsatisfiableError
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from oracle_items import Path
    from oracle_tuples import Cut, Values

PERSONS = [1, 2, 3, 4, None]


@st.composite
def purchases(draw: st.DrawFn) -> tuple[list[tuple[int | None, Values]], list[tuple[Path, ...]]]:
    """Rows of a few persons, many of them alike, and a hierarchy for each of their columns."""
    width = draw(st.integers(2, 3))
    values = st.tuples(*[st.sampled_from([*VALUES, None])] * width)
    some = draw(st.lists(values, min_size=1, max_size=4))
    row = st.tuples(st.sampled_from(PERSONS), st.sampled_from(some) | values)
    trees = [draw(hierarchies().filter(bool)) for _ in range(width)]
    common = some[: draw(st.integers(0, 3))]
    # all have these, so that not everything has to rise
    made = [(person, one) for person in PERSONS[:-1] for one in common]
    made += draw(st.lists(row, max_size=6 if common else 14))
    return made, [tree for tree in trees if tree is not None]


def cut_of(
    values: list[str | None],
    labels: list[str],
    paths: dict[str | None, Path],
    ends: tuple[int, int],
) -> Cut:
    """At which level each value of a column is published, one and the same in all rows."""
    low, top = ends
    cut: Cut = {}
    for value, label in zip(values, labels, strict=True):
        level = len(paths[value]) - 1 if label == "*" else paths[value].index(label)
        if value is None and label == "*" and {*labels} != {"*"}:
            level = low  # what a NULL without a row of its own is called below the root too
        assert cut.setdefault(value, min(level, top)) == min(level, top)
    return cut


@of_whole_runs(80)
@given(
    made=purchases(),
    k=st.integers(1, 3),
    m=st.integers(1, 3),
    bounds=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=3, max_size=3),
    weights=st.lists(st.integers(1, 3), min_size=3, max_size=3),
)
def test_cuts_are_minimal_together_and_satisfy_what_is_asked(
    made: tuple[list[tuple[int | None, Values]], list[tuple[Path, ...]]],
    k: int,
    m: int,
    bounds: list[tuple[int, int]],
    weights: list[int],
) -> None:
    rows, trees = made
    names = [f"c{place}" for place in range(len(trees))]
    limits = []
    all_paths: list[dict[str | None, Path]] = []
    for tree, ends in zip(trees, bounds, strict=False):
        height = len(tree[0]) - 1
        low, top = sorted(min(end, height) for end in ends)
        limits.append((low, top))
        paths: dict[str | None, Path] = {path[0]: path for path in tree}
        # a NULL without a row of its own stays apart below the root
        paths.setdefault(None, (None, *["none"] * (height - 1), "*"))
        all_paths.append(paths)
    truth = Tuples(rows, all_paths, limits)
    case = Case(
        [values for _, values in rows],
        dict(zip(names, trees, strict=True)),
        dict(zip(names, weights, strict=False)),
    )
    asked: Any = [{"km_anonymity": {"k": k, "m": m, "person": "person"}}]
    job = case.job("apriori", k, unlisted="keep", privacy=asked).to_mapping()
    for name, (low, top) in zip(names, limits, strict=True):
        job["columns"][name] |= {"min_level": low, "max_level": top}
    with opened(case) as connection:
        connection.execute("ALTER TABLE people ADD COLUMN person INTEGER")
        for number, (person, _) in enumerate(rows):
            connection.execute("UPDATE people SET person = ? WHERE id = ?", [person, number])
        (found,) = sqlanon.check(connection, "people", quasi=names, privacy=asked).models
        counts = supports(rows, m).values()
        assert found.reached == min(counts, default=None)
        assert found.violating_classes == sum(persons < k for persons in counts)
        try:
            report = api.run(Job.from_mapping(job), connection=connection)
        except UnsatisfiableError:
            assert not holds(truth.named(truth.highest()), k, m)
            return
        said = f"SELECT {', '.join(names)} FROM released ORDER BY id"
        released = connection.execute(said).fetchall()
    cuts = [
        cut_of([values[place] for _, values in rows], [row[place] for row in released], paths, ends)
        for place, (paths, ends) in enumerate(zip(all_paths, limits, strict=True))
    ]
    assert holds(truth.named(cuts), k, m)
    assert all(persons >= k for persons in truth.candidates(cuts, m))
    assert not [finer for finer in truth.finer(cuts) if holds(truth.named(finer), k, m)]
    (model,) = report.models
    shown = [(person, labels) for (person, _), labels in zip(rows, released, strict=True)]
    assert model.holds
    assert model.reached == min(supports(shown, m).values(), default=None)
