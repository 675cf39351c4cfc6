"""A release that is measured again: by its run in the ledger, and the keys that it stored."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any

from sqlanon.common.wording import inflect
from sqlanon.errors import InspectionError, JobError
from sqlanon.features.release_guard.earlier_releases import columns_of, find_stored_keys, keys_of
from sqlanon.features.release_guard.items import EarlierItems, read_items
from sqlanon.features.release_guard.keys import read_stored_key
from sqlanon.features.release_guard.other_runs import find_unrecorded_run
from sqlanon.job.arguments import of_persons
from sqlanon.ledger.ledger import entries
from sqlanon.ledger.names import LEDGER, existing, same_target
from sqlanon.privacy_models.k_anonymity import KAnonymity
from sqlanon.privacy_models.km_anonymity import KMAnonymity
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.release.store import FORGED
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.ledger.ledger import Entry
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.requirements import ModelRequirements
    from sqlanon.report.data import StoredKey
    from sqlanon.sql.workspace import Workspace


_BY_PERSON = {PersonAnonymity.name, KMAnonymity.name}
_SIGNED = {"persons", "values"}
"""What the report has among its options of a search that keeps the values of persons."""


@dataclass(frozen=True, slots=True)
class SignedRelease:
    """The data that an algorithm with invariant values stored with a release.

    Attributes:
        counterfeits: The table (place, v0) of counterfeit rows.
    """

    key: str
    column: str
    m: int
    counterfeits: RelationName


@dataclass(frozen=True, slots=True)
class StoredRelease:
    """A release whose rows' classes are stored.

    Attributes:
        k: Rows that its classes were required to have.
        keys: The table (person, place, v0, v1, …) of its rows.
        columns: The columns of v0, v1 …: the sensitive ones, and those that identify persons.
        key: The key of its members; None where a release before version 0.2 does not record it.
        person: The column by which its models count persons; None where they count rows.
        persons: Whether keys are of persons, who may be in several classes.
        owner: The column that identifies persons, where keys are of rows and their persons are
            stored; None where each row is a person.
    """

    name: RelationName
    run_id: str
    source: RelationName
    k: int
    keys: RelationName
    columns: tuple[str, ...]
    key: StoredKey | None
    person: str | None
    persons: bool
    owner: str | None
    signed: SignedRelease | None = None
    items: tuple[EarlierItems, ...] = ()
    report: Mapping[str, Any] = field(default_factory=dict, repr=False)


def find_release(
    workspace: Workspace, name: RelationName, said: RelationName | None
) -> StoredRelease:
    """Find a release by its last run in the ledger, or by the id of a run.

    Raises:
        InspectionError: no run made it, or none that stored the members of its classes.
    """
    return _of_run(workspace, name, _runs(workspace, name, said)[-1])


def find_series(
    workspace: Workspace, name: RelationName, said: RelationName | None, since: datetime | None
) -> list[StoredRelease]:
    """Find all releases under a name, the oldest first.

    Args:
        said: The ledger, where it is not in their schema.
        since: The moment from which they count, as in a job; None for all.

    Raises:
        InspectionError: no run made it, or only one since then, or one of them stored no keys,
            or is in no ledger.
    """
    entered = _runs(workspace, name, said)
    target = RelationName.parse(entered[-1].target)
    dead = find_unrecorded_run(workspace, target, [one.run_id for one in entered])
    if dead is not None:
        raise InspectionError(
            f"{name} cannot be compared: it has the release of run {dead}, which was killed "
            "before it was entered in the ledger; name the runs that can be compared"
        )
    runs = [
        one for one in entered if since is None or datetime.fromisoformat(one.finished_at) >= since
    ]
    if since is not None and runs in ([], entered[-1:]):  # of nothing, anything would hold
        raise InspectionError(
            f"{name} cannot be compared: it has had {'one release' if runs else 'no release'} "
            f"since {since}; set an earlier moment"
        )
    try:
        return [_of_run(workspace, name, run) for run in runs]
    except InspectionError as error:
        raise InspectionError(
            f"{error}; of the {inflect(len(runs), 'release')} of {name}, which `sqlanon history` "
            "lists, name the runs that can be compared, or set `since`"
        ) from None


def _runs(workspace: Workspace, name: RelationName, said: RelationName | None) -> list[Entry]:
    """Find the runs whose target has the name, the oldest first, or the one with that id.

    Raises:
        InspectionError: there is no ledger, or it has none.
    """
    found = workspace.backend.resolve(name)
    schema = found.schema or str(workspace.rows("inspect/home")[0][0])
    target = RelationName(schema, found.name)
    beside = said or RelationName(schema, LEDGER)
    ledger = beside if beside.schema is not None else RelationName(schema, beside.name)
    if existing(workspace, ledger) is None:
        raise InspectionError(f"{name} cannot be compared: there is no ledger {ledger}")
    entered = entries(workspace, ledger)
    runs = [
        run
        for run in entered
        if run.run_id == str(name) or same_target(workspace, run.target, target)
    ]
    if not runs:
        raise InspectionError(f"{name} cannot be compared: {ledger} has no run that made {target}")
    return runs


def _of_run(workspace: Workspace, name: RelationName, run: Entry) -> StoredRelease:
    """A release as a run entered it."""
    schema = RelationName.parse(run.target).schema
    keys = find_stored_keys(workspace, schema, run.run_id)
    report = json.loads(run.report)
    options = report.get("search", {}).get("options", {})
    if keys is None and options.keys() >= _SIGNED:
        raise InspectionError(
            f"{name} cannot be compared: its run {run.run_id} stored the signatures of persons, "
            f"and not their classes; set `release_guard: {{action: store}}` to store these. Each "
            "run checks that signatures are kept, and `sqlanon history` lists what was reached"
        )
    if keys is None:
        raise InspectionError(
            f"{name} cannot be compared: its run {run.run_id} stored no keys of rows, or they "
            "were dropped with the release; set `release_guard: {action: store}` in its job, "
            "which keeps them when the release is replaced, and run it again"
        )
    counting = {KAnonymity.name, *_BY_PERSON}
    required = [int(one["required"]) for one in report["models"] if one["name"] in counting]
    told_by = _persons(report)
    columns = columns_of(report, keys)
    owner = owner_among(report, columns)
    source, k = RelationName.parse(run.source), max(required, default=1)
    person = next(iter(told_by), None)
    persons = bool(told_by) and owner is None
    signed = _read_signature(workspace, report, keys_of(schema, run.run_id, FORGED))
    return StoredRelease(
        name=name,
        run_id=run.run_id,
        source=source,
        k=k,
        keys=keys,
        columns=columns,
        key=read_stored_key(report),
        person=person,
        persons=persons,
        owner=owner,
        signed=signed,
        items=tuple(read_items(workspace, report, schema, run.run_id)),
        report=report,
    )


def _persons(report: Mapping[str, Any]) -> list[str]:
    """Return the columns by which the models of a run count persons."""
    return [str(one["column"]) for one in report["models"] if one["name"] in _BY_PERSON]


def owner_among(report: Mapping[str, Any], columns: Sequence[str]) -> str | None:
    """Return the stored column that identifies the persons of rows; None where none does."""
    return next((one for one in _persons(report) if one in columns), None)


def _read_signature(
    workspace: Workspace, report: dict[str, Any], counterfeits: RelationName
) -> SignedRelease | None:
    """Read the data of a release with invariant values, by its report."""
    if existing(workspace, counterfeits) is None:
        return None
    options = report["search"]["options"]
    (m,) = (int(one["required"]) for one in report["models"])
    return SignedRelease(options["persons"], options["values"], m, counterfeits)


def counting(
    first: StoredRelease, models: tuple[PrivacyModel, ...], person: str | None
) -> tuple[PrivacyModel, ...]:
    """Return the models to measure: of rows, or of persons as the releases count them.

    Where keys are of persons, a row of them is a person, and anonymity of persons is that of rows.

    Raises:
        SqlanonError: persons are identified by another column than `person`, or a model cannot
            count them.
    """
    if person not in {None, first.person}:
        by = "count rows" if first.person is None else f"count persons by {first.person}"
        raise JobError(f"person: {person}: the releases {by}; leave it out")
    if first.owner is not None and models:
        return of_persons(models, first.owner, "the job of the releases", some=person is not None)
    if not first.persons:
        return models
    told = {PersonAnonymity(k=one.k_anonymous, person=str(first.person)) for one in models}
    return tuple(KAnonymity(k=one.k_anonymous) if one in told else one for one in models)


def keys_of_persons(
    found: Sequence[StoredRelease], columns: Sequence[str], asked: ModelRequirements
) -> bool:
    """Return whether keys are of persons, who may have several rows each.

    Raises:
        JobError: only some are, or values of rows, or other persons, are looked at.
    """
    first = found[0]
    if len({(one.persons, one.owner) for one in found}) > 1:
        raise JobError("some of the releases count persons, others rows: they have no common key")
    other = [name for name in asked.persons if name != first.owner]
    if other:
        raise JobError(
            f"{other[0]}: the persons of the rows are not stored with the releases by "
            "this column; leave it out"
        )
    if first.persons and columns:
        raise JobError(
            f"{', '.join(columns)}: the releases count persons with several rows, and do not "
            "store the value of each row; name models without a sensitive column"
        )
    return first.persons
