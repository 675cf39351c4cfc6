"""What reports and plans print of a release beside those before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.common.wording import counted, whole
from sqlanon.report.sections import Fact

if TYPE_CHECKING:
    from sqlanon.report.data import ReleaseChanges
    from sqlanon.report.joint import JointClasses


def together_facts(together: JointClasses | None) -> tuple[Fact, ...]:
    """The joint classes of the release and those before it."""
    if together is None:
        return ()
    if together.persons is None or together.classes is None:
        others = len(together.before) + len(together.uncounted)
        text = f"not measured with {counted(others, 'release')} before it, by guard: off"
        return (Fact("read together", text, "warn"),)
    text = (
        f"with {counted(len(together.before), 'release')} before it: "
        f"{counted(together.persons, 'person')} in "
        f"{counted(together.classes, 'joint class', 'joint classes')}"
    )
    if together.spread:
        text = f"{text}, {whole(together.spread)} of them in more than one by several rows"
    if together.short:
        text = f"{text}, which fall short: {'; '.join(map(str, together.short))}"
        text += "" if together.small is None else f" ({together.small})"
    elif together.before:
        text = f"{text}, which satisfy all models"
    return (Fact("read together", text, "warn" if together.short else "plain"),)


def changed_facts(changes: ReleaseChanges | None) -> tuple[Fact, ...]:
    """Who came and went since the release before."""
    if changes is None:
        return ()
    text = (
        f"{changes.moved()} since run {changes.before}, in "
        f"{counted(changes.groups, 'group')}, {whole(changes.small_groups)} of fewer than "
        f"{changes.k}"
    )
    return (Fact("persons", text, "warn" if changes.small_groups else "plain"),)
