"""The kit that others run on their engines holds on MySQL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.tools.conformance import conforms

if TYPE_CHECKING:
    from mysql_place import MySQLPlace


def test_every_algorithm_and_model_is_duckdbs_there(mysql: MySQLPlace) -> None:
    outcomes = list(conforms(mysql.url))
    assert [one for one in outcomes if one.fails] == []
    assert [one.check for one in outcomes if one.refused] == ["hashes: keys"]
    assert len(outcomes) >= 35
    assert mysql.tables() == []
