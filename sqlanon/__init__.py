"""sqlanon makes a table in a SQL database k-anonymous in the database.

Everything public is here, and listed in `sqlanon.public`. That module is imported when a name is
first used, so that importing the package costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlanon.public import *  # noqa: F403 - the list is there

    __version__: str
else:

    def __getattr__(name: str) -> object:
        if name == "__version__":
            from importlib import metadata  # noqa: PLC0415 - 20 ms to import

            return metadata.version("sqlanon")
        if find_spec(f"sqlanon.{name}") is not None:  # `from sqlanon import api` looks here first
            raise AttributeError(f"module 'sqlanon.{name}' was not imported")
        public = {
            name: value
            for name, value in vars(import_module("sqlanon.public")).items()
            if not name.startswith("_")
        }
        if name == "__all__":
            return sorted(public)
        if name not in public:
            raise AttributeError(f"module 'sqlanon' has no attribute {name!r}")
        globals().update(public)
        return public[name]

    def __dir__() -> list[str]:
        return __getattr__("__all__")
