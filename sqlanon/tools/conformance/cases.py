"""Tables and jobs of the checks: small, and with the values that engines treat differently."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlanon.algorithms import ALGORITHMS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Row = tuple[str | int | None, ...]

COLUMNS: Mapping[str, type] = {"id": int, "age": int, "town": str, "pay": int, "illness": str}
"""Columns of the table of people."""
TOWNS = ("Ulm", "ulm", "Bern", "K\xf6ln", "it's", "back\\slash", "50%", "", None)
PEOPLE: Sequence[Row] = [
    (n, -5 + n * 7 % 40, TOWNS[n % 9], n % 5 * 100, f"ill{n % 6}") for n in range(180)
]
TREE = {
    "Middle": {"North": ["K\xf6ln", "Ulm", "ulm"], "South": ["Bern"]},
    "Odd": ["it's", "back\\slash", "50%", ""],
}
QUASI = ("age", "town", "pay")
SAID: Mapping[str, Any] = {
    "id": {"role": "identifier"},
    "age": {"role": "quasi", "hierarchy": {"intervals": [5, 20]}},
    "town": {"role": "quasi", "hierarchy": {"taxonomy": TREE}},
    "pay": {"role": "quasi", "hierarchy": {"flat": True}},
    "illness": {"role": "sensitive"},
}
HASHED: Mapping[str, Any] = {
    "id": {"role": "identifier", "action": "hash", "key": "a key of the kit's"},
    "town": {"role": "identifier", "action": "hash", "key": "another one that is longer than " * 3},
    "age": {"role": "quasi", "hierarchy": {"intervals": [5, 20]}},
    "pay": {"role": "insensitive"},
    "illness": {"role": "sensitive"},
}
"""Numbers and texts as keys; a secret is longer than a block of SHA-256."""
PRIVACY = [{"k_anonymity": {"k": 5}}, {"l_diversity": {"column": "illness", "l": 2}}]

_OPTIONS: Mapping[str, list[dict[str, Any]]] = {
    "fixed": [{"levels": {"age": 2, "town": 2, "pay": 1}}],
    "mondrian": [
        {"split": "strict", "cut": "loss"},
        {"split": "strict", "cut": "median"},
        {"split": "relaxed", "cut": "median"},
        {"split": "by_value"},
        {"refine": True},
    ],
    "order_and_cut": [{}, {"split": "strict"}, {"split": "by_value", "refine": True}],
    "sangreea": [{"measure": "set"}, {"measure": "set", "split": "strict"}],
    **{name: [{"measure": "set"}] for name in ("k_member", "oka")},
    # below: their releases are of another form, or of numbers alone
    **{name: [] for name in ("anatomy", "apriori", "m_invariance", "microaggregation")},
}


def _rows_only(name: str, options: dict[str, Any]) -> bool:
    dealt = {"order_and_cut", "sangreea", "k_member", "oka"}  # unless their cells stay whole
    return (
        name in {"mu_argus", "cell_suppression"}
        or options.get("split") == "relaxed"
        or (name in dealt and options.get("split") not in {"strict", "by_value"})
    )


_RANGES: dict[str, Any] = {
    name: {"role": "quasi"} if name in QUASI else said for name, said in SAID.items()
}
_NUMBERS: dict[str, Any] = {
    **SAID,
    "age": {"role": "quasi", "output": "mean"},
    "town": {"role": "insensitive"},
    "pay": {"role": "quasi", "output": "median"},
}
PARTED: Mapping[str, Any] = {**_RANGES, "pay": {"role": "insensitive"}}
"""For two tables: illnesses stand in the second one."""

_OF_SHAPES: dict[str, dict[str, Any]] = {
    " ".join([one.name, *map(str, options.values())][:3]): {
        "algorithm": {one.name: options},
        # some reach k-anonymity of rows only
        "privacy": PRIVACY[:1] if _rows_only(one.name, options) else PRIVACY,
        "max_suppression": 0.2,
    }
    for one in ALGORITHMS
    for options in _OPTIONS.get(one.name, [{}])
}
_OF_DISTANCES: dict[str, dict[str, Any]] = {
    f"{name} of distances": {
        "columns": {**_RANGES, "town": SAID["town"]},
        "algorithm": name,
        "privacy": PRIVACY[:1],
    }
    for name in ("sangreea", "k_member", "oka")
}
_OF_NUMBERS: dict[str, dict[str, Any]] = {
    f"microaggregation {said}".strip(): {
        "columns": _NUMBERS,
        "algorithm": {"microaggregation": options},
        "privacy": PRIVACY[:1],
    }
    for said, options in {"": {}, "exact refine": {"exact": True, "refine": True}}.items()
}
_OF_ITEMS: dict[str, Any] = {
    "columns": {**_RANGES, "age": {"role": "insensitive"}, "pay": {"role": "insensitive"}},
    "algorithm": "apriori",
    "privacy": [{"km_anonymity": {"k": 2, "m": 2, "person": "id"}}],
}
ALGORITHM_JOBS: Mapping[str, dict[str, Any]] = {
    **_OF_SHAPES,
    **_OF_DISTANCES,
    **_OF_NUMBERS,
    "apriori": _OF_ITEMS,
}
"""A job for each algorithm, by what it is called."""

FORMS: Mapping[str, dict[str, Any]] = {
    "sets and ranges": _RANGES,
    "masks and groups": {
        **SAID,
        "age": {"role": "quasi", "hierarchy": {"equal_frequency": [8, 2]}},
        "town": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2, 3]}}},
        "pay": {"role": "quasi", "hierarchy": {"cuts": [[100, 300]]}},
    },
    "the order of texts": {
        **SAID,
        "age": {"role": "quasi", "output": "median"},
        "town": {"role": "quasi", "order": "alphabetical"},
        "pay": {"role": "quasi", "output": "mean"},
    },
}
"""Ways in which values become labels, by what they show."""

MODELS: Sequence[dict[str, Any]] = (
    {"k_anonymity": {"k": 2}},
    {"l_diversity": {"column": "illness", "l": 2}},
    {"l_diversity": {"column": "illness", "l": 2, "variant": "entropy"}},
    {"l_diversity": {"column": "illness", "l": 3, "variant": "recursive", "c": 3}},
    {"t_closeness": {"column": "illness", "t": 0.6, "distance": "equal"}},
    {
        "t_closeness": {
            "column": "illness",
            "t": 0.6,
            "distance": "ordered",
            "order": [f"ill{n}" for n in range(6)],
        }
    },
    {"alpha_k": {"column": "illness", "alpha": 0.7, "k": 2}},
    {"beta_likeness": {"column": "illness", "beta": 4}},
    {"delta_disclosure": {"column": "illness", "delta": 3, "absent": "ignore"}},
    {"average_risk": {"threshold": 0.2}},
    {"sample_uniqueness": {"threshold": 0.1}},
    {"m_uniqueness": {"column": "illness", "m": 2}},
)
"""Models that are measured on a table alone."""
BESIDE: Sequence[dict[str, Any]] = (
    {"person_anonymity": {"k": 3, "person": "id"}},
    {"k_map": {"population": "<people>", "k": 5}},
    {"delta_presence": {"population": "<people>", "minimum": 0.1, "maximum": 1}},
)
"""Models that need more than the release; `<people>` stands for the table."""
SPACES: Sequence[Row] = [(n, town) for n, town in enumerate(("a", "a ", "b") * 5)]
