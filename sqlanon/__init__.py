"""sqlanon makes a table in a SQL database k-anonymous where it lies.

Everything public is here. Names are looked up when they are first used, so that importing the
package costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlanon.algorithms import Mondrian as Mondrian
    from sqlanon.api import anonymize as anonymize
    from sqlanon.api import check as check
    from sqlanon.api import plan as plan
    from sqlanon.api import run as run
    from sqlanon.api_hierarchies import HierarchyCheck as HierarchyCheck
    from sqlanon.api_hierarchies import build_hierarchy as build_hierarchy
    from sqlanon.api_hierarchies import check_hierarchy as check_hierarchy
    from sqlanon.api_hierarchies import export_hierarchy as export_hierarchy
    from sqlanon.api_hierarchies import hierarchy_from_frame as hierarchy_from_frame
    from sqlanon.api_hierarchies import hierarchy_rows as hierarchy_rows
    from sqlanon.api_hierarchies import import_hierarchy as import_hierarchy
    from sqlanon.api_hierarchies import list_hierarchies as list_hierarchies
    from sqlanon.errors import ConnectionFailedError as ConnectionFailedError
    from sqlanon.errors import DatabaseError as DatabaseError
    from sqlanon.errors import HierarchyError as HierarchyError
    from sqlanon.errors import InspectionError as InspectionError
    from sqlanon.errors import JobError as JobError
    from sqlanon.errors import PublishError as PublishError
    from sqlanon.errors import SourceChangedError as SourceChangedError
    from sqlanon.errors import SqlanonError as SqlanonError
    from sqlanon.errors import UnsatisfiableError as UnsatisfiableError
    from sqlanon.errors import UnsupportedError as UnsupportedError
    from sqlanon.errors import VerificationError as VerificationError
    from sqlanon.job.job import Job as Job
    from sqlanon.privacy_models import KAnonymity as KAnonymity
    from sqlanon.publish.leftovers import clean as clean
    from sqlanon.publish.leftovers import leftovers as leftovers
    from sqlanon.report.check import CheckReport as CheckReport
    from sqlanon.report.data import Report as Report
    from sqlanon.report.plan import Plan as Plan
    from sqlanon.source.hierarchies.store import StoredHierarchy as StoredHierarchy
    from sqlanon.sql.names import RelationName as RelationName
    from sqlanon.sql.workspace import Observer as Observer
    from sqlanon.sql.workspace import Progress as Progress

    __version__: str

_MODULES = {
    "algorithms": ("Mondrian",),
    "api": ("anonymize", "check", "plan", "run"),
    "publish.leftovers": ("clean", "leftovers"),
    "errors": (
        "ConnectionFailedError",
        "DatabaseError",
        "HierarchyError",
        "InspectionError",
        "JobError",
        "PublishError",
        "SourceChangedError",
        "SqlanonError",
        "UnsatisfiableError",
        "UnsupportedError",
        "VerificationError",
    ),
    "source.hierarchies.store": ("StoredHierarchy",),
    "api_hierarchies": (
        "HierarchyCheck",
        "build_hierarchy",
        "check_hierarchy",
        "export_hierarchy",
        "hierarchy_from_frame",
        "hierarchy_rows",
        "import_hierarchy",
        "list_hierarchies",
    ),
    "job.job": ("Job",),
    "sql.names": ("RelationName",),
    "privacy_models": ("KAnonymity",),
    "report.check": ("CheckReport",),
    "report.data": ("Report",),
    "report.plan": ("Plan",),
    "sql.workspace": ("Observer", "Progress"),
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names}

__all__ = sorted(["__version__", *_HOMES])  # noqa: PLE0605 - one list of names, kept above


def __getattr__(name: str) -> object:
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415 - 20 ms to import

        return version("sqlanon")
    if name not in _HOMES:
        raise AttributeError(f"module 'sqlanon' has no attribute {name!r}")
    value: object = getattr(import_module(f"sqlanon.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return list(__all__)
