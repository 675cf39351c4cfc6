"""Which class of a release a later row belongs to, read by hand from its labels."""

from __future__ import annotations

from collections import Counter
from typing import Any

import oracle
from compiled_people import QUASI, ROLES, people

ORDER = sorted({row[3] for row in people(0, 200)})
TREES: dict[str, list[tuple[str, ...]]] = {
    "city": [("Aachen", "w", "*"), ("Bonn", "w", "*"), ("Celle", "n", "*")],
    "zip": [(z, f"{z[:2]}*", f"{z[0]}**", "*") for z in ORDER],
}


def says(labels: tuple[object, ...], row: dict[str, Any], said: dict[str, Any]) -> bool:
    """Whether each label stands for the row's value, as a reader of the release takes it."""
    flat = {n: "hierarchy" not in {**ROLES, **said.get("columns", {})}[n] for n in QUASI}
    return all(
        oracle.generalizes(
            None if label is None else str(label),
            None if row[name] is None else str(row[name]),
            ORDER if name == "zip" else None,
            None if flat[name] else TREES.get(name),
        )
        for name, label in zip(QUASI, labels, strict=True)
    )


def narrowest(
    source: list[dict[str, Any]], published: list[tuple[object, ...]], said: dict[str, Any]
) -> Counter[tuple[object, ...]]:
    """The classes of a script, by hand; rows in none are the roots."""
    found = read(source, published, said)
    return Counter({labels: len(rows) for labels, rows in found.items() if len(rows) >= 5})


def read(
    source: list[dict[str, Any]], published: list[tuple[object, ...]], said: dict[str, Any]
) -> dict[tuple[object, ...], list[dict[str, Any]]]:
    """The rows of each class: the less of today's values labels span, the earlier they have one.

    Classes that have fewer than five are left out; rows in none are the roots.
    """
    # codes: ages by value, NULL and cities by text with NULL far behind, zips by text
    codes: dict[str, dict[Any, int]] = {}
    for name in QUASI:
        values = sorted({row[name] for row in source if row[name] is not None})
        codes[name] = {value: place for place, value in enumerate(values)}
        codes[name][None] = max(2 * len(values) - 2, len(values))
    there = {name: {row[name] for row in source} for name in QUASI}

    def span(labels: tuple[object, ...]) -> tuple[Any, ...]:
        ends: list[int] = []
        for place, name in enumerate(QUASI):
            covered = [
                codes[name][value]
                for value in there[name]
                if says(
                    tuple(labels[place] if n == name else "*" for n in QUASI),
                    dict.fromkeys(QUASI) | {name: value},
                    said,
                )
            ]
            ends += [min(covered), max(covered)]
        return (sum(ends[1::2]) - sum(ends[::2]), *ends, *map(str, labels))

    left = sorted(published, key=span)
    while True:
        found: dict[tuple[object, ...], list[dict[str, Any]]] = {one: [] for one in left}
        for row in source:
            first = next((one for one in left if says(one, row, said)), ("*", "*", "*"))
            found.setdefault(first, []).append(row)
        filled = [one for one in left if len(found[one]) >= 5]
        if filled == left:
            return found
        left = filled
