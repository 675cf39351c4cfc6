"""The source table: inspected, staged as a frequency set, with its hierarchies as relations."""
