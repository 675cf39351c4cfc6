"""Which tests plain `pytest` leaves to `.ci/run`: all but a sample of each cross product.

A test that is parametrized runs for every combination of its parameters in `.ci/run`. Here each
value of each parameter is enough, on any engine. Tests marked `each_engine` run on each engine, and
with them each algorithm, model, metric and mode.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from zlib import crc32

ENGINE = ("backend", "engine", "loaded")
"""The parameters that name an engine."""
MEMBERS = ("algorithm", "split", "cut", "models", "metric", "mode")
"""The parameters whose values run on each engine."""
Chosen = Mapping[str, object]
"""The value of each parameter; cases that share a value share the object, or its text."""


def left_out(cases: Mapping[str, Chosen], *, each_engine: bool) -> set[str]:
    """The names of the cases of one test that show no value that the others do not show.

    Args:
        cases: The parameters of each case by its name.
        each_engine: Whether the test and each member must be shown on each engine.
    """
    liked = sorted(
        cases, key=lambda name: (_engine(cases[name]) == "duckdb", crc32(name.encode()))
    )  # not all on the first engine; least on DuckDB, which most tests of no engine use
    return cases.keys() - fewest(
        {name: {*_values(cases[name], each_engine=each_engine)} for name in liked}
    )


def fewest(cases: Mapping[str, AbstractSet[object]]) -> set[str]:
    """The names of few cases that together show what all of them show, by the greedy choice.

    Among cases that add as much, the first one is taken.
    """
    taken: set[str] = set()
    shown: set[object] = set()
    while True:
        most = max(cases, key=lambda name: len(cases[name] - shown), default="")
        if not most or cases[most] <= shown:
            return taken
        taken.add(most)
        shown |= cases[most]


def _engine(chosen: Chosen) -> object:
    return next((chosen[name] for name in ENGINE if name in chosen), None)


def _values(chosen: Chosen, *, each_engine: bool) -> Iterator[object]:
    """What a case shows."""
    engine = _engine(chosen)
    yield engine if each_engine else "the test itself"
    for name, value in chosen.items():
        if name not in ENGINE:
            same = value if isinstance(value, str) else id(value)
            yield (name, same, engine if each_engine and name in MEMBERS else None)
