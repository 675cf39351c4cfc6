"""What may be changed on the page: thresholds of models, the suppression limit, and weights."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING, TypeAlias

from sqlanon.errors import JobError
from sqlanon.features import refuse_job
from sqlanon.job.job import models_of, quasi_of, suppression_of
from sqlanon.privacy_models.base import plain

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.job.job import Job

Place: TypeAlias = tuple[str | int, ...]
"""Where something stands in a job file: keys and list positions from the outside in."""

LIMIT = "max_suppression"
_COLUMNS, _WEIGHT = "columns", "weight"
_INTEGER = re.compile(r"[0-9]{1,18}")
_FRACTION = re.compile(r"[0-9]{0,18}\.[0-9]{1,18}")
_LEVELS = re.compile(r"[0-9]{1,4}(\.[0-9]{1,4})*")
_KS = (2, 3, 5, 10, 20, 50, 100)
"""The k of a frontier, beside the job's own."""
_WITH_K = ("k_anonymity", "person_anonymity")
MOST = 50
"""The k of a frontier at most."""


@dataclass(frozen=True, slots=True)
class Field:
    """A number of a job that may be changed.

    Attributes:
        key: What a form calls it.
        label: What people read.
        text: What the job says.
        place: Where it stands in a job file.
    """

    key: str
    label: str
    text: str
    place: Place

    @property
    def weighs(self) -> bool:
        """Whether it is the weight of a column."""
        return self.place[0] == _COLUMNS


def fields_of(job: Job) -> tuple[Field, ...]:
    """The numbers of a job's models, in its order, its suppression limit, and columns' weights."""
    found = [
        Field(
            f"privacy.{index}.{name}",
            f"{name} of {model.title}",
            _said(value),
            ("privacy", index, model.name, name),
        )
        for index, model in enumerate(job.privacy)
        for name in type(model).model_fields
        if (value := _number(getattr(model, name))) is not None
    ]
    weights = [
        Field(f"weight.{index}", name, _said(column.weight), (_COLUMNS, name, _WEIGHT))
        for index, (name, column) in enumerate(job.quasi_identifiers.items())
    ]
    limit = Field(LIMIT, "suppression limit", _said(job.max_suppression), (LIMIT,))
    return (*found, limit, *weights)


def varied(job: Job, said: Mapping[str, str]) -> Job:
    """The job with other numbers.

    Args:
        job: The job.
        said: Texts by the keys of its fields; others, empty ones and such as the job has are
            passed over.

    Raises:
        SqlanonError: a text is no number, or none that a job can have there.
    """
    models, columns, changed = [*job.privacy], {**job.columns}, dict[str, object]()
    for field in fields_of(job):
        text = said.get(field.key, "").strip()
        if text in {"", field.text}:
            continue
        number = number_of(field, text)
        if field.key == LIMIT:
            changed[LIMIT] = suppression_of(number)
            continue
        if field.weighs:
            name = str(field.place[1])
            weight = quasi_of(name, {_WEIGHT: number}).weight
            columns[name] = columns[name].model_copy(update={_WEIGHT: weight})
            continue
        _, index, _, option = field.place
        model = models[int(index)]
        options = {**model.model_dump(mode="json", exclude_none=True), str(option): number}
        (models[int(index)],) = models_of([{model.name: options}])
    made = job.model_copy(update={**changed, "privacy": tuple(models), _COLUMNS: columns})
    refuse_job(made, None)
    return made


def number_of(field: Field, text: str) -> int | float:
    """A text of a form as a job file has it.

    Raises:
        JobError: it is no number.
    """
    if _INTEGER.fullmatch(text):
        return int(text)
    if _FRACTION.fullmatch(text):
        return float(text)
    raise JobError(f"{field.label}: write a number, such as 5 or 0.05")


def with_k(job: Job, k: int) -> Job:
    """The job with another k in each model that counts rows or persons of a class.

    Raises:
        SqlanonError: that is no k, or the job cannot have it.
    """
    said = {field.key: str(k) for field in fields_of(job) if _of_k(field)}
    return varied(job, said)


def k_of(job: Job) -> int | None:
    """The greatest k of such a model; None without any."""
    return max((int(f.text) for f in fields_of(job) if _of_k(f)), default=None)


def ks_of(job: Job, text: str = "") -> tuple[int, ...]:
    """The k of a frontier, `2, 5, 10`; without a text, usual ones and the job's own.

    Raises:
        JobError: the text says no such numbers, or too many.
    """
    own = k_of(job)
    if own is None:
        return ()
    parts = re.split(r"[,\s]+", text.strip()) if text.strip() else [str(k) for k in (*_KS, own)]
    wrong = [one for one in parts if not _INTEGER.fullmatch(one) or int(one) < 1]
    if wrong or len(parts) > MOST:
        raise JobError(f"write whole numbers from 1 with commas between them, up to {MOST}")
    return tuple(sorted({int(one) for one in parts}))


def levels_of(text: str, names: Sequence[str]) -> dict[str, int] | None:
    """The level vector of `1.0.2`, by column; None where the text is none."""
    levels = text.split(".")
    if not _LEVELS.fullmatch(text) or len(levels) != len(names):
        return None
    return dict(zip(names, map(int, levels), strict=True))


def _of_k(field: Field) -> bool:
    return field.place[-1] == "k" and field.place[-2] in _WITH_K


def _number(value: object) -> int | Decimal | None:
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        return None
    return value


def _said(number: int | Decimal) -> str:
    """A number as a job says it; 1.0 is another limit than 1."""
    if isinstance(number, int):
        return str(number)
    return f"{number:f}" if number == number.to_integral_value() else str(plain(number))
