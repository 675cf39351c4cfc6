"""W03: the release says next to nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class LittleLeft(WarningKind):
    """One class only, or a loss above 90 %, of the release or of the items of a detail table."""

    code = "W03"
    name = "little-left"
    meaning = (
        "Every row of the release is like every other in the quasi-identifiers, or they lost more "
        "than 90 % of their detail (NCP), or those of a detail table did (LM). The models hold, "
        "because nothing is said any more."
    )
    remedy = (
        "Ask for less (k, l, t), allow some suppression, leave quasi-identifiers with many values "
        "out, or give them finer hierarchies; `sqlanon plan` compares answers. Of a detail table "
        "a few rare items take all others with them: leave their rows out in a view."
    )
    of_source = True
    most: ClassVar[float] = 0.9

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        """A source of one class has nothing to lose."""
        loss, classes = seen.loss or 0.0, seen.sizes.count
        if loss > cls.most or (classes == 1 and loss):
            yield Finding(
                None,
                f"the release has {classes:,} {'class' if classes == 1 else 'classes'} and lost "
                f"{loss:.2%} of its detail (NCP)",
                {"classes": classes, "loss": loss},
            )
        for detail in seen.details:
            items = detail.items
            if items is not None and (items.loss or 0.0) > cls.most:
                yield Finding(
                    None,
                    f"{', '.join(items.columns)} of {detail.source} lost {items.loss:.2%} of their "
                    "detail (LM)",
                    {"loss": items.loss or 0.0},
                )
