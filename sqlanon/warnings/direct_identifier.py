"""W21: the values of a published quasi-identifier are direct identifiers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class DirectIdentifier(WarningKind):
    """Values that are published look like account, telephone or identity numbers."""

    code = "W21"
    name = "direct-identifier"
    meaning = (
        "At least 90 % of the different values of this quasi-identifier look like those of a "
        "direct identifier, by their check digits or their form (docs/init.md lists them), and the "
        "release names them. However many rows share one, it is somebody's: k rows of one person "
        "have one account."
    )
    remedy = (
        "Say `role: identifier`, which leaves the column out, or give it a hierarchy that keeps "
        "what all may know (`mask` for a country or a bank); accept the warning where the values "
        "only look like it."
    )

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        for one in seen.named:
            if one.recognized is not None:
                share = float(one.recognized.share)
                yield Finding(
                    one.name,
                    f"values of {one.name} look like {one.recognized.what}, and are named in the "
                    "release",
                    {"share": share},
                )
