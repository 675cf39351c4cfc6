"""Errors of drivers, translated into sentences that say what to do.

A driver's own message may quote rows or a password, so nothing of it is passed on. The driver's
classes and the engine's codes tell which kind of fault it is; there is one file for each engine.
"""

from __future__ import annotations

from collections import defaultdict
from importlib import import_module
from math import inf
from typing import TYPE_CHECKING, Any, Protocol

from sqlanon.errors import DatabaseError, TransientDatabaseError
from sqlanon.sql.faults import kinds
from sqlanon.sql.faults.kinds import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = [
    "TEMPORARY",
    "Fault",
    "causes",
    "fault_of",
    "find_missing_right",
    "kinds",
    "statement_failure",
]


class _Names(Protocol):
    """The codes of an engine's faults: one of the other files of this package."""

    def fault(self, error: BaseException) -> Fault | None:
        """Return the kind of a driver's error; None where it is unknown."""

    def label(self, error: BaseException) -> str | None:
        """Return the engine's code of an error; None where it has none."""


_FILES = {
    "duckdb": "duckdb",
    "sqlite": "sqlite",
    "postgresql": "postgresql",
    "mariadb": "mariadb",
    "mysql": "mariadb",
    "spark": "spark",
    "sail": "spark",
}
"""The modules with the codes of engines' faults."""


def _names_of(engine: str) -> _Names:
    """Return the module with the codes of an engine."""
    names: Any = import_module(f"{__name__}.{_FILES[engine]}")
    return names  # type: ignore[no-any-return]


_OF_PYTHON: dict[type[Exception], Fault] = {
    MemoryError: kinds.OUT_OF_MEMORY,
    UnicodeDecodeError: kinds.BAD_VALUE,  # a row in an unknown encoding
    UnicodeEncodeError: kinds.BAD_TEXT,
}
"""Kinds of exceptions that any driver may raise in addition to its own."""


OF_OURS = frozenset(
    {
        *("anatomy", "apriori", "bottom_up", "cell_suppression", "cluster", "lattice", "local"),
        *("measure", "merge", "microaggregation", "mondrian", "mu_argus", "order", "pieces"),
        *("recoding", "refine", "search", "search_engine", "shapes", "subtree", "top_down"),
    }
)
"""Subjects of templates whose statements read only relations of the run."""


def fault_of(engine: str | None, error: BaseException) -> Fault | None:
    """Find the kind of a fault.

    Args:
        error: A driver's error, perhaps inside one of SQLAlchemy's.

    Returns:
        The kind; None where it is unknown to sqlanon.
    """
    for kind, fault in _OF_PYTHON.items():
        if isinstance(error, kind):
            return fault
    if type(error).__name__ == "PendingRollbackError" and "reconnect" in str(error):
        return kinds.LOST  # SQLAlchemy raises it after the connection was lost
    if getattr(error, "connection_invalidated", False):  # SQLAlchemy knows each driver's ways
        found = _match_names(engine, error)
        return found if found is not None and found.retry else kinds.LOST
    return _match_names(engine, error)


def _match_names(engine: str | None, error: BaseException) -> Fault | None:
    if engine not in _FILES:
        return None
    names = _names_of(engine)
    drivers = (one for one in _chain(error) if getattr(one, "orig", None) is None)
    faults = (names.fault(one) for one in drivers)
    return next((fault for fault in faults if fault is not None), None)


def causes(error: BaseException) -> tuple[str, ...]:
    """List the chain of an error, outermost first: classes and codes, never a message."""
    return tuple(dict.fromkeys(_name(one) for one in _chain(error)))


def statement_failure(
    engine: str,
    step: str,
    error: BaseException,
    *,
    family: str | None = None,
    needs: str = "",
    limits: Mapping[str, float] | None = None,
    idle: float = 0.0,
) -> DatabaseError:
    """Build the error for a failed statement.

    Args:
        family: A similar engine, whose names of faults this one uses.
        needs: The privilege that the statement needs, and on which object.
        limits: Settings of the server that limit how long something takes, and their seconds.
        idle: Seconds that the connection had been idle before the statement.
    """
    names = engine if engine in _FILES else family
    fault, chain = fault_of(names, error), causes(error)
    said = {} if limits is None else limits
    ended = min((said[one] for one in kinds.IDLE_LIMIT.settings if one in said), default=inf)
    if fault is kinds.LOST and idle >= ended:
        fault = kinds.IDLE_LIMIT  # some servers only close the connection
    if fault is kinds.BAD_VALUE and step.partition("/")[0] in OF_OURS:
        fault = kinds.BEYOND
    where = f"{step}: {_label(names, error)}"
    if fault is None:
        made = DatabaseError(
            f"{engine} refused a statement for a reason that sqlanon does not know ({where}); its "
            "log says more"
        )
    else:
        denied = fault is kinds.DENIED and needs
        what = f"{fault.what}: this needs {needs}" if denied else fault.what
        kind = TransientDatabaseError if fault.retry else DatabaseError
        least = min(
            (one for one in fault.settings if one in said), key=lambda one: said[one], default=None
        )
        here = [] if least is None else [f"{least} is {said[least]:g} s for this session"]
        made = kind(f"{engine}: {'; '.join([what, fault.remedy, *here])} ({where})")
    made.fault, made.causes = fault, chain
    return made


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Yield an error and its causes, which SQLAlchemy, PyMySQL and Python keep differently."""
    seen: list[BaseException] = []
    one: BaseException | None = error
    while one is not None and one not in seen:
        seen.append(one)
        yield one
        one = (
            getattr(one, "orig", None)
            or getattr(one, "original_exception", None)
            or one.__cause__
            or one.__context__
        )


def _label(engine: str | None, error: BaseException) -> str:
    """Return the engine's code of an error, else the name of the driver's class."""
    original = getattr(error, "orig", None) or error
    known = _names_of(engine).label(original) if engine in _FILES else None
    return known or type(original).__name__


def _name(error: BaseException) -> str:
    kind = type(error)
    package = kind.__module__.partition(".")[0]
    if package == "builtins":
        return kind.__name__
    # drivers of MySQL have the number first; only they and psycopg have an SQLSTATE
    families = ("mariadb",) if "mysql" in package.lower() else ("postgresql", "sqlite")
    labels = (_names_of(engine).label(error) for engine in families)
    return f"{package}.{next((label for label in labels if label), kind.__name__)}"


# -- which right a statement needs, known from the statement itself --------------------------------

TEMPORARY = (
    "the right to make temporary tables in the database (TEMPORARY on PostgreSQL, CREATE TEMPORARY "
    "TABLES on MariaDB), and SELECT on every column of the tables that the job names"
)
"""The privilege that a relation of the workspace needs."""
_OWNER = "the ownership of {table} (on MariaDB DROP and ALTER on it)"
_CREATE = "the right to CREATE in the schema of {target}"
_RIGHTS = {
    "workspace/table": TEMPORARY,
    "workspace/insert": "the right to INSERT into {relation}",
    "inspect/header": "USAGE on the schema of {table}, and SELECT on every column of it",
    "ledger/create": "the right to CREATE {ledger} in its schema",
    "ledger/previous": "SELECT on the ledger {ledger}, which another user made",
    "publish/create": _CREATE,
    "publish/fill": "the right to INSERT into {target}",
    "publish/view": _CREATE.replace("CREATE", "CREATE (on MariaDB CREATE VIEW)"),
    "publish/keep": _CREATE,
    "publish/rename": "the ownership of {staged}, and CREATE in its schema",
    "publish/exchange": "DROP and ALTER on {target}, and CREATE and INSERT beside it",
    "publish/drop": _OWNER,
    "publish/drop_view": _OWNER,
    "publish/drop_if_there": _OWNER,
    "publish/drop_view_if_there": _OWNER,
    "publish/comment": "the ownership of {target}",
    "publish/lock": "the ownership of {table}, to lock it",
}


def find_missing_right(template: str, values: Mapping[str, Any]) -> str:
    """Name the privilege that a template's statement needs; empty where it is unknown."""
    if (said := _RIGHTS.get(template)) is None:
        return ""
    return said.format_map(
        defaultdict(lambda: "the object", {k: str(v) for k, v in values.items()})
    )
