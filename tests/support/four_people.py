"""Four people in two classes, each sensitive value once in each, and a population of seven."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlanon.api import run as api

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place
    from oracle_search import Asked

    from sqlanon.report.run import Report

FLAT: dict[str, object] = {"role": "quasi", "hierarchy": {"flat": True}}
KEPT: dict[str, object] = {"role": "keep"}
SENSITIVE: dict[str, object] = {"role": "sensitive"}
COLUMNS = {"id": "integer", "q": "text", "s": "text", "v": "integer", "person": "integer"}
ROWS = [(1, "a", "x", 1, 1), (2, "a", "y", 2, 2), (3, "b", "x", 1, 3), (4, "b", "y", 2, 4)]
PUBLIC = [*ROWS, (5, "b", "x", 1, 5), (6, "a", "x", 1, 6), (7, "c", "x", 1, 7)]
S: dict[str, Any] = {"column": "s"}


def release(
    place: Place, models: Sequence[Asked], algorithm: Any = "optimal", **more: Any
) -> Report:
    """Release the four rows; two classes of two rows, each value once."""
    columns = {"id": KEPT, "q": FLAT, "s": SENSITIVE, "v": SENSITIVE, "person": KEPT}
    arguments = {"columns": columns, "privacy": models, "target": "released", **more}
    return api.anonymize(place.url, "people", algorithm=algorithm, **arguments)
