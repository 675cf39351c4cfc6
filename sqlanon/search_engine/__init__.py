"""Which engine searches, and the way of codes and counts there and back.

The data engine is where the table lies. A search reads whole numbers only, so it may run elsewhere:
in an embedded DuckDB, which is quicker at the many small statements that a search is made of.
"""

from sqlanon.search_engine.engines import SearchEngine, searching

__all__ = ["SearchEngine", "searching"]
