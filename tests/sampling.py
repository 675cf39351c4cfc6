"""Which tests plain `pytest` leaves to `.ci/run`: all but a sample of each cross product.

A test that is parametrized runs for every combination of its parameters in `.ci/run`. Here each
value of each parameter is enough, on any engine. Tests marked `each_engine` run on each engine, and
with them each algorithm, model, metric and mode.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
    shown: set[object] = set()
    taken: set[str] = set()
    mixed = sorted(cases, key=lambda name: crc32(name.encode()))  # not all on the first engine
    for enough in (all, any):  # first what is new in everything: that needs the fewest cases
        for name in mixed:
            values = list(_values(cases[name], each_engine=each_engine))
            if enough(value not in shown for value in values):
                taken.add(name)
                shown.update(values)
    return cases.keys() - taken


def _values(chosen: Chosen, *, each_engine: bool) -> Iterator[object]:
    """What a case shows."""
    engine = next((chosen[name] for name in ENGINE if name in chosen), None)
    yield engine if each_engine else "the test itself"
    for name, value in chosen.items():
        if name not in ENGINE:
            same = value if isinstance(value, str) else id(value)
            yield (name, same, engine if each_engine and name in MEMBERS else None)
