"""m-invariance: each person keeps the set of sensitive values of her class in all releases.

That set is the person's signature (X. Xiao, Y. Tao, m-Invariance, SIGMOD 2007, section 3). A table
(person, signature, v0) next to the last release stores the signatures. It is as secret as the
source. A row with a person stores the signature of the person, and a row without a person stores a
value of the signature.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from typing_extensions import override

from sqlanon.algorithms.bucketization.randomized import ByLot
from sqlanon.algorithms.numbers import digits_of, numbers_below
from sqlanon.common.integers import exact_scales
from sqlanon.common.wording import inflect
from sqlanon.errors import JobError, SqlanonError, UnsatisfiableError, UnsupportedError
from sqlanon.privacy_models.m_uniqueness import MUniqueness
from sqlanon.release.recoding import Counterfeits, Regions, RowKey
from sqlanon.search_engine import Beside
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class _Names(NamedTuple):
    """Names of the columns that a source with signatures has in addition to its own."""

    pair: Sql
    signature: Sql
    value: Sql


ADDED = _Names(Sql("sqlanon_pair"), Sql("sqlanon_signature"), Sql("sqlanon_value"))
"""Columns of the copy of the source that a run reads: the number of a signature and a value, and
both of them."""


@dataclass(frozen=True, slots=True)
class Memory:
    """The signatures of all persons who were in a release of a target.

    Attributes:
        table: The table (person, signature, v0).
    """

    table: Sql
    run_id: str


@dataclass(frozen=True, slots=True)
class Signed:
    """A source whose rows have the signatures that their persons had in earlier releases.

    Attributes:
        pair: The column of the copy with the number of a signature and a value.
        pairs: Relation (pair, signature, v), of no signature 0 and of NULL v = 0.
        values: Relation (v, value, raw): the form of each value that is compared, and the value.
        remembered: Relation (signature, v): the values of signatures of earlier releases.
        memory: The tables that store them; None before the first release.
    """

    key: Column
    column: Column
    pair: Column
    pairs: WorkTable
    values: WorkTable
    remembered: WorkTable
    memory: Memory | None


@dataclass(frozen=True, slots=True)
class SignedClasses:
    """Result of a search for classes whose sensitive values are a signature.

    Attributes:
        hosts: Relation (class, signature).
        signatures: Relation (signature, v): values of these signatures, and of earlier ones.
    """

    signed: Signed
    hosts: WorkTable
    signatures: WorkTable
    counterfeits: Counterfeits
    forged_classes: int


SUFFIX = "_counterfeits"
"""The suffix that the second table adds to the name of the first."""
_TOLD_APART = frozenset({Kind.TEXT, Kind.INTEGER, Kind.BOOLEAN, Kind.DATE})
"""Kinds of sensitive values that are the same value tomorrow."""


class _Shape(NamedTuple):
    """The row of m_invariance/shape; `shortest` is None if no person has a signature."""

    shortest: int | None
    last: int
    largest: int


class _Forged(NamedTuple):
    """The row of m_invariance/forged."""

    rows: int
    classes: int


class MInvariance(ByLot):
    """Classes of m or more rows with different values, the same in each release for a person.

    If a person is in two releases, in classes with different sets of values, the person's value is
    in both sets, and often only one value is. Here a person keeps the signature, the set of values
    of the person's class, in every release of the target. Classes have a number, `group_id`. They
    publish the spans of quasi-identifiers, and the sensitive column unchanged.

    The phases of the paper:

    1. Division: rows of persons with a signature go to its bucket.
    2. Balancing: new rows, then counterfeits, give each value of a bucket as many rows as the most
       frequent one has.
    3. Assignment: all other new rows make classes of m different values, as in anatomy.
    4. Split: buckets are halved until each part has every value once, in the attribute in which
       both halves span least.

    Counterfeit rows are among the others, and a second table has their number in each class. A
    person whose new value is not in the signature counts as removed and added, as in the paper, and
    gets a new signature.

    A bucket of more than one row per value is cut in the attribute of least w (codes from the least
    to the greatest) / (most), added over the rows of both halves. Ties go to the first column. One
    half gets, of each value, the rows of the least codes, half of them rounded down. Counterfeits
    are sorted after all rows.

    No value may have more than 1/m of the new rows that are dealt. Further rows are left out,
    within `max_suppression`. A row without a value is left out, too.
    """

    name: ClassVar[str] = "m_invariance"
    remembers: ClassVar[bool] = True
    reference: ClassVar[str] = (
        "X. Xiao, Y. Tao, m-Invariance: Towards Privacy Preserving Re-publication of Dynamic "
        "Datasets, SIGMOD 2007, sections 3 and 4"
    )

    @property
    @override
    def splits_cells(self) -> bool:
        """Rows of equal quasi-identifiers have different values, and are in different classes."""
        return True

    @property
    @override
    def reads_beside(self) -> Beside | None:
        """The values that the class of each person has had."""
        return Beside.SIGNATURES

    @override
    def table_suffixes(self, job: JobFacts) -> tuple[str, ...]:
        """Add the suffix of the second table, which counts the counterfeits of each class."""
        del job
        return ("", SUFFIX)

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Refuse all models except m-uniqueness: others would count counterfeits as persons."""
        if isinstance(model, MUniqueness) and model.null_sensitive == "none":
            return None
        return (
            "m_invariance makes classes of m rows with different values, some of them "
            "counterfeits, and reaches m_uniqueness of one column, where NULL is not a value"
        )

    @override
    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Also refuse jobs without one sensitive column and a key, and kept or hashed columns."""
        yield from super().refusals(job)
        columns = list(dict.fromkeys(m.column for m in job.privacy if isinstance(m, MUniqueness)))
        if len(columns) != 1:
            models = ", ".join(dict.fromkeys(model.name for model in job.privacy))
            found = ", ".join(columns) or "no column"
            yield JobError(
                f"m_invariance needs models of exactly one sensitive column, and {models} refers "
                f"to {found}; set m_uniqueness of one column"
            )
            return
        if job.target is None:
            yield JobError(
                "m_invariance stores the values of each person's class with its target, and the "
                "job has no target; set target: {table: …, key: …}"
            )
        elif job.target.mode == "table" and job.target.key is None:
            yield JobError(
                "target.key: m_invariance matches the persons of several releases by this key; "
                "name the column that identifies the rows of the source"
            )
        if job.search_in == "embedded":
            yield UnsupportedError(
                "search_in: embedded: m_invariance reads the signatures that are stored in the "
                "database; leave it out"
            )
        if job.unlisted == "keep":
            yield UnsupportedError("unlisted: keep: " + _NOBODY)
        for name, said in job.columns.items():
            if name in job.quasi_identifiers or name in columns or said.role == "drop":
                continue
            if getattr(said, "action", "keep") in {"keep", "hash", "renumber"}:
                yield UnsupportedError(f"columns.{name}: " + _NOBODY)

    @override
    def source_refusals(self, job: JobFacts, source: Relation) -> Iterator[SqlanonError]:
        """Refuse values that another engine or run might spell differently, and reserved names."""
        for column in source.columns:
            if column.name.lower() in ADDED:
                yield UnsupportedError(
                    f"columns.{column.name}: m_invariance adds a column of this name to its copy "
                    "of the source; rename the column in a view"
                )
        for column in (source.column(m.column) for m in job.privacy if isinstance(m, MUniqueness)):
            if column.kind not in _TOLD_APART:
                yield UnsupportedError(
                    f"columns.{column.name}: m_invariance stores values for later releases, and "
                    "supports texts, whole numbers, booleans and dates, not "
                    f"{column.display_type}; cast the column in a view"
                )

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Regions:
        raise ValueError("m_invariance searches a source with signatures")

    def search_signed(
        self, signed: Signed, problem: Problem, workspace: Workspace
    ) -> tuple[Regions, SignedClasses]:
        """Search as `search` does, in a source whose rows have signatures of earlier releases."""
        before, m = workspace.statements, problem.requirements.smallest_class
        held = problem.frequency_set.subjects[signed.pair.name]
        division = workspace.make(
            "m_invariance/division",
            "division",
            held=held.held,
            dictionary=held.dictionary,
            pairs=signed.pairs,
        )
        deficits = workspace.make(
            "m_invariance/deficits", "deficits", remembered=signed.remembered, division=division
        )
        shape = workspace.ask_one(
            "m_invariance/shape",
            _Shape,
            deficits=deficits,
            remembered=signed.remembered,
            division=division,
        )
        if shape.shortest is not None and shape.shortest < m:
            raise UnsatisfiableError(
                f"persons of earlier releases have signatures of {shape.shortest} values, and "
                f"the job sets m = {m}; set m: {shape.shortest}, or publish to another target "
                "for readers without these releases"
            )
        demands = workspace.ask("m_invariance/demand", Demand, division=division, deficits=deficits)
        valued = [one for one in demands if one.v]
        shares = shares_of(valued, m)
        suppressed = sum(one.fresh for one in demands) - sum(s.taken + s.kept for s in shares)
        _refuse_left_out(problem, valued, suppressed, m)
        units, signatures = _fill_buckets(
            workspace,
            problem,
            signed,
            division=division,
            deficits=deficits,
            shares=shares,
            shape=shape,
            lots=self.lots(workspace),
        )
        units, rounds = _split_buckets(workspace, problem.frequency_set, units)
        classes = workspace.make("m_invariance/classes", "classes", units=units)
        workspace.drop(units, division, deficits)
        added = workspace.make("m_invariance/counterfeits", "counterfeits", classes=classes)
        forged = workspace.ask_one("m_invariance/forged", _Forged, counterfeits=added)
        counterfeits = Counterfeits(added, forged.rows, signed.values, signed.column.name)
        assignment = workspace.make("m_invariance/assignment", "assignment", classes=classes)
        row_key = RowKey(
            signed.pair.name,
            workspace.make("m_invariance/by_value", "by_value", classes=classes),
            divided=True,
            numbered=True,
            # signatures are stored by person, so rows that look the same must not tie
            dealt_by=(signed.key,),
            counterfeits=counterfeits,
        )
        made = SignedClasses(
            signed,
            workspace.make("m_invariance/hosts", "hosts", classes=classes),
            signatures,
            counterfeits,
            forged.classes,
        )
        workspace.drop(classes)
        found = Regions(
            assignment=assignment,
            row_key=row_key,
            splits_cells=True,
            suppressed=suppressed,
            search=replace(
                self.summary(rounds=rounds, statements=workspace.statements - before),
                options={**self.options, **list_signature_columns(signed.key, signed.column)},
            ),
        )
        return found, made


def list_signature_columns(key: Column, column: Column) -> dict[str, str]:
    """Return names and types of the key and the sensitive column, which later releases compare."""
    kinds = f"{key.kind.value}, {column.kind.value}"
    return {"persons": key.name, "values": column.name, "kinds": kinds}


_NOBODY = (
    "m_invariance adds counterfeit rows that belong to no person, so no value can be kept "
    "or hashed for them; use role: drop, or quasi"
)


def _refuse_left_out(problem: Problem, demands: Sequence[Demand], suppressed: int, m: int) -> None:
    """Refuse new persons with too few different values."""
    if problem.budget.fits(suppressed):
        return
    fresh = sum(one.fresh for one in demands)
    most = max((one.fresh for one in demands), default=0)
    raise UnsatisfiableError(
        f"classes of {m} different values would suppress {inflect(suppressed, 'row')}, and "
        f"{problem.budget.words}: among {inflect(fresh, 'row')} of new persons the most frequent "
        f"value has {most:,}, and of the new persons in classes of their own at most 1/{m} may "
        "have it; run again after more rows were added, set a smaller m, or raise "
        "max_suppression"
    )


def _fill_buckets(
    workspace: Workspace,
    problem: Problem,
    signed: Signed,
    *,
    division: WorkTable,
    deficits: WorkTable,
    shares: Sequence[Share],
    shape: _Shape,
    lots: tuple[WorkTable | None, Sql],
) -> tuple[WorkTable, WorkTable]:
    """Return the rows and counterfeits of each bucket, and the values of all signatures."""
    cells, m = problem.frequency_set, problem.requirements.smallest_class
    reckoned = workspace.table("shares", {"v": int, "taken": int, "kept": int, "passed": int})
    if shares:
        workspace.insert(reckoned, shares)
    digits = digits_of(workspace)
    numbers = numbers_below(workspace, digits, shape.largest)
    drawn = workspace.make(
        "m_invariance/drawn", "drawn", division=division, numbers=numbers, keys=lots[0], lot=lots[1]
    )
    newcomers = workspace.make("m_invariance/newcomers", "newcomers", drawn=drawn)
    piles = max(sum(one.kept for one in shares) // m, 1)
    dealt = workspace.make(
        "m_invariance/dealt", "dealt", newcomers=newcomers, shares=reckoned, piles=piles
    )
    remembered = signed.remembered
    lists = [
        workspace.make("m_invariance/listed", "listed", sets=sets, place=Sql(place), kinds=Kind)
        for sets, place in ((dealt, "pile"), (remembered, "signature"))
    ]
    named = workspace.make(
        "m_invariance/named", "named", piles=lists[0], known=lists[1], last=shape.last
    )
    signatures = workspace.make(
        "m_invariance/signatures", "signatures", remembered=remembered, dealt=dealt, named=named
    )
    units = workspace.make(
        "m_invariance/units",
        "units",
        division=division,
        newcomers=newcomers,
        shares=reckoned,
        deficits=deficits,
        dealt=dealt,
        named=named,
        numbers=numbers,
        cells=cells.cells,
        count=len(cells.attributes),
        lacking=numbers_below(workspace, digits, cells.rows),
    )
    workspace.drop(drawn, newcomers, dealt, *lists, named, reckoned, digits)
    return units, signatures


# -- the shares of new rows that balance buckets, make new ones, and are left out ------------------
# One integer per value, so Python computes the shares: docs/definitions, "m-invariance".


class Demand(NamedTuple):
    """A value of the sensitive column."""

    v: int
    fresh: int
    missing: int


class Share(NamedTuple):
    """Division of a value's new rows; rows that are neither taken nor kept are left out.

    Attributes:
        passed: Rows of earlier values that are dealt before them.
    """

    v: int
    taken: int
    kept: int
    passed: int


def shares_of(demands: Sequence[Demand], m: int) -> list[Share]:
    """Leave out the fewest new rows, and among such divisions balance buckets with the most.

    Of A(v) new rows with v, of which buckets lack D(v), T(v) <= D(v) balance and R(v) are dealt.
    All can be placed if m max R <= sum R. Else the fewest are left out, and then with the fewest
    counterfeits, sum D - sum T. M is the least over j < m of floor(sum(A without its j greatest) /
    (m - j)), the most rows of a value that are dealt, and M0 = min(M, max(A - D)). R(v) is at least
    min(A(v) - D(v), M0), at most min(A(v), M0), and sum R is m M0 or the sum of the least.

    Dealt rows make classes of m different values, so no value may have more than 1/m of them. The
    bound is M rows per value. With a larger M fewer rows are left out, and fewer balance buckets.
    At most `highest` rows of frequent values fit.
    """
    fresh = sorted((one.fresh for one in demands), reverse=True)
    # m M <= sum of min(fresh, M), for each number of values that have M and more
    highest = min(sum(fresh[above:]) // (m - above) for above in range(m))
    # new rows beyond those that buckets lack must be dealt
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


# -- the phase of splitting: buckets are halved until each part has each value once ---------------


@dataclass(frozen=True, slots=True)
class _Cut:
    """An attribute as it is cut: the weight of a step between its codes, and its maximum steps."""

    index: int
    scale: int
    divisor: int


def _split_buckets(
    workspace: Workspace, cells: FrequencySet, units: WorkTable
) -> tuple[WorkTable, int]:
    """Split the rows of buckets into parts with each value once, and count the rounds."""
    weighted = [(one.request.weight, one.divisor) for one in cells.attributes]
    scales = exact_scales(weighted, cells.rows)
    attributes = [
        _Cut(attribute.index, scale, attribute.divisor)
        for attribute, scale in zip(cells.attributes, scales, strict=True)
    ]
    rounds = max(workspace.count("m_invariance/deepest", units=units) - 1, 0).bit_length()
    for _ in range(rounds):
        halves = workspace.make("m_invariance/halves", "halves", units=units, attributes=attributes)
        chosen = workspace.make(
            "m_invariance/chosen", "chosen", halves=halves, attributes=attributes
        )
        cut = workspace.make(
            "m_invariance/split",
            "units",
            units=units,
            halves=halves,
            chosen=chosen,
            attributes=attributes,
        )
        workspace.drop(units, halves, chosen)
        units = cut
    return units, rounds
