"""A choice put into a job file: the text of the file with a few values changed.

Of YAML and JSON only the characters of those values are replaced, so that comments, order and
spaces stay. What the new text says is read once more: if it is anything but the job with the new
values, the file is left alone.
"""

from __future__ import annotations

import copy
import difflib
import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from sqlanon.errors import JobError
from sqlanon.job import file as jobfile
from sqlanon.tools.init.written import flow, scalar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.tools.explorer.choices import Place

_KINDS = {".yaml": "yaml", ".yml": "yaml", ".json": "json"}
_MARK = "\ufeff"


def changed_text(text: str, file: Path, changes: Mapping[Place, object]) -> str:
    """The text of a job file in which values stand at some places.

    Args:
        text: The whole file.
        file: Its name, which says what it is written in.
        changes: The new values by their places.

    Raises:
        JobError: the file is of a kind that is not changed, or cannot be changed so.
    """
    kind = _KINDS.get(file.suffix.lower())
    if kind is None:
        raise JobError(
            f"{file.name} is no YAML or JSON, which is all that is changed here: "
            + "; ".join(f"put {flow(value)} at {said(place)}" for place, value in changes.items())
        )
    for listed, value in changes.items():
        place = _named_otherwise(listed, _read(text, file.name, kind))
        try:
            wanted = _with(_read(text, file.name, kind), place, value)
        except (LookupError, TypeError):  # the file says the same in another form
            raise _intricate(file, place, value) from None
        text = _replaced(text, wanted, place, value, kind)
        if not _says(text, kind, wanted):
            raise _intricate(file, place, value)
    return text


def _named_otherwise(place: Place, data: Mapping[str, Any]) -> Place:
    """The place where a model has another name: `k_anonymity` with a unit is of persons."""
    if place[:1] != ("privacy",):
        return place
    with suppress(LookupError, TypeError):
        names = [*data["privacy"][place[1]]]
        if names == ["k_anonymity"]:
            return (*place[:2], *names, *place[3:])
    return place


def _intricate(file: Path, place: Place, value: object) -> JobError:
    return JobError(
        f"{file.name} is written in a way that cannot be changed safely at {said(place)}: put "
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
    """Put a text into a file at once: whoever reads it has the old one or the new one, whole.

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


def said(place: Place) -> str:
    """A place as people read it."""
    return ".".join(map(str, place))


def _read(text: str, name: str, kind: str) -> dict[str, object]:
    """What a text says, before variables are put in."""
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


def _replaced(
    text: str, wanted: Mapping[str, object], place: Place, value: object, kind: str
) -> str:
    """The text with the characters of one value exchanged."""
    node = yaml.compose(text.replace("\t", " ") if kind == "json" else text, yaml.BaseLoader)
    here: yaml.Node | None = node
    key: yaml.Node | None = None
    for depth, step in enumerate(place):
        found = _inside(here, step)
        if found is None:  # an option that was left out: what holds it is written anew
            if depth == 0:
                return _added(text, wanted, str(step), value, kind)
            value = _at(wanted, place[:depth])
            break
        key, here = found
    if here is None:
        raise JobError("the job file is empty")
    begin, end = here.start_mark.index, _end(here)
    if key is not None and text[key.end_mark.index : begin].strip() == ":":
        begin = key.end_mark.index
        return f"{text[:begin]}: {_written(value, kind)}{text[end:]}"
    return text[:begin] + _written(value, kind) + text[end:]


def _inside(node: yaml.Node | None, step: str | int) -> tuple[yaml.Node | None, yaml.Node] | None:
    """The key, of a mapping, and the node that stands there."""
    if isinstance(node, yaml.MappingNode):
        return next(((key, value) for key, value in node.value if key.value == step), None)
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        return None, node.value[step]
    return None


def _end(node: yaml.Node) -> int:
    """Where a node ends; a block has the comments and lines behind it for its own."""
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return _end(last[-1] if isinstance(last, tuple) else last)
    return int(node.end_mark.index)


def _added(text: str, wanted: Mapping[str, object], key: str, value: object, kind: str) -> str:
    """The text with one key more."""
    if kind == "json":
        return json.dumps(wanted, indent=2, ensure_ascii=False) + "\n"
    gap = "" if text.endswith("\n") or not text else "\n"
    return f"{text}{gap}{scalar(key)}: {_written(value, kind)}\n"


def _at(data: Mapping[str, object], place: Place) -> object:
    here: Any = data
    for step in place:
        here = here[step]
    return here


def _written(value: object, kind: str) -> str:
    return json.dumps(value, ensure_ascii=False) if kind == "json" else flow(value)
