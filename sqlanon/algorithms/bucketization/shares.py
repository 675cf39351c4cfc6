"""How many newcomers of each value balance buckets, how many make new ones, and who is left out.

Whole numbers per value, so that it is Python that reckons: docs/definitions.md, "m-invariance".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Demand(NamedTuple):
    """A value of the sensitive column.

    Attributes:
        v: Its number.
        fresh: Newcomers that have it.
        missing: Rows of it that buckets lack.
    """

    v: int
    fresh: int
    missing: int


class Share(NamedTuple):
    """What becomes of the newcomers of a value; who is neither taken nor kept is left out.

    Attributes:
        v: Its number.
        taken: How many balance buckets.
        kept: How many are dealt to new classes.
        passed: Those that are dealt before them.
    """

    v: int
    taken: int
    kept: int
    passed: int


def shares_of(demands: Sequence[Demand], m: int) -> list[Share]:
    """As few are left out as can be, and of such answers as many balance buckets as can.

    Who is dealt makes classes of m different values: no value may have more than 1/m of them. So
    let no value have more than M of them. The more, the fewer are left out, and the fewer balance
    buckets; of values that are frequent themselves at most `highest` fit.

    Args:
        demands: The values.
        m: Different values of a class.
    """
    fresh = sorted((one.fresh for one in demands), reverse=True)
    # m M <= sum of min(fresh, M), for each number of values that have M and more
    highest = min(sum(fresh[above:]) // (m - above) for above in range(m))
    # who is more than buckets lack has to be dealt
    most = min(highest, max((max(one.fresh - one.missing, 0) for one in demands), default=0))
    kept = [min(max(one.fresh - one.missing, 0), most) for one in demands]
    lacking = m * most - sum(kept)
    made: list[Share] = []
    passed = 0
    for one, dealt in zip(demands, kept, strict=True):
        more = max(0, min(lacking, min(one.fresh, most) - dealt))
        lacking -= more
        share = Share(one.v, min(one.missing, one.fresh - dealt - more), dealt + more, passed)
        passed += share.kept
        made.append(share)
    return made
