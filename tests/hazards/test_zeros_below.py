"""A number that stands for a class is 0.0 where it is -0.0, on engines that keep the sign, too."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place


@pytest.mark.parametrize("output", ["median", "mode", "lower", "upper", "mean", "representative"])
def test_its_sign_is_not_published(backend: Place, output: Any) -> None:
    backend.load("t", {"x": "real"}, [(-0.0,), (0.0,), (-0.0,), (-0.0,)])
    sqlanon.anonymize(
        backend.url,
        "t",
        columns={"x": sqlanon.Quasi(output=output)},
        privacy=[sqlanon.KAnonymity(k=4)],
        target="released",
    )
    found = [row[0] for row in backend.rows("SELECT x FROM released")]
    assert [(value, math.copysign(1, value)) for value in found] == [(0.0, 1.0)] * 4
