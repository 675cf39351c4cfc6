"""The recoding of an earlier release, read again and applied to the present rows."""
