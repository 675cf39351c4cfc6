"""W17: the release and those before it tell more together than the models allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.common.wording import counted
from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class ToldTogether(WarningKind):
    """Joint classes of several releases fall short of a model, and `guard: warn` let it pass."""

    code = "W17"
    name = "told-together"
    meaning = (
        "Read together with the releases of its source before it, the release does not satisfy the "
        "models: who is in the same classes of all of them, or has come or gone alike, are fewer "
        "persons, or show fewer values, than the job asks of a class."
    )
    remedy = (
        "Say `releases: {guard: refuse}`, which publishes no such release, with `recoding: {reuse: "
        "last}` and `on_small_change: delay`, so that few are held back; say `since` where nobody "
        "has the earlier ones any more."
    )

    of_source = True

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        together = seen.together
        if together is not None and together.short:
            short = "; ".join(map(str, together.short))
            yield Finding(
                None,
                f"read together with {counted(len(together.before), 'release')} before it, this "
                f"one falls short: {short}",
                {"releases": len(together.before), "short": len(together.short)},
            )
