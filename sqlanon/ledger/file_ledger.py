"""The ledger of releases that are files: a line of JSON for each published run, in one file.

A run reads the file into a table of its own database, so that all that asks a ledger finds it
there, and appends its line when the release has its name.
"""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from typing_extensions import override

from sqlanon.errors import InspectionError, JobError, PublishError, RightsError
from sqlanon.ledger.ledger import Entry, RunLedger, entries, open_ledger, release_of
from sqlanon.ledger.names import LEDGER
from sqlanon.report.history import PastRun
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.job.job import Job
    from sqlanon.report.run import Report
    from sqlanon.sql.workspace import Workspace

_NEWLINE = b"\n"


class FileLedger(RunLedger):
    """The runs that a file has, one in each line.

    Attributes:
        path: The file; it is made by the first run, and its owner alone may read it then.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(RelationName(None, LEDGER))
        self.path = path

    @property
    @override
    def has_attempts(self) -> bool:
        """A line is written when a release is published."""
        return False

    def target_of(self, released: Path) -> str:
        """Return the name of a release in the file: its path from the file's folder."""
        home = Path(os.path.realpath(self.path)).parent
        return os.path.relpath(released, home).replace(os.sep, "/")

    def load(self, workspace: Workspace) -> RelationName:
        """Read the runs so far into a table of the workspace's database.

        Raises:
            InspectionError: the file cannot be read, or holds something else.
        """
        named = RelationName(None, LEDGER)
        self._opened = open_ledger(workspace, named)
        workspace.insert_into(self._opened, [Sql(name) for name in Entry._fields], self._read())
        return named

    def refuse_unwritable(self, released: Path, read: Path) -> None:
        """Make sure, before anything is read, that the run can be entered.

        Args:
            read: The source, a file or a folder.

        Raises:
            PublishError: the file is not a regular file, has no folder, or is one of the job's.
            RightsError: it may not be written to.
        """
        path = Path(os.path.realpath(self.path))
        folder = path.parent
        if not folder.is_dir():
            raise PublishError(
                f"ledger: there is no folder {self.path.parent} for {self.path}; make it first"
            )
        if path.exists() and not path.is_file():
            raise PublishError(f"ledger: {self.path} is not a regular file; name another one")
        if any(_is_same(path, one) for one in (released, read)) or _is_same(folder, read):
            raise PublishError(
                f"ledger: {self.path} is the source or the target, or lies in the source; name "
                "another file"
            )
        if not os.access(path if path.exists() else folder, os.W_OK):
            raise RightsError(f"missing: the right to write to {self.path}, where runs are entered")

    @override
    def enter(self, workspace: Workspace, target: RelationName, job: Job, report: Report) -> None:
        super().enter(workspace, target, job, report)
        (entry,) = [
            one
            for one in entries(workspace, RelationName(None, LEDGER))
            if one.run_id == workspace.run_id
        ]
        line = json.dumps({**entry._asdict(), "report": json.loads(entry.report)}).encode()
        try:
            self._append(line)
        except OSError as error:
            raise PublishError(
                f"run {workspace.run_id} cannot be entered in {self.path}: {error.strerror}; the "
                "release is published, and the file may not have it"
            ) from None

    def _append(self, line: bytes) -> None:
        """Append a line with one write, on a line of its own whatever a killed run has left."""
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND
        with os.fdopen(os.open(self.path, flags, 0o600), "ab+", buffering=0) as stream:
            begin = b""
            if stream.seek(0, os.SEEK_END):
                stream.seek(-1, os.SEEK_END)
                begin = b"" if stream.read(1) == _NEWLINE else _NEWLINE
            stream.write(begin + line + _NEWLINE)
            os.fsync(stream.fileno())

    def _read(self) -> list[Entry]:
        """The runs, each once."""
        try:
            lines = self.path.read_bytes().split(_NEWLINE)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise InspectionError(f"{self.path} cannot be read: {error.strerror}") from None
        found: dict[str, Entry] = {}
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            entry = self._entry(number, line)
            if found.setdefault(entry.run_id, entry) != entry:
                raise InspectionError(
                    f"{self.path}:{number}: the run has another line before; remove the wrong one"
                )
        return [*found.values()]

    def _entry(self, number: int, line: bytes) -> Entry:
        try:
            said = json.loads(line)
            entry = Entry(*(said[name] for name in Entry._fields))
            report, texts = entry.report, entry[:-1]
            entry = entry._replace(report=json.dumps(report))
            is_one = all(map(_is_text, texts)) and _is_told(texts, report, entry)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError, JobError):
            is_one = False
        if not is_one:
            raise InspectionError(
                f"{self.path}:{number}: the line is not a run that sqlanon has entered; if a run "
                "was killed while it wrote the line, remove it"
            )
        return entry


def _is_text(value: object) -> bool:
    """Whether it is a text that a database takes."""
    return isinstance(value, str) and bool(value.encode())


def _is_told(texts: Any, report: Any, entry: Entry) -> bool:  # noqa: ANN401 - of JSON
    """Whether all that asks a ledger can read a run; errors of other shapes are the caller's."""
    RelationName.parse(entry.target)
    release_of(entry)
    PastRun.of(texts, report).comparable()
    return datetime.fromisoformat(entry.finished_at).tzinfo is not None


def _is_same(one: Path, other: Path) -> bool:
    """Whether two paths are of one file, that of one which is not there yet too."""
    if os.path.realpath(one) == os.path.realpath(other):
        return True
    return one.exists() and other.exists() and one.samefile(other)
