"""On random small tables classes are halved by sensitive value where that does, and only there."""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import TYPE_CHECKING, Any

import pytest
from examples import of_whole_runs
from expected import Quasi, Table, searched, text
from hypothesis import given
from hypothesis import strategies as st
from model_strategies import loaded, sufficient
from oracle_by_value import cut_by_value
from oracle_search import WHOLE, Tables, holds, name_of

from sqlanon.api import run as api
from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from oracle_search import Asked


BUILT = {"rows": [["p", "1", "*"], ["q", "1", "*"], ["r", "2", "*"]]}
PATHS = (("p", "1", "*"), ("q", "1", "*"), ("r", "2", "*"))


def columns_of(models: list[Asked]) -> set[str]:
    return {str(o["column"]) for asked in models for o in asked.values() if "column" in o}


@st.composite
def problems(draw: st.DrawFn) -> tuple[Table, list[Asked], Tables]:
    """Rows whose sensitive value goes with the first column, so that few cuts there are allowed."""
    quasi = {
        "q0": Quasi("integer", weight=draw(st.integers(1, 3))),
        "q1": Quasi("text", weight=draw(st.integers(1, 2))),
        "q2": Quasi("text", hierarchy=BUILT, paths=PATHS),
    }
    count = draw(st.integers(1, 24))
    ages = draw(st.lists(st.sampled_from([1, 2, 4, 7, 8, None]), min_size=count, max_size=count))
    texts = st.sampled_from(["p", "q", "r", None])
    rows = [(age, draw(texts), draw(texts)) for age in ages]
    own = {age: "xyz"[place % 3] for place, age in enumerate([1, 7, None, 2, 8, 4])}
    strays = st.sampled_from([None] * 4 + ["x", "z", "NULL"])
    values = [
        None if stray == "NULL" else stray or own[age] for age in ages for stray in [draw(strays)]
    ]
    column = draw(st.sampled_from(["s", "v"]))
    near = draw(st.lists(st.integers(0, 4), min_size=count, max_size=count))
    numbers = [
        None if v is None else 7 * "xyz".index(v) + n for v, n in zip(values, near, strict=True)
    ]
    others = [
        {"s": value, "v": number, "u": place}
        for place, (value, number) in enumerate(zip(values, numbers, strict=True))
    ]
    common = {"column": column, "null_sensitive": "value"}
    models: list[Asked] = [{"k_anonymity": {"k": draw(st.integers(2, 3))}}]
    t = {"t_closeness": {**common, "t": draw(st.sampled_from([0.1, 0.2, 0.3, 0.5]))}}
    if column == "v":
        t["t_closeness"]["distance"] = "ordered"
    beside: list[Asked] = [
        {"alpha_k": {**common, "alpha": 0.75, "k": 1}},
        {"beta_likeness": {**common, "beta": draw(st.sampled_from([0.5, 1, 2]))}},
        {"l_diversity": {**common, "l": 2}},
    ]
    chosen = draw(st.sampled_from([[t], [t], [t], [t], [t, beside[0]], *([one] for one in beside)]))
    return Table(quasi, rows), [*models, *chosen], Tables(others, {"others": others}, {})


def with_room(asked: Asked) -> Asked:
    """Four fifths of how far a class may be from the table; other models as they are."""
    ((name, options),) = asked.items()
    bounds = {"t_closeness": "t", "alpha_k": "alpha", "beta_likeness": "beta"}
    if name not in bounds:
        return asked
    return {name: {**options, bounds[name]: round(options[bounds[name]] * 0.8, 9)}}


def width_of(models: list[Asked], values: list[Any]) -> int:
    """Values that are halved as one: two t of their order, where distances are by it alone."""
    said = [options for asked in models for options in asked.values()]
    ordered = [float(one["t"]) for one in said if one.get("distance") == "ordered"]
    return max([ceil(round(2 * t * len({*values}), 9)) for t in ordered], default=1) or 1


@pytest.mark.parametrize("measure", ["span", "set"])
@of_whole_runs()  # each is a whole run, and another search
@given(problems())
def test_classes_are_cut_on_by_value(
    measure: str, problem: tuple[Table, list[Asked], Tables]
) -> None:
    table, models, tables = problem
    k = max(map(sufficient, models))
    single = [asked for asked in models if name_of(asked) not in WHOLE]
    (column,) = columns_of(models)

    def does(part: list[int], asked: list[Asked]) -> bool:
        members = [tables.source[number] for number in part]
        return len(part) >= k and all(holds(one, members, 0, tables) for one in asked)

    values: list[Any] = [row[column] for row in tables.source]
    classes = cut_by_value(
        table.oracle_rows(),
        table.attributes(),
        values,
        lambda part: does(part, single),
        lambda part: does(part, [*map(with_room, single)]),
        sets=measure == "set",
        width=width_of(models, values),
    )
    columns = {n: "INTEGER" if q.kind == "integer" else "TEXT" for n, q in table.quasi.items()}
    algorithm = {"mondrian": {"split": "by_value", "measure": measure}}
    job = table.job(1, algorithm=algorithm, privacy=models, unlisted="keep")
    with loaded(columns, table.rows, tables, None) as engine:
        if classes is None:
            with pytest.raises(UnsatisfiableError):
                api.run(job, connection=engine)
            return
        found = searched(engine, job)
        report = api.run(job, connection=engine)
    texts = [tuple(text(cell) for cell in row) for row in table.rows]
    cells = [Counter(texts[number] for number in members) for members in classes]
    assert found == sorted((sorted(part.items(), key=repr) for part in cells), key=repr)
    assert report.rows.published == len(table.rows)
    assert all(model.holds for model in report.models)
