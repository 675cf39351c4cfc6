"""Protocols of a job, for members of families: they must not import the job itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.privacy_models.base import PrivacyModel


class ColumnFacts(Protocol):
    """A column that the job names."""

    @property
    def role(self) -> str:
        """Its role in the job, such as `quasi`."""


class QuasiFacts(ColumnFacts, Protocol):
    """A quasi-identifier."""

    @property
    def min_level(self) -> int | None:
        """The least level that may be published."""

    @property
    def max_level(self) -> int | None:
        """The greatest level that may be published."""

    @property
    def output(self) -> str:
        """The form in which the values of a class are published."""

    @property
    def nondefault_options(self) -> Mapping[str, object]:
        """The options that are not at their defaults, with their values in the job."""


class TargetFacts(Protocol):
    """Where the release goes."""

    @property
    def mode(self) -> str:
        """The mode of publication."""

    @property
    def file(self) -> object | None:
        """The target file; None for a table."""

    @property
    def key(self) -> str | None:
        """The column that identifies persons in later releases."""


class AlgorithmFacts(Protocol):
    """The algorithm; see `Algorithm`."""

    @property
    def name(self) -> str:
        """Its key in a job."""

    @property
    def sensitive_as_quasi(self) -> bool:
        """Whether it supports the job's option of that name."""

    @property
    def reads_beside(self) -> object | None:
        """The data that the search reads in addition to codes and counts."""

    @property
    def recurses(self) -> bool:
        """Whether rounds of the search are turns of a recursive query."""


class JobFacts(Protocol):
    """A job, as algorithms, models, metrics and the search engine see it; see `Job`."""

    @property
    def algorithm(self) -> AlgorithmFacts:
        """The algorithm that finds classes."""

    @property
    def privacy(self) -> tuple[PrivacyModel, ...]:
        """The privacy models, which each class satisfies."""

    @property
    def columns(self) -> Mapping[str, ColumnFacts]:
        """The columns by name."""

    @property
    def quasi_identifiers(self) -> Mapping[str, QuasiFacts]:
        """The columns that are generalized."""

    @property
    def sensitive(self) -> Mapping[str, ColumnFacts]:
        """The columns whose values must not be learnt of a person."""

    @property
    def unlisted(self) -> str:
        """The role of all other columns."""

    @property
    def sensitive_as_quasi(self) -> bool:
        """Whether sensitive columns of other models are quasi-identifiers to each."""

    @property
    def suppressed(self) -> str:
        """The treatment of suppressed rows."""

    @property
    def target(self) -> TargetFacts | None:
        """Where the release goes."""

    @property
    def search_in(self) -> str:
        """Where the search runs."""

    @property
    def max_transfer_cells(self) -> int:
        """Cells that may be copied to an embedded engine."""
