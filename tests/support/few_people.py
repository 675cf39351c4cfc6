"""A small table of people with a sensitive column, and a release of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.run import Report

ROWS = [(n, "abc"[n % 3], n % 4, "xyz"[n * n % 3], n % 5) for n in range(24)]


COLUMNS = {"id": "integer", "q": "text", "age": "integer", "ill": "text", "person": "integer"}


K: list[dict[str, Any]] = [{"k_anonymity": {"k": 2}}]


def release(
    place: Place, columns: dict[str, dict[str, object]] | None = None, **more: Any
) -> Report:
    """Anonymize the table of people."""
    said: dict[str, dict[str, object]] = {
        "id": {"role": "drop"},
        "q": {"role": "quasi"},
        "age": {"role": "quasi"},
        "ill": {"role": "sensitive"},
        "person": {"role": "keep"},
    }
    return api.anonymize(
        place.url,
        more.pop("table", "people"),
        columns=more.pop("only", {**said, **(columns or {})}),
        privacy=more.pop("privacy", K),
        target=more.pop("target", "released"),
        **more,
    )
