"""A database of PostgreSQL that knows no encoding: its texts are read as UTF-8."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy

import sqlanon

if TYPE_CHECKING:
    from engines import Place


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_texts_of_sql_ascii_are_published(backend: Place) -> None:
    name = f"sqlanon_ascii_{secrets.token_hex(4)}"
    url = sqlalchemy.make_url(backend.url).set(database=name, query={})
    options: dict[str, Any] = {
        "columns": {"town": {"role": "quasi"}, "age": {"role": "quasi"}},
        "privacy": [{"k_anonymity": {"k": 6}}],
    }
    backend.run(
        f"CREATE DATABASE {name} ENCODING 'SQL_ASCII' TEMPLATE template0 "
        "LC_COLLATE 'C' LC_CTYPE 'C'"
    )
    try:
        there = url.render_as_string(hide_password=False)
        engine = sqlalchemy.create_engine(url.update_query_dict({"client_encoding": "utf8"}))
        with engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE t (town TEXT, age INTEGER)")
            connection.exec_driver_sql(
                "INSERT INTO t SELECT CASE MOD(i, 2) WHEN 0 THEN 'Köln' ELSE 'Ulm' END, "
                "20 + MOD(i, 4) FROM generate_series(1, 12) AS g (i)"
            )
        sqlanon.anonymize(there, "t", target="released", **options)
        with engine.connect() as connection:
            found = connection.exec_driver_sql(
                "SELECT town, age, COUNT(*) FROM released GROUP BY 1, 2"
            )
            assert sorted(map(tuple, found)) == [("Köln", "[20-22]", 6), ("Ulm", "[21-23]", 6)]
        engine.dispose()
    finally:
        backend.run(f"DROP DATABASE {name} WITH (FORCE)")
