"""A job: what it says, what is refused of it, and how it is settled against its table."""
