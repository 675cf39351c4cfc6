"""Publication as a view, which follows its source by refreshes, or live.

The recoding is stored as tables (`release/store.py`). A live view joins the source to them and
leaves out a class that has fewer than k rows, or rows of fewer than k persons, when it is read. Two
reads of it disclose the rows added, removed or changed between them. So by default a view shows a
table of rows, which `sqlanon refresh` fills again from a live view that no other user reads. The
recoding tables hold raw values, and that live view shows secrets: grant only the view with the
target's name to others.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.errors import UnsupportedError
from sqlanon.ledger.names import refuse_taken, resolve_target, staging_name
from sqlanon.publish.base import Publisher
from sqlanon.publish.previous_artifacts import drop_stored, find_stored_before
from sqlanon.publish.raw_values import keep_private, refuse_open_schema
from sqlanon.publish.stored_rows import (
    ViewPersons,
    build_view_command,
    fill,
    ledger_refusals,
    person_refusals,
    read_by_view,
    refuse_table_in_place,
    refuse_without_tables,
)
from sqlanon.publish.table_properties import Replacement
from sqlanon.release.release import Written
from sqlanon.release.store import StoredRecoding, list_view_columns, store_steps

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.pipeline.run import Run
    from sqlanon.release.columns import Published
    from sqlanon.release.release import Release
    from sqlanon.report.run import Report
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Command, Sql
    from sqlanon.sql.workspace import Workspace


LIVE_NOTE = (
    "follows: live shows the current source: somebody who reads it before and after one person "
    "is added, removed or changed learns that person's class and sensitive values"
)
"""What a live view gives away, for plans and reports."""

_DIVIDING = {"split": "say split: strict", "suppress_at_least_k": "leave that out"}
"""Options by which algorithms treat rows of equal values differently, with the alternatives."""


class View(Publisher):
    """The release becomes a view."""

    constrains = False
    makes_views = True
    replaced: str | None = None
    _shown: tuple[Release, StoredRecoding] | None = None
    _whose: ViewPersons | None = None

    @override
    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        """Yield the settings with which a view would reveal how to undo it."""
        yield from super().refusals(job)
        algorithm = job.algorithm
        if len(algorithm.table_suffixes(job)) > 1:
            return  # the rest is of one table
        if not algorithm.guarantees:
            yield UnsupportedError(
                f"a view leaves out classes of fewer than k rows, which {algorithm.name} without "
                "guarantee publishes; use mode: table"
            )
        if algorithm.splits_cells:
            options = [one for one in _DIVIDING if one in type(algorithm).model_fields]
            said = "".join(
                f" with split: {algorithm.options[one]}" if one == "split" else f" with {one}"
                for one in options
            )
            advice = "".join(f"{_DIVIDING[one]}, or " for one in options)
            yield UnsupportedError(
                f"{algorithm.name}{said} treats rows of equal values differently, which a view "
                f"cannot do; {advice}use mode: table"
            )
        yield from ledger_refusals(job)
        hashed = [name for name, said in job.identifiers.items() if said.action == "hash"]
        if hashed:
            yield UnsupportedError(
                f"columns.{', '.join(hashed)}: a view would have to hold the key of hashed columns "
                "for every reader to see; use mode: table, or drop the column"
            )
        for model in job.privacy:
            if not model.is_counted_by_size:
                yield UnsupportedError(
                    "a view follows its source and can re-check only k_anonymity, of rows or of "
                    f"persons, when it is read, not {model.title}; use mode: table"
                )
        yield from person_refusals(job)

    @override
    def prepare(self, run: Run) -> None:
        job, workspace = run.job, run.workspace
        dialect, source = workspace.dialect, job.source
        refuse_without_tables(workspace)
        self.name = resolve_target(workspace, self.target.table, *run.tables_read)
        self.replaced = refuse_taken(
            workspace, self.name, replace=self.target.if_exists == "replace"
        )
        refuse_table_in_place(workspace, self.name, self.replaced)
        self.staged = staging_name(workspace, self.name)
        there = Replacement(self.name, alike=self.replaced == "VIEW")
        self.examine(run, {} if self.replaced is None else {self.name: there})
        self.earlier = find_stored_before(workspace, [self.name], run.ledger_name)
        found = workspace.backend.resolve(source)
        temporary = workspace.rows(
            "inspect/temporary",
            name=dialect.literal(found.name),
            qualified=dialect.literal(dialect.table(found)),
        )
        if temporary[0][0]:
            raise UnsupportedError(
                f"{source} is temporary, and a view over it would end with the connection; use "
                "mode: table"
            )

    @override
    def exposure_refusals(self, workspace: Workspace, job: Job) -> Iterator[SqlanonError]:
        """The recoding tables hold what only readers of the source may know."""
        yield from refuse_open_schema(workspace, str(self.name.schema), job.source, "a view")

    @override
    def write(self, workspace: Workspace, release: Release) -> Written:
        """The view is verified under its staging name."""
        stored = StoredRecoding.of(release, self.name.schema, workspace.run_id)
        self._shown, self._whose = (release, stored), ViewPersons.of(workspace, release)
        for step in store_steps(workspace, release, stored):
            workspace.execute(step)
        secret = [*stored]
        if not self._live:
            beside = () if self._whose is None else self._whose.beside
            workspace.execute(self._live_step(workspace, stored.live, beside=beside))
            (shown,) = release.tables
            written = replace(shown, columns=(*shown.columns, *beside))
            fill(workspace, release, {stored.rows: written})
            secret += [stored.live, stored.rows]
        for table in secret:
            keep_private(workspace, table, self.default_grantees)
        workspace.execute(self._view_step(workspace, self.staged))
        return Written(release, (workspace.dialect.table(self.staged),), computed=self._live)

    @property
    def _live(self) -> bool:
        """Whether the view shows the source at the time of reading."""
        return self.target.follows == "live"

    @override
    def publish(self, workspace: Workspace, comment: str) -> None:
        """Create the same view once more, under the target's name."""
        del comment
        dialect = workspace.dialect
        in_place = dialect.replace_view
        if self.replaced is not None and in_place is None:
            kind = "publish/drop_view" if self.replaced == "VIEW" else "publish/drop"
            workspace.run(kind, table=dialect.table(self.name))
        workspace.execute(self._view_step(workspace, self.name, in_place))
        workspace.run("publish/drop_view", table=dialect.table(self.staged))
        self.restore_properties(workspace, self.name)
        drop_stored(workspace, self.earlier)

    @override
    def visible(self, run: Run, workspace: Workspace) -> bool:
        """The view reads the recoding tables of its run."""
        if workspace.dialect.ddl_rolls_back:
            return super().visible(run, workspace)
        return read_by_view(workspace, self.name)

    @override
    def recover(self, run: Run, workspace: Workspace, report: Report) -> None:
        staged = workspace.dialect.table(self.staged)
        workspace.run("publish/drop_view_if_there", table=staged)
        super().recover(run, workspace, report)

    @override
    def cleanup_statements(self, workspace: Workspace) -> list[Command]:
        dialect = workspace.dialect
        made = [] if self._shown is None else [self._shown[1].live]
        views, tables = [self.staged, *made], [] if self._shown is None else [*self._shown[1]]
        tables += [] if self._shown is None else [self._shown[1].rows]
        return [
            *(
                workspace.command("publish/drop_view_if_there", table=dialect.table(view))
                for view in views
            ),
            *(
                workspace.command("publish/drop_if_there", table=dialect.table(table))
                for table in tables
            ),
        ]

    def _require_written(self) -> tuple[Release, StoredRecoding]:
        """Return the release and the recoding that `write` wrote."""
        if self._shown is None:
            raise ValueError("a view is published before it is written")
        return self._shown

    def _view_step(
        self, workspace: Workspace, name: RelationName, create: Sql | None = None
    ) -> Command:
        """Make the view under a name.

        Args:
            create: The beginning of the statement; None where the name is free.
        """
        release, stored = self._require_written()
        if self._live:
            return self._live_step(workspace, name, create)
        return build_view_command(workspace, name, release.columns, stored.rows, create)

    def _live_step(
        self,
        workspace: Workspace,
        name: RelationName,
        create: Sql | None = None,
        *,
        beside: Sequence[Published] = (),
    ) -> Command:
        """Make a view of what the source holds when it is read; see `_view_step`.

        `beside` are columns that it shows beside those of the release.
        """
        dialect, whose = workspace.dialect, self._whose
        release, stored = self._require_written()
        shown = [*list_view_columns(release), *beside]
        hidden = [] if whose is None or beside else whose.beside
        return workspace.command(
            "publish/view",
            create=create or dialect.create_view,
            target=dialect.table(name),
            shown=len(shown),
            columns=[*shown, *hidden],
            k=release.asked.smallest_class,
            whose=whose,
            map=dialect.table(stored.map),
            dealing=None,
            keys=None,
            source=release.source.sql,
            attributes=stored.lookups(workspace, release),
        )

    @override
    def notes(self, job: Job) -> Iterator[str]:
        yield from super().notes(job)
        if self._live:
            yield LIVE_NOTE
        else:
            yield (
                f"{self.target.table} shows the rows of this run until the next one, or `sqlanon "
                f"refresh {self.target.table}`"
            )
