"""Publication in place: by UPDATE of the source itself, or by a new table in its place."""
