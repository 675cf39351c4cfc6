"""Tables whose rows belong to the persons of the source, published with it."""
