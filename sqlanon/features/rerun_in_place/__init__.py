"""A table that is anonymous already, in which new rows have come, is anonymized again."""
