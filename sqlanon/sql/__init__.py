"""SQL: statements as values, how it is spelled (dialects) and how it is run (backends)."""
