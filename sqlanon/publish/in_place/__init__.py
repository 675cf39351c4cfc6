"""Publication in place: by UPDATE of the source itself, or by a new table in its place."""

from __future__ import annotations

from sqlanon.publish.in_place.publisher import InPlace

__all__ = ["InPlace"]
