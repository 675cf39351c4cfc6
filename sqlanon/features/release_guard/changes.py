"""Added and removed persons between a release and the one that it replaces, counted by class.

An attacker with both releases can subtract one from the other. A class that gained one row shows
that person's sensitive value, although each release by itself has k rows in every class. To detect
this, a table of the source's keys with the class of each is stored with the release. It is as
secret as the source, and dropped with the release that it belongs to.

Too few added persons of a class can wait for more: the release is then searched for once more,
without their rows. Removed persons cannot be kept: their rows no longer exist.

Where models count persons (`person_anonymity`), so does this: the key is their column, and a person
is once in each class that has rows of theirs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NoReturn

from typing_extensions import override

from sqlanon.common.wording import inflect
from sqlanon.errors import UnsupportedError, VerificationError
from sqlanon.features.release_guard.earlier_releases import run_of
from sqlanon.features.release_guard.keys import (
    no_key,
    person_columns,
    place_keys,
    place_rows,
    value_columns,
)
from sqlanon.pipeline.feature import Feature
from sqlanon.release.release import row_values
from sqlanon.release.store import KEYS_MARK
from sqlanon.report.data import ReleaseChanges, Side, changes_of
from sqlanon.sql.workspace import as_rows

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from sqlanon.features.release_guard.job_keys import ReleaseGuard
    from sqlanon.features.release_guard.keys import PersonKeys
    from sqlanon.job.target import Target
    from sqlanon.release.release import Release
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


ALONE = (
    "there is no earlier release to compare with, because none has stored keys; the next run is "
    "compared with this one"
)
"""What a reader of the report of a first release should know."""


PREVIOUS = (
    "release_guard.compare: previous: only the replaced release was compared, and no earlier one"
)
"""What a reader of the report should know where only the previous release is looked at."""


@dataclass(frozen=True, slots=True)
class Guard(Feature):
    """`release_guard`, of any target."""

    name: ClassVar[str] = "release_guard"
    in_scripts: ClassVar[bool] = False

    @property
    @override
    def ends_scripts(self) -> bool:
        return self._guard_options.refuses

    @property
    def _guard_options(self) -> ReleaseGuard:
        if self.job.release_guard is None:
            raise ValueError("a release that is guarded has a guard")
        return self.job.release_guard


def refusal_of_mode(target: Target) -> UnsupportedError:
    """Return the error that a target does not store the membership of its releases."""
    instead = (
        "set compare: previous and action: warn or refuse"
        if target.mode == "replace"
        else "leave it out, and compare with `sqlanon refresh --release-guard refuse`"
    )
    return UnsupportedError(
        f"release_guard: mode: {target.mode} stores no persons of a release. It compares with "
        f"the previous release only, and cannot suppress added rows; {instead}, or use mode: "
        "table"
    )


def list_stored_values(release: Release) -> tuple[str, ...]:
    """List the columns that identify persons, and the published columns that models look at."""
    secret = {*release.sensitive, *release.asked.columns} - {*release.asked.persons}
    shown = [one for one in release.columns if one.name in secret and one.inner and not one.quasi]
    return (*release.asked.persons, *(one.name for one in shown))


def store_keys(
    workspace: Workspace,
    release: Release,
    into: RelationName,
    key: str,
    *,
    ledger: RelationName,
    persons: bool,
    values: Sequence[str] = (),
) -> None:
    """Store the key of each published row with its class.

    Args:
        ledger: The ledger, which determines whether the keys are still needed.
        persons: Whether the key is of persons, who may have several rows.
        values: Columns of the source that are stored too, as v0, v1 …

    Raises:
        JobError: the column is no key: it has NULL, or a value twice.
    """
    dialect = workspace.dialect
    columns = (*person_columns(workspace, release, key), *value_columns(workspace, release, values))
    name, mark = dialect.table(into), dialect.literal(f"{KEYS_MARK}{ledger}")
    workspace.run("publish/create", target=name, columns=columns, mark=mark)
    if persons:
        placed = place_keys(workspace, release, key, ())
        workspace.run("release_guard/person_keys", target=name, placed=placed)
        workspace.drop(placed)
    else:
        workspace.run(
            "publish/fill",
            target=name,
            by_class=release.labels.by_class,
            **row_values(workspace, release, columns, persons=True),
        )
    if dialect.keeps_comments and dialect.ddl_rolls_back:  # elsewhere it was made with it
        workspace.run("publish/comment", target=name, comment=mark)

    def refuse(answer: list[tuple[Any, ...]]) -> None:
        if answer[0][0]:
            raise no_key(release, key)

    if not persons:
        workspace.check("publish/no_key", refuse, keys=name)


def foreseen_keys(
    workspace: Workspace, release: Release, key: str, values: Sequence[str], *, persons: bool
) -> WorkTable:
    """Relation (person, place, v0, …) as `store_keys` would store it of a planned release."""
    if not persons:
        return place_rows(workspace, release, key, values)
    placed = place_keys(workspace, release, key, ())
    keys = workspace.table("keys", {"person": str, "place": int})
    workspace.fill(keys, "release_guard/placed_persons", placed=placed)
    workspace.drop(placed)
    return keys


def too_few(
    workspace: Workspace, release: Release, before: RelationName, key: str
) -> tuple[WorkTable, int] | None:
    """Find the persons who are added to a class of a release, together with fewer than k.

    Returns:
        Relation (person), of keys, and the number of persons; None where there is nobody.

    Raises:
        JobError: the column is no key.
    """
    persons = bool(release.asked.persons)
    placed = (place_keys if persons else place_rows)(workspace, release, key, ())
    waiting = workspace.make(
        "release_guard/persons_too_few" if persons else "release_guard/too_few",
        "waiting",
        before=workspace.dialect.table(before),
        after=placed,
        k=release.asked.smallest_class,
    )
    workspace.drop(placed)
    number = workspace.count("release_guard/persons", persons=waiting)
    return (waiting, number) if number else None


def came_and_went(
    workspace: Workspace,
    before: RelationName,
    after: Sql,
    k: int,
    delayed: int = 0,
    *,
    persons: bool = False,
    owners: PersonKeys | None = None,
) -> ReleaseChanges | None:
    """Count added and removed persons, by class of the release that has them.

    Args:
        after: The keys of the new release, which need not be stored.
        persons: Whether a key can be in several classes, if persons have several rows.
        owners: The person behind a row, where keys are of rows and persons are counted.

    Returns:
        The counts; None where statements return no answer.
    """
    dialect = workspace.dialect
    found: list[ReleaseChanges] = []

    def count(rows: list[tuple[Any, ...]]) -> None:
        run = run_of(before)
        told = None if 0 < delayed < k else delayed
        found.append(changes_of(run, as_rows(Side, rows), k, told))

    names = {"before": dialect.table(before), "after": after}
    template = "release_guard/persons_moved" if persons else "release_guard/came_and_went"
    if owners is not None:
        workspace.check("release_guard/rows_moved", count, k=k, owners=owners, **names)
    else:
        workspace.check(template, count, k=k, **names)
    return found[0] if found else None


def describe_waiting(delayed: int, k: int) -> str:
    """Describe the persons who wait, for readers of the report."""
    number = f"fewer than {k} persons" if delayed < k else inflect(delayed, "person")
    return (
        f"{number} were added since the previous release, fewer than {k} to a class: their rows "
        f"are suppressed until a class has {k} of them, and are in none of these counts"
    )


def refuse_short(others: str, short: str, advice: str) -> NoReturn:
    """Stop a release that does not go with those before it."""
    raise VerificationError(
        f"release_guard: compared with {others}, this release does not satisfy the job: {short}; "
        f"nothing was published. {advice}"
    )


def refuse_small(changes: ReleaseChanges, target: RelationName, *, waits: bool) -> None:
    """Stop a release that adds or removes too few persons of a class."""
    if changes.small_groups:
        more = "persons were removed" if waits else "changes"
        refuse_short(
            f"the present release of {target}",
            f"{_small(changes, waits=waits)}: a reader of both releases could identify them",
            f"The present release stays; run again after more {more}",
        )


def _small(changes: ReleaseChanges, *, waits: bool) -> str:
    classes = inflect(changes.small_groups, "class", "classes")
    if waits:
        return (
            f"fewer than {changes.k} persons were removed from {classes}, and removed rows "
            "cannot be suppressed"
        )
    return f"fewer than {changes.k} persons were added to or removed from {classes}"
