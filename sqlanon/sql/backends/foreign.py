"""What people hand over that is no connection to sqlanon, and what to do instead."""

from __future__ import annotations

_FRAME = (
    "is no connection; a DataFrame of pandas or Polars or a Table of Arrow is anonymized alone, "
    "`release, report = sqlanon.anonymize(frame, columns=…, privacy=…)`, and for all else is a "
    'table: `db = duckdb.connect()`, `db.register("people", frame)`, and hand over db'
)
_ASYNC_SQLALCHEMY = (
    "belongs to an event loop; hand over a URL, or within `async with engine.connect() as "
    "connection`: `await connection.run_sync(lambda lent: sqlanon.run(job, connection=lent))`"
)
_ASYNC_DRIVER = (
    "belongs to an event loop; hand over a URL, or a connection of `psycopg.connect`, "
    "`sqlite3.connect` or `pymysql.connect`"
)
_THROUGH_SQLALCHEMY = (
    "is handed over by SQLAlchemy: `sqlalchemy.create_engine(url, creator=lambda: connection, "
    "poolclass=sqlalchemy.pool.StaticPool)`, with the URL of its driver, as postgresql+psycopg2://"
)
_ORM = (
    "is no connection; hand over the Engine that it is bound to, or `session.connection()`, which "
    "works in its transaction"
)
_PACKAGES = {
    "pandas": _FRAME,
    "polars": _FRAME,
    "pyarrow": _FRAME,
    "sqlalchemy.ext.asyncio": _ASYNC_SQLALCHEMY,
    "psycopg": _ASYNC_DRIVER,
    "asyncpg": _ASYNC_DRIVER,
    "aiosqlite": _ASYNC_DRIVER,
    "aiomysql": _ASYNC_DRIVER,
    "asyncmy": _ASYNC_DRIVER,
    "psycopg2": _THROUGH_SQLALCHEMY,
    "MySQLdb": _THROUGH_SQLALCHEMY,
    "sqlalchemy.orm": _ORM,
    "sqlalchemy.pool": _THROUGH_SQLALCHEMY,
}
"""By the package that it comes from; psycopg's connections that wait are connections."""


def how_to_hand_over(target: object) -> str:
    """What to do with a thing that is no connection; it is told by its type alone."""
    name, module = type(target).__name__, f"{type(target).__module__}."
    name = f"{'an' if name[0] in 'AEIOUaeiou' else 'a'} {name}"
    for package, remedy in _PACKAGES.items():
        if module.startswith(f"{package}."):
            return f"{name} {remedy}"
    return (
        f"{name} is no connection; hand over a URL, an Engine or Connection of SQLAlchemy, or a "
        "connection of duckdb, psycopg, sqlite3 or pymysql"
    )
