"""Each dialect has the templates that its abilities need, and each ability is asked for."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest
from template_folders import templates_in

import sqlanon
from sqlanon.publish.protocols import PROTOCOLS
from sqlanon.sql.backends.sessions import SESSIONS
from sqlanon.sql.dialects import DIALECTS, Dialect, Replacing
from sqlanon.sql.dialects.abilities import ALWAYS, IN_PLACE, REQUIRED, Abilities
from sqlanon.sql.templates import refuse_incomplete, resource

ABILITIES = [name for name in vars(Abilities) if not name.startswith("_")]
DECLARED = inspect.getsource(Abilities)


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=lambda dialect: str(dialect.name))
def test_a_dialect_has_the_templates_that_its_abilities_need(dialect: type[Dialect]) -> None:
    refuse_incomplete(dialect())


@pytest.mark.gate
@pytest.mark.parametrize("ability", ABILITIES)
def test_an_ability_is_told_of_and_asked_for(ability: str) -> None:
    house = Path(sqlanon.__file__).parent
    sources = [file.read_text() for file in house.rglob("*.py") if "dialects" not in file.parts]
    assert any(f"dialect.{ability}" in text for text in sources), "nobody asks for it"
    assert re.search(rf'    {ability}: ClassVar\[[^\n]*\n    """', DECLARED), "it has no docstring"


def test_templates_are_required_by_abilities_that_there_are() -> None:
    assert {ability for ability, _ in REQUIRED} <= set(ABILITIES)


def test_each_way_of_replacing_has_a_protocol_and_each_session_a_dialect() -> None:
    assert set(PROTOCOLS) == set(Replacing)
    assert set(SESSIONS) <= {*DIALECTS}


def test_what_is_asked_for_is_portable_or_required_of_a_dialect() -> None:
    """Else a dialect of somebody's would meet with a missing template in the middle of a run."""
    portable = templates_in(resource("sql_templates") / "base")
    subjects = {name.split("/")[0] for name in portable}
    required = {*ALWAYS, *IN_PLACE, *(name for names in REQUIRED.values() for name in names)}
    house = Path(sqlanon.__file__).parent
    for file in house.rglob("*.py"):
        if "backends" in file.parts or "dialects" in file.parts:  # each speaks with one engine
            continue
        # a command that is named when it is made has its text already
        text = re.sub(r'Command\(\s*"[^"]*"', "", file.read_text())
        named = [
            name for name in re.findall(r'"(\w+/\w+)"', text) if name.split("/")[0] in subjects
        ]
        lacking = [one for one in named if one not in portable]
        assert {*lacking} <= required, file
