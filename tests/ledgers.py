"""The ledger as people read it who have nothing but the database."""

SMALLEST_CLASS = {
    "duckdb": "SELECT report -> 'classes' ->> 'min' FROM sqlanon_runs",
    "sqlite": "SELECT report -> 'classes' ->> 'min' FROM sqlanon_runs",
    "postgresql": "SELECT report -> 'classes' ->> 'min' FROM sqlanon_runs",
    "mariadb": "SELECT JSON_VALUE(report, '$.classes.min') FROM sqlanon_runs",
}
"""The smallest class of each run, as the database's own operators read it in the ledger."""
