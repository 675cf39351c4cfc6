"""The model of docs/dbt.md runs over what dbt-duckdb hands to it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import duckdb

PAGE = Path(__file__).parents[2] / "docs/dbt.md"


class CursorWrapper:
    """dbt-duckdb's session: it has a cursor, and hands its methods on."""

    def __init__(self, cursor: duckdb.DuckDBPyConnection) -> None:
        self._cursor = cursor

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cursor, name)


class Model:
    """What a model asks dbt for."""

    def config(self, **options: str) -> None:
        """As dbt's."""
        assert options == {"materialized": "table"}

    def ref(self, name: str) -> None:
        """As dbt's, for what the model does with it."""
        assert name == "people"


def test_the_model_of_the_page_returns_a_release() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    said: dict[str, Any] = {}
    exec(code, said)  # noqa: S102 - a page of ours
    with duckdb.connect() as connection:
        connection.execute(
            "CREATE TABLE people AS SELECT range % 7 + 20 AS age, range % 3 AS ward, "
            "'i' || (range % 5) AS ill FROM range(210)"
        )
        for _ in range(2):  # dbt builds it again and again
            release = said["model"](Model(), CursorWrapper(connection.cursor()))
        assert release.columns == ["age", "ward", "ill"]
        classes = release.aggregate("age, ward, COUNT(*) AS n, COUNT(DISTINCT ill) AS l").fetchall()
    assert min(n for _, _, n, _ in classes) >= 5
    assert min(values for _, _, _, values in classes) >= 2
