"""Backends: how SQL is run."""

from __future__ import annotations

from sqlanon.sql.backends.base import Backend
from sqlanon.sql.backends.connection import Connectable, connect, open_connection

__all__ = ["Backend", "Connectable", "connect", "open_connection"]
