"""Signatures of the persons in a series of releases.

A signature is the set of sensitive values that the class of a person shows. m-invariance keeps it
the same in all releases that the person is in (X. Xiao, Y. Tao, m-Invariance, SIGMOD 2007, section
3). A table (person, signature, v0) next to the last release stores the signatures. It is as secret
as the source. A row with a person stores the signature of the person, and a row without a person
stores a value of the signature.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.release.recoding import Counterfeits
    from sqlanon.source.inspection import Column
    from sqlanon.sql.statement import WorkTable


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
        run_id: The run that stored it.
    """

    table: Sql
    run_id: str


@dataclass(frozen=True, slots=True)
class Signed:
    """A source whose rows have the signatures that their persons had in earlier releases.

    Attributes:
        key: The column that identifies persons.
        column: The sensitive column.
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
        signed: The source, with the signatures of earlier releases.
        hosts: Relation (class, signature).
        signatures: Relation (signature, v): values of these signatures, and of earlier ones.
        counterfeits: The rows that were added.
        forged_classes: Classes that have such rows.
    """

    signed: Signed
    hosts: WorkTable
    signatures: WorkTable
    counterfeits: Counterfeits
    forged_classes: int
