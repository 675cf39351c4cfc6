"""Which rows of a divided cell go to which class: the seed decides, on every engine alike."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.release.recoding import Counterfeits
    from sqlanon.source.inspection import Column
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import WorkTable

PRIME = 2_147_483_579
"""The largest prime below 2^31 that is 2 modulo 3: cubing permutes its residues, and no product of
two of them leaves 64 bits."""


class SortedBy(NamedTuple):
    """The sort keys of one column's values, NULL last.

    Attributes:
        keys: The value and its spelling: values that tie in both look the same.
    """

    place: int
    raw: Sql
    keys: tuple[Sql, ...]


class Mixing(NamedTuple):
    """The mixing of numbers by a seed: x becomes (factor x + offset)³ modulo a prime.

    Attributes:
        factor: 1 to PRIME - 1.
        offset: 0 to PRIME - 1.
        prime: PRIME.
    """

    factor: int
    offset: int
    prime: int = PRIME

    @classmethod
    def of(cls, seed: int) -> Mixing:
        """Derive it from a job's seed."""
        digest = hashlib.sha256(str(seed).encode()).digest()
        factor, offset = (int.from_bytes(half) for half in (digest[:16], digest[16:]))
        return cls(1 + factor % (PRIME - 1), offset % PRIME)

    def residue(self, dialect: Dialect, number: str) -> Sql:
        """Map a number to the residue that is cubed."""
        taken = dialect.remainder(dialect.integer(Sql(number)), self.prime)
        return dialect.remainder(f"({taken} * {self.factor} + {self.offset})", self.prime)

    def mix(self, dialect: Dialect, residue: str) -> Sql:
        """Cube a residue, which maps no two residues to the same number."""
        squared = dialect.remainder(f"{residue} * {residue}", self.prime)
        return dialect.remainder(f"{squared} * {residue}", self.prime)


@dataclass(frozen=True, slots=True)
class Dealing:
    """The dealing of rows of divided cells to their classes: see template publish/row_source.

    Attributes:
        divided: Relation (cell, c0, c1, …): cells whose rows do not all go to one class.
        order: The sort keys of a cell's rows: all that is published in addition to the
            quasi-identifiers. It does not matter which of two rows that tie goes where.
        mixing: How the seed mixes the numbers of rows.
        counterfeits: Counterfeit rows that are added; None for none.
    """

    divided: WorkTable
    order: tuple[SortedBy, ...]
    mixing: Mixing
    counterfeits: Counterfeits | None = None

    @classmethod
    def of(
        cls, seed: int, divided: WorkTable, dialect: Dialect, columns: Sequence[Column]
    ) -> Dealing:
        """Return the dealing of a seed.

        Args:
            columns: The columns that are published, as they are or hashed, and are no
                quasi-identifiers.
        """
        # by name: the same table may have another order of columns on another engine
        by_name = sorted(columns, key=lambda column: column.name)
        order = tuple(_sort_key(dialect, column, i) for i, column in enumerate(by_name))
        return cls(divided, order, Mixing.of(seed))


def _sort_key(dialect: Dialect, column: Column, place: int) -> SortedBy:
    """Build the sort keys of a column's values.

    Texts of which the first 131,072 bytes are equal are sorted by a digest on MariaDB: there the
    seed deals them otherwise than elsewhere.
    """
    raw, kind = dialect.column("s", column.name), column.kind
    shown = dialect.as_published(raw, kind)
    textual = kind is Kind.TEXT or kind in dialect.many_spellings
    # a value of unknown kind may have no order, but it has a text
    value = shown if kind is Kind.OTHER else dialect.exact(raw, kind)
    keys = dict.fromkeys([value, shown, dialect.sort_key(shown, textual)])
    return SortedBy(place, raw, tuple(keys))
