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
    """Count the values of columns of several types, with NULL as one and without.

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
            f"(1, CAST({'NULL' if n is None else repr(str(n))} AS {kind}))" for n in numbers
        )
        place.session.sql(f"CREATE TABLE {name} AS SELECT * FROM VALUES {rows} AS r(age, number)")
        sqlanon.check(place.session, name, quasi=["age"], k=1, observer=Observer(told))
        columns = {"age": {"role": "quasi"}, "number": {"role": "drop"}}
        said = {"source": name, "target": "released", "columns": columns}
        privacy = [{"average_risk": {"threshold": 1}}]
        accept = {"W06": {"number": "no row is a person"}}
        job = sqlanon.Job.from_mapping({**said, "privacy": privacy, "accept": accept})
        sqlanon.plan(job, connection=place.session, observer=Observer(told))
        assert all("BIT_OR" in sql for sql in asked)
        found = [[tuple(row) for row in place.session.sql(sql).collect()] for sql in asked]
        known = [n for n in numbers if n is not None]
        each = [(0, len(held), len(set(held))) for held in (numbers, known)]
        assert found == [[one] for one in each], kind
