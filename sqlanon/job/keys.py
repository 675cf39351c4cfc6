"""The keys of a job: those of each place, the members of families, and short forms of models."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, ValidationError
from pydantic_core import InitErrorDetails, PydanticCustomError

from sqlanon.algorithms import ALGORITHMS
from sqlanon.common.options import Later, Member, exact_decimal
from sqlanon.job.columns import ROLES, Role
from sqlanon.job.files import SourceFile
from sqlanon.job.target import Learning, Target
from sqlanon.privacy_models import PRIVACY_MODELS
from sqlanon.privacy_models.km_anonymity import DetailKMAnonymity
from sqlanon.source.aggregates import Aggregate, Aggregates
from sqlanon.source.hierarchies.specification import BUILDERS, MaskSteps

if TYPE_CHECKING:
    from collections.abc import Iterator


# -- the keys of each place ------------------------------------------------------------------------

MODELS = Member("privacy model", PRIVACY_MODELS)
ALGORITHM = Member("algorithm", ALGORITHMS)
LATER = {
    "tables": Later("sqlanon.features.detail_tables.job_keys:DetailTable", many=True),
    "release_guard": Later("sqlanon.features.release_guard.job_keys:ReleaseGuard"),
    "recoding": Later("sqlanon.features.reuse.job_keys:Reuse"),
}
"""Keys of features, which have the models of what is said there."""
_PARTS: dict[str, type[BaseModel] | Later] = {
    "target": Target,
    "release_guard": LATER["release_guard"],
    "recoding": LATER["recoding"],
    "SourceFile": SourceFile,
}
_ITEMS: dict[str, Any] = {"for": Learning, "tables": LATER["tables"], "aggregates": Aggregates}


def list_valid_keys(whole: type[BaseModel], outside: tuple[str | int, ...]) -> Mapping[str, str]:
    """List the keys that a job can have at a pydantic location, also by their names in Python.

    Args:
        whole: The job's type.
        outside: The location, without its last step.
    """
    model: type[BaseModel] | Later = BaseModel
    match outside:
        case ():
            model = whole
        case (str(part),) | ("source", str(part)) if part in _PARTS:
            model = _PARTS[part]
        case (str(part), _) if part in _ITEMS:
            model = _ITEMS[part]
        case ("aggregates", _, "columns", _):
            model = Aggregate
        case ("columns", _, str(role)) | ("tables", _, "columns", _, str(role)):
            model = ROLES[role]
        case ("columns", _, _, "hierarchy", _, "mask"):
            model = MaskSteps
        case ("columns", _, _, "hierarchy", tag):
            model = next(one for one in BUILDERS.values() if one.__name__ == tag)
        case ("privacy", _, str(name)) | ("tables", _, "privacy", _, str(name)):
            model = MODELS.members[name] if outside[0] == "privacy" else DetailKMAnonymity
        case ("algorithm", str(name)):
            model = ALGORITHM.members[name]
    model = model.model if isinstance(model, Later) else model
    names = {name: field.alias or name for name, field in model.model_fields.items()}
    return names | {key: key for key in names.values()}


# -- short forms of models, `k: 5` and `l: 3` ------------------------------------------------------

SHORT: dict[str, dict[str, Any]] = {
    "k": {
        "description": "short for k_anonymity under privacy",
        "type": "integer",
        "minimum": 2,
    },
    "l": {
        "description": "short for l_diversity of each sensitive column of the source",
        "type": ["number", "string"],
        "minimum": 2,
    },
}
"""Keys of a job that are short forms of models, with their JSON Schemas."""


def write_out(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a job with its models at length.

    They follow those of `privacy`, so that places in messages are those of the file.

    Raises:
        ValidationError: A short form contradicts the rest of the job.
    """
    said = {key: value for key, value in data.items() if key not in SHORT}
    models = [*_models(data)]
    privacy = said.get("privacy", ())
    if not models or not isinstance(privacy, list | tuple):
        return said
    named = {name for one in privacy for name in _names(one)}
    for key, model in models:
        if named & model.keys():
            raise _problem(
                key, (f"is short for {', '.join(model)}, which privacy has; set only one of them")
            )
    return {**said, "privacy": [*privacy, *(model for _, model in models)]}


def at_length(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a job that has no short form: what programs read of it is in one place."""
    said, columns = write_out(data), data.get("columns")
    if isinstance(columns, Mapping):
        long = {n: {"role": one} if isinstance(one, str) else one for n, one in columns.items()}
        said = {**said, "columns": long}
    return said


def _models(data: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the models behind short forms, with their keys."""
    if "k" in data:
        if not isinstance(data["k"], int) or isinstance(data["k"], bool):
            raise _problem("k", "must be a whole number, as k: 5")
        yield "k", {"k_anonymity": {"k": data["k"]}}
    if "l" not in data:
        return
    _refuse_no_diversity(data["l"])
    columns = data.get("columns")
    roles = {
        name: said.role if isinstance(said, Role) else _role(said)  # type: ignore[attr-defined]
        for name, said in (columns.items() if isinstance(columns, Mapping) else ())
    }
    sensitive = [name for name, role in roles.items() if role == "sensitive"]
    if not sensitive and all(str(role) in ROLES for role in roles.values()):
        raise _problem(
            "l",
            "needs a sensitive column, and the source has none; set `NAME: sensitive` under "
            "columns, or leave l out",
        )
    for name in sensitive:
        yield "l", {"l_diversity": {"column": name, "l": data["l"]}}


def _refuse_no_diversity(said: object) -> None:
    """Refuse anything but a number of values above one: a class of one value discloses it."""
    try:
        number = exact_decimal(said)
    except ValueError as error:
        raise _problem("l", str(error)) from None
    if number < 2:  # noqa: PLR2004 - one value is no choice
        raise _problem("l", "must be 2 or more: a class with one value reveals it")


def _problem(key: str, words: str) -> ValidationError:
    """Build the validation error for a key of the job."""
    kind = PydanticCustomError("short_form", "{words}", {"words": words})
    details = InitErrorDetails(type=kind, loc=(key,), input=None)
    return ValidationError.from_exception_data("Job", [details])


def _role(said: object) -> object:
    return said.get("role") if isinstance(said, Mapping) else said


def _names(model: object) -> set[str]:
    """The name of a model, said or made."""
    match model:
        case str():
            return {model}
        case Mapping():
            return {*model}
    return {getattr(model, "name", "")}
