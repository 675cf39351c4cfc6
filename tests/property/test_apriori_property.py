"""On random small tables apriori makes a minimal k^m-anonymous cut, or says that there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st
from lattice_cases import Case
from lattice_strategies import VALUES, hierarchies, opened
from oracle_items import Items
from oracle_km import holds, supports

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import UnsatisfiableError
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from oracle_items import Path

purchases = st.lists(
    st.tuples(st.sampled_from([1, 2, 3, 4, None]), st.sampled_from([*VALUES, None])),
    max_size=16,
)


@of_whole_runs(60)
@given(
    rows=purchases,
    tree=hierarchies().filter(lambda tree: tree is not None),
    k=st.integers(2, 3),
    m=st.integers(1, 3),
    ends=st.tuples(st.integers(0, 3), st.integers(0, 3)),
)
def test_a_cut_is_minimal_and_satisfies_what_is_asked(
    rows: list[tuple[int | None, str | None]],
    tree: tuple[Path, ...],
    k: int,
    m: int,
    ends: tuple[int, int],
) -> None:
    height = len(tree[0]) - 1
    low, top = sorted(min(end, height) for end in ends)
    paths: dict[str | None, Path] = {path[0]: path for path in tree}
    # a NULL without a row of its own stays apart below the root
    paths.setdefault(None, (None, *["none"] * (height - 1), "*"))
    truth = Items(rows, paths, (low, top))
    case = Case([(item,) for _, item in rows], {"item": tree}, {"item": 1})
    asked: Any = [{"km_anonymity": {"k": k, "m": m, "person": "person"}}]
    job = case.job("apriori", k, unlisted="keep", privacy=asked).to_mapping()
    job["columns"]["item"] |= {"min_level": low, "max_level": top}
    with opened(case) as connection:
        connection.execute("ALTER TABLE people ADD COLUMN person INTEGER")
        for number, (person, _) in enumerate(rows):
            connection.execute("UPDATE people SET person = ? WHERE id = ?", [person, number])
        (found,) = sqlanon.check(connection, "people", quasi=["item"], privacy=asked).models
        counts = supports(rows, m).values()
        assert found.reached == min(counts, default=None)
        assert found.violating_classes == sum(persons < k for persons in counts)
        try:
            report = api.run(Job.from_mapping(job), connection=connection)
        except UnsatisfiableError:
            assert not holds(truth.named(truth.highest()), k, m)
            return
        released = connection.execute("SELECT item FROM released ORDER BY id").fetchall()
    labels = [label for (label,) in released]
    cut: dict[str | None, int] = {}
    for (_, item), label in zip(rows, labels, strict=True):
        level = height if label == "*" else paths[item].index(label)
        if item is None and label == "*" and {*labels} != {"*"}:
            level = low  # what a NULL without a row of its own is called below the root too
        level = min(level, top)
        assert cut.setdefault(item, level) == level
    assert holds(truth.named(cut), k, m)
    assert not [finer for finer in truth.finer(cut) if holds(truth.named(finer), k, m)]
    (model,) = report.models
    names = [(person, label) for (person, _), label in zip(rows, labels, strict=True)]
    assert model.holds
    assert model.reached == min(supports(names, m).values(), default=None)
