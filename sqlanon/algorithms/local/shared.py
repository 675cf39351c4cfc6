"""Parts of the algorithms of single cells: conditions on persons, and attributes at one level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.algorithms.full_domain.counter import limits
from sqlanon.errors import SqlanonError, UnsatisfiableError, UnsupportedError
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.privacy_models.requirements import ModelRequirements

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.base import Algorithm, Problem
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


# -- persons ---------------------------------------------------------------------------------------

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
        held: Relation (cell, s, n): a cell, the code of a person with rows there, and how many.
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
        """Say that there is no class of k persons in a table that has fewer."""
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


# -- levels ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Level:
    """An attribute at a level, as the templates see it."""

    index: int
    level: int
    height: int
    tree: WorkTable
    dictionary: WorkTable


def list_allowed_levels(attribute: Attribute) -> list[Level]:
    """Return the levels that the job allows an attribute, the least first."""
    if attribute.tree is None:
        raise UnsupportedError(f"column {attribute.name!r} has no levels to choose from")
    low, top = limits(attribute)
    return [
        Level(attribute.index, level, attribute.height, attribute.tree, attribute.dictionary)
        for level in range(low, top + 1)
    ]


def level_state(workspace: Workspace, cells: WorkTable, levels: Sequence[Level]) -> WorkTable:
    """Build relation (cell, n, g0, s0, g1, …): the nodes of each cell, and 1 at the root."""
    return workspace.make("local/state", "state", cells=cells, attributes=levels)


def classes_of(workspace: Workspace, state: WorkTable, levels: Sequence[Level]) -> WorkTable:
    """Build the relation (cell, n, class, size, v0, g0, …): classes of equal labels, and levels."""
    return workspace.make("local/classes", "classes", state=state, attributes=levels)


def crowds_of(workspace: Workspace, classes: WorkTable, crowd: Crowd) -> WorkTable:
    """Build relation (class, persons)."""
    return workspace.make("local/crowds", "crowds", classes=classes, crowd=crowd)


def build_recoding(
    workspace: Workspace,
    classes: WorkTable,
    count: int,
    least: int,
    *,
    crowds: WorkTable | None = None,
    persons: int = 0,
) -> tuple[WorkTable, WorkTable]:
    """Build the assignment and the levels of classes that are large enough; drops the relations.

    Args:
        classes: Relation (cell, n, class, size, v0, g0, …).
        crowds: Relation (class, persons), where these are to be enough, too.

    Returns:
        Relations (cell, class, n) and (class, v0, v1, …).
    """
    assignment = workspace.make(
        "local/assignment",
        "assignment",
        classes=classes,
        least=least,
        crowds=crowds,
        persons=persons,
    )
    if crowds is not None:
        workspace.drop(crowds)
    levels = workspace.make(
        "subtree/class_levels", "class_levels", assignment=assignment, state=classes, count=count
    )
    workspace.drop(classes)
    return assignment, levels
