"""Anatomy: unchanged quasi-identifiers, and a second table of sensitive values by group."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from typing_extensions import override

from sqlanon.algorithms.bucketization.randomized import ByLot
from sqlanon.algorithms.numbers import digits_of, numbers_below
from sqlanon.errors import JobError, SqlanonError, UnsatisfiableError, UnsupportedError
from sqlanon.privacy_models.alpha_k import AlphaK
from sqlanon.privacy_models.base import Population, exact_ratio
from sqlanon.privacy_models.k_anonymity import KAnonymity
from sqlanon.privacy_models.l_diversity import LDiversity
from sqlanon.release.recoding import Buckets, RecodingKind, RowKey

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.sql.workspace import Workspace


_NO_CODE = -1


class _Buckets(NamedTuple):
    """Counts that decide whether groups can be built; each is None in a table without rows."""

    known: int | None
    most: int | None
    none: int | None
    largest: int | None


class Anatomy(ByLot):
    """Groups of rows with different sensitive values, published as two linked tables.

    The first table has every row with unchanged quasi-identifiers and the number of its group. The
    second has the values of each group and their counts. A reader who finds a person in the first
    table learns that one of l values is theirs, each with probability 1/l at most. The reader also
    sees that the person is in the table, and everything else in that row. So there is no
    k-anonymity, and no protection against record linkage by quasi-identifiers.

    A table has such groups if no value has more than 1/l of its rows. There are then floor(n / l).
    The paper fills them one after another from the l fullest buckets, and gives each of fewer than
    l remaining rows to a group that lacks its value. Here one statement deals all rows: bucket
    after bucket, the next row to the next group. The result has the same properties: each group has
    l or more different values, and none twice. Rows without a value are dealt last, and count as
    none.

    Rows of different buckets are combined at random. If the quasi-identifiers decided that, a
    reader who knows the rule could undo it. The random numbers are new in each run, or follow from
    the secret `key`, so that the same table gives the same groups.
    """

    name: ClassVar[str] = "anatomy"
    publishes_quasi: ClassVar[bool] = True
    recoding: ClassVar[RecodingKind] = "buckets"
    reference: ClassVar[str] = (
        "X. Xiao, Y. Tao, Anatomy: Simple and Effective Privacy Preservation, VLDB 2006, sections "
        "3 to 5"
    )

    @property
    @override
    def splits_cells(self) -> bool:
        """Rows of equal values are in different groups."""
        return True

    @override
    def table_suffixes(self, job: JobFacts) -> tuple[str, ...]:
        """Add the suffix of the second table, which has the sensitive column."""
        columns = _columns(job)
        return ("",) if len(columns) != 1 else ("", Buckets.suffix(columns[0]))

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Refuse all models except diversity and shares of one column."""
        if isinstance(model.reads, Population):
            return (
                "anatomy publishes quasi-identifiers unchanged, so rows of a population cannot "
                "be assigned to its groups"
            )
        if model.k_anonymous > 1:
            return (
                "anatomy publishes quasi-identifiers unchanged and makes no rows equal; it "
                "reaches l_diversity"
            )
        match model:
            case KAnonymity() | LDiversity() | AlphaK():
                return None
        return "anatomy makes groups of different values: it reaches l_diversity and alpha_k"

    @override
    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Also refuse more than one sensitive column, and options that anatomy does not apply."""
        yield from super().refusals(job)
        columns = _columns(job)
        models = ", ".join(dict.fromkeys(model.name for model in job.privacy))
        if len(columns) != 1:
            found = ", ".join(columns) or "no column"
            yield JobError(
                f"anatomy needs models of exactly one sensitive column, and {models} refers to "
                f"{found}; set l_diversity of one column"
            )
            return
        for name in job.sensitive:
            if name != columns[0]:
                yield UnsupportedError(
                    f"columns.{name}: anatomy publishes {columns[0]} in a second table, but "
                    f"would publish {name} unchanged beside the quasi-identifiers; set role: drop"
                )
        for name, quasi in job.quasi_identifiers.items():
            said = [
                f"output: {quasi.output}" if option == "output" else option
                for option in quasi.nondefault_options
            ]
            if said:
                yield UnsupportedError(
                    f"columns.{name}: {', '.join(said)}: anatomy publishes the column unchanged; "
                    "leave this out, or use another algorithm"
                )

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Buckets:
        before = workspace.statements
        (column,) = problem.requirements.sensitive
        subject = problem.frequency_set.subjects[column]
        uncounted = _NO_CODE if subject.null_code is None else subject.null_code
        found = workspace.ask_one(
            "anatomy/buckets", _Buckets, value_counts=subject.held, uncounted=uncounted
        )
        groups = _groups(problem.requirements.models, column, found)
        keys, lot = self.lots(workspace)
        digits = digits_of(workspace)
        drawn = workspace.make(
            "anatomy/drawn",
            "drawn",
            value_counts=subject.held,
            uncounted=uncounted,
            numbers=numbers_below(workspace, digits, found.largest or 0),
            keys=keys,
            lot=lot,
        )
        assignment = workspace.make(
            "anatomy/dealt", "assignment", drawn=drawn, groups=groups, keys=keys, lot=lot
        )
        workspace.drop(drawn, digits)
        return Buckets(
            assignment=assignment,
            splits_cells=True,
            row_key=RowKey(column, assignment, divided=True, numbered=True),
            search=self.summary(rounds=1, statements=workspace.statements - before),
        )


def _columns(job: JobFacts) -> list[str]:
    """Return the sensitive columns that the models measure, each once."""
    found = (m.column for m in job.privacy if isinstance(m, LDiversity | AlphaK))
    return list(dict.fromkeys(found))


def _values_needed(model: PrivacyModel) -> int:
    """Return the number of different values that a group needs to satisfy a model."""
    match model:
        case LDiversity(variant="recursive", c=c) if c is not None:
            # 1 < c (m - l + 1), of m values that occur once each
            return int(model.l) + math.floor(1 / exact_ratio(c))
        case LDiversity():
            return math.ceil(model.l)
        case AlphaK():
            return math.ceil(1 / exact_ratio(model.alpha))
    return 1


def _groups(models: Sequence[PrivacyModel], column: str, found: _Buckets) -> int:
    """Return the number of groups, each with as many different values as the models need."""
    needed = max(map(_values_needed, models))
    said = (one.null_sensitive for one in models if isinstance(one, LDiversity | AlphaK))
    is_value = {one == "value" for one in said}
    known, none = found.known or 0, found.none or 0
    if known + none == 0:
        return 1
    # one model may count NULL and another not: both must be satisfied
    rows = known + none if is_value == {True} else known
    most = max(found.most or 0, none if True in is_value else 0)
    groups = rows // needed
    if rows == 0:
        raise UnsatisfiableError(
            f"column {column!r} is NULL in all rows, and each group needs {needed} different "
            "values; use another sensitive column, or set null_sensitive: value"
        )
    if groups == 0 or most > groups:
        raise UnsatisfiableError(
            f"each group needs {needed} different values of {column!r}, and one value is in "
            f"{most:,} of {rows:,} rows, which allows at most {rows // most}; set a smaller l, "
            "or remove rows of that value from the source"
        )
    return groups
