"""What the parts of a job do not offer together, refused before anything is connected to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import JobError, UnsupportedError
from sqlanon.job.columns import Identifier, Quasi
from sqlanon.privacy_models import AverageRisk, KAnonymity

if TYPE_CHECKING:
    from sqlanon.job.job import Job
    from sqlanon.privacy_models import PrivacyModel


def refuse_unsupported(job: Job) -> None:
    """Refuse what the job's parts do not offer together.

    Raises:
        UnsupportedError: an option would be ignored.
    """
    if job.suppressed == "keep":
        _refuse_kept(job)
    _refuse_columns(job)
    for model in job.privacy:
        reason = job.algorithm.refuses(model)
        if reason is not None:
            raise UnsupportedError(
                f"{model.title}: {reason}; choose another algorithm, or measure it with "
                "`sqlanon check`"
            )
        _refuse_unpublished(job, model)
    if not job.algorithm.guarantees and job.target is not None and job.target.mode == "view":
        raise UnsupportedError(
            f"a view leaves out classes of fewer than k rows, which {job.algorithm.name} without "
            "guarantee publishes; use mode: table"
        )
    if job.others_as_quasi and not job.algorithm.others_as_quasi:
        raise UnsupportedError(
            f"others_as_quasi is not offered by {job.algorithm.name}; use mondrian, or an "
            "algorithm that chooses levels, such as optimal"
        )
    _refuse_together(job)


def _refuse_columns(job: Job) -> None:
    """Refuse what is said of a quasi-identifier and the algorithm would not do."""
    for name, quasi in job.quasi_identifiers.items():
        limited = quasi.min_level is not None or quasi.max_level is not None
        if limited and not job.algorithm.needs_hierarchies:
            raise UnsupportedError(
                f"columns.{name}: {job.algorithm.name} knows no min_level and max_level; use an "
                "algorithm that chooses levels of a hierarchy, such as optimal"
            )
        if quasi.output != "interval" and job.algorithm.needs_hierarchies:
            raise UnsupportedError(
                f"columns.{name}: {job.algorithm.name} publishes the labels of a hierarchy, of a "
                "column without one its values or *; leave output out, or use mondrian"
            )


def _refuse_together(job: Job) -> None:
    """Refuse models that a run cannot reach, or look at, at once."""
    whole = [model for model in job.privacy if model.whole_table]
    marketer = any(isinstance(m, AverageRisk) and m.population is not None for m in whole)
    if marketer and any(model.other_table is None for model in whole):
        raise UnsupportedError(
            "average_risk with a population and a model of the whole table without: classes that "
            "one of them suppresses may raise what the other measures; ask for one of them"
        )
    populations = {model.other_table for model in job.privacy if model.subject is None}
    if len(populations - {None}) > 1:
        raise UnsupportedError("the models name more than one population; a run looks at one")


def _refuse_kept(job: Job) -> None:
    """Refuse to publish suppressed rows where nothing sees to it that their class satisfies.

    Raises:
        UnsupportedError: the algorithm, a model or the way to publish does not suit.
    """
    if not job.algorithm.needs_hierarchies:
        return  # it suppresses no row
    if not job.algorithm.keeps_suppressed:
        raise UnsupportedError(
            f"suppressed: keep is not offered by {job.algorithm.name}: its suppressed rows are "
            "left out; say suppressed: drop, or use an algorithm that chooses levels, such as "
            "optimal"
        )
    for model in job.privacy:
        if not isinstance(model, KAnonymity) or model.unit is not None:
            raise UnsupportedError(
                f"suppressed: keep goes with k_anonymity of rows only, not with {model.title}: "
                "the class of the suppressed rows would have to satisfy it too; say suppressed: "
                "drop"
            )


def _refuse_unpublished(job: Job, model: PrivacyModel) -> None:
    """Refuse a sensitive column that the release will not hold, so that nobody could verify it.

    Raises:
        JobError: the column is an identifier or not listed; a person's key may be either, but is
            no quasi-identifier.
    """
    name = model.subject
    if isinstance(model, KAnonymity) and isinstance(job.columns.get(name or ""), Quasi):
        raise JobError(
            f"{model.title}: the column is a quasi-identifier, which is generalized; persons are "
            "told apart by a column that is not"
        )
    if name is None or isinstance(model, KAnonymity):
        return
    said = job.columns.get(name)
    if isinstance(said, Identifier) or (said is None and job.unlisted != "insensitive"):
        raise JobError(
            f"{model.title}: the column is not published as it is; give it `role: sensitive`"
        )
