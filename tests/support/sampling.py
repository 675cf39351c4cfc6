"""Which cases of a parametrized test run at which level: plain `pytest`, `.ci/run`, `.ci/full`.

- `pytest`: each value of each parameter once; of a test that asks an engine, which is where the
  time goes, one case on the quickest one: a run of a small table takes a third to a sixth of the
  time that others take. Tests marked `each_engine` run on each engine: one that shows every
  algorithm, model, metric and mode (test_engines_make_the_same_classes.py).
- `.ci/run`: each value of each parameter once. A test of tests/conformance runs on SQLite and on
  one more engine, which differs by test; all others run on every engine. Of the rest, a share is
  drawn by commit (`SQLANON_SHARE`).
- `.ci/full`: each pair of values; what goes wrong does so for one value or for two, and a third
  parameter (engine, table, algorithm) makes four times as many cases.
  `SQLANON_EVERY_COMBINATION=1` runs those as well.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from zlib import crc32

ENGINE = ("backend", "engine", "loaded")
"""The parameters that name an engine."""
QUICKEST = "sqlite"
Chosen = Mapping[str, object]
"""The value of each parameter; cases that share a value share the object, or its text."""


def beyond_plain(cases: Mapping[str, Chosen]) -> set[str]:
    """The names of the cases of one test that plain `pytest` leaves out.

    Args:
        cases: The parameters of each case by its name.
    """
    if any(_engine(chosen) is not None for chosen in cases.values()):
        quick = [name for name in _drawn(cases) if _engine(cases[name]) == QUICKEST]
        return {*cases} - {*quick[:1]}
    return beyond_gate(cases, set())


def beyond_gate(
    cases: Mapping[str, Chosen], kept: AbstractSet[str], *, each_engine: bool = True
) -> set[str]:
    """The names of the cases of one test that show no value that others do not show.

    Args:
        cases: The parameters of each case by its name.
        kept: Those of them that run in any case.
        each_engine: Whether an engine is such a value; else two of them are enough.
    """
    drawn = _drawn(cases)
    engines = {_engine(chosen) for chosen in cases.values()}
    if not each_engine:
        others = [engine for name in drawn if (engine := _engine(cases[name])) != QUICKEST]
        engines = {QUICKEST, *others[:1]}
    values = {
        name: {(parameter, _same(value)) for parameter, value in cases[name].items()}
        for name in drawn
        if _engine(cases[name]) in engines
    }
    shown = {value for name in kept & values.keys() for value in values[name]}
    return {*cases} - {*fewest(values, shown)} - kept


def repeated(cases: Mapping[str, Chosen], kept: AbstractSet[str]) -> set[str]:
    """The names of the cases of one test that show no pair of values that others do not show.

    Args:
        cases: The parameters of each case by its name.
        kept: Those of them that run in any case.
    """
    pairs = {name: {*_pairs(cases[name])} for name in _drawn(cases)}
    shown = {pair for name in kept for pair in pairs[name]}
    return {*cases} - {*fewest(pairs, shown)} - kept


def _drawn(cases: Mapping[str, Chosen]) -> list[str]:
    """The names in an order that is the same in each process of a session.

    Else each process chooses others, which pytest-xdist refuses.
    """
    return sorted(cases, key=lambda name: (crc32(name.encode()), name))


SHARES = 32


def of_share(name: str, share: int) -> bool:
    """Whether a case belongs to a share of all cases.

    Args:
        name: The case.
        share: Any number, 0 or more: each `SHARES` of them that follow each other have all cases.
    """
    return crc32(f"share {name}".encode()) % SHARES == share % SHARES


def _pairs(chosen: Chosen) -> Iterator[object]:
    values = [(name, _same(value)) for name, value in chosen.items()]
    yield from itertools.combinations(values, min(2, len(values)))


def fewest(
    cases: Mapping[str, AbstractSet[object]], shown: AbstractSet[object] = frozenset()
) -> list[str]:
    """The names of few cases that together show what all of them show, by the greedy choice.

    The one that adds most comes first; among cases that add as much, the first one is taken.

    Args:
        cases: What each case shows, by its name.
        shown: What others show already.
    """
    taken: list[str] = []
    while True:
        most = max(cases, key=lambda name: len(cases[name] - shown), default="")
        if not most or cases[most] <= shown:
            return taken
        taken.append(most)
        shown = shown | cases[most]


def _engine(chosen: Chosen) -> object:
    return next((chosen[name] for name in ENGINE if name in chosen), None)


def _same(value: object) -> object:
    """What values of two cases have in common where they are one."""
    return value if isinstance(value, str | int) else id(value)
