"""Order and cut along Hilbert's curve: the points of a known answer, grouped by others.

After G. Ghinita, P. Karras, P. Kalnis, N. Mamoulis, Fast Data Anonymization with Low Information
Loss, VLDB 2007, section 4: a grid of 4 x 4, and the best groups of two of six points in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from expected import Quasi, Table, run, searched, text
from oracle_order import hilbert_order, on_curve

if TYPE_CHECKING:
    from engines import Place

POINTS = [(0, 0), (0, 1), (3, 3), (2, 3), (3, 0), (1, 1)]
CURVE = [[0, 1, 14, 15], [3, 2, 13, 12], [4, 7, 8, 11], [5, 6, 9, 10]]
"""The number of each point, by y and then x."""
ORDER = [0, 5, 1, 3, 2, 4]
GROUPS = [[0, 5], [1, 3], [2, 4]]
ALONG: dict[str, Any] = {"order_and_cut": {"order": "hilbert"}}


def test_the_curve_goes_through_the_grid_as_it_is_known_to() -> None:
    """hilbert.4x4."""
    assert [[on_curve((x, y), 2) for x in range(4)] for y in range(4)] == CURVE
    assert hilbert_order(POINTS) == [POINTS[one] for one in ORDER]


def test_the_known_points_are_grouped_along_the_curve(backend: Place) -> None:
    """hilbert.4x4: the classes, and what they lose."""
    table = Table({"x": Quasi("integer"), "y": Quasi("integer")}, POINTS)
    table.load(backend)

    found = searched(backend.url, table.job(2, algorithm=ALONG))

    known = [sorted((tuple(map(text, POINTS[one])), 1) for one in group) for group in GROUPS]
    assert found == sorted(known)
    report = run(backend, table, 2, algorithm=ALONG)
    assert report.loss.values["ncp"] == pytest.approx(0.5)
