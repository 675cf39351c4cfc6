"""User code that type checkers refuse. mypy reads it with the rest of the house; nobody runs it.

Each mistake is ignored by its code, and mypy complains of an ignore that nothing needs: that is how
a mistake that is no longer noticed is.
"""

from __future__ import annotations

import sqlanon

COLUMNS = {"age": sqlanon.Quasi()}
PRIVACY = [sqlanon.KAnonymity(k=5)]

NOTHING = sqlanon.NoSuchName  # type: ignore[attr-defined]
TEXT = sqlanon.KAnonymity(k="five")  # type: ignore[arg-type]
MISSING = sqlanon.KAnonymity()  # type: ignore[call-arg]
LIST = sqlanon.TCloseness(column="job", t=[])  # type: ignore[arg-type]
TYPO = sqlanon.Quasi(wieght=2)  # type: ignore[call-arg]
MODE = sqlanon.Target(table="a", mode="copy")  # type: ignore[arg-type]
NO_TARGET = sqlanon.anonymize("duckdb://", "a", columns=COLUMNS, privacy=PRIVACY)  # type: ignore[call-overload]
NO_OPTION = sqlanon.anonymize(  # type: ignore[call-overload]
    "duckdb://", "a", columns=COLUMNS, privacy=PRIVACY, target="b", sede=1
)
NO_COLUMN = sqlanon.anonymize(
    "duckdb://",
    "a",
    columns={"age": 3},  # type: ignore[dict-item]
    privacy=PRIVACY,
    target="b",
)
NOT_SO = sqlanon.plan("duckdb://", "a", columns=COLUMNS, privacy=PRIVACY, sede=1)  # type: ignore[call-overload]
