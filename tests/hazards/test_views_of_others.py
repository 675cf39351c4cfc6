"""A view whose definer, or whose reader, may not read what it reads is told as one."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy

import sqlanon
from sqlanon.errors import SqlanonError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines import Place

MARIADB = pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
MAY_NOT = "its definer, or with SQL SECURITY INVOKER this user"


@pytest.fixture
def reader(backend: Place) -> Iterator[str]:
    """The URL of a user who may read views of the place, and write to another database."""
    name, word, schema = f"{backend.schema[-12:]}_u", secrets.token_hex(8), backend.schema
    user, other = f"`{name}`@`%`", f"{name}_o"
    rows = [(number, number % 4) for number in range(20)]
    backend.load("people", {"id": "integer", "age": "integer"}, rows)
    backend.run(
        f"CREATE DATABASE {schema}_x",
        f"CREATE USER {user} IDENTIFIED BY '{word}'",
        f"CREATE USER `{other}`@`%`",
        f"GRANT ALL ON `{schema}_x`.* TO {user}",
        "CREATE SQL SECURITY INVOKER VIEW of_readers AS SELECT * FROM people",
        f"CREATE DEFINER = `{other}`@`%` VIEW of_another AS SELECT * FROM people",
        f"CREATE DEFINER = `{other}_gone`@`%` VIEW of_nobody AS SELECT * FROM people",
        *(f"GRANT SELECT ON of_{whose} TO {user}" for whose in ("readers", "another", "nobody")),
    )
    try:
        place = sqlalchemy.make_url(backend.url)
        url = place.set(username=name, password=word, database=f"{schema}_x")
        yield url.render_as_string(hide_password=False)
    finally:
        backend.run(f"DROP DATABASE {schema}_x", f"DROP USER {user}", f"DROP USER `{other}`@`%`")


@MARIADB
@pytest.mark.parametrize(
    ("view", "told"),
    [
        ("of_readers", MAY_NOT),
        ("of_another", MAY_NOT),
        ("of_nobody", "read: it is a view, and its definer no"),
    ],
)
def test_a_view_that_cannot_be_read_is_told_as_one(
    backend: Place, reader: str, view: str, told: str
) -> None:
    """They were a table that is gone, and a wrong password."""
    said: dict[str, Any] = {"columns": {"age": {"role": "quasi"}}, "unlisted": "drop"}
    with pytest.raises(SqlanonError, match=told) as caught:
        sqlanon.anonymize(
            reader,
            f"{backend.schema}.{view}",
            target="released",
            privacy=[sqlanon.KAnonymity(k=3)],
            **said,
        )
    assert "\n" not in str(caught.value)


@MARIADB
def test_a_refresh_of_a_view_that_may_not_be_read_any_more_says_so(
    backend: Place, reader: str
) -> None:
    user = f"`{backend.schema[-12:]}_u`@`%`"
    backend.run(f"GRANT SELECT ON people TO {user}")
    sqlanon.anonymize(
        reader,
        f"{backend.schema}.of_readers",
        columns={"age": {"role": "quasi"}},
        unlisted="drop",
        target={"table": "shown", "mode": "view"},
        privacy=[sqlanon.KAnonymity(k=3)],
    )
    backend.run(f"REVOKE SELECT ON people FROM {user}")
    with pytest.raises(SqlanonError, match="with SQL SECURITY INVOKER this user, may not read"):
        sqlanon.refresh(reader, "shown")
    assert backend.rows(f"SELECT COUNT(*) FROM {backend.schema}_x.shown") == [(20,)]
