"""Every exception that sqlanon raises on purpose, in one tree.

An exception carries no data value: columns, codes and counts only. Errors of drivers, whose
messages may quote rows, are made anew from a statement's name, the driver's class and the engine's
error code (`sql/faults`). `exit_code` is what the command line ends with: 2 for input that cannot
be used as given, 1 for a requirement that was understood and not met, 75 (EX_TEMPFAIL of sysexits)
where the same may go through later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.report.run import Report
    from sqlanon.sql.faults import Fault
    from sqlanon.warnings import ReleaseWarning


class SqlanonError(Exception):
    """Base of all errors of sqlanon; the message says what, where and what to do.

    Attributes:
        exit_code: What the command line ends with.
        causes: The errors of drivers behind this one, outermost first: classes and codes, never
            their messages, which may quote data.
    """

    exit_code: int = 2
    causes: tuple[str, ...] = ()

    def _render_traceback_(self) -> list[str]:
        """Return the name and the message that IPython and notebooks print, without a traceback."""
        return [f"{type(self).__name__}: {self}", *getattr(self, "__notes__", ())]


class TryAgainError(SqlanonError):
    """Nothing is wrong with what was asked; the same may go through later.

    Raised as one of its subclasses, which say where it happened: the server is away or starting, a
    lock was not free, another transaction was in the way, the connection was lost, the disk is
    full.
    """

    exit_code = 75


class JobError(SqlanonError):
    """The job cannot be used as written: an unknown key, a wrong type, a contradiction."""


class ConnectionFailedError(SqlanonError):
    """The database cannot be reached, or its driver is not installed."""


class ServerAwayError(TryAgainError, ConnectionFailedError):
    """The server does not answer, is starting or stopping, or takes no more connections."""


class InspectionError(SqlanonError):
    """The source, or a column that the job names, is not there or cannot be used in its role."""


class HierarchyError(SqlanonError):
    """A generalization hierarchy is malformed or does not cover the column's values."""


class UnsupportedError(SqlanonError):
    """The request is sound, but this engine or this combination of options cannot do it."""


class PublishError(SqlanonError):
    """The target cannot be published: it exists, or replacing it would lose or leak something."""


class RightsError(SqlanonError):
    """The database lacks something that the run will need: a right, a schema, a way to write.

    The message says which right on which object, and the statement to ask an administrator for.
    """


class DatabaseError(SqlanonError):
    """A statement failed in the database.

    The driver's own message may quote data, so it is not passed on: the message says what kind of
    thing went wrong and what to do, and holds the step's name and the engine's error code.

    Attributes:
        fault: The kind of thing that went wrong; None where sqlanon does not know it.
    """

    fault: Fault | None = None


class TransientDatabaseError(TryAgainError, DatabaseError):
    """A statement failed for a reason that passes: a lock, a lost connection, a full disk."""


class UnknownOutcomeError(TransientDatabaseError):
    """Nobody answers whether a release was published; the message says what to ask, and where."""


class UnsatisfiableError(SqlanonError):
    """No release satisfies the privacy models within the suppression limit."""

    exit_code = 1


class TooManyCellsError(SqlanonError):
    """An embedded search would take more than may be carried to it; nothing was."""

    exit_code = 1


class VerificationError(SqlanonError):
    """The written relation does not satisfy what was asked; it was not published."""

    exit_code = 1


class UnacceptedWarningsError(SqlanonError):
    """The job is strict and a warning was raised that it does not accept; nothing was published.

    Attributes:
        warnings: Those that it does not accept.
    """

    exit_code = 1
    warnings: tuple[ReleaseWarning, ...] = ()


class RefusedError(UnacceptedWarningsError):
    """A risk that any job has to accept in words, or to avoid; nothing was read for a search."""

    exit_code = 2


class NotApprovedError(SqlanonError):
    """The job, its tables or sqlanon are not what was approved; nothing was published.

    Attributes:
        changes: What differs, a line each.
    """

    exit_code = 1
    changes: tuple[str, ...] = ()


class SourceChangedError(SqlanonError):
    """The source changed between staging and writing; nothing was published."""

    exit_code = 1


class LateInterrupt(KeyboardInterrupt):
    """Ctrl-C, or a signal, that came when the release was published already.

    Attributes:
        report: Of the run, which is done.
    """

    def __init__(self, report: Report) -> None:
        super().__init__("the release is published")
        self.report = report


class _Note(str):
    """A note of ours on an error: one of a driver's, or of Python's, may hold data."""

    __slots__ = ()


def note(error: BaseException, text: str) -> None:
    """Add to an error of anybody's what there is to know beside it; no data value."""
    error.add_note(_Note(text))


def notes_of(error: BaseException) -> list[str]:
    """Return the notes of an error that may be shown: all of a SqlanonError, else only our own."""
    found = getattr(error, "__notes__", ())
    return [str(one) for one in found if isinstance(error, SqlanonError) or isinstance(one, _Note)]


def together(found: Sequence[SqlanonError]) -> SqlanonError:
    """Several errors as one: a single one as it is, of several one line each.

    A contradiction in the job comes first, whatever else was found.
    """
    said = list({str(error): error for error in found}.values())
    if len(said) == 1:
        return said[0]
    kinds = [type(error) for error in said]
    return (JobError if JobError in kinds else kinds[0])("\n".join(map(str, said)))
