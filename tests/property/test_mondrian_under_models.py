"""On random small tables Mondrian cuts where all sides satisfy random models, and nowhere else."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from examples import of_whole_runs
from expected import searched, text
from hypothesis import given
from model_strategies import loaded, regions, sufficient
from oracle_model_cuts import mondrian
from oracle_search import WHOLE, holds, name_of

from sqlanon.api import run as api
from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from expected import Table
    from oracle_mondrian import Cut
    from oracle_search import Asked, Tables


@pytest.mark.parametrize(
    ("cut", "measure"), [("loss", "span"), ("loss", "set"), ("median", "span")]
)
@of_whole_runs()  # each is a whole run, and another search
@given(regions())
def test_mondrian_cuts_where_all_parts_satisfy_the_models(
    cut: Cut, measure: str, problem: tuple[Table, list[Asked], Tables]
) -> None:
    table, models, tables = problem
    k = max(map(sufficient, models))
    single = [asked for asked in models if name_of(asked) not in WHOLE]

    def sound(part: list[int]) -> bool:
        members = [tables.source[number] for number in part]
        return len(part) >= k and all(holds(asked, members, 0, tables) for asked in single)

    rows, sets = table.oracle_rows(), measure == "set"
    classes = mondrian(rows, table.attributes(), cut, sound, sets=sets)
    columns = {n: "INTEGER" if q.kind == "integer" else "TEXT" for n, q in table.quasi.items()}
    algorithm = {"mondrian": {"cut": cut, "measure": measure}}
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
