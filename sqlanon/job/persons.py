"""The column that identifies persons, named once in a job for everything that counts persons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sqlanon.errors import JobError, SqlanonError, UnsupportedError
from sqlanon.privacy_models import PRIVACY_MODELS, PrivacyModel
from sqlanon.privacy_models.requirements import ModelRequirements

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import ValidationInfo

    from sqlanon.job.job import Job


def _option_of(name: object) -> str | None:
    """Return the option that makes a model count persons; None where it has none."""
    model = PRIVACY_MODELS.get(name) if isinstance(name, str) else None
    return "person" if model is not None and "person" in model.model_fields else None


def counting_persons(said: Sequence[object], person: str | None) -> list[Any]:
    """Models as a job says them, those that can count persons by its column.

    Args:
        said: The models; one that names a column of its own keeps it.
        person: The column of the whole job; None where it has none.
    """
    return [*said] if person is None else [_of_persons(one, person) for one in said]


def _of_persons(said: object, person: str) -> object:
    match said:
        case str(name) if option := _option_of(name):
            return {name: {option: person}}
        case PrivacyModel() if (option := _option_of(said.name)) and said.person_column is None:
            return said.model_copy(update={option: person})
        case Mapping() if len(said) == 1:
            ((name, options),) = said.items()
            if (option := _option_of(name)) and isinstance(options, Mapping):
                return {name: {option: person, **options}}
    return said


def of_models(said: object, info: ValidationInfo) -> object:
    """The models of a job, before they are read."""
    person = info.data.get("person")
    return counting_persons(said, person) if isinstance(said, list | tuple) else said


def of_aggregates(said: object, info: ValidationInfo) -> object:
    """The aggregates of a job, before they are read."""
    person = info.data.get("person")
    if person is None or not isinstance(said, list | tuple):
        return said
    return [{"person": person, **one} if isinstance(one, Mapping) else one for one in said]


def not_counting(
    models: Sequence[PrivacyModel], person: str, who: str = "the job", *, some: bool = True
) -> Iterator[SqlanonError]:
    """Yield where models contradict the column that identifies persons for all of them.

    Args:
        models: The models, those that can count persons by that column.
        person: The column.
        who: The subject of messages.
        some: Whether one of them has to count persons.
    """
    if some and not ModelRequirements(tuple(models)).persons:
        yield JobError(
            f"person: {person}: no model of {who} counts persons; ask for k_anonymity: {{k: …}}, "
            "or leave it out"
        )
    for model in models:
        if model.person_column not in {None, person}:
            yield JobError(
                f"{model.title}: {who} has person: {person}, and persons are identified by one "
                "column; leave the column of the model out"
            )
        elif model.ignores_persons:
            yield model.refuse_persons(person, who)


def refusals(job: Job) -> Iterator[SqlanonError]:
    """Yield where a job contradicts its `person`, decided by the job alone; see Quasi.refusals."""
    person = job.person
    if job.algorithm.counts_rows:
        counting = [one.title for one in job.privacy if one.person_column not in {None, person}]
        for what in (*([] if person is None else [f"person: {person}"]), *counting):
            yield UnsupportedError(
                f"{what}: {job.algorithm.name} counts rows; use mondrian with l_diversity, which "
                "counts persons, or let the source be a view with one row per person, and set "
                "no person"
            )
        return
    if person is None:
        return
    yield from not_counting(job.privacy, person)
    for aggregate in job.aggregates or ():
        if aggregate.person != person:
            yield JobError(
                f"aggregates.{aggregate.source}.person: {aggregate.person}: the job has person: "
                f"{person}; leave it out"
            )
