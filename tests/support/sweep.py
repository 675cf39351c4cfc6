"""Faults at every statement of a run, counted: `python tests/support/sweep.py --help`.

Each engine, way to publish and kind of fault gets a line: how many faults there were, in how many
of them the run had published, and how many left something that has to be otherwise, each with its
reason. The exit code is 1 where there was one.
"""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from engines import ENGINES, fresh_place
from servers import own_place
from sweeping import Happening, Runner, Sweep, ways_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

HAPPENINGS: dict[str, tuple[Happening, ...]] = {
    "kill": ("kill before", "kill during"),
    "cut": ("cut before", "cut after"),
    "crash": ("crash",),
}


def swept(
    sweep: Sweep, happening: Happening, points: Sequence[int], crash: Callable[[], None] | None
) -> int:
    """Let it happen at each of these points; how many times something was wrong."""
    began, published, wrong = time.monotonic(), 0, 0
    for turn, at in enumerate(points):
        try:
            found = sweep.meet(happening, at, writer=turn % 2 == 1, crash=crash)
            published += found == "published"
        except AssertionError as error:
            wrong += 1
            _say(f"WRONG: {error}", *getattr(error, "__notes__", ()))
    _say(
        f"{sweep.place.name:10} {sweep.way.name:10} {happening:11} {len(points):4} faults, "
        f"{published:3} published, {wrong} wrong, {time.monotonic() - began:.0f} s"
    )
    return wrong


def _say(*lines: str) -> None:
    print(*lines, sep="\n", flush=True)  # noqa: T201 - a program that prints


def main() -> int:
    """Sweep as the words say; the exit code."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--engine", choices=ENGINES, action="append", help="repeatable; else all")
    parser.add_argument("--way", action="append", help="a way to publish; repeatable; else all")
    parser.add_argument("--fault", choices=HAPPENINGS, default="kill")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="each N-th statement")
    said = parser.parse_args()
    return int(sum(_engine_swept(engine, said) for engine in said.engine or ENGINES) > 0)


def _engine_swept(engine: str, said: argparse.Namespace) -> int:
    if said.fault != "kill" and engine in {"duckdb", "sqlite"}:
        return 0  # there is no server
    ways = [way for way in ways_of(engine) if not said.way or way.name in said.way]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="sqlanon-sweep.")))
        runner = stack.enter_context(Runner())
        crash: Callable[[], None] | None = None
        if said.fault == "crash":
            place, server = stack.enter_context(own_place(engine))
            crash = partial(server.crash, place)
        else:
            place = stack.enter_context(fresh_place(engine, folder))
        wrong = 0
        for way in ways:
            sweep = Sweep(place, way, runner, folder)
            sweep.rehearse()
            for turn, happening in enumerate(HAPPENINGS[said.fault]):
                points = sweep.points(happening)[turn % said.every :: said.every]
                wrong += swept(sweep, happening, points, crash)
    return wrong


if __name__ == "__main__":
    sys.exit(main())
