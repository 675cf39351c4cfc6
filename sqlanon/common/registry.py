"""Classes by name, each imported when its name is used."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Iterator

_Class = TypeVar("_Class")


def load_class(where: str) -> Any:  # noqa: ANN401 - the caller knows the type
    """Import a class.

    Args:
        where: Its place: `module:Class`.
    """
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


class Registry(Mapping[str, type[_Class]]):
    """The members of a family by name, in the order in which the documentation lists them.

    Members are imported on first use: a job names two or three of more than sixty.

    Args:
        places: Each member's place below the package, by its name: `module:Class`.
    """

    def __init__(self, package: str, places: Mapping[str, str]) -> None:
        self._places = {name: f"{package}.{place}" for name, place in places.items()}

    @override
    def __getitem__(self, name: str) -> type[_Class]:
        found: type[_Class] = load_class(self._places[name])
        return found

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    @override
    def __len__(self) -> int:
        return len(self._places)
