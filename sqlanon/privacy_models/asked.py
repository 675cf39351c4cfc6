"""What the privacy models of a job ask for together, worked out once, from the job alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.privacy_models.reads import Population, SensitiveColumn

if TYPE_CHECKING:
    from sqlanon.privacy_models.base import PrivacyModel
    from sqlanon.sql.names import RelationName


@dataclass(frozen=True, slots=True)
class Asked:
    """The models of a job as one: search, release, verifier and report read the same.

    There are three sizes, and they can differ. For k = 2, l = 5 and an average risk of 0.1, `k` is
    2, `needed` 5 and `sufficient` 10.

    Attributes:
        models: Every model, in the job's order.
        others_as_quasi: Whether, for each model of a sensitive column, the sensitive columns of
            the other models count as quasi-identifiers.
    """

    models: tuple[PrivacyModel, ...]
    others_as_quasi: bool = False

    @property
    def needed(self) -> int:
        """Rows without which no class satisfies every model, 1 or more."""
        return max((model.class_size.needed for model in self.models), default=1)

    @property
    def sufficient(self) -> int:
        """Rows with which a class satisfies every condition on sizes, whatever others have."""
        return max((model.class_size.sufficient for model in self.models), default=1)

    @property
    def k(self) -> int:
        """The largest k of k-anonymity that is asked for; 1, which always holds, without one.

        The average class size is divided by it, everywhere: the metric's k is the parameter of
        k-anonymity "as the job asks for it" (docs/definitions.md, "Average class size"), which an
        l-diversity of 5 beside k = 2 does not change, though no class has fewer than 5 rows then.
        """
        return max((model.k_anonymous for model in self.models), default=1)

    @property
    def columns(self) -> tuple[str, ...]:
        """Columns that are looked at beside the quasi-identifiers, each once."""
        read = (model.reads.column for model in self.models)
        return tuple(dict.fromkeys(column for column in read if column is not None))

    @property
    def sensitive(self) -> tuple[str, ...]:
        """The sensitive columns, each once."""
        read = (model.reads for model in self.models)
        return tuple(dict.fromkeys(r.name for r in read if isinstance(r, SensitiveColumn)))

    @property
    def persons(self) -> tuple[str, ...]:
        """The columns that persons are told apart by, each once; none where rows are counted."""
        told = (model.told_by for model in self.models)
        return tuple(dict.fromkeys(column for column in told if column is not None))

    @property
    def population(self) -> RelationName | None:
        """The population; a job has one at the most."""
        read = (model.reads for model in self.models)
        return next((reads.public for reads in read if isinstance(reads, Population)), None)

    def parted_by(self, column: str) -> tuple[str, ...]:
        """Sensitive columns that count as quasi-identifiers where this one is looked at."""
        if not self.others_as_quasi:
            return ()
        return tuple(name for name in self.sensitive if name != column)

    def monotone(self, limit: int) -> bool:
        """Whether a generalization of what satisfies all models satisfies them too.

        With suppression, rows in violating classes must not grow; without, it is enough that
        classes which satisfy all models still do when they are merged. A model of the whole table
        beside others is not monotone with suppression: the rows that another model stops
        suppressing change its mean (docs/definitions.md, "Monotonicity").

        Args:
            limit: Rows that may be suppressed.
        """
        flags = [model.monotone for model in self.models]
        if limit == 0:
            return all(generalization for generalization, _ in flags)
        mixed = len(self.models) > 1 and any(model.whole_table for model in self.models)
        return all(all(pair) for pair in flags) and not mixed
