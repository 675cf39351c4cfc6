"""What a member may ask of the job that names it: the job itself is above its members."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.privacy_models.base import PrivacyModel


class ColumnFacts(Protocol):
    """A column that the job names."""

    @property
    def role(self) -> str:
        """What it is."""


class QuasiFacts(ColumnFacts, Protocol):
    """A quasi-identifier."""

    @property
    def min_level(self) -> int | None:
        """The least level that may be published."""

    @property
    def max_level(self) -> int | None:
        """The greatest one."""

    @property
    def output(self) -> str:
        """What stands for the values of a class."""

    @property
    def nondefault_options(self) -> Mapping[str, object]:
        """The options that are not at their defaults, with what the job says."""


class TargetFacts(Protocol):
    """Where the release goes."""

    @property
    def mode(self) -> str:
        """How it is published."""

    @property
    def file(self) -> object | None:
        """The file that it is."""

    @property
    def key(self) -> str | None:
        """The column that tells persons from one release to the next."""


class AlgorithmFacts(Protocol):
    """The algorithm; see `Algorithm`."""

    @property
    def name(self) -> str:
        """Its key in a job."""

    @property
    def sensitive_as_quasi(self) -> bool:
        """Whether it honours a job's option of that name."""

    @property
    def reads_beside(self) -> object | None:
        """What the search reads beside codes and counts."""

    @property
    def recurses(self) -> bool:
        """Whether rounds of the search are turns of a recursive query."""


class JobFacts(Protocol):
    """A job, as algorithms, models, metrics and the search engine see it; see `Job`."""

    @property
    def algorithm(self) -> AlgorithmFacts:
        """How classes are found."""

    @property
    def privacy(self) -> tuple[PrivacyModel, ...]:
        """What each class satisfies."""

    @property
    def columns(self) -> Mapping[str, ColumnFacts]:
        """The columns by name."""

    @property
    def quasi_identifiers(self) -> Mapping[str, QuasiFacts]:
        """Those that are generalized."""

    @property
    def sensitive(self) -> Mapping[str, ColumnFacts]:
        """Those whose values must not be learnt of a person."""

    @property
    def unlisted(self) -> str:
        """What all other columns are."""

    @property
    def sensitive_as_quasi(self) -> bool:
        """Whether sensitive columns of other models are quasi-identifiers to each."""

    @property
    def suppressed(self) -> str:
        """What becomes of suppressed rows."""

    @property
    def target(self) -> TargetFacts | None:
        """Where the release goes."""

    @property
    def search_in(self) -> str:
        """Where the search runs."""

    @property
    def max_transfer_cells(self) -> int:
        """Cells that may be carried to an embedded search."""
