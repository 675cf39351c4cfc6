"""Every exception that sqlanon raises on purpose, in one tree.

An exception carries no data value: columns, codes and counts only (docs/architecture.md, "Nothing
raw leaks"). `exit_code` is what the command line ends with: 2 for input that cannot be used as
given, 1 for a requirement that was understood and not met.
"""

from __future__ import annotations


class SqlanonError(Exception):
    """Base of all errors of sqlanon; the message says what, where and what to do."""

    exit_code: int = 2


class JobError(SqlanonError):
    """The job cannot be used as written: an unknown key, a wrong type, a contradiction."""


class ConnectionFailedError(SqlanonError):
    """The database cannot be reached, or its driver is not installed."""


class InspectionError(SqlanonError):
    """The source, or a column that the job names, is not there or cannot be used in its role."""


class HierarchyError(SqlanonError):
    """A generalization hierarchy is malformed or does not cover the column's values."""


class UnsupportedError(SqlanonError):
    """The request is sound, but this engine or this combination of options cannot do it."""


class PublishError(SqlanonError):
    """The target cannot be published: it exists, or replacing it would lose or leak something."""


class DatabaseError(SqlanonError):
    """A statement failed in the database.

    The driver's own message may quote data, so it is not passed on: the message holds the step's
    name, the kind of error and the engine's error code.
    """


class UnsatisfiableError(SqlanonError):
    """No release satisfies the privacy models within the suppression limit."""

    exit_code = 1


class VerificationError(SqlanonError):
    """The written relation does not satisfy what was asked; it was not published."""

    exit_code = 1


class SourceChangedError(SqlanonError):
    """The source changed between staging and writing; nothing was published."""

    exit_code = 1
