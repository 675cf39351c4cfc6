"""What the table is: inspected, staged as a frequency set, with its hierarchies as relations."""
