"""What the values of a column are, and why some are none that can be generalized."""

from __future__ import annotations

from enum import StrEnum

UTC = "UTC"
"""The zone at which instants are told where a job names none."""


class Kind(StrEnum):
    """What the values of a column are; decides order, text form and allowed hierarchies."""

    INTEGER = "integer"
    DECIMAL = "decimal"
    REAL = "real"
    TEXT = "text"
    DATE = "date"
    TIMESTAMP = "timestamp"
    INSTANT = "timestamp with time zone"
    TIME = "time"
    ADDRESS = "network address"
    BOOLEAN = "boolean"
    OTHER = "other"

    @property
    def numeric(self) -> bool:
        """Whether the values are numbers."""
        return self in {Kind.INTEGER, Kind.DECIMAL, Kind.REAL}

    @property
    def dated(self) -> bool:
        """Whether the values begin with a day of the calendar."""
        return self in {Kind.DATE, Kind.TIMESTAMP, Kind.INSTANT}

    @property
    def clocked(self) -> bool:
        """Whether the values have a time of the day."""
        return self in {Kind.TIMESTAMP, Kind.INSTANT, Kind.TIME}

    @property
    def ordered(self) -> bool:
        """Whether the values have an order of their own that means something."""
        return self.numeric or self.dated or self.clocked

    @property
    def textual(self) -> bool:
        """Whether the values are compared as texts."""
        return self in {Kind.TEXT, Kind.ADDRESS}

    @property
    def long(self) -> bool:
        """Whether values can be longer than an engine compares when it sorts."""
        return self in {Kind.TEXT, Kind.OTHER}


KINDS = {
    "TINYINT": Kind.INTEGER,
    "SMALLINT": Kind.INTEGER,
    "MEDIUMINT": Kind.INTEGER,
    "INT": Kind.INTEGER,
    "INTEGER": Kind.INTEGER,
    "BIGINT": Kind.INTEGER,
    "DECIMAL": Kind.DECIMAL,
    "NUMERIC": Kind.DECIMAL,
    "REAL": Kind.REAL,
    "FLOAT": Kind.REAL,
    "DOUBLE": Kind.REAL,
    "DOUBLE PRECISION": Kind.REAL,
    "CHAR": Kind.TEXT,
    "CHARACTER": Kind.TEXT,
    "VARCHAR": Kind.TEXT,
    "CHARACTER VARYING": Kind.TEXT,
    "TEXT": Kind.TEXT,
    "DATE": Kind.DATE,
    "TIMESTAMP": Kind.TIMESTAMP,
    "TIMESTAMP WITHOUT TIME ZONE": Kind.TIMESTAMP,
    "TIMESTAMP WITH TIME ZONE": Kind.INSTANT,
    "TIME": Kind.TIME,
    "TIME WITHOUT TIME ZONE": Kind.TIME,
    "BOOLEAN": Kind.BOOLEAN,
    "BOOL": Kind.BOOLEAN,
}
"""Kinds by the words for types that engines share."""

MANY = "holds many values in one"
DOCUMENT = "is a document; take the parts that matter out of it in a view"
BYTES = "is bytes, which no label can show"
SHAPE = "is a shape; take a region or coordinates out of it in a view"
TWO_SPELLINGS = "has equal values that are written differently (1 month, 30 days)"
NO_DAY = "has times whose distance from UTC needs a day; cast it to time"
UNKNOWN = "is none that sqlanon knows how to compare and to write"

REASONS = {
    "JSON": DOCUMENT,
    "BLOB": BYTES,
    "INTERVAL": TWO_SPELLINGS,
    "TIME WITH TIME ZONE": NO_DAY,
}
"""Why a type has no kind, by the words for types that engines share."""
