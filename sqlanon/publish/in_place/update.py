"""In place by UPDATE: the table stays what it is, its rows change in one transaction.

Identity, owner, grants, comments, indexes, constraints, defaults and whatever depends on the table
stay. What is measured is the table itself, as the transaction that changed it sees it; if it is not
as it should be, the transaction is rolled back.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from typing_extensions import override

from sqlanon.errors import JobError, PublishError, SqlanonError, UnsupportedError, VerificationError
from sqlanon.job import resolve
from sqlanon.job.columns import Drop, Identifier
from sqlanon.publish.attachments import (
    TIME_OF_CHANGE,
    Attachment,
    find_attachments,
    row_key,
    staying_with,
    with_definitions_read,
)
from sqlanon.publish.in_place import guard
from sqlanon.publish.in_place.definitions import TypeChange
from sqlanon.publish.in_place.dependents import (
    PARTITIONING,
    ColumnRemoval,
    fates,
    firing_as_said,
    hindrances,
    list_partition_conflicts,
)
from sqlanon.publish.in_place.renumbering import Renumbering
from sqlanon.publish.in_place.strategy import InPlaceStrategy
from sqlanon.publish.in_place.type_check import elsewhere, refuse_long_labels, unfit
from sqlanon.publish.protocols import Protocol, updating_protocol
from sqlanon.release.columns import Published
from sqlanon.release.release import row_values
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from sqlanon.job.job import Job
    from sqlanon.release.release import Release
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace

BINDING = (
    "primary key",
    "unique",
    "unique expression",
    "check",
    "foreign key",
    "exclusion",
    "constraint",
    "generated column",
    "foreign key of another table",
)
"""What may refuse, or follow, another value of a column that it is about."""
_STAYING = {"keep", "renumber"}
"""Columns that are not updated with the rest: the key's new numbers come last."""
REFERENCE = "foreign key of another table"


class _Change(NamedTuple):
    """A column that is written, as the templates see it.

    Attributes:
        value: Its new value: a column of the relation of new rows, `n`, or a constant.
        compared: Both sides of a comparison that finds rows which do not hold that; None for values
            of the column's own type, which it may round.
        checked: Whether what was written is compared too.
    """

    column: Sql
    value: Sql
    compared: tuple[Sql, Sql] | None
    checked: bool = True


class Update(InPlaceStrategy):
    """The rows of the source are updated."""

    by = "update"
    writes_source = True

    @staticmethod
    @override
    def protocol(dialect: Dialect) -> Protocol:
        return updating_protocol(dialect)

    @property
    @override
    def beside(self) -> tuple[RelationName, ...]:
        return self._renumbering.tables

    @override
    def needs_owner(self, job: Job, dialect: Dialect) -> bool:
        """Return whether it needs the table's owner, who alone can renew statistics with values."""
        changed = (
            TypeChange.of(job).columns
            or ColumnRemoval(job).columns
            or Renumbering(job, self.target).columns
        )
        return dialect.shows_statistics or bool(changed)

    @override
    def examine(self, workspace: Workspace, table: RelationName, job: Job, *, again: bool) -> None:
        self._dialect = workspace.dialect
        self._emptied = frozenset(job.missing)
        self._retyping = TypeChange.of(job)
        self._retyping.examine(workspace, table)
        self._dropping = ColumnRemoval(job)
        self._dropping.examine(workspace, table)
        self._renumbering = Renumbering(job, self.target)
        self._attached = find_attachments(workspace, table)
        self._staying = staying_with(workspace, table)
        if self.target.write_guard and again:
            self.guards = guard.left_on(self._attached)
        pauses = self._dialect.pauses_triggers
        others = [one for one in self._attached if one.name not in self.guards]
        found = list(hindrances(others, self.target, self._dialect, pauses=pauses))
        found += self._renumbering.examine(workspace, table, self._attached)
        changed = {
            "retype: true": self._retyping.columns,
            "drop": self._dropping.columns,
            "action: renumber": self._renumbering.columns,
        }
        found += list_partition_conflicts(self._attached, self.target, changed)
        if found:
            raise PublishError(f"{table} cannot be updated in place. " + ". ".join(found))

    @staticmethod
    def job_refusals(job: Job) -> Iterator[SqlanonError]:
        """Yield what no UPDATE does, decided by the job alone."""
        for model in job.privacy:
            named = model.reads.table
            if named is None or named == job.source:
                continue
            if named.name.lower() == job.source.name.lower() and (
                named.schema is None or job.source.schema is None
            ):
                yield JobError(
                    f"privacy.{model.name}: {named} may be the source; spell it as `source` does"
                )

    @override
    def source_refusals(self, job: Job, source: Relation) -> Iterator[SqlanonError]:
        self._attached = with_definitions_read(self._attached, source)
        self._key = row_key(self._attached, source)
        yield from self._unsaid(job, source)
        yield from unfit(job, source, self._dialect)
        yield from self._retyping.source_refusals(source, self._dialect)
        yield from self._dropping.source_refusals(source, self._dialect)
        self._touched = touched = self._list_changed_columns(job, source)
        bound = [
            f"{one} depends on {', '.join(columns)}"
            for one in self._attached
            if one.kind in BINDING
            and one.name not in self._dropping.indexes
            and (columns := one.about(touched))
            and not _stays_unique(job, one, columns)
        ]
        yield from self._renumbering.source_refusals(source, self._key, touched, self._dialect)
        if bound:
            yield PublishError(
                f"{source.name} cannot be updated in place: {'; '.join(bound)}. Remove these "
                "first, leave the columns as they are, or publish to a new table"
                f"{self._or_renumber(source, touched)}"
            )
        if not self._key:
            parted = any(one.kind == PARTITIONING for one in self._attached)
            nulls = [
                f"; there is a {one.name}" for one in self._attached if "with NULL" in one.name
            ]
            instead = "a new table" if parted else elsewhere(self._dialect)
            yield UnsupportedError(
                f"{source.name} has no key that stays unchanged (a primary key, or unique "
                f"columns that are NOT NULL{''.join(nulls)}): its rows cannot be identified; use "
                f"{instead}"
            )
        elif not self._stays(job, self._key):
            yield UnsupportedError(
                f"{source.name}: the position of a row would reveal its value of "
                f"{', '.join(self._key)}; keep the column, or publish to a new table"
            )
        references = [one.name for one in self._attached if one.kind == REFERENCE]
        pointing = list(dict.fromkeys([*references, *(name.name for name in self.beside)]))
        if pointing and job.max_suppression and job.suppressed == "drop":
            yield PublishError(
                f"rows of {', '.join(pointing)} refer to {source.name}, and suppressed rows "
                "would be deleted under them; set `max_suppression: 0`, or `suppressed: keep`"
            )
        yield from self._index_refusals(touched, references)

    def _unsaid(self, job: Job, source: Relation) -> Iterator[SqlanonError]:
        """Columns of which the job does not say what becomes of them in place."""
        unlisted = [column.name for column in source.columns if column.name not in job.columns]
        if unlisted and job.unlisted == "drop":
            yield JobError(
                f"unlisted: an update in place drops no column: {', '.join(unlisted)}; add them to "
                "`columns`"
            )
        keys = [name for name in self._key if name in unlisted]
        if keys and job.unlisted != "drop":
            yield JobError(
                f"columns: {', '.join(keys)} is the key of {source.name}, which links each row "
                "to all data that refers to it; set {role: identifier, action: keep}, or "
                "action: renumber for new numbers"
            )

    def _or_renumber(self, source: Relation, touched: Sequence[str]) -> str:
        """The way out for a key of whole numbers that would hold something else."""
        if len(self._key) != 1 or self._key[0] not in touched:
            return ""
        (key,) = self._key
        if source.column(key).kind is not Kind.INTEGER:
            return ""
        return (
            f"; or give the key new numbers, which references follow: columns.{key}: {{role: "
            "identifier, action: renumber}"
        )

    def _list_changed_columns(self, job: Job, source: Relation) -> list[str]:
        requests = resolve.requests(job, source, self._dialect)
        written = [request.column.name for request in requests if not request.unchanged]
        said = job.identifiers.items()
        named = [*written, *job.missing, *job.columns_left_out]
        return [*named, *(name for name, one in said if one.action not in _STAYING)]

    def _stays(self, job: Job, columns: Sequence[str]) -> bool:
        said = [job.columns.get(name) for name in columns]
        return not any(
            isinstance(one, Drop) or (isinstance(one, Identifier) and one.action not in _STAYING)
            for one in said
        )

    def _index_refusals(
        self, touched: Sequence[str], references: Sequence[str]
    ) -> Iterator[SqlanonError]:
        kinds = {"index", "unique"}
        indexes = [one for one in self._attached if one.kind in kinds and one.about(touched)]
        if references and indexes and self._dialect.updates_indexed_rows_as_new:
            yield PublishError(
                f"{self._dialect.name} deletes and inserts rows when an indexed column changes, "
                f"so that {', '.join(references)} would refer to no row: drop "
                f"{', '.join(map(str, indexes))} first"
            )

    @override
    def objects(self) -> Iterator[tuple[Attachment, str]]:
        yield from self._retyping.objects(self._dialect)
        yield from self._dropping.objects()
        yield from self._renumbering.objects()
        yield from fates(
            (*self._attached, *self._staying),
            self.target,
            touched=self._touched,
            dropped=self._dropping,
            made_again=self._retyping.indexes_to_rebuild,
            guards=self.guards,
        )

    @override
    def write(self, workspace: Workspace, release: Release, table: RelationName) -> Sql:
        """The table itself is what is verified, before the transaction ends."""
        target, self._release = workspace.dialect.table(table), release
        keys, changes, columns = self._columns(workspace, release)
        new = workspace.make("publish/rows", "new", **row_values(workspace, release, columns))
        refuse_long_labels(workspace, release, self._retyping.columns)
        shared = {"table": target, "new": new, "keys": keys}
        if release.may_stand and not (self._renumbering.columns or self._dropping.columns):
            self._look_for_changes(workspace, changes, shared)
            if self.wrote_nothing:
                return target
        guard.take_away(workspace, table, self.guards)
        self._dropping.write(workspace, table)
        self._retyping.write(workspace, target)
        kept = [
            workspace.dialect.quote(name)
            for one in self._attached
            if one.kind == TIME_OF_CHANGE
            for name in one.columns
            if workspace.dialect.quote(name) not in {change.column for change in changes}
        ]
        with firing_as_said(workspace, target, self.target):
            if release.row_count < release.frequency_set.rows:
                workspace.run("in_place/delete", **shared)
            workspace.run("in_place/update", changes=changes, kept=kept, **shared)
        self._retyping.finish(workspace)
        compared = [change.compared for change in changes if change.checked and change.compared]
        workspace.check("in_place/unwritten", _refuse_unwritten, compared=compared, **shared)
        return target

    def _look_for_changes(
        self, workspace: Workspace, changes: Sequence[_Change], shared: Mapping[str, Any]
    ) -> None:
        """Look whether any row is to be written to, or deleted."""

        def look(answer: list[tuple[Any, ...]]) -> None:
            self.wrote_nothing = not int(answer[0][0])

        compared = [change.compared for change in changes if change.compared is not None]
        if len(compared) == len(changes):
            workspace.check("in_place/unwritten", look, compared=compared, **shared)

    def _columns(
        self, workspace: Workspace, release: Release
    ) -> tuple[list[tuple[Sql, Sql]], list[_Change], list[Published]]:
        """Return how rows are found, their new values, and the columns of the relation of both."""
        dialect = workspace.dialect
        made: list[Published] = []
        keys: list[tuple[Sql, Sql]] = []
        changes: list[_Change] = []
        for place, name in enumerate(self._key):
            column = release.source.column(name)
            alias = Sql(f"k{place}")
            number = len(release.columns) + place
            raw, outer = dialect.column("s", name), Sql(f"r.o{number}")
            made.append(
                Published(name, alias, column.type, column.kind, False, number, raw, outer, False)
            )
            keys.append((dialect.quote(name), alias))
        attributes = release.frequency_set.attributes
        native = {
            attribute.name
            for attribute, is_native in zip(attributes, release.labels.native, strict=True)
            if is_native
        }
        pinned = {a.name for a in attributes if a.request.unchanged}
        for published in release.columns:
            own = not published.quasi and published.inner == dialect.column("s", published.name)
            if (own or published.name in pinned) and published.name not in self._emptied:
                continue  # as it is
            if published.inner is None and not published.quasi:
                held = Sql(f"t.{published.sql}")
                if published.kind is Kind.TEXT:
                    held = dialect.exact(held, Kind.TEXT)
                said = (held, published.outer)
                changes.append(_Change(published.sql, published.outer, said, checked=False))
                continue
            alias = Sql(f"v{published.place}")
            made.append(replace(published, sql=alias))
            compared = None
            if published.name not in native and not own:
                stored = dialect.exact(Sql(f"t.{published.sql}"), Kind.TEXT)
                compared = (stored, dialect.exact(Sql(f"n.{alias}"), Kind.TEXT))
            changes.append(_Change(published.sql, Sql(f"n.{alias}"), compared))
        return keys, changes, made

    @override
    def publish(
        self, workspace: Workspace, table: RelationName, held: RelationName, comment: str
    ) -> None:
        """The transaction ends, and readers see the rows, under new keys if so said."""
        del held, comment
        target = workspace.dialect.table(table)
        if self._renumbering.columns:
            with firing_as_said(workspace, target, self.target):
                self._renumbering.write(workspace, self._release)
        if workspace.dialect.shows_statistics:
            workspace.run("in_place/own_statistics")
            for written in (table, *self.beside):
                workspace.run("workspace/analyze", table=workspace.dialect.table(written))


def _refuse_unwritten(answer: list[tuple[Any, ...]]) -> None:
    rows = int(answer[0][0])
    if rows:
        raise VerificationError(
            f"{rows} rows do not have the written values: a trigger changed them, or their key "
            "is not unique; nothing was published"
        )


def _stays_unique(job: Job, one: Attachment, columns: Iterable[str]) -> bool:
    """Whether what changes of a unique key's columns is hashed: different values stay different.

    One of expressions, of some rows or of the beginning of a text may see equal ones.
    """
    said = [job.identifiers.get(name) for name in columns]
    return one.kind == "unique" and all(s is not None and s.action == "hash" for s in said)
