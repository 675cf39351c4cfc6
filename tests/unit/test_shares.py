"""Newcomers of m-invariance: as few left out as can be, then as few counterfeits, by trying all."""

from __future__ import annotations

import itertools
import random

from sqlanon.algorithms.bucketization.m_invariance import Demand, shares_of


def least(demands: list[Demand], m: int) -> tuple[int, int]:
    """How many are left out at least, and how many balance buckets at most then."""
    ways = [
        [
            (kept, taken)
            for kept in range(one.fresh + 1)
            for taken in range(min(one.missing, one.fresh - kept) + 1)
        ]
        for one in demands
    ]
    found = []
    for way in itertools.product(*ways):
        kept, taken = [k for k, _ in way], sum(t for _, t in way)
        if m * max(kept) <= sum(kept):
            found.append((sum(one.fresh for one in demands) - sum(kept) - taken, -taken))
    return min(found)


def test_no_other_shares_are_better() -> None:
    chance = random.Random(3)  # noqa: S311 - the same in each run
    for _ in range(400):
        m = chance.randint(1, 4)
        demands = [
            Demand(v, chance.randint(0, 4), chance.randint(0, 3))
            for v in range(chance.randint(1, 4))
        ]
        shares = shares_of(demands, m)
        kept, taken = [one.kept for one in shares], [one.taken for one in shares]
        assert m * max(kept) <= sum(kept)
        for demand, share in zip(demands, shares, strict=True):
            assert 0 <= share.taken <= demand.missing
            assert 0 <= share.kept <= demand.fresh - share.taken
        left_out = sum(one.fresh for one in demands) - sum(kept) - sum(taken)
        assert (left_out, -sum(taken)) == least(demands, m)
        assert [one.passed for one in shares] == [sum(kept[:place]) for place in range(len(kept))]


def test_nobody_new_has_no_share() -> None:
    assert shares_of([], 3) == []
