"""Keys of whole numbers on Spark, which are counted as bits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlanon
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from spark_place import SparkPlace

    from sqlanon.sql.statement import Statement

NUMBERS: dict[str, list[int | None]] = {
    "TINYINT": [-128, -1, 0, 127, 127],
    "INT": [*range(-70, 70), 5, None, None],
    "BIGINT": [-(2**63), 2**63 - 1, 63, 64, -64, -65, *range(200), None],
    "SMALLINT": [None],
}


def as_many_values_as_there_are(place: SparkPlace) -> None:
    """Count the values of columns of several types, and of one that is no number.

    Raises:
        AssertionError: they are not as many as there are.
    """
    for kind, numbers in NUMBERS.items():
        asked: list[str] = []

        def told(statement: Statement, asked: list[str] = asked) -> None:
            if statement.name == "exposure/alone":
                asked.append(statement.sql)

        name = f"of_{kind.lower()}"
        rows = ", ".join(
            f"(1, CAST({'NULL' if n is None else repr(str(n))} AS {kind}), 'x')" for n in numbers
        )
        place.session.sql(
            f"CREATE TABLE {name} AS SELECT * FROM VALUES {rows} AS r(age, number, word)"
        )
        sqlanon.check(place.session, name, quasi=["age"], k=1, observer=Observer(told))
        (sql,) = asked
        assert "BIT_OR" in sql
        found = sorted(tuple(row) for row in place.session.sql(sql).collect())
        assert found == [(0, len(numbers), len(set(numbers))), (1, len(numbers), 1)], kind
