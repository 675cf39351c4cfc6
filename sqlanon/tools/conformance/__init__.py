"""What a dialect has to do, tried on its engine: `python -m sqlanon.tools.conformance --url …`.

Each check makes small tables, runs jobs on them, and compares what comes out with what the same
jobs make in an embedded DuckDB. Nothing is left behind.
"""

from __future__ import annotations

from sqlanon.tools.conformance.checks import Outcome, conforms

__all__ = ["Outcome", "conforms"]
