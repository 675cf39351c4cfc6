"""A report says where it was done and as whom, and no password."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy
from engines import MariaDBPlace, PostgreSQLPlace

import sqlanon

if TYPE_CHECKING:
    from engines import Place


def test_a_report_names_its_database_and_its_user(backend: Place) -> None:
    backend.load("people", {"age": "integer"}, [(1,), (1,)])
    report = sqlanon.check(backend.url, "people", quasi=["age"])
    url = sqlalchemy.make_url(backend.url)
    match backend:
        case PostgreSQLPlace():
            assert (report.database.name, report.database.user) == (url.database, url.username)
        case MariaDBPlace():
            name, host = (report.database.user or "").split("@")
            assert (report.database.name, name) == (url.database, url.username)
            assert host in {"%", "localhost", "127.0.0.1"}
        case _:
            assert report.database.name == url.database
            assert report.database.user is None
    assert report.versions.engine_version
    assert report.ended.utcoffset() == report.started.utcoffset()
