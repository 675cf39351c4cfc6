"""Which classes of a partition satisfy the privacy models of a job, and which level vectors do.

The slow, obvious definitions that searches under models must agree with. Imports nothing from
sqlanon; models are given as a job gives them.
"""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import oracle_models as om
from oracle_lattice import BruteForce
from typing_extensions import override

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable, Mapping, Sequence

    from oracle_lattice import Node, Row

Asked = dict[str, dict[str, Any]]
Key = tuple[Any, ...]
Groups = dict[Key, list[om.Row]]
TOLERANCE = 1e-9
WHOLE = ("average_risk", "sample_uniqueness")
DISTRIBUTIONS = ("t_closeness", "alpha_k", "beta_likeness", "delta_disclosure")


@dataclass(frozen=True)
class Tables:
    """What models speak of.

    Attributes:
        source: All rows before suppression.
        others: Other tables by name: populations and references.
        trees: The hierarchies of sensitive columns: each leaf's ancestors.
    """

    source: Sequence[om.Row]
    others: Mapping[str, Sequence[om.Row]] = field(default_factory=dict)
    trees: Mapping[str, Mapping[Any, tuple[str, ...]]] = field(default_factory=dict)

    def reference(self, said: Mapping[str, Any]) -> Sequence[om.Row]:
        """The rows whose distribution classes are compared with."""
        return self.others[said["reference"]] if "reference" in said else self.source


def _ratio(number: object) -> Fraction:
    """What a threshold means: nine decimals exactly, and 0.6666666666666666 is 2/3."""
    return Fraction(str(number)).limit_denominator(10**9)


def name_of(asked: Asked) -> str:
    """The model's key in a job."""
    return next(iter(asked))


def reported_name(asked: Asked) -> str:
    """What a report calls the model: k_anonymity that counts persons is one of its own."""
    name = name_of(asked)
    persons = name == "k_anonymity" and "person" in asked[name]
    return "person_anonymity" if persons else name


def population_of(models: Sequence[Asked]) -> str | None:
    """The population that models name."""
    said = [options for asked in models for options in asked.values()]
    named = [options["population"] for options in said if "population" in options]
    return named[0] if named else None


def monotone(models: Sequence[Asked], limit: int) -> bool:
    """Whether a generalization of what does, does too (docs/definitions, "Monotonicity")."""
    names = [name_of(asked) for asked in models]
    for asked in models:
        name, said = name_of(asked), asked[name_of(asked)]
        if name == "m_uniqueness" or said.get("absent") == "ignore":
            return False
        strong = name in {"k_anonymity", "k_map", *WHOLE} or (
            name == "l_diversity" and said.get("variant", "distinct") == "distinct"
        )
        if limit and not strong:
            return False
    return not limit or len(models) == 1 or not set(names) & set(WHOLE)


def holds(asked: Asked, members: list[om.Row], there: int, tables: Tables) -> bool:
    """Whether one class satisfies a model that judges single classes.

    Args:
        asked: The model.
        members: Its rows; none for a class of the population alone.
        there: Its rows in the population.
        tables: What the model speaks of.
    """
    ((name, said),) = asked.items()
    if name == "delta_presence":
        low, high = _ratio(said["min"]), _ratio(said["max"])
        return low * there <= len(members) <= high * there
    if not members:
        return True
    if name == "k_anonymity":
        if "person" in said:
            return len(om.counts(members, said["person"], nulls=False)) >= int(said["k"])
        return len(members) >= int(said["k"])
    if name == "k_map":
        return there >= int(said["k"])
    given = "value" if name in DISTRIBUTIONS else "none"
    nulls = said.get("null_sensitive", given) == "value"
    return _JUDGES[name](_One(said, members, tables, nulls))


@dataclass(frozen=True)
class _One:
    """A class, and the model of a column that judges it."""

    said: Mapping[str, Any]
    members: list[om.Row]
    tables: Tables
    nulls: bool

    @property
    def found(self) -> Counter[Any]:
        """How often each value stands in the class."""
        return om.counts(self.members, self.said["column"], nulls=self.nulls)

    @property
    def reference(self) -> Counter[Any]:
        """How often it stands where classes are compared with."""
        rows = self.tables.reference(self.said)
        return om.counts(rows, self.said["column"], nulls=self.nulls)


def _l_diversity(one: _One) -> bool:
    said = one.said
    column, variant = said["column"], said.get("variant", "distinct")
    if variant == "distinct":
        return len(one.found) >= int(said["l"])
    if variant == "entropy":
        ((_, reached),) = om.entropy_l(one.members, [], column, nulls=one.nulls)
        return bool(reached > 0 and math.log(reached) >= math.log(said["l"]) - TOLERANCE)
    ((_, least),) = om.recursive_c(one.members, [], column, l=said["l"], nulls=one.nulls)
    return bool(least < _ratio(said["c"]))


def _alpha_k(one: _One) -> bool:
    said = one.said
    if len(one.members) < said.get("k", 1):
        return False
    shares = om.shares(one.found)
    if "value" in said:
        shares = {value: share for value, share in shares.items() if str(value) == said["value"]}
    return max(shares.values(), default=Fraction(0)) <= _ratio(said["alpha"])


def _m_uniqueness(one: _One) -> bool:
    said = one.said
    return len(one.found) == len(one.members) >= int(said["m"])


def _t_closeness(one: _One) -> bool:
    said = one.said
    if not one.found:
        return True
    q, p = om.shares(one.found), om.shares(one.reference)
    column = said["column"]
    match said.get("distance", "equal"):
        case "equal":
            distance = om.equal_distance(q, p)
        case "hierarchical":
            distance = om.hierarchical_distance(q, p, one.tables.trees[column])
        case _:
            occurring = {*om.counts(one.tables.source, column, nulls=one.nulls), *one.reference}
            known = occurring - {None}
            order = [v for v in said["order"] if v in known] if "order" in said else sorted(known)
            order += [None] if None in occurring else []
            distance = om.ordered_distance(q, p, order)
    return bool(distance <= Fraction(str(said["t"])) + Fraction(1, 10**9))


def _beta_likeness(one: _One) -> bool:
    said = one.said
    p = om.shares(one.reference)
    for value, q in om.shares(one.found).items():
        if value not in p:
            return False
        gain = (q - p[value]) / p[value]
        if gain > _ratio(said["beta"]):
            return False
        if said.get("variant") == "enhanced" and gain > -math.log(p[value]) + TOLERANCE:
            return False
    return True


def _delta_disclosure(one: _One) -> bool:
    said = one.said
    if not one.found:
        return True
    q, p = om.shares(one.found), om.shares(one.reference)
    if not q.keys() <= p.keys() or (said.get("absent", "fail") == "fail" and q.keys() != p.keys()):
        return False
    unit = math.log(2) if said.get("base") == 2 else 1.0
    return bool(max(abs(math.log(q[s] / p[s])) for s in q) / unit < said["delta"] - TOLERANCE)


_JUDGES: dict[str, Callable[[_One], bool]] = {
    "l_diversity": _l_diversity,
    "alpha_k": _alpha_k,
    "m_uniqueness": _m_uniqueness,
    "t_closeness": _t_closeness,
    "beta_likeness": _beta_likeness,
    "delta_disclosure": _delta_disclosure,
}


def _fails_whole(asked: Asked, sizes: Sequence[tuple[int, int]]) -> bool:
    """Whether classes (rows, rows in the population) together violate a model of the table."""
    ((name, said),) = asked.items()
    rows = sum(n for n, _ in sizes)
    if not rows:
        return False
    public, threshold = "population" in said, _ratio(said["threshold"])
    if name == "sample_uniqueness":
        alone = sum(n == 1 and (not public or there <= 1) for n, there in sizes)
        return Fraction(alone, rows) > threshold
    risks = [Fraction(n, max(there, 1)) if public else Fraction(1) for n, there in sizes]
    return sum(risks, Fraction(0)) / rows > threshold + (Fraction(1, 10**9) if public else 0)


def _risky(asked: Asked, n: int, there: int) -> bool:
    """Whether a class is one of those that are suppressed when the table violates the model."""
    ((name, said),) = asked.items()
    public = "population" in said
    if name == "sample_uniqueness":
        return n == 1 and (not public or there <= 1)
    return (there if public else n) * _ratio(said["threshold"]) < 1


def violating(
    models: Sequence[Asked], classes: Groups, population: Groups, tables: Tables
) -> tuple[set[Key], bool]:
    """The classes that are suppressed, and whether the population has some that violate a model."""
    single = [asked for asked in models if name_of(asked) not in WHOLE]
    there = {key: len(rows) for key, rows in population.items()}
    bad = {
        key
        for key in {*classes, *there}
        if not all(holds(a, classes.get(key, []), there.get(key, 0), tables) for a in single)
    }
    for asked in models:
        if name_of(asked) in WHOLE:
            sizes = {k: (len(m), there.get(k, 0)) for k, m in classes.items() if k not in bad}
            if _fails_whole(asked, list(sizes.values())):
                bad |= {key for key, pair in sizes.items() if _risky(asked, *pair)}
    return bad & {*classes}, not bad <= {*classes}


def broken(
    models: Sequence[Asked], classes: Groups, population: Groups, tables: Tables
) -> list[str]:
    """The models that a release violates, all of its classes being published."""
    there = {key: len(rows) for key, rows in population.items()}
    found = []
    for asked in models:
        if name_of(asked) in WHOLE:
            failed = _fails_whole(asked, [(len(m), there.get(k, 0)) for k, m in classes.items()])
        else:
            keys = {*classes, *there}
            pairs = [(classes.get(key, []), there.get(key, 0)) for key in keys]
            failed = not all(holds(asked, *pair, tables) for pair in pairs)
        if failed:
            found.append(reported_name(asked))
    return found


@dataclass(frozen=True)
class Modelled(BruteForce):
    """The same table under models; `k` is theirs.

    Attributes:
        models: As a job gives them.
        tables: What they speak of; `tables.source` has a dictionary for each of `rows`, with the
            other columns.
        public: The rows of the population, of the same columns as `rows`; None without one.
    """

    models: Sequence[Asked] = ()
    tables: Tables = field(default_factory=lambda: Tables([]))
    public: Sequence[Row] | None = None
    _known: dict[Node, tuple[list[Row | None], bool]] = field(default_factory=dict, compare=False)

    def judged(self, node: Node) -> tuple[list[Row | None], bool]:
        """Every row at a node, None for those suppressed; and whether nothing can repair it."""
        if node not in self._known:
            labels = self.generalized(node)
            found: Groups = defaultdict(list)
            for label, row in zip(labels, self.tables.source, strict=True):
                found[label].append(row)
            there: Groups = defaultdict(list)
            for label in () if self.public is None else self._labels(self.public, node):
                there[label].append({})
            bad, lost = violating(self.models, found, there, self.tables)
            self._known[node] = [None if label in bad else label for label in labels], lost
        return self._known[node]

    def _labels(self, rows: Sequence[Row], node: Node) -> list[Row]:
        return [
            tuple(
                tree.label(value, level)
                for tree, value, level in zip(self.trees, row, node, strict=True)
            )
            for row in rows
        ]

    @override
    def published(self, node: Node) -> list[Row | None]:
        return self.judged(node)[0]

    @override
    def feasible(self, node: Node) -> bool:
        return not self.judged(node)[1] and super().feasible(node)
