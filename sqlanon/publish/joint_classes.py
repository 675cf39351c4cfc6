"""All releases of a source that anybody may have, read together before another one is published.

The keys of each are stored with the places of their classes and the sensitive values that it has of
them. A joint class is who is in the same class of each release, or like the others in none of it:
who came and who went are joint classes too. docs/definitions.md, "Releases that are guarded", says
why it is enough that each of them satisfies the models, and what that does not promise.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import JobError, PublishError, UnsupportedError, VerificationError
from sqlanon.privacy_models.asked import Asked
from sqlanon.privacy_models.inputs import ValueCounts, model_inputs
from sqlanon.privacy_models.reads import Persons, SensitiveColumn, SizesOnly
from sqlanon.publish.owners import owner_of
from sqlanon.report.data import JointClasses, JointShortfall
from sqlanon.source.inspection import Column, Relation
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql
from sqlanon.verify.answers import by_place
from sqlanon.verify.measure import measurements, value_counts
from sqlanon.wording import counted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.job.releases import Guard, Releases
    from sqlanon.job.target import Target
    from sqlanon.publish.known import KnownRelease, ReleasesOfSource
    from sqlanon.release.release import Release
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.measure import Measurement

_LINKING = {"keep", "hash", "renumber"}
"""What may become of an identifier and leaves its values different from each other."""
_JOINT = "sqlanon_joint"
"""The column of a joint class's number; no column of a source is called so."""


class _Stored(NamedTuple):
    """A sensitive column as it is stored, and by its own name."""

    stored: Sql
    name: Sql


class _Persons(NamedTuple):
    """The row of publish/joint_persons; `spread` is None where each row is a person."""

    persons: int
    spread: int | None


@dataclass(frozen=True, slots=True)
class _Classes:
    """The joint classes that are measured.

    Attributes:
        workspace: Runs the statements.
        release: What is to be published.
        joint: Relation (person, sqlanon_joint).
    """

    workspace: Workspace
    release: Release
    joint: WorkTable

    def of_sizes(self) -> list[JointShortfall]:
        """What falls short of the models of sizes."""
        asked = self.release.asked
        models = tuple(m for m in asked.models if isinstance(m.reads, SizesOnly))
        relation = self._relation(self.joint, [])
        return self._measured(relation, Asked(models), None)

    def of_values(self, one: KnownRelease, shown: WorkTable) -> list[JointShortfall]:
        """What falls short of the models of values and of persons, by those of one release.

        Args:
            one: The release.
            shown: See `shown`.
        """
        asked = self.release.asked
        models = tuple(m for m in asked.models if m.reads.column in one.columns)
        if not models:
            return []
        known = {column.name for column in self.release.source.columns}
        relation = self._relation(shown, [name for name in one.columns if name in known])
        return self._measured(relation, Asked(models, asked.others_as_quasi), one.run_id)

    def shown(self, one: KnownRelease) -> WorkTable:
        """Relation (sqlanon_joint, columns) of the rows of a release: what it has of each."""
        dialect = self.workspace.dialect
        return self.workspace.make(
            "publish/joint_values",
            "shown",
            classes=self.joint,
            joint=Sql(_JOINT),
            keys=dialect.table(one.keys),
            owner=owner_of(self.workspace, self.release, one.columns),
            columns=[
                _Stored(Sql(f"v{place}"), dialect.quote(name))
                for place, name in enumerate(one.columns)
            ],
        )

    def _relation(self, table: WorkTable, columns: Sequence[str]) -> Relation:
        joint = Column(_JOINT, self.workspace.dialect.integer_type, Kind.INTEGER)
        others = (self.release.source.column(name) for name in columns)
        return Relation(RelationName(None, table.name), table.sql, (joint, *others))

    def _measured(self, relation: Relation, asked: Asked, run: str | None) -> list[JointShortfall]:
        workspace, quasi = self.workspace, [(_JOINT, Kind.INTEGER)]

        def counts(column: Column) -> ValueCounts:
            counted = value_counts(workspace, relation.sql, column.name, column.kind)
            return ValueCounts(counted, 0)

        inputs = model_inputs(
            workspace, relation, [_JOINT], asked, tables=self.release.other_tables, counts=counts
        )
        found: list[JointShortfall] = []
        for one in measurements(workspace, relation.sql, quasi, inputs):
            accept = partial(_short, one, run, found)
            workspace.check("verify/violations", accept, **one.values)
        return found


def _short(
    one: Measurement, run: str | None, found: list[JointShortfall], answer: list[tuple[Any, ...]]
) -> None:
    """Add what falls short of the conditions of a statement.

    Raises:
        VerificationError: it has not answered of each of them, once.
    """
    violating = {place: int(rest[1]) for place, rest in by_place(answer).items()}
    if sorted(violating) != list(range(len(one.conditions))):
        raise VerificationError("the measurement of joint classes got no answer")
    for place, (inputs, condition) in enumerate(one.conditions):
        if violating[place]:
            model = inputs.model
            runs = () if run is None else (run,)
            found.append(
                JointShortfall(
                    model.name, condition.variant, model.reads.column, violating[place], runs
                )
            )


def _by_condition(found: Sequence[JointShortfall]) -> tuple[JointShortfall, ...]:
    """What falls short, once for each condition, whichever releases it is by."""
    together: dict[tuple[str | None, ...], JointShortfall] = {}
    for one in found:
        condition = (one.model, one.variant, one.column)
        other = together.get(condition, replace(one, classes=0, runs=()))
        most = max(one.classes, other.classes)
        together[condition] = replace(one, classes=most, runs=(*other.runs, *one.runs))
    return tuple(together.values())


def refusals(job: Job, said: Releases) -> Iterator[SqlanonError]:
    """What cannot be read together with other releases, decided by the job alone."""
    persons = Asked(job.privacy).persons
    if len(persons) > 1:
        yield JobError(
            f"releases: the models count persons by {' and by '.join(persons)}; count them by one"
        )
    for name in persons:
        if _links_rows(job, name):
            yield UnsupportedError(
                f"releases: {name} tells in each release which rows are one person's, who is then "
                "in several joint classes for every reader; drop it (role: identifier)"
            )
    if said.guard == "off":
        return
    for model in job.privacy:
        read = SizesOnly | SensitiveColumn | Persons
        if model.of_combinations or not isinstance(model.reads, read):
            yield UnsupportedError(
                f"releases: {model.name} is not measured of joint classes, which have sizes, "
                "persons and sensitive values; leave one of the two out"
            )
    if not job.algorithm.guarantees:
        yield UnsupportedError(
            f"releases: {job.algorithm.name} without guarantee does not satisfy the models by "
            "itself, and joint classes are smaller still; leave one of the two out"
        )


def refusals_of_signatures(job: Job) -> Iterator[SqlanonError]:
    """What cannot be done with releases whose persons keep values, not classes."""
    if job.releases is not None and job.releases.guard != "off":
        yield UnsupportedError(
            f"releases.guard: {job.releases.guard}: {job.algorithm.name} keeps the values of each "
            "person's class, and makes classes anew each night, so that joint classes are small; "
            "say off, which stores who is in which class, for `sqlanon compare`"
        )


def notes(job: Job, releases: ReleasesOfSource, guard: Guard) -> Iterator[str]:
    """What a reader of the report should know of how the release was read with others."""
    if guard == "off":
        yield (
            "guard: off: what readers of several releases learn is not measured; it is stored "
            "who is in this one, and a later run with guard: refuse counts it"
        )
    elif releases.uncounted:
        yield (
            f"not read together with {counted(len(releases.uncounted), 'release')} of "
            f"{job.source}: it is not stored who is in them"
        )


def _links_rows(job: Job, name: str) -> bool:
    """Whether a column is published so that equal values of it are equal there."""
    said = job.columns.get(name)
    if said is None:
        return job.unlisted == "insensitive"
    return said.role != "identifier" or job.identifiers[name].action in _LINKING


def refuse_uncounted(releases: ReleasesOfSource, source: RelationName) -> None:
    """Refuse to pass over releases of which it is not stored who is in them.

    Raises:
        PublishError: there are some.
    """
    if releases.latest is not None:
        number, (moment, target) = len(releases.uncounted), releases.latest
        if releases.thinned:
            raise PublishError(
                f"{source} has had {counted(len(releases.thinned), 'release')} of which stored "
                f"rows were deleted, or have no class any more, the last one in "
                f"{releases.thinned[-1]}: who has gone cannot be counted; put them back, and to "
                "erase somebody put another key in the place of hers, the same one in all tables "
                '(docs/publishing.md, "Erasing a person"); where nobody has these releases any '
                f"more, say `releases: {{since: …}}` with a moment after {moment}"
            )
        raise PublishError(
            f"{source} has had {counted(number, 'release')} of which it is not stored who is in "
            f"them, the last one {target}, of run {releases.uncounted[-1]}: this one cannot be "
            "read with them; where nobody has them any more, say `releases: {since: …}` with a "
            f"moment after {moment}, or say `guard: warn`"
        )


def joint_classes_of(
    workspace: Workspace,
    keys: Sequence[RelationName],
    joint: Sql,
    owners: Sequence[Sql] = (),
) -> WorkTable:
    """Relation (person, joint): everybody who is in a release, and the number of the joint class.

    Args:
        workspace: Runs the statement.
        keys: The keys of each release.
        joint: What the number is called.
        owners: Where keys are those of rows: whose these are, in each release; `owner` there.
    """
    releases = [workspace.dialect.table(one) for one in keys]
    return workspace.make(
        "publish/joint_classes", "joint", releases=releases, joint=joint, owners=owners
    )


def measured_together(
    workspace: Workspace,
    release: Release,
    own: KnownRelease,
    releases: ReleasesOfSource,
    guard: Guard,
) -> JointClasses | None:
    """The joint classes of a release that is not published yet and of those before it.

    Args:
        workspace: Runs the statements.
        release: What is to be published.
        own: Its keys, which are stored already.
        releases: Those before it.
        guard: What is done about it; with `off` nothing is measured.

    Returns:
        The counts; None in a plan, which has no release.

    Raises:
        VerificationError: the verifier got no answer.
    """
    before = releases.known
    runs = tuple(one.run_id for one in before)
    if guard == "off":
        return JointClasses(guard, runs, releases.uncounted, own.columns, None, None, (), None)
    together = [*before, own]
    whose = (owner_of(workspace, release, one.columns) for one in together)
    owners = [one for one in whose if one is not None]
    joint = joint_classes_of(workspace, [one.keys for one in together], Sql(_JOINT), owners)
    sizes: list[tuple[Any, ...]] = []
    workspace.check("verify/classes", sizes.extend, relation=joint, values=[Sql(_JOINT)])
    if not sizes:
        return None
    classes, _, rows, *_ = sizes[0]
    short: list[JointShortfall] = []
    measured = _Classes(workspace, release, joint)
    shown = [measured.shown(one) for one in together] if before or release.asked.persons else []
    if before:
        short += measured.of_sizes()
        for one, values in zip(together, shown, strict=True):
            short += measured.of_values(one, values)
    persons = _Persons(int(rows), None)
    for name in release.asked.persons:
        persons = _persons(workspace, release.source.column(name), shown)
    workspace.drop(joint, *shown)
    return JointClasses(
        guard,
        runs,
        releases.uncounted,
        own.columns,
        persons.persons,
        int(classes),
        _by_condition(short),
        persons.spread,
    )


def _persons(workspace: Workspace, column: Column, shown: Sequence[WorkTable]) -> _Persons:
    """Persons with several rows: how many there are, and in more than one joint class."""
    dialect = workspace.dialect
    person = dialect.exact(dialect.quote(column.name), column.kind)
    return workspace.ask_one(
        "publish/joint_persons", _Persons, person=person, joint=Sql(_JOINT), shown=shown
    )


def refuse_short(
    found: JointClasses,
    release: Release,
    releases: ReleasesOfSource,
    target: Target,
    *,
    withholds: bool,
) -> None:
    """Stop a release that does not go with those before it.

    Args:
        found: Its joint classes.
        release: It.
        releases: Those before it.
        target: What the job says of its target.
        withholds: Whether persons were left out for it.

    Raises:
        VerificationError: joint classes fall short of a model.
    """
    if found.short:
        raise VerificationError(
            f"read together with {counted(len(found.before), 'release')} of "
            f"{release.source.name} before it, this one falls short: "
            f"{'; '.join(map(str, found.short))}; nothing was published. "
            f"{_of_series(releases) or _advice(release, target, withholds=withholds)}"
        )


def _of_series(releases: ReleasesOfSource) -> str:
    """What can be done where persons keep values in others; nothing where there are none."""
    series = [one.series for one in releases.known if one.series is not None]
    if not series:
        return ""
    names = " and ".join(dict.fromkeys(name for name, _ in series))
    return (
        f"{counted(len(series), 'release')} of {names} {'is' if len(series) == 1 else 'are'} by "
        "m_invariance, which makes classes anew each night: few persons are in the same classes of "
        f"both. Publish one of the two and not the other; where nobody has releases of {names} any "
        f"more, say `releases: {{since: …}}` with a moment after {max(at for _, at in series)}"
    )


def _advice(release: Release, target: Target, *, withholds: bool) -> str:
    """What can be done, without what the job does already."""
    done = []
    if release.recoding.search.reused is None:
        done.append("publish by the recoding of the one before (recoding: {reuse: last})")
    if not withholds and not release.asked.persons:
        done.append("leave persons out, so that k of each have gone (releases: {withhold: true})")
    if not withholds and target.on_small_change != "delay":
        done.append("let newcomers wait (on_small_change: delay)")
    done += [
        "run again when more have come, gone or changed class",
        "publish at coarser levels, in whose classes those before lie whole",
        "say `since` where nobody has earlier ones any more",
    ]
    if not release.asked.persons:  # which that series does not count
        done.append("begin a series by m_invariance, under another name and for other readers")
    said = f"{', '.join(done[:-1])}, or {done[-1]}"
    return said[0].upper() + said[1:]
