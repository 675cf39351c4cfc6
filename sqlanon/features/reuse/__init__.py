"""The recoding of an earlier release, found again and applied to today's rows."""
