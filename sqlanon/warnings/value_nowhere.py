"""W18: a model bounds one value of a column, and no row has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


_SHARE = "alpha_k", "alpha"
"""The name and the variant of what measures the largest share of a value."""


class ValueNowhere(WarningKind):
    """`alpha_k` with `value` holds because nobody has the value, which may be misspelled."""

    code = "W18"
    name = "value-nowhere"
    meaning = (
        "`alpha_k` bounds the share of one `value` of a sensitive column, and no published row has "
        "it: the model holds whatever the classes are. It may be misspelled, or be written "
        "otherwise there: it is compared as text, in capitals as they are, and 3.5 is 3.50 in a "
        "column of two places."
    )
    remedy = (
        "Spell it as the column's values read as text; leave `value` out, which bounds every "
        "value; or accept the warning where it is only not there today."
    )

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        for result in seen.results if seen.sizes.rows else ():
            if (result.name, result.variant) == _SHARE and not result.reached:
                yield Finding(
                    result.column,
                    f"{result.name} bounds a value that no row of {result.column} has",
                    {"rows": seen.sizes.rows},
                )
