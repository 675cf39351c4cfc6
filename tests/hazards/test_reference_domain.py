"""A value that only suppressed rows have keeps its place in the order of t-closeness."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place


ORDERED = {"column": "v", "t": 0.2, "distance": "ordered"}


def test_a_suppressed_value_counts_in_the_domain(backend: Place) -> None:
    """The domain is that of the input. The reference lacks the value too.

    See docs/definitions, "Domain of an order".
    """
    columns = {"q": "text", "v": "integer"}
    values = {"a": [1, 2, 1, 2], "b": [1, 1, 1, 2], "z": [1000]}
    backend.load("people", columns, [(q, v) for q, held in values.items() for v in held])
    backend.load("others", columns, [("a", 1), ("a", 2)])

    report = api.anonymize(
        backend.url,
        "people",
        columns={"q": {"role": "quasi", "max_level": 0}, "v": {"role": "sensitive"}},
        privacy=[
            {"k_anonymity": {"k": 2}},
            {
                "t_closeness": {
                    "column": "v",
                    "t": 0.2,
                    "distance": "ordered",
                    "reference": "others",
                }
            },
        ],
        target="released",
        algorithm="optimal",
        max_suppression=1,
    )

    assert sorted({row["q"] for row in backend.records("released")}) == ["a", "b"]
    assert report.models[1].reached == pytest.approx(1 / 2 * abs(3 / 4 - 1 / 2))
