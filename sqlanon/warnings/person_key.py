"""W06: rows are not persons, and rows are counted."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.verify.known_columns import KnownColumn


class PersonKey(WarningKind):
    """An identifier repeats in rows that look like one person's, and no model counts persons."""

    code = "W06"
    name = "person-key"
    meaning = (
        "Values of this identifier repeat, and at least a tenth of the rows in which they do agree "
        "with another row of the same value in every quasi-identifier; or its hashes are "
        "published, which shows readers which rows belong together. A person with k rows can be a "
        "class of their own, and the release still be called k-anonymous. A name that several "
        "persons share is no such key: their rows differ. Persons whose rows differ too are not "
        "noticed, and rows without a value are not looked at."
    )
    remedy = (
        "Count persons: `k_anonymity: {k: …, unit: COLUMN}`, or publish one row of each person."
    )
    of_source = True
    least: ClassVar[Fraction] = Fraction(1, 10)

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        for column in seen.identifiers:
            repeated, agreeing = column.rows - column.alone, column.rows - column.unique
            linked = cls._hashed(seen, column) or agreeing >= cls.least * repeated
            if repeated and linked:
                yield Finding(
                    column.name,
                    f"{column.rows:,} rows have {column.values:,} values of {column.name}, and "
                    f"{agreeing:,} of them agree with another of the same in every "
                    "quasi-identifier; the models count rows",
                    {"rows": column.rows, "values": column.values, "agreeing": agreeing},
                )

    @staticmethod
    def _hashed(seen: Seen, column: KnownColumn) -> bool:
        return seen.job is not None and seen.job.identifiers[column.name].action == "hash"
