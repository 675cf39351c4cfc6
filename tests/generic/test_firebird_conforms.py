"""The kit that others run on their engines holds on this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.tools.conformance import conforms

if TYPE_CHECKING:
    from firebird_place import FirebirdPlace


def test_every_algorithm_and_model_is_duckdbs(firebird: FirebirdPlace) -> None:
    outcomes = list(conforms(firebird.url))
    assert [one for one in outcomes if one.fails] == []
    refused = [one.check for one in outcomes if one.refused]
    assert refused == ["hashes: keys", "texts: spaces at the end"]
    assert len(outcomes) >= 35
    assert firebird.tables() == []
