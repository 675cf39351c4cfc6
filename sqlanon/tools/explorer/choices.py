"""Settings that may be changed on the page, and a choice put into the text of a job file."""

from __future__ import annotations

import copy
import difflib
import json
import os
import re
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import yaml

from sqlanon.errors import JobError
from sqlanon.features import refuse_job
from sqlanon.job import file as jobfile
from sqlanon.job.job import models_of, quasi_of, suppression_of
from sqlanon.privacy_models.base import plain
from sqlanon.tools.init.job_text import flow, scalar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.job.job import Job


# -- choices ---------------------------------------------------------------------------------------

Place: TypeAlias = tuple[str | int, ...]
"""The place of something in a job file: keys and list positions from the outside in."""

LIMIT = "max_suppression"
_COLUMNS, _WEIGHT = "columns", "weight"
_INTEGER = re.compile(r"[0-9]{1,18}")
_FRACTION = re.compile(r"[0-9]{0,18}\.[0-9]{1,18}")
_LEVELS = re.compile(r"[0-9]{1,4}(\.[0-9]{1,4})*")
_KS = (2, 3, 5, 10, 20, 50, 100)
"""The k of a frontier, beside the job's own."""
_WITH_K = ("k_anonymity", "person_anonymity")
MOST = 50
"""The k of a frontier at most."""


@dataclass(frozen=True, slots=True)
class Field:
    """A number of a job that may be changed.

    Attributes:
        key: The key in a form.
        label: The label for people.
        text: The value in the job.
        place: Its place in a job file.
    """

    key: str
    label: str
    text: str
    place: Place

    @property
    def weighs(self) -> bool:
        """Whether it is the weight of a column."""
        return self.place[0] == _COLUMNS


def fields_of(job: Job) -> tuple[Field, ...]:
    """The numbers of a job's models, in its order, its suppression limit, and columns' weights."""
    found = [
        Field(
            f"privacy.{index}.{name}",
            f"{name} of {model.title}",
            _format_number(value),
            ("privacy", index, model.name, name),
        )
        for index, model in enumerate(job.privacy)
        for name in type(model).model_fields
        if (value := _number(getattr(model, name))) is not None
    ]
    weights = [
        Field(f"weight.{index}", name, _format_number(column.weight), (_COLUMNS, name, _WEIGHT))
        for index, (name, column) in enumerate(job.quasi_identifiers.items())
    ]
    limit = Field(LIMIT, "suppression limit", _format_number(job.max_suppression), (LIMIT,))
    return (*found, limit, *weights)


def apply_changes(job: Job, said: Mapping[str, str]) -> Job:
    """Return the job with other numbers.

    Args:
        said: Texts by the keys of its fields. Other keys, empty texts and texts of the job itself
            are ignored.

    Raises:
        SqlanonError: a text is no number, or a number that the job cannot have there.
    """
    models, columns, changed = [*job.privacy], {**job.columns}, dict[str, object]()
    for field in fields_of(job):
        text = said.get(field.key, "").strip()
        if text in {"", field.text}:
            continue
        number = number_of(field, text)
        if field.key == LIMIT:
            changed[LIMIT] = suppression_of(number)
            continue
        if field.weighs:
            name = str(field.place[1])
            weight = quasi_of(name, {_WEIGHT: number}).weight
            columns[name] = columns[name].model_copy(update={_WEIGHT: weight})
            continue
        _, index, _, option = field.place
        model = models[int(index)]
        options = {**model.model_dump(mode="json", exclude_none=True), str(option): number}
        (models[int(index)],) = models_of([{model.name: options}])
    made = job.model_copy(update={**changed, "privacy": tuple(models), _COLUMNS: columns})
    refuse_job(made, None)
    return made


def number_of(field: Field, text: str) -> int | float:
    """A text of a form as a job file has it.

    Raises:
        JobError: it is no number.
    """
    if _INTEGER.fullmatch(text):
        return int(text)
    if _FRACTION.fullmatch(text):
        return float(text)
    raise JobError(f"{field.label}: write a number, such as 5 or 0.05")


def with_k(job: Job, k: int) -> Job:
    """The job with another k in each model that counts rows or persons of a class.

    Raises:
        SqlanonError: that is no k, or the job cannot have it.
    """
    said = {field.key: str(k) for field in fields_of(job) if _of_k(field)}
    return apply_changes(job, said)


def k_of(job: Job) -> int | None:
    """The greatest k of such a model; None without any."""
    return max((int(f.text) for f in fields_of(job) if _of_k(f)), default=None)


def ks_of(job: Job, text: str = "") -> tuple[int, ...]:
    """The k of a frontier, `2, 5, 10`; without a text, usual ones and the job's own.

    Raises:
        JobError: the text says no such numbers, or too many.
    """
    own = k_of(job)
    if own is None:
        return ()
    parts = re.split(r"[,\s]+", text.strip()) if text.strip() else [str(k) for k in (*_KS, own)]
    wrong = [one for one in parts if not _INTEGER.fullmatch(one) or int(one) < 1]
    if wrong or len(parts) > MOST:
        raise JobError(f"write whole numbers from 1 with commas between them, up to {MOST}")
    return tuple(sorted({int(one) for one in parts}))


def levels_of(text: str, names: Sequence[str]) -> dict[str, int] | None:
    """The level vector of `1.0.2`, by column; None where the text is none."""
    levels = text.split(".")
    if not _LEVELS.fullmatch(text) or len(levels) != len(names):
        return None
    return dict(zip(names, map(int, levels), strict=True))


def _of_k(field: Field) -> bool:
    return field.place[-1] == "k" and field.place[-2] in _WITH_K


def _number(value: object) -> int | Decimal | None:
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        return None
    return value


def _format_number(number: int | Decimal) -> str:
    """Format a number as in a job; 1.0 is another limit than 1."""
    if isinstance(number, int):
        return str(number)
    return f"{number:f}" if number == number.to_integral_value() else str(plain(number))


# -- a choice in a job file ------------------------------------------------------------------------
#
# Of YAML and JSON only the characters of those values are replaced, so that comments, order and
# spaces stay. What the new text says is read once more: if it is anything but the job with the new
# values, the file is left alone.

_KINDS = {".yaml": "yaml", ".yml": "yaml", ".json": "json"}
_MARK = "\ufeff"


def change_text(text: str, file: Path, changes: Mapping[Place, object]) -> str:
    """Return the text of a job file with new values at some places.

    Args:
        text: The whole file.
        file: Its name, whose suffix is its format.
        changes: The new values by their places.

    Raises:
        JobError: files of this format are not changed, or this file cannot be changed so.
    """
    kind = _KINDS.get(file.suffix.lower())
    if kind is None:
        raise JobError(
            f"{file.name} is no YAML or JSON, which is all that is changed here: "
            + "; ".join(
                f"put {flow(value)} at {format_place(place)}" for place, value in changes.items()
            )
        )
    for listed, value in changes.items():
        place = _locate_model(listed, _read(text, file.name, kind))
        try:
            wanted = _with(_read(text, file.name, kind), place, value)
        except (LookupError, TypeError):  # the file says the same in another form
            raise _intricate(file, place, value) from None
        text = _replace_value(text, wanted, place, value, kind)
        if not _says(text, kind, wanted):
            raise _intricate(file, place, value)
    return text


def _locate_model(place: Place, data: Mapping[str, Any]) -> Place:
    """Return the place of a model in the file, where person-k-anonymity is `k_anonymity`."""
    if place[:1] != ("privacy",):
        return place
    with suppress(LookupError, TypeError):
        names = [*data["privacy"][place[1]]]
        if names == ["k_anonymity"]:
            return (*place[:2], *names, *place[3:])
    return place


def _intricate(file: Path, place: Place, value: object) -> JobError:
    return JobError(
        f"{file.name} is written in a way that cannot be changed safely at {format_place(place)}: "
        "put "
        f"{flow(value)} there yourself"
    )


def text_of(file: Path) -> str:
    """The text of a file, with the line ends and the mark at its beginning that it has.

    Raises:
        JobError: it cannot be read.
    """
    try:
        return file.read_bytes().decode("utf-8")
    except OSError as error:
        raise JobError(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise JobError(f"{file} is not encoded in UTF-8") from None


def difference(old: str, new: str, name: str) -> tuple[str, ...]:
    """The lines of a unified diff; none where nothing differs."""
    lines = difflib.unified_diff(
        old.splitlines(), new.splitlines(), name, f"{name}, changed", lineterm=""
    )
    return tuple(lines)


def write_whole(file: Path, text: str) -> None:
    """Write a text into a file in one step: readers get the whole old one or the whole new one.

    A symbolic link stays one; the file keeps its permissions.

    Raises:
        JobError: it cannot be written.
    """
    whole = file.resolve()
    beside: Path | None = None
    try:
        mode = whole.stat().st_mode & 0o7777
        handle, name = tempfile.mkstemp(prefix=f".{whole.name}.", dir=whole.parent)
        beside = Path(name)
        with os.fdopen(handle, "wb") as stream:
            stream.write(text.encode("utf-8"))
            stream.flush()
            os.fsync(stream.fileno())
        beside.chmod(mode)
        beside.replace(whole)
    except OSError as error:
        if beside is not None:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
        raise JobError(f"cannot write {file}: {error.strerror}") from None


def format_place(place: Place) -> str:
    """Format a place for readers."""
    return ".".join(map(str, place))


def _read(text: str, name: str, kind: str) -> dict[str, object]:
    """Return the content of a text, before variables are replaced."""
    return dict(jobfile.parse(text.removeprefix(_MARK), origin=name, kind=kind).written or {})


def _says(text: str, kind: str, wanted: Mapping[str, object]) -> bool:
    """Whether a text says that, and nothing else; `1` is another limit than `1.0`."""
    try:
        return repr(_read(text, "", kind)) == repr(wanted)
    except JobError:
        return False


def _with(data: dict[str, object], place: Place, value: object) -> dict[str, object]:
    """The data with a value at a place; an option that was left out is put in."""
    made = copy.deepcopy(data)
    here: Any = made
    for step in place[:-1]:
        here = here[step]
    here[place[-1]] = value
    return made


def _replace_value(
    text: str, wanted: Mapping[str, object], place: Place, value: object, kind: str
) -> str:
    """Return the text with the characters of one value replaced."""
    node = yaml.compose(text.replace("\t", " ") if kind == "json" else text, yaml.BaseLoader)
    here: yaml.Node | None = node
    key: yaml.Node | None = None
    for depth, step in enumerate(place):
        found = _inside(here, step)
        if found is None:  # an option that was left out: the mapping around it is written again
            if depth == 0:
                return _append_key(text, wanted, str(step), value, kind)
            value = _at(wanted, place[:depth])
            break
        key, here = found
    if here is None:
        raise JobError("the job file is empty")
    begin, end = here.start_mark.index, _end(here)
    if key is not None and text[key.end_mark.index : begin].strip() == ":":
        begin = key.end_mark.index
        return f"{text[:begin]}: {_format_value(value, kind)}{text[end:]}"
    return text[:begin] + _format_value(value, kind) + text[end:]


def _inside(node: yaml.Node | None, step: str | int) -> tuple[yaml.Node | None, yaml.Node] | None:
    """Return the key in a mapping, and its node."""
    if isinstance(node, yaml.MappingNode):
        return next(((key, value) for key, value in node.value if key.value == step), None)
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        return None, node.value[step]
    return None


def _end(node: yaml.Node) -> int:
    """Return the end of a node; a block includes the comments and lines after it."""
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return _end(last[-1] if isinstance(last, tuple) else last)
    return int(node.end_mark.index)


def _append_key(text: str, wanted: Mapping[str, object], key: str, value: object, kind: str) -> str:
    """Return the text with one more key."""
    if kind == "json":
        return json.dumps(wanted, indent=2, ensure_ascii=False) + "\n"
    gap = "" if text.endswith("\n") or not text else "\n"
    return f"{text}{gap}{scalar(key)}: {_format_value(value, kind)}\n"


def _at(data: Mapping[str, object], place: Place) -> object:
    here: Any = data
    for step in place:
        here = here[step]
    return here


def _format_value(value: object, kind: str) -> str:
    return json.dumps(value, ensure_ascii=False) if kind == "json" else flow(value)
