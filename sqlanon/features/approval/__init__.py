"""A run that publishes only what somebody has approved."""
