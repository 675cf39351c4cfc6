"""A fault at any statement leaves all old or all new; `sweep.py` does it at every one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from engines import UnreachableError, unreachable
from servers import own_place
from sweeping import WAYS, Runner, Sweep, Way, ways_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engines import Place
    from sweeping import Happening


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as runner:
        yield runner


def spread(sweep: Sweep, *happenings: Happening, late: int) -> list[tuple[Happening, int]]:
    """Some of the points at which each can happen, more of them where much is at stake.

    One happening's points lie between those of the other, so that together they are close.
    """
    chosen = []
    for turn, happening in enumerate(happenings):
        points = sweep.points(happening)
        first = len(points) * 3 // 5  # about there a run has found its classes, and begins to write
        stride = -(-(len(points) - first) // late)
        between = first + turn * stride // len(happenings)
        chosen += [(happening, at) for at in (points[turn * first // 2], *points[between::stride])]
    return chosen


EACH = [
    pytest.param(way, id=name, marks=pytest.mark.full if way.again else ())
    for name, way in WAYS.items()
]
CUT = [
    pytest.param(
        way, id=name, marks=pytest.mark.gate if name in {"new", "update"} else pytest.mark.full
    )
    for name, way in WAYS.items()
]
_OVER = {"ledger/let_go", "publish/let_in", "in_place/afterwards"}
"""What follows when a run has published."""


def committing(sweep: Sweep) -> int:
    """The number of the statement that commits the run; what follows tells that it is over."""
    steps = sweep.steps
    end = min((steps.index(name) for name in _OVER & {*steps}), default=len(steps))
    return max(number for number, name in enumerate(steps[:end], 1) if name == "commit")


@pytest.mark.parametrize("way", EACH)
def test_a_run_that_is_killed(backend: Place, way: Way, tmp_path: Path, runner: Runner) -> None:
    sweep = swept(backend, way, tmp_path, runner)
    last = committing(sweep)
    assert sweep.meet("kill before", last // 2) == "not published"
    found = sweep.meet("kill before", last, writer=True)
    # where DDL commits, the release has its name before the last statement
    assert backend.name == "mariadb" or found == "not published"


@pytest.mark.full
@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
def test_a_run_that_is_killed_at_more_of_them(
    backend: Place, way: Way, tmp_path: Path, runner: Runner
) -> None:
    sweep = swept(backend, way, tmp_path, runner)
    for turn, (happening, at) in enumerate(spread(sweep, "kill before", "kill during", late=3)):
        sweep.meet(happening, at, writer=turn % 2 == 0)


@pytest.mark.parametrize("way", CUT)
@pytest.mark.parametrize("backend", ["postgresql", "mariadb"], indirect=True)
def test_a_connection_that_is_cut(backend: Place, way: Way, tmp_path: Path, runner: Runner) -> None:
    sweep = swept(backend, way, tmp_path, runner)
    for turn, (happening, at) in enumerate(spread(sweep, "cut before", "cut after", late=3)):
        sweep.meet(happening, at, writer=turn % 2 == 0)


@pytest.mark.gate
@pytest.mark.parametrize("engine", ["postgresql", "mariadb"])
def test_a_server_that_crashes(engine: str, tmp_path: Path, runner: Runner) -> None:
    try:
        with own_place(engine) as (place, server):
            for way in (WAYS["replace"], WAYS["update"], WAYS["update again"]):
                sweep = swept(place, way, tmp_path, runner)
                for at in (len(sweep.steps) - 1, len(sweep.steps)):
                    sweep.meet("crash", at, writer=True, crash=partial(server.crash, place))
    except UnreachableError as error:
        unreachable(engine, error)


def swept(place: Place, way: Way, folder: Path, runner: Runner) -> Sweep:
    """A sweep that knows what a run does."""
    if way not in ways_of(place.name):
        pytest.skip("refused there")
    sweep = Sweep(place, way, runner, folder)
    sweep.rehearse()
    return sweep
