"""A job proposed for a table, and the counts behind it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias, get_args

from typing_extensions import override

from sqlanon.common.wording import inflect, whole
from sqlanon.report.renderable import Renderable
from sqlanon.report.sections import Column, Fact, Facts, Section, Table
from sqlanon.report.wording import share
from sqlanon.verify.figures import Separation

if TYPE_CHECKING:
    from collections.abc import Iterable

ProposedRole: TypeAlias = Literal["quasi", "sensitive", "keep", "drop"]
ROLES: tuple[ProposedRole, ...] = get_args(ProposedRole)
"""What a column may be proposed as; that it can be kept, only a person can say."""
_NONE_SENSITIVE = Fact(
    "sensitive",
    "none: say NAME: {role: sensitive} for a column that must not be learnt of anybody, and "
    "{l_diversity: {column: NAME, l: 2}} under privacy",
)
_MOST_SHOWN = 15
"""Subsets of columns that people are shown; JSON has all of them."""


@dataclass(frozen=True, slots=True)
class ProposedColumn:
    """A column of the table.

    Attributes:
        filled: Rows with a value, among the sampled ones.
        alone: Rows that its value alone identifies; None where that was not counted.
        hierarchy: Its hierarchy, as in a job; None without one.
        missing: Codes in it that seem to mean missing values.
        order: The order of its values, where that is not their own.
        certain: Whether name, type, values or the user determine the role; else check it.
    """

    name: str
    type: str
    role: ProposedRole
    why: str
    filled: int
    values: int
    alone: int | None
    hierarchy: dict[str, Any] | None
    missing: tuple[int, ...] = ()
    order: str | None = None
    certain: bool = True


@dataclass(frozen=True, slots=True)
class ProposedTable:
    """A detail table, whose rows belong to persons."""

    table: str
    key: str
    rows: int
    columns: tuple[ProposedColumn, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Proposal(Renderable):
    """A job for a table, with a reason for each line of it.

    It has counts of the original table, so it is for the owner of the table.

    Attributes:
        looked_at: Rows whose values were counted: all, or a sample of a large table.
        step: Every how many.
        separations: Subsets of the quasi-identifiers, those that leave most rows alone first.
        job: The job, as `Job.from_mapping` takes it, without a connection.
        text: The job file, in YAML, with the reasons as comments.
        tables: Detail tables, of a whole schema.
    """

    schema: ClassVar[str] = "urn:sqlanon:schema/proposal/1"

    table: str
    rows: int
    looked_at: int
    step: int
    k: int
    columns: tuple[ProposedColumn, ...]
    separations: tuple[Separation, ...]
    job: dict[str, Any]
    text: str
    tables: tuple[ProposedTable, ...]
    left_out: tuple[tuple[str, str], ...]

    @property
    def options(self) -> dict[str, Any]:
        """The keywords for `anonymize` and `plan`, besides table and target, or frame."""
        return {key: said for key, said in self.job.items() if key not in {"source", "target"}}

    @property
    @override
    def title(self) -> str:
        return f"Proposal for {self.table}"

    @override
    def sections(self) -> tuple[Section, ...]:
        roles = Counter(column.role for column in self.columns)
        said = ", ".join(f"{number} {role}" for role, number in sorted(roles.items()))
        part = "" if self.step == 1 else f", {whole(self.looked_at)} looked at"
        facts = Facts(
            None,
            (
                Fact("table", f"{self.table}: {inflect(self.rows, 'row')}{part}"),
                Fact("columns", said),
                Fact("k", whole(self.k)),
                *(() if "sensitive" in roles else (_NONE_SENSITIVE,)),
                Fact("for", "the owner of the table: these are counts of it as it is"),
            ),
        )
        tables = [
            _columns(f"Columns of {one.table}, {inflect(one.rows, 'row')} of persons", one.columns)
            for one in self.tables
        ]
        left_out = tuple(Fact(name, why) for name, why in self.left_out)
        return (
            facts,
            _columns("Columns, a proposal to be looked at line by line", self.columns),
            *tables,
            *((Facts("Left out of the job", left_out),) if left_out else ()),
            *self._separations(),
        )

    def _separations(self) -> tuple[Table, ...]:
        titles = ("combinations", "rows alone", "distinction", "separation")
        columns = (Column("columns"), *(Column(title, numeric=True) for title in titles))
        rows = tuple(
            (
                ", ".join(one.columns),
                whole(one.combinations),
                whole(one.alone or 0),
                share(one.distinction),
                share(one.separation),
            )
            for one in self.separations[:_MOST_SHOWN]
        )
        return (Table("What identifies rows", columns, rows, detail=True),) if rows else ()


def _columns(title: str, columns: Iterable[ProposedColumn]) -> Table:
    titles = (Column("column", cut=True), Column("role"), Column("why"))
    return Table(title, titles, tuple((one.name, one.role, one.why) for one in columns))
