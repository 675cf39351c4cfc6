"""The text of a job file as plain data, with the line of everything in it.

YAML is read as in the core schema of YAML 1.2, made narrower where guessing would lose something:
`true` and `false` are the only booleans (`no` stays text), and a number with a leading zero stays
text (a postcode). Tags, merge keys, duplicate keys and keys that are no text are refused.

Variables of the environment: `NAME` has a value, or `NAME_FILE` names the file that holds it.

Containers and systemd pass secrets as files, which appear in no list of processes. No message holds
a value, nor the name of the file: if a user mistakes one variable for the other, that name is the
secret.
"""

from __future__ import annotations

import json
import math
import os
import re
import tomllib
from dataclasses import dataclass, field
from errno import ENOENT
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias

import yaml

from sqlanon.errors import JobError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence


Place: TypeAlias = tuple[str | int, ...]
"""The place of something in a job: keys and list positions from the outside in."""

_LARGEST_FILE = 1 << 20
_MOST_ALIASES = 100
_MOST_VALUES = 100_000
_DEEPEST = 60
_MOST_TOML_LINES = 1000
_SUFFIXES = {".yaml": "yaml", ".yml": "yaml", ".toml": "toml", ".json": "json"}

_INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,99})")
_TOO_LONG = re.compile(r"-?[1-9][0-9]{100,}")
_TOO_LARGE = "the number is too large"
_FLOAT = re.compile(r"(?=.*[.eE])[-+]?((0|[1-9][0-9]*)(\.[0-9]*)?|\.[0-9]+)([eE][-+]?[0-9]+)?")
_LINE_ENDS = re.compile("\r\n|[\r\n\x85\u2028\u2029]")
_PLAIN = re.compile(r"[\w-]{1,60}")
_VARIABLE = re.compile(r"\$\$\{|\$\{([^}]*)\}?")
_VARIABLE_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


@dataclass(frozen=True)
class Document:
    """The content of a job file, before its meaning is checked.

    Attributes:
        origin: The file as the user named it, for messages; '' for data that is in no file.
        data: The keys and values; `${…}` is already replaced.
        written: The same before that; None for data that is in no file.
    """

    origin: str
    data: dict[str, object] = field(repr=False)
    written: dict[str, object] | None = field(default=None, repr=False, compare=False)
    _find_lines: Callable[[], Mapping[Place, int]] = field(default=dict, repr=False, compare=False)

    def line(self, place: Place) -> int | None:
        """Return the line, from 1, of a place or of the nearest thing around it, or None.

        None is returned for places in TOML files of more than 1000 lines.
        """
        lines = self._find_lines()
        for length in range(len(place), -1, -1):
            if place[:length] in lines:
                return lines[place[:length]]
        return None

    def problem(
        self, location: Sequence[str | int], message: str, *, absent: bool
    ) -> tuple[int, str]:
        """Return the line (0 if unknown) and the text of a problem that pydantic found.

        Args:
            location: Where; steps that are not in the data (tags of unions) are left out.
            message: The problem.
            absent: Whether the last step is a key that should be in the data.
        """
        place: Place = ()
        here: Any = self.data
        for step in location:
            try:
                here = here[step]
            except (KeyError, IndexError, TypeError):
                continue
            place = (*place, step)
        if absent:
            place = (*place, location[-1])
        steps = [str(one) if _PLAIN.fullmatch(str(one)) else _quote_key(str(one)) for one in place]
        line = self.line(place)
        text = f"{'.'.join(steps) or 'job'}: {message}"
        return line or 0, _add_location(self.origin, line, text)


class _RefusedError(Exception):
    """Well-formed YAML that a job must not hold."""

    def __init__(self, message: str, where: yaml.Node | yaml.Event) -> None:
        super().__init__(message)
        self.line = _line(where)


def read(path: str | Path, *, environment: Mapping[str, str] | None = None) -> Document:
    """Return the content of a job file.

    Args:
        path: A .yaml, .yml, .toml or .json file in UTF-8, at most 1 MiB.
        environment: The variables for `${NAME}` in text values; by default those of the process. A
            variable NAME_FILE names a file that holds the value (see `variables`).

    Raises:
        JobError: The file cannot be read or understood, or a variable is not set.
    """
    origin = str(path)
    kind = _SUFFIXES.get(Path(path).suffix.lower())
    if kind is None:
        raise JobError(f"{origin}: a job file ends in .yaml, .yml, .toml or .json")
    try:
        with Path(path).open("rb") as stream:
            content = stream.read(_LARGEST_FILE + 1)
    except OSError as error:
        begin = "; `sqlanon init TABLE -o FILE` proposes one" if error.errno == ENOENT else ""
        raise JobError(f"{origin}: cannot be read: {error.strerror}{begin}") from None
    except ValueError:
        raise JobError("the name of a job file must not hold a NUL character") from None
    if len(content) > _LARGEST_FILE:
        raise JobError(f"{origin}: is larger than 1 MiB; a job file is not")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise JobError(f"{origin}:{line}: is not encoded in UTF-8") from None
    return parse(text, origin=origin, kind=kind, environment=environment)


def parse(
    text: str, *, origin: str, kind: str, environment: Mapping[str, str] | None = None
) -> Document:
    """Return the content of a job file's text.

    Args:
        text: The whole file.
        origin: The name of the file in messages.
        kind: `yaml`, `toml` or `json`.
        environment: As in `read`.

    Raises:
        JobError: As in `read`.
    """
    reader = {"yaml": _read_yaml, "toml": _read_toml, "json": _read_json}[kind]
    try:
        data, find_lines = reader(text, origin)
        if not isinstance(data, dict):
            raise JobError(f"{origin}:1: a job is a mapping of keys, such as source: my_table")
        raw = Document(origin, data, data, find_lines)
        values = os.environ if environment is None else environment
        replaced = {key: _interpolate(data[key], (key,), raw, values) for key in data}
    except RecursionError:
        raise JobError(f"{origin}:1: is nested too deeply") from None
    return Document(origin, replaced, data, find_lines)


def _refuse(origin: str, line: int | None, message: str) -> NoReturn:
    raise JobError(_add_location(origin, line, message)) from None


def _add_location(origin: str, line: int | None, message: str) -> str:
    return ": ".join(filter(None, [f"{origin}:{line}" if line else origin, message]))


# YAML -------------------------------------------------------------------------------------------


def _check_events(text: str) -> None:
    """Refuse tags, too many aliases and depth, before nodes are composed from the text."""
    aliases = 0
    depth = 0
    for event in yaml.parse(text, Loader=yaml.BaseLoader):
        match event:
            case yaml.AliasEvent():
                aliases += 1
            case yaml.CollectionEndEvent():
                depth -= 1
            case yaml.ScalarEvent() | yaml.CollectionStartEvent():
                depth += isinstance(event, yaml.CollectionStartEvent)
                if event.tag is not None:
                    raise _RefusedError("YAML tags (!…) are not used in jobs", event)
        if aliases > _MOST_ALIASES:
            raise _RefusedError(f"more than {_MOST_ALIASES} aliases", event)
        if depth > _DEEPEST:
            raise _RefusedError(f"nested deeper than {_DEEPEST} levels", event)


def _read_yaml(text: str, origin: str) -> tuple[object, Callable[[], Mapping[Place, int]]]:
    try:
        data, lines = _yaml_values(text)
    except _RefusedError as refused:
        _refuse(origin, refused.line, str(refused))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        bare = "${" in "".join(text.splitlines()[line - 1 : line])
        hint = '; a variable between { } stands in quotes: "${NAME}"' if bare else ""
        if "'\\t'" in (error.problem or "") or _has_tab_indent(text, line):
            _refuse(origin, line, "holds a tab where YAML has none: indent with spaces instead")
        _refuse(origin, line, (error.problem or "is not YAML") + hint)
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        _refuse(origin, line, "holds a character that YAML does not allow")
    except (yaml.YAMLError, ValueError, OverflowError):  # the latter from "\UFFFFFFFF" in PyYAML
        _refuse(origin, 1, "is not YAML")
    return data, lambda: lines


def _has_tab_indent(text: str, line: int) -> bool:
    """Return whether a line, counted as YAML counts lines, has a tab before its first word."""
    shown = "".join(_LINE_ENDS.split(text)[line - 1 : line])
    return "\t" in shown[: len(shown) - len(shown.lstrip())]


def _yaml_values(text: str) -> tuple[object, dict[Place, int]]:
    _check_events(text)
    node = yaml.compose(text, Loader=yaml.BaseLoader)
    lines: dict[Place, int] = {}
    return (None if node is None else _yaml_value(node, (), lines)), lines


def _yaml_value(node: yaml.Node, place: Place, lines: dict[Place, int]) -> object:
    """Return the data of a node, and note the line of everything in it.

    Aliases are copied out, so what they multiply is counted here.
    """
    if len(place) > _DEEPEST or len(lines) > _MOST_VALUES:
        raise _RefusedError("holds too much, or holds itself", node)
    lines.setdefault(place, _line(node))
    match node:
        case yaml.MappingNode():
            mapping: dict[str, object] = {}
            for key_node, value_node in node.value:
                key = _yaml_key(key_node, mapping)
                lines[*place, key] = _line(key_node)
                mapping[key] = _yaml_value(value_node, (*place, key), lines)
            return mapping
        case yaml.SequenceNode():
            return [
                _yaml_value(item, (*place, index), lines) for index, item in enumerate(node.value)
            ]
        case yaml.ScalarNode():
            return _yaml_scalar(node)
        case _:
            raise _RefusedError("is not YAML", node)


def _line(where: yaml.Node | yaml.Event) -> int:
    return where.start_mark.line + 1 if where.start_mark else 1


def _yaml_key(node: yaml.Node, mapping: dict[str, object]) -> str:
    key = _yaml_scalar(node) if isinstance(node, yaml.ScalarNode) else None
    if not isinstance(node, yaml.ScalarNode) or not isinstance(key, str):
        raise _RefusedError("a key must be text; put it in quotes", node)
    if key == "<<" and node.style is None:
        raise _RefusedError("merge keys (<<) are not used in jobs", node)
    if key in mapping:
        raise _RefusedError(f"the key {_quote_key(key)} is given twice", node)
    return key


def _yaml_scalar(node: yaml.ScalarNode) -> str | int | float | bool | None:
    text = str(node.value)
    if node.style is not None:
        return text
    if text in {"", "~", "null"}:
        return None
    if text in {"true", "false"}:
        return text == "true"
    if _INTEGER.fullmatch(text):
        return int(text)
    if _TOO_LONG.fullmatch(text):
        raise _RefusedError(f"{_TOO_LARGE}; put it in quotes if it is a text", node)
    if _FLOAT.fullmatch(text):
        number = float(text)
        if math.isinf(number):
            raise _RefusedError(_TOO_LARGE, node)
        return number
    return text


# TOML and JSON ----------------------------------------------------------------------------------


def _read_toml(text: str, origin: str) -> tuple[object, Callable[[], Mapping[Place, int]]]:
    text = text.replace("\r\n", "\n")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"^(.*) \(at line (\d+), column \d+\)$", str(error), re.DOTALL)
        if found is None:
            _refuse(origin, text.count("\n") + 1, "ends too early for TOML")
        _refuse(origin, int(found[2]), found[1])
    except ValueError:  # int() refuses numbers of thousands of digits
        _refuse(origin, 1, "holds a number that is too large")
    return data, lambda: _toml_lines(text)


def _toml_lines(text: str) -> dict[Place, int]:
    """Return the line of each place; tomllib does not report it, so each line is parsed in turn.

    Quadratic, but only computed for an error message.
    """
    rows = text.split("\n")
    lines: dict[Place, int] = {}
    if len(rows) > _MOST_TOML_LINES:
        return lines
    begin = 1
    for number in range(1, len(rows) + 1):
        try:
            data = tomllib.loads("\n".join(rows[:number]))
        except ValueError:
            continue
        for place in _places(data, ()):
            lines.setdefault(place, begin)
        begin = number + 1
    return lines


def _places(value: object, place: Place) -> Iterator[Place]:
    yield place
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _places(inner, (*place, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _places(inner, (*place, index))


def _read_json(text: str, origin: str) -> tuple[object, Callable[[], Mapping[Place, int]]]:
    lines: dict[Place, int] = {}
    try:
        # As far as lines go, JSON is YAML once its tabs (legal only between tokens) are spaces.
        lines = _yaml_values(text.replace("\t", " "))[1]
    except _RefusedError as refused:
        _refuse(origin, refused.line, str(refused))
    except (yaml.YAMLError, ValueError, OverflowError):
        pass  # what is wrong with it as JSON is said below
    try:
        data = json.loads(
            text,
            object_pairs_hook=_json_object,
            parse_constant=_json_constant,
            parse_int=_json_integer,
        )
    except json.JSONDecodeError as error:
        _refuse(origin, error.lineno, error.msg)
    except ValueError as error:
        _refuse(origin, 1, str(error))
    return data, lambda: lines


def _json_object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    mapping = dict(pairs)
    if len(mapping) < len(pairs):
        raise ValueError("a key is given twice in one object")
    return mapping


def _json_integer(text: str) -> int:
    if not _INTEGER.fullmatch(text):  # Python's own limit has words of its own
        raise ValueError(_TOO_LARGE)
    return int(text)


def _json_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


# ${VARIABLES} -----------------------------------------------------------------------------------


def _interpolate(
    value: object, place: Place, document: Document, environment: Mapping[str, str]
) -> object:
    """Return `value` with `${NAME}` replaced in its texts, not its keys, and `$${` by `${`.

    Values are replaced after parsing, so the content of a variable is never read as YAML.
    """

    def replace_variable(found: re.Match[str]) -> str:
        name = found[1]
        if name is None:
            return "${"
        if not found[0].endswith("}") or not _VARIABLE_NAME.fullmatch(name):
            message = "${ must be followed by a variable's name and }; write $${ for the text ${"
            _refuse(document.origin, document.line(place), message)
        try:
            return require_variable(name, environment)
        except JobError as error:
            _refuse(document.origin, document.line(place), str(error))

    if isinstance(value, str):
        return _VARIABLE.sub(replace_variable, value)
    if len(place) > _DEEPEST:
        _refuse(document.origin, document.line(place), f"nested deeper than {_DEEPEST} levels")
    if isinstance(value, dict):
        return {
            key: _interpolate(inner, (*place, key), document, environment)
            for key, inner in value.items()
        }
    if isinstance(value, list):
        return [
            _interpolate(inner, (*place, index), document, environment)
            for index, inner in enumerate(value)
        ]
    return value


def _quote_key(key: str) -> str:
    return json.dumps(key[:60], ensure_ascii=False)


_SUFFIX = "_FILE"
_LARGEST_FILE = 1 << 16


def variable(name: str, environment: Mapping[str, str]) -> str | None:
    """The value of a variable, of its file where there is one; None where neither is set.

    Args:
        name: Without `_FILE`.
        environment: Where it is looked up.

    Returns:
        The value, never empty; of a file its text without the newline at its end.

    Raises:
        JobError: it is empty, both are set, or the file cannot be read.
    """
    file = f"{name}{_SUFFIX}"
    if name in environment and file in environment:
        raise JobError(f"the environment variables {name} and {file} are both set; unset one")
    if file in environment:
        return _content(file, environment[file])
    if environment.get(name) == "":
        raise JobError(f"the environment variable {name} is empty; give it a value")
    return environment.get(name)


def require_variable(name: str, environment: Mapping[str, str]) -> str:
    """Return the value of a variable that a job names; see `variable`.

    Raises:
        JobError: neither the variable nor one that names a file is set, or as `variable` raises it.
    """
    value = variable(name, environment)
    if value is None:
        raise JobError(f"the environment variable {name} is not set")
    return value


def _content(name: str, path: str) -> str:
    """The text of a file that a variable names."""
    if not path:
        raise JobError(f"the environment variable {name} is empty; give it the name of a file")
    what = f"the file that {name} names"
    try:
        with Path(path).open("rb") as stream:
            content = stream.read(_LARGEST_FILE + 1)
    except OSError as error:
        raise JobError(f"{what} cannot be read: {error.strerror}") from None
    except ValueError:  # a NUL character in the name
        raise JobError(f"{what} cannot be read: it is not a name of a file") from None
    if len(content) > _LARGEST_FILE:
        raise JobError(f"{what} is larger than 64 KiB; a secret is not")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise JobError(f"{what} is not encoded in UTF-8") from None
    value = text.removesuffix("\n").removesuffix("\r")
    if not value:
        raise JobError(f"{what} is empty")
    return value
