"""Errors for failed connections: sentences that say what, where and what to do."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from sqlanon.errors import ConnectionFailedError, ServerAwayError, UnsupportedError
from sqlanon.sql.faults import causes, fault_of, kinds

if TYPE_CHECKING:
    from collections.abc import Collection

_ALIASES = {
    "postgres": "postgresql",
    "pgsql": "postgresql",
    "psql": "postgresql",
    "pg": "postgresql",
    "maria": "mariadb",
    "sqlite3": "sqlite",
    "duck": "duckdb",
    "file": "duckdb",
    "spark": "sc",
    "sparkconnect": "sc",
}
"""Other names of engines in URLs."""
_TITLES = {
    "oracle": "Oracle",
    "mssql": "SQL Server",
    "snowflake": "Snowflake",
    "bigquery": "BigQuery",
    "redshift": "Redshift",
}
"""Names of engines in messages; others are written as in the URL."""
_PACKAGES = {
    "access": "sqlalchemy-access",
    "awsathena": "PyAthena[SQLAlchemy]",
    "bigquery": "sqlalchemy-bigquery",
    "clickhouse": "clickhouse-sqlalchemy",
    "clickhousedb": "clickhouse-connect",
    "cockroachdb": "sqlalchemy-cockroachdb",
    "crate": "sqlalchemy-cratedb",
    "databricks": "databricks-sqlalchemy",
    "db2": "ibm-db-sa",
    "druid": "pydruid[sqlalchemy]",
    "exa": "sqlalchemy-exasol",
    "firebird": "sqlalchemy-firebird",
    "hana": "sqlalchemy-hana",
    "hive": "PyHive[hive]",
    "ibm_db_sa": "ibm-db-sa",
    "impala": "impyla",
    "kinetica": "sqlalchemy-kinetica",
    "monetdb": "sqlalchemy-monetdb",
    "netezza": "nzalchemy",
    "presto": "PyHive[presto]",
    "redshift": "sqlalchemy-redshift",
    "risingwave": "sqlalchemy-risingwave",
    "snowflake": "snowflake-sqlalchemy",
    "teradatasql": "teradatasqlalchemy",
    "trino": "trino[sqlalchemy]",
    "vertica": "vertica-sqlalchemy-dialect",
}
"""Packages with further dialects for SQLAlchemy, by the first word of a URL."""
_EXTRAS = {"psycopg": "postgresql", "pymysql": "mysql", "pyspark": "spark"}
"""The drivers that sqlanon's extras install."""
_DEFAULT_DRIVERS = {"postgresql": "psycopg", "mysql": "pymysql", "mariadb": "pymysql"}


def refuse_unknown_engine(scheme: str, known: Collection[str]) -> None:
    """Refuse a URL whose first word is no engine that sqlanon supports.

    Args:
        scheme: The text before `://`, perhaps with `+driver`.

    Raises:
        ConnectionFailedError: There is a dialect of SQLAlchemy for it, which is not installed.
        UnsupportedError: The engine is unknown. The message has the right spelling, or lists the
            engines.
    """
    engine = scheme.partition("+")[0]
    if engine in known:
        return
    written = engine.lower()
    if written in _PACKAGES:
        raise ConnectionFailedError(
            f"SQLAlchemy's dialect for {_TITLES.get(written, engine)} is not installed, or not its "
            f"driver: pip install '{_PACKAGES[written]}'"
        )
    meant = [_ALIASES[written]] if written in _ALIASES else get_close_matches(written, known, n=1)
    if meant and written not in _TITLES:
        raise UnsupportedError(f"write {meant[0]}:// instead of {engine}:// in the connection URL")
    raise UnsupportedError(
        f"sqlanon does not work in {_TITLES.get(written, engine)}: there is no dialect for "
        f"{engine}; there is one for {', '.join(known)}. Install the package that brings "
        f"SQLAlchemy a dialect for {engine}, or copy the table to one of these"
    )


def connection_failure(
    error: BaseException, *, engine: str, place: str | None, options: Collection[str] = ()
) -> ConnectionFailedError:
    """Build the error for a connection that could not be made.

    Args:
        engine: The first word of the URL, without a driver.
        place: Dialect, host, port and database, without user and password; None where the URL is
            written so that one of these may be a part of the password.
    """
    fault = fault_of(engine, error)
    if isinstance(error, OSError):  # of a driver that opens files which the URL names
        fault = kinds.TLS_FAILED if options else kinds.NOT_LISTENING
    if fault in {kinds.MISSING_SCHEMA, kinds.DENIED}:  # MariaDB's words for databases as well
        fault = kinds.UNKNOWN_DATABASE if fault is kinds.MISSING_SCHEMA else kinds.DATABASE_DENIED
    if isinstance(error, TypeError | ValueError | AttributeError | LookupError):
        fault = kinds.UNKNOWN_OPTION
    if place is None:
        where = f"the {engine} database of the URL"
        more = "; percent-encode special characters of the password, an @ as %40"
    else:
        where, more = place, ""
    if fault is None:
        made = ConnectionFailedError(
            f"cannot connect to {where}: the server or the driver refuses, for a reason that "
            f"sqlanon does not know ({causes(error)[-1]}); check host, port, database, user, "
            f"password and options{more}"
        )
    else:
        what = fault.what
        if fault is kinds.UNKNOWN_OPTION and options and place is not None:
            what = f"{what} ({', '.join(options)})"
        kind = ServerAwayError if fault.retry else ConnectionFailedError
        made = kind(f"cannot connect to {where}: {what}; {fault.remedy}{more}")
    made.causes = causes(error)
    return made


def driver_missing(engine: str, driver: str | None, error: ImportError) -> ConnectionFailedError:
    """Build the error for a driver that cannot be imported."""
    module = error.name or driver or engine
    if module in _EXTRAS:
        said = f"the driver {module} is not installed: pip install 'sqlanon[{_EXTRAS[module]}]'"
    elif engine in _DEFAULT_DRIVERS:
        default = _DEFAULT_DRIVERS[engine]
        said = (
            f"the driver {module} is not installed: install it, or take +{driver} out of the URL "
            f"to use {default} (pip install 'sqlanon[{_EXTRAS[default]}]')"
        )
    else:
        said = f"the driver {module} is not installed: pip install {module}"
    made = ConnectionFailedError(said)
    made.causes = causes(error)
    return made


def driver_unknown(engine: str, driver: str) -> ConnectionFailedError:
    """Build the error for a driver that SQLAlchemy does not know."""
    return ConnectionFailedError(
        f"SQLAlchemy knows no driver {driver} for {engine}; take +{driver} out of the URL"
    )
