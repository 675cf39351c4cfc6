"""One file per command; `sqlanon` shows their public names."""
