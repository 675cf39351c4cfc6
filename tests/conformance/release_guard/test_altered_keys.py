"""A release of which some of the stored rows are gone is not read together with others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "integer", "age": "integer"}
GONE = [
    "DELETE FROM {keys}",
    "DELETE FROM {keys} WHERE person = '3'",
    "UPDATE {keys} SET place = NULL WHERE person = '3'",
]


def publish(place: Place, guard: str) -> sqlanon.Report:
    asked: dict[str, Any] = {
        "columns": {"id": {"role": "drop"}, "age": {"role": "quasi"}},
        "privacy": [{"k_anonymity": {"k": 3}}],
        "target": {"table": "out", "if_exists": "replace", "key": "id"},
        "release_guard": {"action": guard},
    }
    return sqlanon.anonymize(place.url, "people", **asked)


@pytest.mark.parametrize("gone", range(len(GONE)))
def test_a_release_whose_stored_rows_are_gone_lets_nothing_through(
    backend: Place, gone: int
) -> None:
    backend.load("people", KINDS, [(n, 20) for n in range(6)])
    run = publish(backend, "refuse").run_id
    keys = next(one for one in backend.tables() if run in one and one.endswith("_known"))
    backend.run(GONE[gone].format(keys=keys), "INSERT INTO people VALUES (6, 20)")

    with pytest.raises(sqlanon.PublishError, match=f"stored rows of .* deleted.*{keys}"):
        publish(backend, "refuse")
    assert len(backend.records("out")) == 6

    together = publish(backend, "warn").together
    assert together is not None
    assert (together.before, together.uncounted) == ((), (run,))


@pytest.mark.parametrize(
    ("was", "by_now", "read"), [("date", "text", False), ("integer", "decimal", True)]
)
def test_keys_of_another_kind_find_nobody(
    backend: Place, was: str, by_now: str, *, read: bool
) -> None:
    """All would have gone, and as many others come: one who has gone alone is not seen."""
    rows = [("2020-01-0" * (was == "date") + str(n), 20) for n in range(1, 7)]
    backend.load("people", {"id": was, "age": "integer"}, rows)
    first = publish(backend, "refuse").run_id
    backend.run("DROP TABLE people")
    kept = [(f"{one} " if by_now == "text" else one, age) for one, age in rows]
    backend.load("people", {"id": by_now, "age": "integer"}, kept)
    if read:
        assert publish(backend, "refuse").together.before == (first,)  # type: ignore[union-attr]
        return
    with pytest.raises(sqlanon.PublishError, match="without stored persons by id"):
        publish(backend, "refuse")
