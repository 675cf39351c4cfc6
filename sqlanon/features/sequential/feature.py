"""The feature as the steps of a run see it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from typing_extensions import override

from sqlanon.algorithms.bucketization.m_invariance import SUFFIX, MInvariance
from sqlanon.common.wording import inflect
from sqlanon.features.release_guard.earlier_releases import keys_of
from sqlanon.features.release_guard.feature import ReleaseGuard
from sqlanon.features.release_guard.keys import (
    choose_key,
    explain_key,
    key_refusals,
    refusals_of_no_ledger,
)
from sqlanon.features.release_guard.other_runs import refuse_another_run
from sqlanon.features.sequential.storage import (
    StoredSignatures,
    last_memory,
    memory_of,
    remember,
    sign_source,
    store_counterfeits,
)
from sqlanon.pipeline.feature import Feature
from sqlanon.release.columns import Published
from sqlanon.release.groups import COUNT, GROUP, number_column, refuse_taken
from sqlanon.release.release import ByColumn, ReleasedTable, row_values
from sqlanon.release.store import FORGED, KNOWN
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.verify.measure import refuse_other_columns, refuse_some

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.bucketization.m_invariance import Memory, Signed, SignedClasses
    from sqlanon.errors import SqlanonError
    from sqlanon.pipeline.feature import Search
    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import SearchTask, Source
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.release import Release, Written
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class Preparation(NamedTuple):
    """The state of the series before a run reads its source.

    Attributes:
        memory: The signatures of the last release; None before the first.
    """

    key: str
    memory: Memory | None
    outdated: Sequence[RelationName]


@dataclass(frozen=True, slots=True)
class Sequential(Feature):
    """`algorithm: m_invariance`."""

    name: ClassVar[str] = "sequential"

    @property
    @override
    def label(self) -> str:
        return self.job.algorithm.name

    @property
    def _beside_others(self) -> bool:
        """Whether the keys of its releases are stored, to be read together with others."""
        return self.job.compares_all

    @override
    def refusals(self) -> Iterator[SqlanonError]:
        if self.job.target is not None and not self._beside_others:
            yield from refusals_of_no_ledger(self.job, self.job.algorithm.name)

    @override
    def preflight(self, run: Run) -> None:
        refuse_another_run(run, of_source=True)

    @override
    def prepare(self, run: Run) -> Preparation | None:
        if run.publisher is None:  # nothing is remembered beside no target
            return None
        if self._beside_others:
            key = run.parts[ReleaseGuard.name].key
        else:
            key = choose_key(run, self.job.algorithm.name)
        memory, outdated = last_memory(run.workspace, self.job, run.target, run.ledger_name)
        return Preparation(key, memory, outdated)

    @override
    def source_refusals(self, source: Relation, run: Run) -> Iterator[SqlanonError]:
        prepared: Preparation | None = run.parts.get(self.name)
        if prepared is not None:
            yield from key_refusals(source, prepared.key)

    @override
    def extend(self, source: Source, run: Run) -> Source:
        prepared: Preparation | None = run.parts.get(self.name)
        if prepared is None:
            return source
        source = replace(source, key=prepared.key).copy(run)
        table, signed = sign_source(
            run.workspace,
            self.job,
            source.table,
            source.actions,
            key_name=prepared.key,
            memory=prepared.memory,
        )
        return source.with_part(self.name, signed, table, subjects=(signed.pair,))

    @override
    def search(self, task: SearchTask, run: Run, search: Search) -> Recoding:
        algorithm = self.job.algorithm
        if not isinstance(algorithm, MInvariance):
            raise TypeError(f"{algorithm.name} keeps no signatures")
        signed = task.source.parts[self.name]

        def run_by(problem: Problem, workspace: Workspace) -> Recoding:
            found, made = algorithm.search_signed(signed, problem, workspace)
            return replace(found, parts={**found.parts, self.name: made})

        return search(replace(task, run_by=run_by))

    @override
    def tables(self, release: Release, run: Run) -> Release:
        return with_counterfeits(run.workspace, release, self._classes(release))

    @override
    def store(self, release: Release, relations: tuple[Sql, ...], run: Run) -> StoredSignatures:
        """The signatures of persons, and where later ones are read with it, its counterfeits."""
        workspace, publisher, ledger = run.workspace, run.publisher, run.ledger_name
        if publisher is None or ledger is None:
            raise ValueError("signatures are found again by a ledger")
        schema, others = run.target.schema, publisher.default_grantees
        into = memory_of(schema, workspace.run_id)
        classes = self._classes(release)
        stored = remember(workspace, release, classes, into, ledger, default_grantees=others)
        if not self._beside_others:
            return StoredSignatures(stored)
        into = keys_of(schema, workspace.run_id, FORGED)
        forged = store_counterfeits(
            workspace, release, classes, into, ledger, default_grantees=others
        )
        keys = workspace.dialect.table(keys_of(schema, workspace.run_id, KNOWN))
        return StoredSignatures(stored, (keys, forged), (Sql("v0"), Sql("v0")))

    @override
    def measure(self, release: Release, rows: Sql, written: Written | None, run: Run) -> None:
        if written is not None:
            remembered: StoredSignatures = written.stored[self.name]
            signed = self._classes(release).signed
            refuse_unsigned(run.workspace, written, signed, remembered)

    @override
    def notes(self, release: Release, run: Run) -> Iterator[str]:
        target, prepared = self.job.target, run.parts[self.name]
        if target is None:
            return
        if target.key is None and not self._beside_others:
            yield explain_key(self.job, prepared.key)
        forged = _count_counterfeits(self._classes(release))
        yield f"{forged}; see {target.table}{SUFFIX}"

    @override
    def tables_to_drop(self, run: Run) -> Iterator[RelationName]:
        """Yield the tables of signatures that the new ones replace."""
        prepared: Preparation | None = run.parts.get(self.name)
        yield from () if prepared is None else prepared.outdated

    @override
    def cleanup_tables(self, run: Run) -> Iterator[RelationName]:
        schema, run_id = run.target.schema, run.workspace.run_id
        yield memory_of(schema, run_id)
        if self._beside_others:
            yield keys_of(schema, run_id, FORGED)

    def _classes(self, release: Release) -> SignedClasses:
        found: SignedClasses = release.recoding.parts[self.name]
        return found


# -- the two tables of a release -------------------------------------------------------------------


def _count_counterfeits(classes: SignedClasses) -> str:
    if not classes.counterfeits.number:
        return "no class has a counterfeit row"
    among = inflect(classes.forged_classes, "class", "classes")
    rows = inflect(classes.counterfeits.number, "counterfeit row")
    return f"{rows} in {among} belong to no person"


def with_counterfeits(workspace: Workspace, release: Release, classes: SignedClasses) -> Release:
    """The release with the numbers of classes, and how many counterfeits each class has.

    Raises:
        UnsupportedError: a column of the source has the name that classes are numbered under.
    """
    columns = release.columns
    refuse_taken(release.source, {GROUP: "its classes"})
    group = number_column(workspace, GROUP, len(columns), "m.place")
    count = number_column(workspace, COUNT, len(columns) + 1, "c.held")
    counts = workspace.fragment(
        "recoding/forged", counterfeits=classes.counterfeits.rows, groups=release.labels.groups
    )
    tables = (
        ReleasedTable("", (*columns, group)),
        ReleasedTable(SUFFIX, (group, count), count, counts),
    )
    return replace(release, tables=tables, classes=ByColumn(group))


# -- the release as it was written -----------------------------------------------------------------


# That all values of a class differ is measured as any model is. Here are three other facts. A class
# has as many persons as rows without counterfeits, each shown with the person's value. A person
# whose signature still has the value is in a class with the same values. The stored signatures are
# those of the written release.


def refuse_unsigned(
    workspace: Workspace, written: Written, signed: Signed, remembered: StoredSignatures
) -> None:
    """Stop a release that is not m-invariant with those before it."""
    release, dialect = written.release, workspace.dialect
    rows, counts = written.relations
    _, second = release.tables
    refuse_other_columns(workspace, counts, [column.name for column in second.columns])
    group = release.classes.columns[0]
    kind = signed.column.kind
    persons = _persons(workspace, release, signed)
    value = dialect.exact(dialect.quote(signed.column.name), kind)
    shown = {"rows": rows, "group": group.sql, "value": value, "persons": persons}
    stored = dialect.exact(Sql("v0"), kind)
    after = {"memory": remembered.signatures, "stored": stored}
    held = {"known": dialect.exact(Sql("person"), Kind.TEXT)}
    asked: list[tuple[str, str, dict[str, Any]]] = [
        (
            "sequential/signed_counts",
            "classes do not have as many persons and counterfeits as rows",
            {"counts": counts, "count": second.columns[1].sql, **shown},
        ),
        ("sequential/signed_values", "persons are published without their value", shown),
        (
            "sequential/signed_persons",
            "persons are not stored exactly once",
            {**after, **held, **shown},
        ),
        (
            "sequential/signed_classes",
            "stored signatures have other values than their class",
            {**after, **held, **shown, "staying": False},
        ),
    ]
    if signed.memory is not None:
        before = {"memory": signed.memory.table, "stored": stored}
        asked += [
            (
                "sequential/signed_classes",
                "classes have other values than the earlier signatures of their persons",
                {**before, **held, **shown, "staying": True},
            ),
            (
                "sequential/signed_memory",
                "signatures of earlier releases are not stored again",
                {**before, **held, "after": remembered.signatures, "persons": persons},
            ),
        ]
    if remembered.rows:
        values = [dialect.exact(one, kind) for one in remembered.values]
        relations = [*zip(remembered.rows, values, strict=True)]
        wrong = "values are stored with other classes than they have"
        asked.append(("sequential/signed_rows", wrong, {"relations": relations, **shown}))
    for template, what, said in asked:
        workspace.check(template, partial(refuse_some, what), **said)
    workspace.drop(persons)


def _persons(workspace: Workspace, release: Release, signed: Signed) -> WorkTable:
    """Relation (person, place, value) of the source's rows that are published."""
    dialect = workspace.dialect
    raw, key = dialect.column("s", signed.column.name), signed.key
    person = key.key(dialect, dialect.column("s", key.name))

    def column(name: str, place: int, inner: Sql | None, outer: str) -> Published:
        kind = Kind.TEXT
        return Published(name, Sql(name), Sql(""), kind, True, place, inner, Sql(outer), False)

    columns = (
        column("person", 0, person, "r.o0"),
        column("value", 1, dialect.exact(raw, signed.column.kind), "r.o1"),
        column("place", 2, None, "m.place"),
    )
    values = row_values(workspace, release, columns, persons=True)
    return workspace.make("publish/rows", "persons", **values)
