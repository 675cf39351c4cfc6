"""Decimals that are keys, on Spark: texts of one value, whatever digits its column has."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from sqlanon.sql.backends import open_connection
from sqlanon.sql.dialects.column_types import Kind
from sqlanon.sql.statement import Query, Sql

if TYPE_CHECKING:
    from spark_place import SparkPlace

VALUES = ("0", "7", "-7.1", "100", "2.50", "0.00000001", "-0.00000123", "9999999999.00000001")
SCALES = (8, 9, 20)
WHOLE = Decimal(120000000000000000000000000000)


def texts_of_keys_are_of_their_values(place: SparkPlace) -> None:
    """Write values in columns of several scales, and compare their texts as keys.

    Raises:
        AssertionError: one is not the shortest in plain digits.
    """
    expected = [f"{Decimal(value).normalize():f}" for value in VALUES]
    with open_connection(place.session) as backend, backend.transaction(write=False):
        dialect = backend.dialect

        def texts(type_name: str, *values: str) -> list[str]:
            rows = ", ".join(f"({n}, CAST('{one}' AS {type_name}))" for n, one in enumerate(values))
            shown = dialect.key_text(Sql("x"), Kind.DECIMAL)
            asked = f"SELECT {shown} FROM VALUES {rows} AS held(n, x) ORDER BY n"
            return [str(text) for (text,) in backend.fetch(Query("texts", Sql(asked)))]

        for scale in SCALES:
            assert texts(f"DECIMAL(38, {scale})", *VALUES) == expected, scale
        assert texts("DECIMAL(38, 0)", str(WHOLE)) == [f"{WHOLE:f}"]
