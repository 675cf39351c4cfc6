"""Redaction of a job and its database URLs, and the paths of files that they name."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


# -- URLs ------------------------------------------------------------------------------------------

HIDDEN = "***"
"""The text in place of a secret in redacted jobs."""
VARIABLE = re.compile(r"\$\{\w+\}", re.ASCII)
"""A text that is a variable of the environment, and nothing else."""
_DIALECT = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
_FILE = re.compile(r"(duckdb|sqlite)(\+\w+)?://(/[^?@]*)?", re.ASCII)
_RELATIVE = re.compile(r"((duckdb|sqlite)(?:\+\w+)?:///)(?!/|:memory:|file:)([^?].*)", re.ASCII)
_WITHOUT_SECRET = re.compile(
    r"[a-z][a-z0-9+.-]*://([^:@/?]*(:\$\{\w+\})?@)?[^@?]*", re.ASCII | re.IGNORECASE
)
"""A URL whose password is a variable, or that has none; options behind a `?` may hold one."""
_SERVER = re.compile(r"([a-z][a-z0-9+]*://[^:@/?#]*)(?::([^@]*))?(@[^@?#]*)", re.ASCII)
"""A URL of a server with a user: what is before the password, the password, what is behind it."""
_CONNECT = re.compile(
    r"sc://[^@?;]*(;((use_ssl|user_id|user_agent|session_id)=[^;]*|\w+=\$\{\w+\}|))*"
)
"""A URL of Spark Connect without an option that may be a secret, as `token` is."""
_LOCAL = re.compile(r"local(\[(\d+|\*)\])?", re.ASCII)
"""Spark in threads of this process, as Spark writes it."""


def without_password(url: str) -> str:
    """Return a URL unchanged if it can hold no password, else only its dialect."""
    return url if _FILE.fullmatch(url) or _LOCAL.fullmatch(url) else _dialect_of(url)


def as_written(url: str) -> str:
    """Return a URL with variables in place, without a password that is written out in it."""
    plain = _CONNECT if url.startswith("sc://") else _WITHOUT_SECRET
    if any(way.fullmatch(url) for way in (VARIABLE, _LOCAL, plain)):
        return url
    return _dialect_of(url)


def beside(folder: Path, url: str) -> str:
    """The URL with the relative path of a database file taken from a folder."""
    found = _RELATIVE.fullmatch(url)
    if found is None:
        return url
    before, engine, path = found.groups()
    # a DuckDB URL is percent-encoded, SQLAlchemy takes the path of a SQLite file unchanged
    within = (folder / "_").as_posix()[:-1]
    return f"{before}{quote(within) if engine == 'duckdb' else within}{path}"


def shareable(url: str, folder: Path | None = None) -> str:
    """Return a URL as a job file may show it, with secrets as variables `${NAME}`.

    Args:
        url: The URL; a relative path of a database file is relative to the current folder.
        folder: The folder of the job file; None for the current one.

    Returns:
        The URL of a file as seen from the job file; another one with `${PASSWORD}` for its
        password; `${SQLANON_URL}` for one that may hide a secret elsewhere.
    """
    plain = url.replace("${", "$${")
    if _FILE.fullmatch(url):
        found = _RELATIVE.fullmatch(url)
        if folder is None or found is None:
            return plain
        before, engine, path = found.groups()
        encoded = engine == "duckdb"
        way = Path(os.path.relpath(unquote(path) if encoded else path, folder)).as_posix()
        return f"{before}{quote(way) if encoded else way}".replace("${", "$${")
    found = _SERVER.fullmatch(url)
    if found is None:
        return "${SQLANON_URL}"
    before, password, after = found.groups()
    hidden = "" if password is None else ":${PASSWORD}"
    return f"{before}{hidden}{after}" if "${" not in f"{before}{after}" else "${SQLANON_URL}"


def _dialect_of(url: str) -> str:
    dialect = _DIALECT.match(url)
    return f"{dialect[0]}{HIDDEN}" if dialect else HIDDEN


# -- jobs ------------------------------------------------------------------------------------------

_NAMED = {"columns", "levels", "groups"}
"""Mappings whose keys are names of columns, not options."""
_VALUES = {"taxonomy", "rows", "value"}
"""Options that list values of the table."""


def redact(
    said: Mapping[str, Any], hide: Callable[[object], str] = lambda _: HIDDEN
) -> dict[str, Any]:
    """Return a job as others may read it.

    Variables of the environment stay as `${NAME}`. Keys of hashes, passwords and values of the
    table that the job lists are hidden.

    Args:
        said: The job as plain data, variables not replaced.
        hide: Returns the text in place of a hidden value, `***` by default.
    """
    told = _options(said, hide)
    if "connection" in told:
        told["connection"] = as_written(str(told["connection"]))
    return told


def _options(said: Mapping[str, Any], hide: Callable[[object], str]) -> dict[str, Any]:
    return {key: _option(key, value, hide) for key, value in said.items()}


def _option(key: str, value: object, hide: Callable[[object], str]) -> object:
    match value:
        case _ if key in _VALUES:
            return hide(value)
        case list() if key == "order":
            return hide(value)
        case str() if key == "key":
            return value if VARIABLE.fullmatch(value) else hide(value)
        case dict() if key == "target":  # whose key is a column
            return {**_options(value, hide), **{n: v for n, v in value.items() if n == "key"}}
        case dict() if key in _NAMED:
            return {name: _plain(one, hide) for name, one in value.items()}
    return _plain(value, hide)


def _plain(value: object, hide: Callable[[object], str]) -> object:
    match value:
        case dict():
            return _options(value, hide)
        case list():
            return [_plain(one, hide) for one in value]
    return value
