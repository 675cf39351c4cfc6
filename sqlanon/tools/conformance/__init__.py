"""Tests of a dialect on its engine: `python -m sqlanon.tools.conformance --url …`.

Each check makes small tables, runs jobs on them, and compares the results with those of the same
jobs in an embedded DuckDB. Nothing is left behind.
"""

from __future__ import annotations

from sqlanon.tools.conformance.checks import Outcome, conforms

__all__ = ["Outcome", "conforms"]
