"""Conditions on the persons of a class, for algorithms that count persons themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import SqlanonError, UnsatisfiableError, UnsupportedError
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.privacy_models.requirements import ModelRequirements

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.algorithms.base import Algorithm, Problem
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

NOBODY = -1
"""A code that no person has."""


class _All(NamedTuple):
    """Persons of a table, and its rows."""

    number: int
    rows: int


@dataclass(frozen=True, slots=True)
class Crowd:
    """The persons that each class needs. A person who joins a class takes none away.

    Attributes:
        name: The column that identifies them.
        k: How many.
        held: Relation (cell, s, n): a cell, the code of a person with rows there, and how many.
        nobody: The code of rows without a person.
    """

    name: str
    k: int
    held: WorkTable
    nobody: int

    @classmethod
    def of(cls, problem: Problem) -> Crowd | None:
        """Return the persons that the models require; None if they count only rows."""
        asked = problem.requirements
        if not asked.persons:
            return None
        (name,) = asked.persons
        subject = problem.frequency_set.subjects[name]
        nobody = NOBODY if subject.null_code is None else subject.null_code
        needed = max(one.k for one in asked.models if isinstance(one, PersonAnonymity))
        return cls(name, needed, subject.held, nobody)

    def refuse_too_few(self, workspace: Workspace) -> None:
        """Say that there is no class of k persons in a table that has fewer.

        Raises:
            UnsatisfiableError: it has rows, and fewer persons.
        """
        persons = workspace.ask_one("search/persons", _All, crowd=self)
        if persons.rows and persons.number < self.k:
            raise UnsatisfiableError(
                f"no release of this table has classes of {self.k} persons: it holds only "
                f"{persons.number}; ask for a smaller k"
            )


def several_units(algorithm: Algorithm, job: JobFacts) -> Iterator[SqlanonError]:
    """Refuse models that identify persons by more than one column."""
    keys = ModelRequirements(job.privacy).persons
    if len(keys) > 1:
        yield UnsupportedError(
            f"{algorithm.name} counts persons by one column, and the models name "
            f"{' and '.join(keys)}; leave one of them out, or use mondrian"
        )
