"""W02: a class gives a sensitive value away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.common.wording import counted, whole
from sqlanon.warnings.base import Finding, Seen, WarningKind, listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.warnings.base import ReleaseWarning


class SensitiveShared(WarningKind):
    """All rows of a class have one value of a sensitive column that no model looks at."""

    code = "W02"
    name = "sensitive-shared"
    meaning = (
        "The job says that this column must not be learnt of a person, and asks for no privacy "
        "model of it. There are classes whose rows all have one value: who knows that a person is "
        "in one of them knows the value, however many rows the class has."
    )
    remedy = (
        "Ask for a model of the column, such as `l_diversity: {column: …, l: 2}` or `t_closeness`; "
        "or say `role: insensitive` if it may be learnt."
    )

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        for column in seen.unguarded:
            if column.classes:
                yield Finding(
                    column.name,
                    f"no model looks at {column.name}, and "
                    f"{counted(column.classes, 'class', 'classes')} of {whole(seen.sizes.count)} "
                    f"({counted(column.rows, 'row')}) with one value of it alone",
                    {"classes": column.classes, "rows": column.rows},
                )

    @classmethod
    @override
    def together(cls, found: Sequence[ReleaseWarning]) -> str:
        columns = listed(found, "rows", lambda seen: counted(int(seen["rows"]), "row"))
        return (
            f"no model looks at {len(found)} sensitive columns, and rows are in classes with one "
            f"value alone: {columns}"
        )
