"""What a search returns: which rows become one equivalence class.

What is remembered of a series of releases: which sensitive values stand in each person's class.

The signature of a person is the set of sensitive values that her class shows; m-invariance keeps it
the same in all releases that she is in (X. Xiao, Y. Tao, m-Invariance, SIGMOD 2007, section 3). It
is stored beside the last release, and is as secret as the source: (person, signature, v0), where a
row with a person says which signature is hers, and one without which value a signature has.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple, Protocol

from typing_extensions import override

from sqlanon.common.wording import counted
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.source.inspection import Column
    from sqlanon.sql.statement import WorkTable


@dataclass(frozen=True, slots=True)
class SearchSummary:
    """How a Recoding was found.

    Attributes:
        algorithm: The algorithm's name in a job.
        options: Its options as the job gave them, or their defaults.
        optimal: Whether no better Recoding of its kind exists, proved; None where that is not told.
        rounds: Rounds of a level-synchronous search; None for others.
        nodes_checked: Lattice nodes whose classes were counted; None for others.
        statements: Statements that the search ran; None where that is not told.
        minimal_height: Least height of a level vector that satisfies the models within the
            suppression limit; None where the algorithm does not look for it.
        solutions: Level vectors of all answers, of which the Recoding is one, where the algorithm
            finds several; levels in the order of the quasi-identifiers.
        engine: Where it ran: in the database, or in an embedded DuckDB; None where that is not
            told.
        because: Why there.
        metric: What the search minimized, as a loss; None where it has a measure of its own.
        value: What the Recoding loses by it.
        lower_bound: What every Recoding of its kind loses at least by the metric, where the search
            ends without proof; None for others.
        reused: The run that searched for it, where an earlier release's recoding was taken.
        merged: Rows whose class does not hold at the reused levels, and that are published at
            coarser ones; None where the job does not merge.
    """

    algorithm: str
    options: dict[str, str]
    optimal: bool | None
    rounds: int | None
    nodes_checked: int | None
    statements: int | None
    minimal_height: int | None = None
    solutions: tuple[tuple[int, ...], ...] = ()
    engine: Literal["database", "embedded"] | None = "database"
    because: str = ""
    metric: str | None = None
    value: float | None = None
    lower_bound: float | None = None
    reused: str | None = None
    merged: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Recoding(ABC):
    """A map from the cells of the frequency set to equivalence classes; one of the types below.

    Attributes:
        kind: What reports call it.
        assignment: Relation (cell, class, n): n rows of the cell are in the class.
        search: How it was found.
        suppressed: Rows that are in no class.
        suppressed_published: Whether they are published all the same, as a class of their own with
            every attribute at its root.
        splits_cells: Whether the rows of one cell may be in more than one class.
        labels_apart: Whether no two labels of a column have a value in common, so that a label
            says of how many rows the source has one of its values.
        by_lot: Whether which rows meet is by lot, under a secret that no script may hold.
    """

    kind: ClassVar[str]
    labels_apart: ClassVar[bool] = False
    by_lot: ClassVar[bool] = False

    assignment: WorkTable
    search: SearchSummary
    suppressed: int = 0
    suppressed_published: bool = False
    splits_cells: bool = False


class SearchMemory(Protocol):
    """What a search has counted and a comparison may ask for more of; algorithms are above."""

    def drop(self) -> None:
        """Drop its relations: nothing more will be asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Levels(Recoding):
    """Full-domain generalization: one level per attribute, for all rows.

    Attributes:
        levels: Level of each attribute by name, 0 for the values themselves.
        counter: What the search counted of other level vectors.
    """

    kind: ClassVar[str] = "full_domain"
    labels_apart: ClassVar[bool] = True

    levels: dict[str, int]
    counter: SearchMemory = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class TreeCut(Recoding):
    """Subtree recoding: a cut through each attribute's hierarchy, the same for all rows.

    Attributes:
        levels_of_class: Relation (class, v0, v1, …): the level at which each class publishes each
            attribute, which the lowest common ancestor of its values does not tell.
    """

    kind: ClassVar[str] = "subtree"
    labels_apart: ClassVar[bool] = True

    levels_of_class: WorkTable


@dataclass(frozen=True, slots=True, kw_only=True)
class SuppressedCells(TreeCut):
    """A level per attribute, or the root in some classes."""

    kind: ClassVar[str] = "cell_suppression"
    labels_apart: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MergedLevels(TreeCut):
    """A level per attribute, or coarser ones in classes of rows whose class does not hold there."""

    kind: ClassVar[str] = "merged_levels"
    labels_apart: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Regions(Recoding):
    """Multidimensional recoding: a class is any region of cells, published as what it spans.

    Attributes:
        bounds: Relation (part, lo…, hi…) of the classes, the codes between which the cuts lie that
            made them; None where no range ends at cuts.
        bounded: The attributes that it has, by their places.
    """

    kind: ClassVar[str] = "multidimensional"

    bounds: WorkTable | None = None
    bounded: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadRegions(Regions):
    """Regions of today's codes that are read from an earlier release, with the labels it gave them.

    What a class publishes is not what today's cells in it span.

    Attributes:
        regions: Relation (class, lo0, hi0, l0, lo1, …), the narrowest first.
        sets: By attribute without order or hierarchy, relation (class, code) of what a set has.
    """

    regions: WorkTable
    sets: Mapping[int, WorkTable]


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionsByValue(Regions):
    """Regions into which rows of a cell go by a column beside.

    Attributes:
        by_value: Relation (cell, s, class, n): n rows of the cell with the code s of that column
            are in the class.
    """

    by_value: WorkTable

    @property
    @abstractmethod
    def told_by(self) -> str:
        """The column of the source, as it is read, that has the codes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionsOfPersons(RegionsByValue):
    """Regions of which each person's rows of a cell are in one, all of them.

    Attributes:
        person: The column that tells persons apart.
    """

    person: str

    @property
    @override
    def told_by(self) -> str:
        return self.person


@dataclass(frozen=True, slots=True, kw_only=True)
class DealtRegions(RegionsByValue):
    """Regions into which the rows of a cell are dealt by their sensitive value.

    Attributes:
        sensitive: The column that has it.
    """

    sensitive: str

    @property
    @override
    def told_by(self) -> str:
        return self.sensitive


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberedRegions(RegionsByValue):
    """Regions that are told by a number, too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SignedRegions(NumberedRegions):
    """Regions whose sensitive values are the signature of all persons in them, told by a number.

    The codes behind those of cells are of a signature and a value.

    Attributes:
        counterfeits: Relation (class, v): values that no row of the source has in the class.
        forged: Rows of it.
        forged_classes: Classes that have such rows.
        hosts: Relation (class, signature).
        signatures: Relation (signature, v): values of these signatures, and of earlier ones.
        signed: What was known of the persons before.
    """

    suffix: ClassVar[str] = "_counterfeits"
    by_lot: ClassVar[bool] = True

    counterfeits: WorkTable
    forged: int
    forged_classes: int
    hosts: WorkTable
    signatures: WorkTable
    signed: Signed

    @property
    @override
    def told_by(self) -> str:
        return self.signed.pair.name

    @property
    def told(self) -> str:
        """How many counterfeits there are."""
        if not self.forged:
            return "no class has a counterfeit row"
        classes = counted(self.forged_classes, "class", "classes")
        rows = counted(self.forged, "counterfeit row")
        return f"{rows} in {classes}, behind which there is nobody"


@dataclass(frozen=True, slots=True, kw_only=True)
class Buckets(Recoding):
    """Bucketization: quasi-identifiers stay as they are; a group's number links a second table.

    The second table holds the sensitive values of each group, so that a reader learns of a person
    only which values the group has (Anatomy; Xiao, Tao, VLDB 2006). `assignment` has columns more:
    (cell, s, class, n, turn), n rows of the cell with the sensitive code s are in the class, those
    that come behind the rows of lesser turns.

    Attributes:
        sensitive: The column that goes into the second table.
    """

    kind: ClassVar[str] = "buckets"
    by_lot: ClassVar[bool] = True

    sensitive: str

    @staticmethod
    def suffix(sensitive: str) -> str:
        """What the second table is called behind the first one's name."""
        return f"_{sensitive}"


class _Names(NamedTuple):
    """What the columns are called that a signed source has beside its own."""

    pair: Sql
    signature: Sql
    value: Sql


ADDED = _Names(Sql("sqlanon_pair"), Sql("sqlanon_signature"), Sql("sqlanon_value"))
"""Columns of the copy of the source that a run reads: the number of a signature and a value, and
both of them."""


@dataclass(frozen=True, slots=True)
class Memory:
    """The signatures of everybody who was in a release of a target.

    Attributes:
        table: The table (person, signature, v0).
        run_id: The run that stored it.
    """

    table: Sql
    run_id: str


@dataclass(frozen=True, slots=True)
class Signed:
    """A source whose rows have the signatures that their persons had in earlier releases.

    Attributes:
        key: The column that tells persons.
        column: The sensitive column.
        pair: The column of the copy with the number of a signature and a value.
        pairs: Relation (pair, signature, v), of no signature 0 and of NULL v = 0.
        values: Relation (v, value, raw): each value, as it is told from others, and itself.
        remembered: Relation (signature, v): the values of signatures of earlier releases.
        memory: Where they are stored; None before the first release.
    """

    key: Column
    column: Column
    pair: Column
    pairs: WorkTable
    values: WorkTable
    remembered: WorkTable
    memory: Memory | None


@dataclass(frozen=True, slots=True)
class Remembered:
    """What was stored of who is in a release.

    Attributes:
        signatures: The table (person, signature, v0) of everybody who was ever in one.
        rows: The tables whose column place is the class of each row of the release, those of
            persons and those of counterfeits; empty where nothing asks for them.
        values: The column of the value in each of them.
    """

    signatures: Sql
    rows: tuple[Sql, ...] = ()
    values: tuple[Sql, ...] = ()

    @property
    def relations(self) -> tuple[Sql, ...]:
        """All of these tables."""
        return (self.signatures, *self.rows)


@dataclass(frozen=True, slots=True)
class Counterfeits:
    """Rows of a release behind which there is nobody, as `publish/row_source` adds them.

    Attributes:
        rows: Relation (class, v).
        values: Relation (v, value, raw).
        place: The place of the sensitive column in the release.
    """

    rows: WorkTable
    values: WorkTable
    place: int
