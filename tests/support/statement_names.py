"""Which statements of a run act on relations, by their names."""

OF_RELATIONS = frozenset(
    f"workspace/{word}"
    for word in ("analyze", "drop", "empty", "fill", "insert", "load", "make", "table", "values")
)


def is_of_session(name: str) -> bool:
    """Return whether a statement begins, ends or sets a session or a transaction."""
    return name.startswith("workspace/") and name not in OF_RELATIONS
