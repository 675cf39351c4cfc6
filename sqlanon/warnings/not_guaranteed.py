"""W09: a model does not hold, and the job publishes all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.common.wording import counted
from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class NotGuaranteed(WarningKind):
    """The algorithm publishes without a guarantee, and a model is not reached."""

    code = "W09"
    name = "not-guaranteed"
    meaning = (
        "The job asks for a privacy model and for an algorithm that does not guarantee it "
        "(`mu_argus` with `guarantee: none`). The release was measured, and falls short."
    )
    remedy = "Say `guarantee: k`, or take another algorithm."

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        """A table that is only checked has its verdict from each model."""
        for result in seen.results if seen.job is not None else ():
            if not result.holds and result.reached is not None:
                yield Finding(
                    result.column,
                    f"{result.name} does not hold: {result.required} is required, "
                    f"{result.reached} reached, in "
                    f"{counted(result.violating_classes, 'class', 'classes')}",
                    {"required": result.required, "classes": result.violating_classes},
                )
