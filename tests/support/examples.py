"""How many examples a property is tried on, by what one costs."""

from __future__ import annotations

from hypothesis import settings


def of_whole_runs(most: int = 25) -> settings:
    """Settings of a property whose examples are whole runs: fewer of them in plain `pytest`.

    Args:
        most: Examples that `.ci/full` tries; `.ci/run` tries a fifth, plain `pytest` two.
    """
    if in_ci():
        return settings(max_examples=most)
    return settings(max_examples=max(2, most // 5) if _profile() >= 20 else 2)


def in_ci() -> bool:
    """Whether Hypothesis has the profile of `.ci/full`."""
    return _profile() >= 100


def _profile() -> int:
    return 0 if settings.default is None else settings.default.max_examples
