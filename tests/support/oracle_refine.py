"""Refinement of classes on plain rows: pairs of near classes are dealt anew where that loses less.

Classes are counts of codes; every comparison is of exact fractions. No SQL, nothing of sqlanon.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeAlias

from oracle_order import loss

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from oracle_mondrian import Attribute, Codes

Class = Counter["Codes"]
Pair = tuple[int, int]
Near: TypeAlias = "Callable[[Pair], bool]"

BITS = 248
"""Values of a set that is guessed as such; one of more is taken for a range."""


def lost(members: Class, attributes: Sequence[Attribute], *, sets: bool) -> Fraction:
    """Return what all rows of a class lose."""
    return sum(members.values()) * loss(list(members), attributes, sets=sets)


def _as_set(attribute: Attribute, *, sets: bool) -> bool:
    values = sum(value is not None for value in attribute.codes)
    return sets and attribute.is_set and attribute.tree is None and values <= BITS


def _unit(attribute: Attribute) -> Fraction:
    units = attribute.span_divisor if attribute.tree is None else len(attribute.tree)
    return attribute.weight / units if units else Fraction(0)


def _most(attribute: Attribute) -> int:
    return attribute.span_divisor if attribute.tree is None else len(attribute.tree)


def guess(codes: Iterable[Codes], attributes: Sequence[Attribute], *, sets: bool) -> Fraction:
    """Return what a row is taken to lose among these: hierarchies and large sets are ranges."""
    found = list(codes)
    whole = Fraction(0)
    for place, attribute in enumerate(attributes):
        values = {row[place] for row in found}
        if _as_set(attribute, sets=sets):
            whole += loss([(v,) for v in values], [attribute], sets=True)
        else:
            whole += _unit(attribute) * min(max(values) - min(values), _most(attribute))
    return whole


def _saved(cell: Codes, members: Class, attributes: Sequence[Attribute], *, sets: bool) -> Fraction:
    """Return what a row of the class is taken to lose less without the rows of a cell."""
    whole = Fraction(0)
    if len(members) == 1:
        return whole
    for place, attribute in enumerate(attributes):
        values = sorted(row[place] for row in members)
        value = cell[place]
        if values.count(value) > 1:
            continue
        if _as_set(attribute, sets=sets):
            null = value == attribute.codes.get(None, -1)
            whole += _unit(attribute) * (_most(attribute) if null else 1)
        elif value == values[0]:
            whole += _unit(attribute) * min(values[1] - value, _most(attribute))
        elif value == values[-1]:
            whole += _unit(attribute) * min(value - values[-2], _most(attribute))
    return whole


def _medoid(members: Class) -> Codes:
    def alike(cell: Codes) -> int:
        return sum(sum(row[p] == cell[p] for row in members) for p in range(len(cell)))

    return min(members, key=lambda cell: (-alike(cell), cell))


def _blocks(medoids: Sequence[Codes], listed: Sequence[int], size: int) -> list[int]:
    """Return the block of each class."""
    halves: list[tuple[int, ...]] = [() for _ in medoids]
    for place in listed:
        parts: dict[tuple[int, ...], list[int]] = {}
        for one, half in enumerate(halves):
            parts.setdefault(half, []).append(one)
        for half, ones in parts.items():
            values = [medoids[one][place] for one in ones]
            for one in ones:
                value = medoids[one][place]
                middle = 2 * sum(v < value for v in values) + values.count(value)
                halves[one] = (*half, int(middle > len(values)))
    order = sorted(range(len(medoids)), key=lambda one: (halves[one], one))
    blocks = [0] * len(medoids)
    for place, one in enumerate(order):
        blocks[one] = place // size
    return blocks


def _gains(
    classes: Sequence[Class], attributes: Sequence[Attribute], near: Near, *, sets: bool
) -> dict[Pair, Fraction]:
    gains: dict[Pair, Fraction] = {}
    own = [guess(members, attributes, sets=sets) for members in classes]
    for one, members in enumerate(classes):
        rows = sum(members.values())
        for cell, n in members.items():
            saved = _saved(cell, members, attributes, sets=sets)
            for other, others in enumerate(classes):
                pair = (min(one, other), max(one, other))
                if not saved or not near(pair):
                    continue
                added = guess([*others, cell], attributes, sets=sets) - own[other]
                gain = saved * (rows - n) - added * (sum(others.values()) + n)
                gains[pair] = max(gains.get(pair, gain), gain)
    return gains


def _matched(gains: Mapping[Pair, Fraction | int], matchings: int) -> list[Pair]:
    """Return pairs of which each is the best one for both of its classes."""
    made: list[Pair] = []
    for _ in range(matchings):
        used = {one for pair in made for one in pair}
        left = [pair for pair in gains if not used & {*pair}]
        best = {
            one: min((p for p in left if one in p), key=lambda p: (-gains[p], p))
            for one in {one for pair in left for one in pair}
        }
        made += [pair for pair in left if best[pair[0]] == best[pair[1]] == pair]
    return made


def _dealt(
    first: Class,
    second: Class,
    attributes: Sequence[Attribute],
    k: int,
    *,
    relaxed: bool,
    sets: bool,
    seeds: int,
) -> tuple[Class, Class] | None:
    """Return the two classes dealt anew; None where that loses no less."""
    pool = first + second
    total = sum(pool.values())

    def edge(cell: Codes) -> tuple[Fraction, Codes]:
        both = [_saved(cell, m, attributes, sets=sets) for m in (first, second) if cell in m]
        return (-max(both), cell)

    ways: list[tuple[Fraction, Codes, int, Class, Class]] = []
    for seed in sorted(pool, key=edge)[:seeds]:
        order = sorted(pool, key=lambda c: (guess([seed, c], attributes, sets=sets), c))
        rows = [cell for cell in order for _ in range(pool[cell])]
        ends = [sum(pool[c] for c in order[: place + 1]) for place in range(len(order))]
        for near in {*ends, *((k, total - k) if relaxed else ())}:
            if k <= near <= total - k:
                sides = Counter(rows[:near]), Counter(rows[near:])
                whole = sum((lost(s, attributes, sets=sets) for s in sides), Fraction(0))
                ways.append((whole, seed, near, *sides))
    for number, (near, rest) in enumerate(_swaps(first, second, attributes, k, sets=sets)):
        whole = lost(near, attributes, sets=sets) + lost(rest, attributes, sets=sets)
        ways.append((whole, (), number, near, rest))
    before = lost(first, attributes, sets=sets) + lost(second, attributes, sets=sets)
    if not ways or (best := min(ways, key=lambda way: way[:3]))[0] >= before:
        return None
    return best[3], best[4]


def _swaps(
    first: Class, second: Class, attributes: Sequence[Attribute], k: int, *, sets: bool
) -> list[tuple[Class, Class]]:
    """Return the two classes after two cells changed places, first those that seem to save most."""

    def going(members: Class, others: Class) -> list[tuple[Fraction, Codes]]:
        def gain(cell: Codes) -> Fraction:
            saved = _saved(cell, members, attributes, sets=sets) * members.total()
            both = guess([*others, cell], attributes, sets=sets)
            return saved - (both - guess(others, attributes, sets=sets)) * others.total()

        return sorted(((gain(c), c) for c in members), key=lambda one: (-one[0], one[1]))[:4]

    return swapped(first, second, going(first, second), going(second, first), k)


def swapped(
    first: Counter[Any],
    second: Counter[Any],
    leaving: Sequence[tuple[Any, Any]],
    coming: Sequence[tuple[Any, Any]],
    k: int,
) -> list[tuple[Counter[Any], Counter[Any]]]:
    """Return two classes after one of the first's and one of the second's changed places.

    Args:
        first: What it is made of, and rows of that.
        second: The other class.
        leaving: Gains of the first's, and what goes; by falling gains.
        coming: The same of the second's.
        k: Rows that either class has then.
    """
    made = []
    tried = [
        (g + h, -i, -j, a, b) for i, (g, a) in enumerate(leaving) for j, (h, b) in enumerate(coming)
    ]
    for *_, one, other in sorted(tried, key=lambda way: way[:3], reverse=True):
        out, back = Counter({one: first[one]}), Counter({other: second[other]})
        sides = first - out + back, second - back + out
        if one != other and min(side.total() for side in sides) >= k:
            made.append(sides)
    return made


def refined(
    classes: Sequence[Class],
    attributes: Sequence[Attribute],
    k: int,
    rounds: int,
    *,
    relaxed: bool,
    sets: bool,
    block: int = 100,
    seeds: int = 20,
    matchings: int = 4,
    sound: Callable[[Class], bool] | None = None,
) -> list[Class]:
    """Return the classes after so many rounds, or fewer where all orders showed nothing better.

    Both classes of a pair that stays dealt anew are `sound`.
    """

    def dealt(one: Class, other: Class) -> tuple[Class, Class] | None:
        found = _dealt(one, other, attributes, k, relaxed=relaxed, sets=sets, seeds=seeds)
        return found if found is None or sound is None or all(map(sound, found)) else None

    return in_rounds(
        classes,
        rounds,
        len(attributes),
        medoid=_medoid,
        gains=lambda made, near: _gains(made, attributes, near, sets=sets),
        dealt=dealt,
        block=block,
        matchings=matchings,
    )


def in_rounds(
    classes: Sequence[Any],
    rounds: int,
    count: int,
    *,
    medoid: Callable[[Any], Codes],
    gains: Callable[[Sequence[Any], Near], Mapping[Pair, Fraction | int]],
    dealt: Callable[[Any, Any], tuple[Any, Any] | None],
    block: int = 100,
    matchings: int = 4,
) -> list[Any]:
    """Return the classes after so many rounds, or fewer where all orders showed nothing better.

    Args:
        classes: The classes.
        rounds: Rounds at most.
        count: Attributes.
        medoid: Where a class lies.
        gains: What the best move between two classes saves, of pairs that are near.
        dealt: Two classes dealt anew; None where they stay as they are.
        block: Classes that are looked at together.
        matchings: Times that they are matched in a round.
    """
    made = list(classes)
    tried: set[Pair] = set()
    places = list(range(count))
    idle = 0
    for number in range(rounds):
        turn = number % len(places)
        blocks = _blocks([medoid(one) for one in made], places[turn:] + places[:turn], block)

        def near(pair: Pair, blocks: Sequence[int] = blocks, known: set[Pair] = tried) -> bool:
            one, other = pair
            return one != other and blocks[one] == blocks[other] and pair not in known

        pairs = _matched(gains(made, near), matchings)
        changed: set[int] = set()
        for one, other in pairs:
            if (found := dealt(made[one], made[other])) is not None:
                made[one], made[other] = found
                changed |= {one, other}
        tried = {pair for pair in {*tried, *pairs} if not changed & {*pair}}
        idle = 0 if changed else idle + 1
        if idle == len(places):
            break
    return made


def exchanged(
    first: Counter[tuple[Codes, int]],
    second: Counter[tuple[Codes, int]],
    attributes: Sequence[Attribute],
    *,
    sets: bool,
    width: int,
    seeds: int = 20,
) -> list[tuple[Fraction, list[Counter[tuple[Codes, int]]]]]:
    """Return what two classes lose, and they, in each way in which they exchange rows by value.

    There is none where no class would lose less without one of its cells.

    Args:
        first: Rows by their codes and the place of their value.
        second: The other class.
        attributes: The quasi-identifiers.
        sets: Whether categories lose by the number of their values.
        width: How many values, one after the other, are taken for one.
        seeds: Cells that rows are put in order around, at most.
    """
    cells = [_cells(one) for one in (first, second)]

    def edge(cell: Codes) -> tuple[Fraction, Codes]:
        both = [_saved(cell, m, attributes, sets=sets) for m in cells if cell in m]
        return (-max(both), cell)

    if not any(_saved(c, m, attributes, sets=sets) for m in cells for c in m):
        return []
    rows = [*(first + second).elements()]
    ways = []
    for seed in sorted(cells[0] + cells[1], key=edge)[:seeds]:
        far = {cell: guess([seed, cell], attributes, sets=sets) for cell, _ in rows}
        for quota in (first, second):
            near: Counter[tuple[Codes, int]] = Counter()
            for group in {value // width for _, value in rows}:
                members = [row for row in rows if row[1] // width == group]
                members.sort(key=lambda row: (far[row[0]], row[0], row[1]))
                held = sum(n for (_, value), n in quota.items() if value // width == group)
                near.update(members[:held])
            sides = [near, first + second - near]
            whole = sum((lost(_cells(s), attributes, sets=sets) for s in sides), Fraction(0))
            ways.append((whole, sides))
    return ways


def _cells(rows: Counter[tuple[Codes, int]]) -> Class:
    made: Class = Counter()
    for (codes, _), n in rows.items():
        made[codes] += n
    return made
