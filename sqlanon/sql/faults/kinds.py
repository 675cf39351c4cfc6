"""Kinds of faults of servers, drivers and files, each with one sentence that helps.

Engines have codes of their own for each of these. The other files of this package list them.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """A kind of fault.

    Attributes:
        what: The fault in words, as a clause about the server or the statement.
        retry: Whether the same statement may succeed later without any change.
        settings: Settings of servers that decide when it happens, to report with their seconds.
    """

    what: str
    remedy: str
    retry: bool = False
    settings: tuple[str, ...] = ()


# -- while connecting ------------------------------------------------------------------------------

WRONG_PASSWORD = Fault(
    "the user name or the password is wrong",
    "check both; special characters of a password are percent-encoded, an @ as %40",
)
PASSWORD_MISSING = Fault(
    "the server asks for a password and the URL has none", "write user:password@ before the host"
)
UNKNOWN_USER = Fault("the server has no such user", "check the name before the @ of the URL")
UNKNOWN_DATABASE = Fault(
    "the server has no database of this name", "check the name behind the last / of the URL"
)
NO_DATABASE = Fault("the connection names no database", "name one behind the last / of the URL")
DATABASE_DENIED = Fault(
    "the user may not use this database", "ask its owner for the right to, or name another one"
)
HOST_DENIED = Fault(
    "the server does not accept this user for this database from this machine, in this way",
    "ask its administrator (pg_hba.conf, or the host part of the user's account)",
)
UNKNOWN_HOST = Fault("there is no host of this name", "check the host of the URL")
NOT_LISTENING = Fault(
    "nothing answers there: the server is down, or listens on another port",
    "check host and port, and that the server runs",
    retry=True,
)
NO_ANSWER = Fault(
    "no answer came in time",
    "check host, port and firewalls, and that the server runs",
    retry=True,
)
OTHER_SERVER = Fault(
    "what answers there is another kind of server", "check the port and the first word of the URL"
)
TLS_REFUSED = Fault(
    "the URL asks for an encrypted connection, and the server offers none",
    "take sslmode or ssl_… out of the URL if that is allowed, or have TLS set up on the server",
)
TLS_REQUIRED = Fault(
    "the server takes encrypted connections only",
    "ask for one in the URL: ?sslmode=require (PostgreSQL), ?ssl_ca=FILE (MariaDB, MySQL)",
)
TLS_FAILED = Fault(
    "an encrypted connection could not be made",
    "check the files that ssl… options of the URL name, and whether the certificate is the host's",
)
UNKNOWN_OPTION = Fault(
    "the driver cannot use an option of the URL", "check what stands behind the ? of the URL"
)
TOO_MANY_CONNECTIONS = Fault(
    "the server takes no more connections at the moment", "run it again later", retry=True
)
STARTING = Fault("the server is starting, stopping or recovering", "run it again soon", retry=True)
CRYPTOGRAPHY_MISSING = Fault(
    "this account's way to log in needs the package cryptography, or an encrypted connection",
    "pip install cryptography",
)

# -- at any time -----------------------------------------------------------------------------------

LOST = Fault("the connection was lost", "run it again when the server is there", retry=True)
SHUT_DOWN = Fault(
    "the server ended the connection: it is shutting down, or this session was ended",
    "run it again when the server is there",
    retry=True,
)
LOCK_TIMEOUT = Fault(
    "a lock was not free in time: another session is using a table of this run",
    "run it again when the other transaction has ended",
    retry=True,
)
DEADLOCK = Fault(
    "this run and another transaction waited for each other, and this run had to give way",
    "run it again",
    retry=True,
)
SERIALIZATION = Fault(
    "another transaction changed the same thing at the same time", "run it again", retry=True
)
TAKEN_MEANWHILE = Fault(
    "another transaction made an object of the same name at the same time",
    "run it again",
    retry=True,
)
DISK_FULL = Fault(
    "the disk is full, where the database keeps its files or its temporary ones",
    "free space there and run it again",
    retry=True,
)
TEMPORARY_SPACE = Fault(
    "the space that is allowed for temporary files is used up",
    "allow more (temp_file_limit, max_temp_directory_size, tmp_disk_table_size)",
)
OUT_OF_MEMORY = Fault(
    "the memory that is allowed does not suffice",
    "allow more: memory_limit in the URL (DuckDB), or the server's settings",
)
OUT_OF_LOCKS = Fault(
    "the server has no memory for more locks",
    "raise max_locks_per_transaction (PostgreSQL) or innodb_buffer_pool_size (MariaDB)",
)
STATEMENT_TIMEOUT = Fault(
    "the statement took longer than the server allows this user, or was cancelled",
    (
        "raise statement_timeout (max_statement_time on MariaDB) for this user, or look for the "
        "cause of the cancellation"
    ),
    settings=("statement_timeout", "max_statement_time"),
)
TRANSACTION_LIMIT = Fault(
    "the transaction was open for longer than the server allows this user",
    "raise transaction_timeout for this user: the whole run is one transaction",
    settings=("transaction_timeout",),
)
IDLE_LIMIT = Fault(
    "the server ended the connection because it was idle for longer than it allows",
    "raise the limit for this user (idle_in_transaction_session_timeout on PostgreSQL, "
    "idle_transaction_timeout and wait_timeout on MariaDB), or set search_in: database",
    settings=(
        "idle_in_transaction_session_timeout",
        "idle_transaction_timeout",
        "idle_write_transaction_timeout",
        "idle_readonly_transaction_timeout",
        "wait_timeout",
    ),
)
READ_ONLY = Fault(
    "nothing may be written there: the server, the transaction or the file is read-only",
    "connect to the primary server, make the file writable, or switch read-only mode off",
)
DENIED = Fault("permission denied", "ask the owner for the right, or run as another user")
MISSING_SCHEMA = Fault(
    "the schema is not there", "create it first (sqlanon makes none), or name another"
)
MISSING_OBJECT = Fault(
    "a table, view, column or function does not exist, or was dropped during the run",
    "check the names",
)
INVALID_VIEW = Fault(
    "a view reads something that no longer exists, or that its definer, or with SQL SECURITY "
    "INVOKER this user, may not read",
    "check what it reads, and who has the right to that",
)
FILE_GONE = Fault(
    "a file of a table disappeared: the table may have been overwritten during the run",
    "run it again",
    retry=True,
)
WRONG_KIND = Fault(
    "an object is of a kind that this cannot be done with",
    "name a plain table; publish a materialized view or foreign table with mode: table",
)
DEPENDENTS = Fault("other objects depend on it", "drop them first, or publish to another name")
ALREADY_THERE = Fault(
    "a relation of this name exists already", "drop it first, or publish to another name"
)
TOO_MANY_TABLES = Fault("too many tables in one join", "use fewer quasi-identifiers")
ROW_TOO_LONG = Fault(
    "a row of labels is longer than the server lets a table have",
    "use fewer quasi-identifiers, or give them hierarchies of short labels",
)
TOO_LARGE = Fault(
    "a statement or its result is larger than the server allows",
    "raise its limit (max_allowed_packet, max_join_size), or use fewer quasi-identifiers",
)
BAD_VALUE = Fault(
    "the source, or a view that it reads, fails on a value in one of its rows",
    "look at all of its rows with the database's own client to see which",
)
BEYOND = Fault(
    "a number that is worked out of values, or of counts, is beyond those that the engine has",
    "look at columns of very large numbers: give them a hierarchy, or scale them in a view",
)
BAD_TEXT = Fault(
    "the connection's character set cannot hold a text of the job or of a hierarchy",
    "connect with utf8mb4",
)
NOT_A_DATABASE = Fault("the file is not a database of this engine", "check its name")
FILE_IN_USE = Fault(
    "another process has the file open",
    "run it again when that process has closed it",
    retry=True,
)
CANNOT_OPEN = Fault(
    "the file cannot be opened", "check that it is there, and that it may be read and written"
)
DAMAGED = Fault(
    "the file is damaged, or could not be read or written", "check the disk and the file"
)
POOLED = Fault(
    "each statement may reach another session of the server, as behind a pooler of statements",
    "connect to the server itself, or to a pooler of transactions with ?prepare_threshold=0",
)
