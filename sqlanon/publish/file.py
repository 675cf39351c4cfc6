"""Publication as a file: written in a folder of its own next to the target, read back, moved.

What is verified is what was read back from the file. Moving it is one step of the file system: at
any moment the target is absent, the old file or the new one. A killed run leaves its folder, which
no other user may read. The next run to a file in the same folder removes it.
"""

from __future__ import annotations

import os
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from stat import S_ISREG
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.common.output_files import name_anew
from sqlanon.errors import (
    InspectionError,
    PublishError,
    RightsError,
    SourceChangedError,
    UnsupportedError,
)
from sqlanon.job.files import FileName, delimiter_of, form_of
from sqlanon.job.resolve import actions, tables_read
from sqlanon.ledger.file_ledger import FileLedger
from sqlanon.ledger.names import staging_name
from sqlanon.publish.base import Publisher
from sqlanon.release.release import Written, write_steps
from sqlanon.report.data import ReleaseTarget
from sqlanon.sql.backends.files import parts_of
from sqlanon.sql.backends.orphans import release_folder
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.errors import SqlanonError
    from sqlanon.job.files import Form
    from sqlanon.job.job import Job
    from sqlanon.pipeline.run import Run
    from sqlanon.release.release import Release
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import Command
    from sqlanon.sql.workspace import Workspace


class NewFile(Publisher):
    """The release becomes a file."""

    rehearsed: ClassVar[bool] = False
    _form: Form = "csv"
    _delimiter: str = ","
    _place: Path = Path()
    _sources: list[os.stat_result]
    _read: Path = Path()
    _written: Path | None = None
    _known: tuple[int, int] | None = None

    @override
    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        if len(self.suffixes) > 1:
            yield UnsupportedError(
                f"{job.algorithm.name} publishes {len(self.suffixes)} tables, and a file is one; "
                "load the file into a database"
            )
        if isinstance(job.ledger, RelationName):
            yield UnsupportedError(
                f"ledger: {job.ledger} is a table, and beside a file runs are entered in a file; "
                "name one, as ledger: runs.jsonl, or leave it out"
            )
        if job.release_guard is not None:
            yield UnsupportedError(
                "release_guard: no persons are stored beside a file; load the file into a database"
            )
        if job.recoding is not None:
            yield UnsupportedError(
                "recoding: it is read from the ledger, and files have none; name the levels with "
                "algorithm: fixed, or load the file into a database"
            )
        for name in tables_read(job)[1:]:
            if name != job.source:
                yield UnsupportedError(
                    f"{name}: a job on a file reads no other table; load both into a database"
                )

    @override
    def source_refusals(
        self, job: Job, source: Relation, dialect: Dialect
    ) -> Iterator[SqlanonError]:
        yield from super().source_refusals(job, source, dialect)
        if self._form == "parquet":
            return
        for name, action in actions(job, source).items():
            if action == "keep" and source.column(name).kind is Kind.OTHER:
                yield UnsupportedError(
                    f"{job.source}: CSV does not support the type of column {name}; leave it "
                    "out, or publish a Parquet file"
                )

    @override
    def prepare(self, run: Run) -> None:
        job, workspace = run.job, run.workspace
        said = self.target.file
        if said is None or not isinstance(job.source, FileName):
            raise PublishError("only a file is published as a file")
        self._form = form_of(said, self.target.format) or "csv"
        self._delimiter = delimiter_of(said) or ","
        self._place = Path(os.path.realpath(said))
        self._read = job.source.said.file
        self._sources = _stats(self._read)
        self.name = RelationName(None, self.target.table.name)
        self.staged = staging_name(workspace, self.name)
        self._refuse(said)
        if isinstance(run.ledger, FileLedger):
            run.ledger.refuse_unwritable(self._place, self._read)
            run.ledger.load(workspace)
            self.name = RelationName(None, run.ledger.target_of(self._place))

    def _refuse(self, said: Path) -> None:
        """Refuse what cannot be written."""
        folder = self._place.parent
        if not folder.is_dir():
            raise PublishError(f"there is no folder {folder} for {said}; make it first")
        if self._read.is_dir() and folder.samefile(self._read):
            raise PublishError(
                f"the target {said} is in the folder of the source; choose another folder"
            )
        if self._place.exists():
            if any(os.path.samestat(self._place.stat(), one) for one in self._sources):
                raise PublishError(f"the target {said} is the source; choose another name")
            if not S_ISREG(self._place.stat().st_mode):
                raise PublishError(f"the target {said} is not a regular file; choose another name")
            if self.target.if_exists == "error":
                raise PublishError(
                    f"{said} exists already; choose another target, or set `if_exists: replace`"
                )
        if not os.access(folder, os.W_OK | os.X_OK):
            raise RightsError(f"missing: the right to write to the folder {folder}, for {said}")

    @contextmanager
    @override
    def preparation(self, run: Run) -> Iterator[None]:
        with super().preparation(run):  # noqa: SIM117
            with _folder_in(self._place.parent) as folder:
                self._written = folder / f"release.{self._form}"
                yield

    @override
    def write(self, workspace: Workspace, release: Release) -> Written:
        """Return the file, as its receivers read it."""
        if self._written is None:
            raise PublishError("nothing was prepared")
        dialect, (table,) = workspace.dialect, release.tables
        staged = dialect.table(self.staged)
        for step in write_steps(workspace, release, table, staged):
            workspace.execute(step)
        path = dialect.literal(str(self._written.absolute()))
        said = {
            "path": path,
            "parquet": self._form == "parquet",
            "compressed": self._form == "csv.gz",
            "delimiter": dialect.literal(self._delimiter),
        }
        workspace.run("files/write", table=staged, **said)
        workspace.run("publish/drop", table=staged)
        columns = [(dialect.literal(c.name), dialect.literal(c.type)) for c in table.columns]
        read = workspace.make("files/written", "written", columns=columns, **said)
        return Written(release, (read.sql,))

    @override
    def publish(self, workspace: Workspace, comment: str) -> None:
        """Give the file its name; its folder is on disk when it has it."""
        del workspace, comment
        written, place = self._written, self._place
        if written is None:
            raise PublishError("nothing was written")
        try:
            with written.open("r+b") as stream:
                os.fsync(stream.fileno())
                found = os.fstat(stream.fileno())
            _permit(written, self._sources, place)
            self._known = found.st_dev, found.st_ino
            if self.target.if_exists == "error":
                name_anew(written, place)
            else:
                written.replace(place)
        except FileExistsError:
            raise PublishError(
                f"{self.target.display_name} was created by another program during the run; "
                "nothing was published"
            ) from None
        except OSError as error:
            raise PublishError(
                f"{self.target.display_name} cannot be written: {error.strerror}; nothing was "
                "published"
            ) from None
        with suppress(OSError):  # some file systems have no such thing
            folder = os.open(place.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)

    @override
    def is_visible_outside(self) -> bool | None:
        """Return whether the target is the file that was written."""
        with suppress(OSError):
            found = self._place.stat()
            return (found.st_dev, found.st_ino) == self._known
        return False

    @override
    def describe_target(self) -> ReleaseTarget:
        return ReleaseTarget(self.target.display_name, "file")

    @override
    def notes(self, job: Job) -> Iterator[str]:
        yield from job.algorithm.notes
        if job.ledger is None:
            yield (
                "this run is in no ledger: set ledger: runs.jsonl for a file that has a line for "
                "each run, or keep what `sqlanon run --json` prints; `sqlanon check --certificate` "
                "measures the file anew"
            )

    @override
    def cleanup_statements(self, workspace: Workspace) -> list[Command]:
        return []


@contextmanager
def _folder_in(parent: Path) -> Iterator[Path]:
    """The folder that the file is written in."""
    with ExitStack() as stack:
        try:
            folder = stack.enter_context(release_folder(parent))
        except OSError as error:
            raise RightsError(
                f"missing: the right to write to the folder {parent}: {error.strerror}"
            ) from None
        yield folder


def _stats(source: Path) -> list[os.stat_result]:
    """Return the file system's data on the source, or on its parts, which were just read.

    Raises:
        SourceChangedError: the source no longer exists.
    """
    try:
        return [one.stat() for one in (parts_of(source) if source.is_dir() else [source])]
    except (OSError, InspectionError):
        raise SourceChangedError(f"{source} disappeared after it had been read") from None


def _permit(written: Path, sources: list[os.stat_result], place: Path) -> None:
    """Give a new file its permissions: those of the file that it replaces, or of the source.

    Where it replaces none, it gets none that a new file would not have; the group gets none where
    it cannot be that of the file that is replaced.
    """
    made = written.stat()
    if not place.exists():
        allowed = 0o666
        for source in sources:
            allowed &= source.st_mode
        written.chmod(made.st_mode & allowed)
        return
    replaced = place.stat()
    mode = replaced.st_mode & 0o777
    if made.st_gid != replaced.st_gid:
        try:
            os.chown(written, -1, replaced.st_gid)
        except OSError:
            mode &= ~0o070
    written.chmod(mode)
