"""Sets of an earlier release are read again, whatever their values are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlanon

if TYPE_CHECKING:
    from engines import Place

VALUES = ("a, x", "b", "{c}", "d,", " e", "", None, "g}", "100%", "h, i, j", "K", "k")


def test_values_with_commas_and_braces_are_found_in_their_sets(backend: Place) -> None:
    """All rows are where they were: sets that are only cut at commas lack those with one."""
    rows = [(n, -n % 3, value) for value in VALUES for n in (1, 2)]
    backend.load("people", {"person": "integer", "age": "integer", "town": "text"}, rows)
    said = {
        "source": "people",
        "target": {"table": "released", "if_exists": "replace"},
        "columns": {
            "person": {"role": "drop"},
            "age": {"role": "keep"},
            "town": {"role": "quasi"},
        },
        "privacy": [{"k_anonymity": {"k": 4}}],
    }
    sqlanon.run(sqlanon.Job.from_mapping(said), connection=backend.url)
    first = sorted(map(repr, backend.rows("SELECT age, town FROM released")))
    again = {**said, "recoding": {"reuse": "last"}}
    sqlanon.run(sqlanon.Job.from_mapping(again), connection=backend.url)

    assert sorted(map(repr, backend.rows("SELECT age, town FROM released"))) == first
    assert sum("{" in one and ", " in one for one in first) > len(rows) // 2
