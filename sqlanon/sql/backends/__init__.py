"""Backends: how SQL is run."""

from __future__ import annotations

from sqlanon.backends.base import Backend
from sqlanon.backends.connection import Connectable, connect

__all__ = ["Backend", "Connectable", "connect"]
