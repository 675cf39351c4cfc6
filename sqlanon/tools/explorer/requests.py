"""Answers to requests of the explorer's pages, by the URL and the state of the task."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from sqlanon.algorithms.full_domain.fixed import Fixed
from sqlanon.common.wording import inflect
from sqlanon.errors import JobError, SqlanonError
from sqlanon.features import refuse_job
from sqlanon.metrics import DEFAULT
from sqlanon.tools.explorer import choices, pages
from sqlanon.tools.explorer.choices import (
    apply_changes,
    fields_of,
    k_of,
    ks_of,
    levels_of,
    number_of,
    with_k,
)
from sqlanon.tools.explorer.exploration import with_lattice
from sqlanon.tools.explorer.pages import Frame
from sqlanon.tools.explorer.views import Filter, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from sqlanon.job.job import Job
    from sqlanon.tools.explorer.choices import Place
    from sqlanon.tools.explorer.exploration import Exploration
    from sqlanon.tools.explorer.views import ReleaseView
    from sqlanon.tools.explorer.worker import Task, Worker

_AS_IT_IS = "job"
"""The choice that changes nothing, where a frontier has no k."""


class _UnansweredError(Exception):
    """A task is not done, or not yet."""

    def __init__(self, task: Task) -> None:
        super().__init__()
        self.task = task


class RequestHandler:
    """Answers what pages of one job ask; for any thread."""

    def __init__(self, job: Job, file: Path, worker: Worker[Exploration], base: str) -> None:
        """Begin with a job.

        Args:
            job: The job, as its file has it now.
            worker: Queries the database.
            base: The prefix of the paths of all pages.
        """
        self._job = job.model_copy(update={"target": None})
        self._file = file
        self._text = choices.text_of(file)
        self._worker = worker
        self._base = base
        self._lattice = with_lattice(job)
        self._fields = fields_of(job)
        self._names = tuple(job.quasi_identifiers)

    # -- pages ------------------------------------------------------------------------------------

    def overview(self, said: Mapping[str, str], patience: float) -> str:
        """The lattice of the job, or its frontier."""

        def build_page(frame: Frame, job: Job) -> str:
            if self._lattice:
                key: tuple[object, ...] = ("lattice", job.digest())
                what = "Counting level vectors"
                task = self._await_task(
                    key, what, lambda held: held.survey_lattice(job), said, patience
                )
                return pages.lattice(
                    frame, task.answer, Filter.from_query(said), _again(frame, task)
                )
            ks = ks_of(job, said.get("ks", ""))
            key = ("frontier", job.digest(), ks)
            what = f"Searching with {inflect(max(len(ks), 1), 'choice')}"
            task = self._await_task(key, what, lambda held: held.frontier(job, ks), said, patience)
            return pages.frontier(frame, task.answer, max(len(ks), 1), _again(frame, task))

        return self._build_page("", said, build_page)

    def choice(self, said: Mapping[str, str], patience: float) -> str:
        """Return the page of one release."""

        def build_page(frame: Frame, job: Job) -> str:
            choice = said.get("choice", "")
            shown = self._find_release(job, choice, said, patience)
            return pages.node(frame, choice, self._name(choice), shown)

        return self._build_page("choice", said, build_page)

    def compare(self, said: Mapping[str, str], patience: float) -> str:
        """Return the page of two releases."""

        def build_page(frame: Frame, job: Job) -> str:
            choices = [said.get(key, "") for key in ("a", "b")]
            if not all(choices):
                raise JobError("mark two choices in the table, one in each column")
            first, second = (self._find_release(job, one, said, patience) for one in choices)
            names = (self._name(choices[0]), self._name(choices[1]))
            return pages.render_comparison(frame, names, (first, second))

        return self._build_page("compare", said, build_page)

    def pin(self, said: Mapping[str, str], patience: float) -> str:
        """Return the page with the changes of a choice in the job file."""

        def build_page(frame: Frame, job: Job) -> str:
            choice = said.get("choice", "")
            self._find_release(
                job, choice, said, patience
            )  # only releases that exist can be pinned
            old, new = self._texts(job, choice)
            lines = choices.difference(old, new, self._file.name)
            form = {**frame.said, "choice": choice, "digest": _digest(new)}
            return pages.pin(frame, self._name(choice), self._file.name, lines, form)

        return self._build_page("pin", said, build_page)

    # -- what forms send ---------------------------------------------------------------------------

    def write(self, said: Mapping[str, str]) -> str:
        """Put a choice into the job file, if that makes of it what was shown."""

        def build_page(frame: Frame, job: Job) -> str:
            _, new = self._texts(job, said.get("choice", ""))
            if said.get("digest") != _digest(new):
                raise JobError("that is not what was shown; look at the change once more")
            choices.write_whole(self._file, new)
            self._text = new
            return pages.render_confirmation(frame, self._file.name)

        return self._build_page("pin", said, build_page)

    def stop(self, said: Mapping[str, str]) -> str:
        """Stop a search, and return the page that waits for it, for the browser."""
        if (number := whole_number(said.get("task", ""))) is not None:
            self._worker.stop(number)
        back = said.get("back", "")
        return back if back.startswith(f"{self._base}/") else f"{self._base}/"

    # -- how --------------------------------------------------------------------------------------

    def _build_page(
        self, page: str, said: Mapping[str, str], made: Callable[[Frame, Job], str]
    ) -> str:
        """Build a page, or one that says why there is none, or none yet."""
        frame = self._frame(page, said)
        try:
            return made(frame, apply_changes(self._job, said))
        except _UnansweredError as error:
            task = error.task
            if task.state == "failed":
                return pages.trouble(frame, task.trouble, again=_again(frame, task))
            if task.state == "stopped":
                found = "It was stopped before anything was found."
                return pages.trouble(frame, found, "Stopped", again=_again(frame, task))
            return pages.waiting(frame, task)
        except SqlanonError as error:
            return pages.trouble(frame, str(error))

    def _frame(self, page: str, said: Mapping[str, str]) -> Frame:
        """Build the frame of every page."""
        job = self._job
        texts = tuple((one, said.get(one.key, "").strip() or one.text) for one in self._fields)
        changed = {field.key: text for field, text in texts if text != field.text}
        ks = None
        if not self._lattice and k_of(job) is not None:
            ks = said.get("ks", "").strip()
            changed |= {"ks": ks} if ks else {}
            ks = ks or ", ".join(map(str, ks_of(job)))
        models = ", ".join(model.title for model in job.privacy) or "no model"
        query = urlencode({key: text for key, text in said.items() if key != "again"})
        return Frame(
            base=self._base,
            title=f"Choices for {job.source}",
            lead=f"{job.algorithm.name} under {models}; job file {self._file.name}",
            fields=texts,
            ks=ks,
            said=changed,
            here=f"{self._base}/{page}{'?' if query else ''}{query}",
        )

    def _find_release(
        self, job: Job, choice: str, said: Mapping[str, str], patience: float
    ) -> ReleaseView:
        """Return the release of a choice.

        Raises:
            _UnansweredError: it is not found yet.
            JobError: there is no such choice.
        """
        levels = self._levels(choice)
        asked = job if levels is not None else self._with_k(job, choice)
        key = ("choice", asked.digest(), "" if levels is None else choice)
        what = f"Searching for {self._name(choice)}"
        task = self._await_task(
            key, what, lambda held: held.find_release(asked, levels), said, patience
        )
        shown: ReleaseView = task.answer
        return shown

    def _await_task(
        self,
        key: tuple[object, ...],
        what: str,
        work: Callable[[Exploration], object],
        said: Mapping[str, str],
        patience: float,
    ) -> Task:
        """Wait for a task and return it when it is done.

        Raises:
            _UnansweredError: it failed, was stopped, or is not done yet.
        """
        task = self._worker.ask(key, what, work, whole_number(said.get("again", "")))
        task.ended.wait(patience)
        if task.state != "done":
            raise _UnansweredError(task)
        return task

    def _levels(self, choice: str) -> dict[str, int] | None:
        """The levels of a choice; None of a frontier's.

        Raises:
            JobError: there is no such choice.
        """
        levels = levels_of(choice, self._names) if self._lattice else None
        if self._lattice and levels is None:
            raise JobError("there is no such choice")
        return levels

    def _with_k(self, job: Job, choice: str) -> Job:
        """The job with the k of a frontier's choice.

        Raises:
            JobError: there is no such choice.
        """
        if choice == _AS_IT_IS:
            return job
        ks = ks_of(job, choice) if choice else ()
        if len(ks) != 1:
            raise JobError("there is no such choice")
        return with_k(job, ks[0])

    def _name(self, choice: str) -> str:
        """A choice as people read it."""
        levels = self._levels(choice)
        if levels is not None:
            return ", ".join(f"{name} {level}" for name, level in levels.items())
        return "the job" if choice == _AS_IT_IS else f"k = {choice}"

    def _texts(self, job: Job, choice: str) -> tuple[str, str]:
        """Return the present text of the job file, and the text with a choice.

        Raises:
            SqlanonError: the file was changed meanwhile, or the text would be no job.
        """
        if choices.text_of(self._file) != self._text:
            raise JobError(
                f"{self._file.name} has changed since this page began; begin again, so that what "
                "you see is what it says"
            )
        changes = self._changes(job, choice)
        return self._text, choices.change_text(self._text, self._file, changes)

    def _changes(self, job: Job, choice: str) -> dict[Place, object]:
        """Return the differences between a choice and the job, by places of the file."""
        changes: dict[Place, object] = {}
        levels = self._levels(choice)
        pinned = job if levels is not None else self._with_k(job, choice)
        for field, new in zip(self._fields, fields_of(pinned), strict=True):
            if field.text != new.text:
                changes[field.place] = number_of(field, new.text)
        if levels is not None:
            metric = job.algorithm.search_metric
            options: dict[str, object] = {"levels": levels}
            if metric != DEFAULT:
                options["metric"] = {metric.name: metric.model_dump(mode="json", exclude_none=True)}
            fixed = Fixed(levels=levels, metric=metric)
            if fixed != job.algorithm:
                changes["algorithm",] = {"fixed": options}
                pinned = pinned.model_copy(update={"algorithm": fixed})
        refuse_job(pinned, None)
        return changes


def _again(frame: Frame, task: Task) -> str:
    """Return the URL that runs a task once more."""
    return f"{frame.here}{'&' if '?' in frame.here else '?'}again={task.number}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
