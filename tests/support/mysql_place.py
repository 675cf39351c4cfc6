"""A place on MySQL itself, where `SQLANON_MYSQL_URL` names one: `.ci/mysql` brings it."""

from __future__ import annotations

import os

from engines import MariaDBPlace, UnreachableError


class MySQLPlace(MariaDBPlace):
    """A database of its own, whose collation is MySQL's default."""

    name = "mysql"

    def __init__(self) -> None:
        url = os.environ.get("SQLANON_MYSQL_URL")
        if url is None:
            raise UnreachableError("SQLANON_MYSQL_URL names none")
        super().__init__(url)
