"""The risk of several releases of one source, read together: the entry point.

An attacker who knows a person's quasi-identifiers finds the person's class in each release, and
learns what the classes have in common: the joint classes, class of one release by class of the
other, and the sensitive values that all of them show. The class of each row is stored with
releases whose jobs set `release_guard`. Everything here is measured in SQL, from those tables and
the source.

docs/definitions, "Releases read together", has the formulas. That releases which are anonymous
by themselves are not anonymous together: S. R. Ganta, S. P. Kasiviswanathan, A. Smith,
*Composition Attacks and Auxiliary Information in Data Privacy*, KDD 2008, section 2; X. Xiao,
Y. Tao, *m-Invariance*, SIGMOD 2007, section 2, whose measure of a series is in
`verify/invariance`.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.common.events import Command, acting
from sqlanon.common.wording import inflect
from sqlanon.errors import InspectionError, JobError, UnsupportedError
from sqlanon.features.release_guard.changes import came_and_went
from sqlanon.features.release_guard.items import StoredItems, measure_items
from sqlanon.features.release_guard.keys import PersonKeys, key_of, unlike
from sqlanon.features.release_guard.population import (
    find_stored_population,
    measure_population,
    number_classes,
    public_of,
    read_population,
)
from sqlanon.features.release_guard.stored_release import (
    SignedRelease,
    StoredRelease,
    counting,
    find_release,
    find_series,
    keys_of_persons,
)
from sqlanon.job.job import models_of
from sqlanon.job.releases import moment
from sqlanon.ledger.names import same_relation
from sqlanon.pipeline.checking import measure_table
from sqlanon.privacy_models.base import Population
from sqlanon.privacy_models.k_anonymity import KAnonymity
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.report.comparison import Candidates, ComparedRelease, ReleaseComparison
from sqlanon.report.data import ClassSizes, Rows, Side, changes_of
from sqlanon.report.measurement import build_measurement_fields
from sqlanon.source.inspection import Relation, inspect, refuse_long_texts, settle_kinds
from sqlanon.sql.backends import Connectable, open_connection
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import Observer, Workspace, new_run_id
from sqlanon.verify.invariance import invariance
from sqlanon.verify.measure import class_sizes
from sqlanon.verify.series import (
    JointSizes,
    PersonCounts,
    Placed,
    Series,
    Step,
    StoredRows,
    build_joint_places,
    candidate_bands,
    count_regrouped,
    rows_together,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from sqlanon.features.release_guard.items import EarlierItems
    from sqlanon.privacy_models.base import PrivacyModel
    from sqlanon.report.data import ReleaseChanges, StoredKey
    from sqlanon.verify.invariance import Invariance
    from sqlanon.verify.measure import ModelResult


# -- added and removed persons ---------------------------------------------------------------------

_JOINT = "sqlanon_joint"
"""What the number of a joint class is called."""


class _SideCounts(NamedTuple):
    """A row of compare/moved: a side of a release and the one before it; see `Side`."""

    later: int
    side: int
    persons: int
    classes: int
    small: int


def changes_between(
    workspace: Workspace,
    found: Sequence[StoredRelease],
    series: Series | None,
    k: int,
    source: Relation,
) -> tuple[ReleaseChanges, ...]:
    """Count the added and removed persons from each release to the next."""
    if series is None or found[0].owner is not None:
        return tuple(_compare_persons(workspace, one, k, source) for one in pairwise(found))
    steps = steps_of(series)
    if not steps:  # a series of one
        return ()
    rows = workspace.ask("compare/moved", _SideCounts, classes=series.classes, steps=steps, k=k)
    return tuple(
        changes_of(before.run_id, [Side(*one[1:]) for one in rows if one.later == number], k)
        for number, before in enumerate(found[:-1], 1)
    )


def steps_of(series: Series) -> list[Step]:
    """Return the steps from each release to the next."""
    return [Step(*one) for one in pairwise(series.places)]


def items_between(workspace: Workspace, found: Sequence[StoredRelease]) -> list[ModelResult]:
    """Measure the items of each detail table in all releases together.

    Each table is measured by the model of the last release that has items of it.

    Raises:
        InspectionError: the items of a release are no longer stored, or have other columns than
            those of the last one.
    """
    tables: dict[RelationName, list[EarlierItems]] = {}
    for told in (one for release in found for one in release.items if one.model is not None):
        known = (name for name in tables if same_relation(workspace, name, told.source))
        tables.setdefault(next(known, told.source), []).append(told)
    results = []
    for name, items in tables.items():
        last, stored = items[-1], list[StoredItems]()
        model = last.model
        if model is None:
            continue
        for one in items:
            kinds = dict(zip(last.columns, last.kinds, strict=True))
            if one.keys is None or not one.alike(kinds, model.person):
                raise InspectionError(
                    f"{name}: the items of the releases cannot be compared: they are not stored "
                    "any more, or are of other columns; name the runs that can be compared"
                )
            stored.append(one.as_stored_items(workspace, one.keys))
        result = measure_items(workspace, stored, model)
        results.append(replace(result, column=f"{name}.{model.person}"))
    return results


def of_population(
    workspace: Workspace, found: Sequence[StoredRelease], joint: Sql, models: Sequence[PrivacyModel]
) -> list[ModelResult]:
    """Measure the joint classes by the models of a population; an empty list without such models.

    Args:
        workspace: Runs the statements.
        found: The releases, the oldest first.
        joint: Relation (place_0, …) of each row that is in any of them.
        models: The models.

    Raises:
        JobError: they name several populations.
        InspectionError: a release has not stored the classes of that population.
    """
    named = list(dict.fromkeys(one.reads.table for one in models if one.reads.table is not None))
    if not named:
        return []
    if len(named) > 1:
        raise JobError(
            f"the models name {' and '.join(map(str, named))}; use models of one population"
        )
    told, public = read_population(found[-1].report), list[Sql]()
    kinds = {} if told is None else told.kinds
    for one in found:
        keys = public_of(one.keys.schema, one.run_id)
        stored = find_stored_population(workspace, one.report, keys, named[0], kinds)
        if stored is None:
            raise InspectionError(
                f"{one.name} cannot be compared by {models[0].name}: the classes of persons of "
                f"{named[0]} are not stored with it; runs with `release_guard` and a model of "
                "that population store them, if their quasi-identifiers are the same"
            )
        public.append(workspace.dialect.table(stored))
    places = [Sql(f"place_{number}") for number in range(len(found))]
    numbers = number_classes(workspace, joint, places, _JOINT)
    results = measure_population(workspace, numbers.sql, _JOINT, public, models, columns=len(kinds))
    workspace.drop(numbers)
    return results


def build_owner_sql(workspace: Workspace, one: StoredRelease, source: Relation) -> Sql | None:
    """Build the expression of the person behind a stored row; None where keys are of persons."""
    if one.owner is None:
        return None
    kind = source.column(one.owner).kind
    return workspace.dialect.exact(Sql(f"v{one.columns.index(one.owner)}"), kind)


def _compare_persons(
    workspace: Workspace, pair: tuple[StoredRelease, StoredRelease], k: int, source: Relation
) -> ReleaseChanges:
    """Count the added and removed persons between two releases, where persons have several rows."""
    before, after = pair
    was, is_now = (build_owner_sql(workspace, one, source) for one in pair)
    owners = None if was is None or is_now is None else PersonKeys(was, is_now)
    keys = workspace.dialect.table(after.keys)
    moved = came_and_went(workspace, before.keys, keys, k, persons=before.persons, owners=owners)
    if moved is None:
        raise InspectionError(f"{after.name} could not be compared with {before.name}")
    return moved


# -- the way in ------------------------------------------------------------------------------------

_MOST = 50_000_000
"""The limit of persons by joint class: rows in c classes of n releases make c^n."""


class _PersonCounts(NamedTuple):
    """The row of compare/persons: persons, and the joint classes that they are in, each counted."""

    persons: int
    in_all: int
    spread: int
    places: float

    @property
    def who(self) -> PersonCounts:
        """The persons."""
        return PersonCounts(self.persons, self.in_all, self.spread)


class _CandidateCounts(NamedTuple):
    """The row of compare/candidates."""

    fewest: int | None
    learnt: int
    learnt_alone: int


def compare(
    connection: Connectable,
    *releases: str | RelationName,
    privacy: Sequence[PrivacyModel | Mapping[str, object]] = (),
    k: int | None = None,
    person: str | None = None,
    m_invariance: Mapping[str, int] | None = None,
    key: str | None = None,
    source: str | RelationName | None = None,
    since: str | datetime | None = None,
    ledger: str | RelationName | None = None,
    observer: Observer | None = None,
) -> ReleaseComparison:
    """Measure what an attacker with several releases of one source learns.

    It needs SELECT on the source, on the ledger, and on the tables of keys that were stored with
    the releases (of jobs with `release_guard`), and TEMPORARY tables.

    Args:
        connection: See `anonymize`.
        releases: Two releases or more, the oldest first: each as its last run published it, or the
            id of a run, also of one whose release was replaced, while its members are stored.
            One table by itself: all releases that were published under its name.
        privacy: Models that the joint classes should satisfy, as objects or as in a job file. For
            each sensitive column among them the values are counted that remain possible.
        k: Short for the model KAnonymity(k=k), of persons where the jobs count these; without it,
            `privacy` and `m_invariance`, the largest that the releases were required to reach, of
            releases by the algorithm m_invariance the m and column of the last one.
        person: The column by which the releases' jobs count persons; all models that can do so too.
            By default they do where rows are stored with their persons.
        m_invariance: By sensitive column the m for which the series should be m-invariant in it.
        key: The source's column of the keys, where models read columns; by default the one of the
            jobs, else the key in the catalogue.
        source: The source, where its name is no longer that in the ledger.
        since: With one table by itself: the moment from which its releases count, as in a job.
        ledger: The ledger, where jobs say that it is another one than `sqlanon_runs` beside the
            releases.
        observer: Is told of statements.

    Returns:
        The joint classes, each model measured on them, the values that remain possible, and added
        and removed persons between releases; for each sensitive column, how far the series is
        m-invariant. Persons are keys of the source. Sensitive values are those that the last
        release stored, else those of the present source; for m-invariance those stored with each
        release, if any.

    Raises:
        JobError: no release, the same one twice, releases by several keys, models of several
            populations, an m or a moment that is none, or `since` with several.
        InspectionError: a release, its run or its keys are not there, or m-invariance is asked
            for and values are not known.
        UnsupportedError: persons are in too many joint classes, by their rows.
        SqlanonError: one of its subclasses.
    """
    names = [RelationName.parse(one) if isinstance(one, str) else one for one in releases]
    if not names:
        raise JobError("name two releases or more to compare, or the table of a series of them")
    if since is not None and len(names) > 1:
        raise JobError("since: needs one table, whose releases it limits")
    begin = None if since is None else moment(since, "since")
    models = (*models_of(privacy), *([] if k is None else [KAnonymity(k=k)]))
    required = dict(m_invariance or {})
    for column, m in required.items():
        if isinstance(m, bool) or not isinstance(m, int) or m < 1:
            raise JobError(f"m_invariance: {column}: must be a whole number, 1 or more")
    home = RelationName.parse(ledger) if isinstance(ledger, str) else ledger
    with acting(Command("compare", new_run_id(), ", ".join(map(str, names)))) as act:
        with open_connection(connection) as backend:
            workspace = Workspace(backend, act.observer(observer or Observer()), act.run_id)
            with backend.transaction(write=False), workspace:
                found = _find_releases(workspace, names, home, begin)
                if len({one.run_id for one in found}) < len(found):
                    raise JobError("a release is named twice")
                if len({one.source for one in found}) > 1:
                    said = ", ".join(f"{one.name} of {one.source}" for one in found)
                    raise JobError(f"the releases are not of one source: {said}")
                if source is not None:
                    now = RelationName.parse(source) if isinstance(source, str) else source
                    found = [replace(one, source=now) for one in found]
                models = counting(found[0], models, person)
                report = _compare_found(workspace, found, models, required, key)
        act.finish(**report.counts())
        return report


def _find_releases(
    workspace: Workspace,
    names: list[RelationName],
    ledger: RelationName | None,
    since: datetime | None,
) -> list[StoredRelease]:
    """Find the last release of each name, or all since a moment of a name by itself."""
    if len(names) == 1:
        return find_series(workspace, names[0], ledger, since)
    return [find_release(workspace, name, ledger) for name in names]


def _find_common_key(found: Sequence[StoredRelease]) -> StoredKey | None:
    """Return the key that identifies persons in all releases, where one of them stored it."""
    first = next((one for one in found if one.key is not None), None)
    if first is None or first.key is None:
        return None
    for one in found:
        if one.key is not None and (other := unlike(first.key, one.key)) is not None:
            raise JobError(
                f"the persons of {first.name} (run {first.run_id}) are identified by {other[0]}, "
                f"and those of {one.name} (run {one.run_id}) by {other[1]}: they cannot be "
                "matched"
            )
    return first.key


def _compare_found(
    workspace: Workspace,
    found: list[StoredRelease],
    models: tuple[PrivacyModel, ...],
    required: Mapping[str, int],
    key: str | None,
) -> ReleaseComparison:
    """Compare releases that were found."""
    needed = max(one.k for one in found)
    signed, owner = _find_common_signature(found), found[0].owner
    told = _find_common_key(found)
    key = key or (None if told is None or told.persons else told.column)
    if signed is not None and owner is None:
        key = key or signed.key
    if not models and not required:
        models, required = _unsaid(signed, owner, needed)
    public = [one for one in models if isinstance(one.reads, Population)]
    asked = ModelRequirements(
        tuple(one for one in models if one not in public), sensitive_as_quasi=False
    )
    looked_at = list(dict.fromkeys([*asked.sensitive, *required]))
    of_persons = keys_of_persons(found, looked_at, asked)
    source, person = _source(workspace, found[0], looked_at, key)
    tables = [workspace.dialect.table(one.keys) for one in found]
    series = None
    if of_persons:
        several = _persons(workspace, tables)
        if several.places > _MOST:
            raise UnsupportedError(
                f"{inflect(several.persons, 'person')} with rows in several classes of releases "
                f"are in {several.places:,.0f} joint classes, more than the {_MOST:,} that are "
                "counted; compare fewer releases at once"
            )
        joint = build_joint_places(workspace, rows_together(workspace, tables), len(tables))
    else:
        dialect = workspace.dialect
        read = [
            StoredRows(
                table,
                one.columns,
                None if one.signed is None else dialect.table(one.signed.counterfeits),
                build_owner_sql(workspace, one, source),
            )
            for table, one in zip(tables, found, strict=True)
        ]
        series = Series.of(workspace, read, source, person, columns=looked_at, owner=owner)
        joint = series.joint()
    places = [column.name for column in joint.columns[: len(found)]]
    if series is None:
        alone = [Placed(table, [Sql("place")], counted=False) for table in tables]
        together = Placed(joint.sql, [Sql(name) for name in places], counted=False)
    else:
        kinds = series.classes.sql  # far fewer than persons
        alone = [Placed(kinds, [place], counted=True) for place in series.places]
        together = Placed(kinds, series.places, counted=True)
    sizes_of = JointSizes.of(workspace, alone, together, _smallest(models, needed))
    measured = measure_table(workspace, joint, places, asked)
    sizes, results = measured.sizes, measured.results
    results = (
        *results,
        *of_population(workspace, found, joint.sql, public),
        *items_between(workspace, found),
    )
    candidates, invariant = {}, {}
    if series is None:
        who = several.who
    else:
        who = series.persons(joint)
        candidates = {name: _candidates(series, name) for name in dict.fromkeys(asked.sensitive)}
        invariant = {
            name: _invariance(series, name, required=required.get(name), k=needed)
            for name in looked_at
        }
    return ReleaseComparison(
        **build_measurement_fields(workspace),
        source=str(source.name),
        releases=tuple(
            _alone(workspace, one, table, source) for one, table in zip(found, tables, strict=True)
        ),
        rows=Rows(None, who.persons, None, None),
        in_all=who.in_all,
        spread=who.spread,
        classes=ClassSizes.of(sizes),
        sizes=sizes_of,
        models=results,
        candidates=candidates,
        invariance=invariant,
        moved=changes_between(workspace, found, series, needed, source),
        regrouped=()
        if series is None or owner
        else count_regrouped(series, steps_of(series), needed),
        holds=all(result.holds for result in results)
        and all(one.holds is not False for one in invariant.values()),
    )


def _source(
    workspace: Workspace, release: StoredRelease, columns: Sequence[str], key: str | None
) -> tuple[Relation, Sql | None]:
    """Return the source, and its key in the form of stored keys; None where it is not needed."""
    name = release.source
    owner = [] if release.owner is None else [release.owner]
    if not columns:
        return settle_kinds(workspace, inspect(workspace, name), owner), None
    named = key or key_of(workspace, name, "compare")
    relation = settle_kinds(workspace, inspect(workspace, name), [*columns, *owner, named])
    refuse_long_texts(workspace, relation, [*columns, *owner, named])
    dialect, column = workspace.dialect, relation.column(named)
    return relation, column.key(dialect, dialect.column("s", named))


def _candidates(series: Series, name: str) -> Candidates:
    """Measure the values of a sensitive column that an attacker cannot exclude."""
    workspace, shown = series.workspace, series.list_class_values(name)
    (alone,) = workspace.rows("compare/fewest", shown=shown)
    values = workspace.make("compare/left", "left", classes=series.classes, shown=shown)
    left = workspace.ask_one("compare/candidates", _CandidateCounts, left=values)
    bands = candidate_bands(workspace, values)
    workspace.drop(*shown, values)
    fewest = None if alone[0] is None else int(alone[0])
    not_known = series.not_known(name)
    return Candidates(fewest, left.fewest, left.learnt, left.learnt_alone, not_known, bands)


def _invariance(series: Series, column: str, *, required: int | None, k: int) -> Invariance:
    """Measure how far the series is m-invariant in a sensitive column.

    Raises:
        InspectionError: it should be, and values are not known.
    """
    members = series.members[column]
    measured = invariance(series.workspace, series.patterns, members, required=required, k=k)
    if required is not None and measured.unknown:
        raise InspectionError(
            f"m_invariance: {inflect(measured.unknown, 'value')} of {column} in these releases "
            "cannot be known, because persons have left the source; set `release_guard: "
            f"{{action: warn}}` in their jobs, which stores the values with each release "
            "(m_invariance stores those of its own column)"
        )
    return measured


def _find_common_signature(found: Sequence[StoredRelease]) -> SignedRelease | None:
    """Return what releases stored that keep the values of persons, if all keep the same column."""
    signed = [one.signed for one in found if one.signed is not None]
    alike = {(one.key, one.column) for one in signed}
    return signed[-1] if len(signed) == len(found) and len(alike) == 1 else None


def _unsaid(
    signed: SignedRelease | None, owner: str | None, k: int
) -> tuple[tuple[PrivacyModel, ...], Mapping[str, int]]:
    """Return the defaults of what is measured: models, and m by sensitive column."""
    if signed is not None:
        return (), {signed.column: signed.m}
    return (KAnonymity(k=k) if owner is None else PersonAnonymity(k=k, person=owner),), {}


def _persons(workspace: Workspace, releases: Sequence[Sql]) -> _PersonCounts:
    return workspace.ask_one("compare/persons", _PersonCounts, releases=releases)


def _alone(
    workspace: Workspace, one: StoredRelease, table: Sql, source: Relation
) -> ComparedRelease:
    """A release by itself, as its keys have it."""
    sizes = class_sizes(workspace, table, [("place", Kind.INTEGER)])
    persons, owner = sizes.rows, build_owner_sql(workspace, one, source)
    if one.persons:
        persons = _persons(workspace, [table]).persons
    elif owner is not None:
        persons = workspace.count("compare/owned", keys=table, person=owner)
    return ComparedRelease(str(one.name), one.run_id, persons, sizes.count, sizes.smallest)


def _smallest(models: Sequence[PrivacyModel], needed: int) -> int:
    """Return the size below which a joint class is listed: as required, else as in the releases."""
    return max((one.k_anonymous for one in models), default=1) if models else needed
