"""Codes have 32 bits on some engines, and what they are multiplied with may need 64."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from oracle_order import on_curve
from signed_nights import COLUMNS, ILLS, Rows, publish, read

from sqlanon.algorithms.order.orders import along_the_curve
from sqlanon.algorithms.refinement.scored import Scored
from sqlanon.sql.backends import open_connection
from sqlanon.sql.statement import Query, Sql
from sqlanon.sql.workspace import Workspace

if TYPE_CHECKING:
    from engines import Place


def test_a_curve_goes_through_a_grid_of_two_to_the_thirtyfour(backend: Place) -> None:
    """70,000 values and more: the side of the grid times a code is more than 32 bits hold."""
    far = 2**17 - 1
    points = [(0, 0), (far, 3), (far // 2, far), (70_000, 65_000), (far, far), (12, 99_999)]
    plain = {"scale": 1, "tree": None, "height": 0, "is_set": False, "words": (), "null_code": None}
    axes = [Scored(index=index, divisor=far, **plain) for index in (0, 1)]  # type: ignore[arg-type]
    with (
        open_connection(backend.url) as server,
        server.transaction(write=False),
        Workspace(server) as workspace,
    ):
        kind = workspace.dialect.code_type
        cells = workspace.table("cells", {"cell": kind, "c0": kind, "c1": kind})
        workspace.insert(cells, [(cell, *point) for cell, point in enumerate(points)])
        order, _ = along_the_curve(workspace, cells, axes)
        found = server.fetch(Query("test", Sql(f"SELECT cell, place FROM {order}")))
    expected = sorted(points, key=lambda point: on_curve(point, 17))
    assert [points[cell] for cell, _ in sorted(found, key=lambda row: row[1])] == expected


def test_halves_of_signatures_span_far_in_a_light_column(backend: Place) -> None:
    chance = random.Random(3)  # noqa: S311 - a table, no secret
    rows: Rows = {f"p{n}": (n, chance.choice(ILLS)) for n in range(300)}
    weighed = {
        **COLUMNS,
        "who": {"role": "quasi", "weight": 1000},
        "age": {"role": "quasi", "weight": 0.001},
    }
    report = publish(backend, rows, 2, columns=weighed, max_suppression=len(rows))
    classes, forged = read(backend, rows)
    assert report.rows.published == sum(len(one.values) for one in classes)
    assert all(len({*one.values}) == len(one.values) >= 2 for one in classes)
    assert not any(forged)
