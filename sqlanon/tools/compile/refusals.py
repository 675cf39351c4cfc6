"""What cannot be compiled, said before anything is connected to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import JobError, UnsupportedError
from sqlanon.privacy_models.base import Persons

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job


def refusals(job: Job, *, recalled: bool = False, form: str = "script") -> Iterator[SqlanonError]:
    """What a script cannot do of a job, decided by the job alone.

    Args:
        job: The job.
        recalled: Whether the recoding is that of an earlier run, read from the ledger or the
            release.
        form: What it is compiled to.

    Yields:
        An error per refusal, not raised: what, where and what to do.
    """
    yield from _of_target(job)
    yield from _of_recoding(job, recalled=recalled)
    yield from _of_columns(job)
    yield from _of_models(job, form)


def _of_target(job: Job) -> Iterator[SqlanonError]:
    target = job.target
    if target is None:
        yield JobError("the job names no target; a script has to know which table it makes")
    elif job.on_a_file:
        yield UnsupportedError(
            "a script is run in a database, and the job is on a file; load the file into one"
        )
    elif target.mode != "table":
        yield UnsupportedError(f"a script makes a table, and the job says mode: {target.mode}")
    elif target.if_exists != "replace":
        yield JobError(
            "a script replaces the rows of its target each time it runs; say `if_exists: replace`"
        )
    elif job.details:
        yield UnsupportedError(
            "tables: a script makes one table, and no detail tables; use `sqlanon run`"
        )
    elif job.aggregates:
        yield UnsupportedError(
            "aggregates: a script reads one table; use `sqlanon run`, or make the columns in a view"
        )
    elif job.releases is not None:
        yield UnsupportedError(
            "releases: a script does not read its rows together with other releases; leave it out, "
            "or use `sqlanon run`"
        )
    elif job.recoding is not None:
        yield UnsupportedError(
            "recoding: a script takes that of a run by --from; leave it out of the job"
        )
    elif target.on_small_change is not None:
        yield UnsupportedError(
            f"target.on_small_change: {target.on_small_change}: a script does not compare its rows "
            "with those before; leave it out, or use `sqlanon run`"
        )


def _of_recoding(job: Job, *, recalled: bool) -> Iterator[SqlanonError]:
    algorithm = job.algorithm
    if not algorithm.guarantees:
        yield UnsupportedError(
            f"a script fails where a model does not hold, and {algorithm.name} without guarantee "
            "publishes it all the same"
        )
    if algorithm.publishes_quasi or algorithm.remembers:
        yield UnsupportedError(
            f"a script makes one table, and {algorithm.name} makes two, of which no later row "
            "belongs to a group; use `sqlanon run`"
        )
    elif algorithm.links is not None:
        yield UnsupportedError(
            f"a script makes one table, and {algorithm.name} with a network makes three, of "
            "clusters to which no later row belongs; use `sqlanon run`"
        )
    elif algorithm.splits_cells and not recalled:
        options = ("split: relaxed or by_value", "suppress_at_least_k")
        known = type(algorithm).model_fields
        said = "".join(f" with {one}" for one in options if one.partition(":")[0] in known)
        yield UnsupportedError(
            f"{algorithm.name}{said} treats rows of equal values differently, which cannot be "
            f"applied to other rows; {'leave that option out, or ' if said else ''}publish with "
            "`sqlanon run` and compile --from last"
        )
    elif algorithm.overlapping and not recalled:
        yield UnsupportedError(
            f"classes of {algorithm.name} overlap, so that other rows could belong to several of "
            "them; publish with `sqlanon run` and compile --from last, which has an order for "
            "that, or use mondrian with split: strict and without refine"
        )
    if not isinstance(job.least_rows, int):
        yield UnsupportedError(
            f"min_rows: {job.least_rows} is a share of the last release, and a script replaces its "
            "rows; set a count, as 1000"
        )
    if job.suppressed == "keep":
        yield UnsupportedError(
            "suppressed: keep is not offered in a script, which leaves small classes out; say "
            "suppressed: drop"
        )


def _of_columns(job: Job) -> Iterator[SqlanonError]:
    for name in job.missing:
        yield UnsupportedError(
            f"columns.{name}.missing: a script reads the source as it is; use `sqlanon run`, or "
            f"let the source be a view with NULLIF({name}, …)"
        )
    hashed = [name for name, said in job.identifiers.items() if said.action == "hash"]
    if hashed:
        yield UnsupportedError(
            f"columns.{', '.join(hashed)}: a script would have to hold the key of hashed columns "
            "for every reader to see; drop the column, or use `sqlanon run`"
        )
    for name, quasi in job.quasi_identifiers.items():
        if quasi.output != "interval":
            yield UnsupportedError(
                f"columns.{name}.output: {quasi.output} is one of the values of a class, which "
                "other rows may not have; leave output out, or use `sqlanon run`"
            )


def _of_models(job: Job, form: str) -> Iterator[SqlanonError]:
    for model in job.privacy:
        if model.of_combinations:
            yield UnsupportedError(
                f"{model.title}: a script measures classes one by one, not combinations of a "
                "person's rows; use `sqlanon run`"
            )
        if form == "dbt" and isinstance(model.reads, Persons) and not _shown(job, model.reads.key):
            yield UnsupportedError(
                f"{model.title}: the key is not in the release, which is all that a test of dbt "
                "can count persons in; use --form script or procedure"
            )


def _shown(job: Job, key: str) -> bool:
    """Whether a column is published as it is."""
    said = job.columns.get(key)
    if said is None:
        return job.unlisted == "insensitive"
    return said.role != "identifier" or job.identifiers[key].action == "keep"
