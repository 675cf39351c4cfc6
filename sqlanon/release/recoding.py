"""What a search returns: which rows become one equivalence class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from sqlanon.sql.statement import Sql


@dataclass(frozen=True, slots=True)
class SearchSummary:
    """How a Recoding was found.

    Attributes:
        algorithm: The algorithm's name in a job.
        options: Its options as the job gave them, or their defaults.
        optimal: Whether no better Recoding of its kind exists, proved.
        rounds: Rounds of a level-synchronous search; None for others.
        nodes_checked: Lattice nodes whose classes were counted; None for others.
        statements: Statements that the search ran.
        minimal_height: Least height of a level vector that satisfies the models within the
            suppression limit; None where the algorithm does not look for it.
        solutions: Level vectors of all answers, of which the Recoding is one, where the algorithm
            finds several; levels in the order of the quasi-identifiers.
        metric: What the search minimized, as a loss; None where it has a measure of its own.
        value: What the Recoding loses by it.
        lower_bound: What every Recoding of its kind loses at least by the metric, where the search
            ends without proof; None for others.
    """

    algorithm: str
    options: dict[str, str]
    optimal: bool
    rounds: int | None
    nodes_checked: int | None
    statements: int
    minimal_height: int | None = None
    solutions: tuple[tuple[int, ...], ...] = ()
    metric: str | None = None
    value: float | None = None
    lower_bound: float | None = None


@dataclass(frozen=True, slots=True)
class Recoding:
    """A map from the cells of the frequency set to equivalence classes.

    Attributes:
        kind: multidimensional: a class is any region of cells; full_domain: a level per attribute;
            subtree: a cut through each attribute's hierarchy, the same for all rows;
            cell_suppression: a level per attribute, or the root in some classes.
        assignment: Relation (cell, class, n): n rows of the cell are in the class.
        divides: Whether the rows of one cell may be in more than one class (relaxed Mondrian).
        search: How it was found.
        suppressed: Rows that are in no class.
        kept: Whether they are published all the same, with every attribute at its root.
        levels: Level of each attribute by name, for full_domain.
        class_levels: Relation (class, v0, v1, …): the level at which each class publishes each
            attribute, where that is not the lowest common ancestor of its values.
    """

    kind: Literal["multidimensional", "full_domain", "subtree", "cell_suppression"]
    assignment: Sql
    divides: bool
    search: SearchSummary
    suppressed: int = 0
    kept: bool = False
    levels: dict[str, int] | None = None
    class_levels: Sql | None = None
