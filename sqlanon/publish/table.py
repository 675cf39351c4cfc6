"""Publication as a new table: written under a name of its own, verified, then renamed.

Until verification passed nothing is visible under the target's name. Where DDL is transactional
(DuckDB, SQLite, PostgreSQL) a crash leaves nothing; elsewhere it leaves the staging table, which
`sqlanon clean` knows by its name and its mark.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.errors import JobError, UnsupportedError, VerificationError, together
from sqlanon.publish.attached import attached_to, row_key
from sqlanon.publish.base import Publication
from sqlanon.publish.behind_view import older, refuse_table, runs_shown, show, shown
from sqlanon.publish.changes import came_and_went, earlier_keys, keys_of, store_keys, too_few
from sqlanon.publish.earlier import drop_stored, stored_before
from sqlanon.publish.kept import Replaced, columnless
from sqlanon.publish.names import behind_view, existing, refuse_taken, resolved_target, staging_name
from sqlanon.publish.raw_values import overlooked, refuse_readers
from sqlanon.publish.strangers import shut
from sqlanon.release.release import (
    BEHIND,
    MARK,
    Release,
    refuse_changed_source,
    write_steps,
)
from sqlanon.source.inspection import inspect
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import PREFIX
from sqlanon.wording import counted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.report.run import Report
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import Command, Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class _Place:
    """Where one table of the release goes.

    Attributes:
        suffix: What its name has behind the target's.
        staged: What it is called until it is verified.
        name: What it is published under.
        replaced: What has that name now, to be dropped; None where it is free.
    """

    suffix: str
    staged: RelationName
    name: RelationName
    replaced: str | None


class NewTable(Publication):
    """Each table of the release becomes a table of its own."""

    several_tables = True
    copies = True
    places: tuple[_Place, ...] = ()
    _keys_before: RelationName | None = None
    _delayed: int = 0
    _k: int = 0
    _before: tuple[RelationName, ...] = ()

    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        """See Publication."""
        yield from super().refusals(job)
        if self._compares and (job.algorithm.splits_cells or len(self.suffixes) > 1):
            yield UnsupportedError(
                f"target.on_small_change: {job.algorithm.name} as the job has it treats rows of "
                "equal values differently, so that the class of a person is not known afterwards; "
                "leave it out"
            )
        if self._compares and job.ledger is False:
            yield UnsupportedError(
                "ledger: false: the keys of the release before are found again by the ledger; "
                "leave it, or on_small_change, out"
            )
        if self.target.on_small_change == "delay":
            for name, quasi in job.quasi_identifiers.items():
                if quasi.order == "appearance":
                    yield UnsupportedError(
                        f"columns.{name}.order: on_small_change: delay reads a copy of the source "
                        "without the rows that wait, which has no order of appearance; choose "
                        "another order"
                    )

    def misfits(self, job: Job, source: Relation, dialect: Dialect) -> Iterator[SqlanonError]:
        """See Publication."""
        yield from super().misfits(job, source, dialect)
        key = self.key
        if key is not None and key not in {column.name for column in source.columns}:
            yield JobError(f"target.key: {source.name} has no column {key}")

    def prepare(self, workspace: Workspace, job: Job) -> None:
        """See Publication."""
        replace = self.target.if_exists == "replace"
        dialect = workspace.dialect
        if self._compares and not dialect.stores_recodings:
            raise UnsupportedError(
                f"target.on_small_change is not offered on {dialect.name}: the keys behind a "
                "release would stay in files there; leave it out"
            )
        places: list[_Place] = []
        for number, suffix in enumerate(self.suffixes):
            said = RelationName(self.target.table.schema, f"{self.target.table.name}{suffix}")
            name = resolved_target(workspace, said, job.source)
            replaced = refuse_taken(workspace, name, replace=replace)
            staged = (
                behind_view(workspace, name)
                if dialect.behind_views
                else staging_name(workspace, name, number)
            )
            if dialect.behind_views:
                refuse_table(workspace, name, replaced)
            places.append(_Place(suffix, staged, name, replaced))
        self.places = tuple(places)
        self.name, self.staged = places[0].name, places[0].staged
        # where a transaction holds it all together, a release is finished under its own name
        made = {
            place.name: Replaced(
                place.name if dialect.ddl_rolls_back else place.staged,
                alike=place.replaced != "VIEW",
            )
            for place in places
            if place.replaced is not None
        }
        self.examine(workspace, job, made)
        if dialect.behind_views:
            self._before = tuple(
                released for place in places for released in shown(workspace, place.name)
            )
        self.earlier = self._stored_before(workspace)
        self._keys_before = earlier_keys(workspace, self.earlier)
        if self._compares:
            self.key = self.target.key or _key_of(workspace, job.source)

    @property
    def _compares(self) -> bool:
        """Whether the job wants to know who came and who went."""
        return self.target.on_small_change is not None

    def leaks(self, workspace: Workspace, job: Job) -> Iterator[SqlanonError]:
        """See Publication. Keys of the source are as secret as the source."""
        if self._compares:
            yield from overlooked(workspace, str(self.name.schema), job.source, str(self.name))

    def notes(self, job: Job) -> Iterator[str]:
        """See Publication."""
        yield from super().notes(job)
        if self.key is not None and self.target.key is None:
            yield f"persons are told apart by {self.key}, the key that the catalogue has"
        for name in self._before:
            yield (
                f"{name}, the release that {self.target.table} showed before, stays for those who "
                "are reading it, and is dropped by the next run; drop it yourself if it must go now"
            )
        if self.key is not None and self._keys_before is None:
            yield (
                "not compared with a release before it: there is none whose keys were stored; the "
                "next run is compared with this one"
            )
        if self._delayed:
            few = self._delayed < self._k
            number = f"fewer than {self._k} persons" if few else counted(self._delayed, "person")
            yield (
                f"{number} wait: they came since the release before, fewer than {self._k} to a "
                "class; their rows are in none of these counts, and are published when a class has "
                f"{self._k} such persons"
            )

    def waiting(self, workspace: Workspace, release: Release) -> WorkTable | None:
        """See Publication."""
        before, key = self._keys_before, self.key
        if self.target.on_small_change != "delay" or before is None or key is None:
            return None
        found = too_few(workspace, release, before, key)
        if found is None:
            return None
        persons, number = found
        self._delayed, self._k = self._delayed + number, release.asked.needed
        return persons

    def write(self, workspace: Workspace, release: Release) -> tuple[Sql, ...]:
        """See Publication."""
        self._refuse_columnless(release)
        for step in self._write_steps(workspace, release):
            workspace.execute(step)
        if workspace.dialect.recounts_source:
            refuse_changed_source(workspace, release)
        if self.key is not None:
            self._compare(workspace, release, self.key)
        return tuple(workspace.dialect.table(place.staged) for place in self.places)

    def _compare(self, workspace: Workspace, release: Release, key: str) -> None:
        """Store who is in the release, and count who was not in the one before, or is no more.

        Raises:
            VerificationError: too few of a class, and the job wants no such release.
        """
        stored = keys_of(self.name.schema, workspace.run_id)
        store_keys(workspace, release, stored, key, self.ledger_beside(self.name))
        shut(workspace, stored, self.strangers)
        refuse_readers(workspace, stored)
        if self._keys_before is None:
            return
        needed = release.asked.needed
        self.changes = came_and_went(workspace, self._keys_before, stored, needed, self._delayed)
        small = 0 if self.changes is None else self.changes.small_groups
        if not small or self.target.on_small_change == "warn":
            return
        classes = counted(small, "class", "classes")
        if self.target.on_small_change == "delay":  # newcomers wait; only who went is left
            raise VerificationError(
                f"since the release that {self.name} has, fewer than {needed} persons went from "
                f"{classes}: who has both could tell them, and rows that are gone cannot be kept "
                "back; nothing was published and that release stays, run again when more have gone"
            )
        raise VerificationError(
            f"since the release that {self.name} has, fewer than {needed} persons came to or "
            f"went from {classes}: who has both could tell them; nothing was published, run again "
            "when more has changed"
        )

    def _write_steps(self, workspace: Workspace, release: Release) -> list[Command]:
        dialect = workspace.dialect
        tables = {table.suffix: table for table in release.tables}
        mark = BEHIND if dialect.behind_views else MARK
        return [
            step
            for place in self.places
            for step in write_steps(
                workspace, release, tables[place.suffix], dialect.table(place.staged), mark
            )
        ]

    def publish(self, workspace: Workspace, comment: str) -> None:
        """See Publication."""
        for place in self.places:
            self._name(workspace, place, comment)
        drop_stored(workspace, self.earlier)

    def _stored_before(self, workspace: Workspace) -> list[RelationName]:
        """What earlier runs stored that is dropped when this one has published.

        Behind views these are the releases before the one that is replaced.
        """
        if not workspace.dialect.behind_views:
            return stored_before(workspace, self.name, self.ledger)
        home = self.ledger
        if home is None or existing(workspace, home) is None:
            return []
        ledger = workspace.dialect.table(home)
        return [name for place in self.places for name in older(workspace, place.name, ledger)]

    def _name(self, workspace: Workspace, place: _Place, comment: str) -> None:
        """Give one table of the release its name."""
        dialect = workspace.dialect
        if dialect.behind_views:
            there = place.replaced is not None
            workspace.execute(show(workspace, place.staged, place.name, there=there))
            return
        if dialect.keeps_comments:
            staged = dialect.table(place.staged)
            workspace.run("publish/comment", target=staged, comment=dialect.literal(comment))
        if not dialect.ddl_rolls_back:
            self.give(workspace, place.name)
        for step in naming_steps(workspace, place.staged, place.name, place.replaced):
            workspace.execute(step)
        if dialect.ddl_rolls_back:
            self.give(workspace, place.name)

    def _refuse_columnless(self, release: Release) -> None:
        tables = {table.suffix: table for table in release.tables}
        found = [
            error
            for place in self.places
            for error in columnless(
                place.name,
                self.kept.get(place.name, ()),
                [column.name for column in tables[place.suffix].columns],
            )
        ]
        if found:
            raise together(found)

    def visible(self, workspace: Workspace) -> bool:
        """See Publication. A staged table has lost its first name when it got the target's."""
        if workspace.dialect.ddl_rolls_back:
            return super().visible(workspace)
        if workspace.dialect.behind_views:
            return any(
                workspace.run_id in runs_shown(workspace, place.name) for place in self.places
            )
        return any(existing(workspace, place.staged) is None for place in self.places)

    def complete(self, workspace: Workspace, job: Job, report: Report) -> None:
        """See Publication. Tables of one release that have not got their names yet get them."""
        for place in self.places:
            if workspace.dialect.behind_views:
                if workspace.run_id not in runs_shown(workspace, place.name):
                    self._name(workspace, place, report.sentence())
                continue
            if existing(workspace, place.staged) is not None:
                self._name(workspace, place, report.sentence())
            aside = workspace.dialect.table(_aside(workspace, place.name))
            workspace.run("publish/drop_if_there", table=aside)
        super().complete(workspace, job, report)

    def remains(self, workspace: Workspace) -> list[Command]:
        """See Publication."""
        made = [place.staged for place in self.places]
        if self.key is not None:
            made.append(keys_of(self.name.schema, workspace.run_id))
        return [
            workspace.command("publish/drop_if_there", table=workspace.dialect.table(name))
            for name in made
        ]


def _key_of(workspace: Workspace, source: RelationName) -> str:
    """The column by which the catalogue tells the rows of a table apart.

    Raises:
        JobError: there is no such column, or it takes several.
    """
    table = inspect(workspace, source)
    key = row_key(attached_to(workspace, workspace.backend.resolve(source)), table)
    if len(key) == 1:
        return key[0]
    why = f"the key of {source} is {', '.join(key)}" if key else f"{source} has no key"
    raise JobError(
        f"target.on_small_change: persons are compared by one column, and {why}; name the column "
        "that tells its rows apart: `key: …`"
    )


def naming_steps(
    workspace: Workspace,
    staged: RelationName,
    target: RelationName,
    replaced: str | None,
) -> list[Command]:
    """Make the verified staging table visible under the target's name.

    Args:
        workspace: Knows the dialect.
        staged: The staging table.
        target: The name to publish under.
        replaced: What has that name now, to be dropped; None where it is free.
    """
    dialect = workspace.dialect
    names = {"staged": dialect.table(staged), "target": dialect.table(target)}
    steps: list[Command] = []
    drop = "publish/drop_view" if replaced == "VIEW" else "publish/drop"
    if replaced not in {None, "VIEW"} and dialect.renames_two_at_once:
        # one statement for both names: no reader ever misses the target
        aside = _aside(workspace, target)
        steps.append(workspace.command("publish/exchange", aside=dialect.table(aside), **names))
        return [*steps, workspace.command(drop, table=dialect.table(aside))]
    if replaced is not None:
        steps.append(workspace.command(drop, table=names["target"]))
    steps.append(workspace.command("publish/rename", name=dialect.quote(target.name), **names))
    return steps


def _aside(workspace: Workspace, target: RelationName) -> RelationName:
    """What a target that is replaced is called until it is dropped."""
    return RelationName(target.schema, f"{PREFIX}{workspace.run_id}_old")
