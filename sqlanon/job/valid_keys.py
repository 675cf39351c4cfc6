"""The keys that a job can have at each of its places, and the members of its families by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic import BaseModel

from sqlanon.algorithms import ALGORITHMS
from sqlanon.common.options import Later, Member
from sqlanon.job.columns import ROLES
from sqlanon.job.files import SourceFile
from sqlanon.job.purpose import Learning
from sqlanon.job.target import Target
from sqlanon.privacy_models import PRIVACY_MODELS
from sqlanon.privacy_models.km_anonymity import DetailKMAnonymity
from sqlanon.source.aggregates import Aggregate, Aggregates
from sqlanon.source.hierarchies.specification import BUILDERS, MaskSteps

if TYPE_CHECKING:
    from collections.abc import Mapping

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
_ITEMS: dict[str, Any] = {
    "for": Learning,
    "tables": LATER["tables"],
    "aggregates": Aggregates,
}


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
