"""A run that publishes only an approved release."""
