"""Find the spellings of an engine without a dialect: from SQLAlchemy, and by test queries.

Nothing is written to the database: each test is a query of constants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import sqlalchemy
from sqlalchemy.exc import SQLAlchemyError

from sqlanon.errors import UnsupportedError
from sqlanon.sql.dialects import spellings
from sqlanon.sql.dialects.column_types import Kind
from sqlanon.sql.dialects.generic import Generic, Words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy.engine import Connection, Dialect
    from sqlalchemy.types import TypeEngine

_LONGEST = 500
"""Length of texts on engines that need one, short enough for many texts in a row."""
_TEXTS: tuple[tuple[TypeEngine[Any], int | None], ...] = (
    (sqlalchemy.String(), None),
    (sqlalchemy.String(_LONGEST), _LONGEST),
)
_WIDE = tuple(sqlalchemy.Numeric(digits, 0) for digits in (38, 31))
_DECIMALS = tuple(sqlalchemy.Numeric(digits, 10) for digits in (38, 31, 28))
_DOUBLES: tuple[TypeEngine[Any], ...] = (
    sqlalchemy.DOUBLE_PRECISION(),
    sqlalchemy.Double(),
    sqlalchemy.Float(53),
)
_DOCUMENTS: tuple[TypeEngine[Any], ...] = (sqlalchemy.Text(), sqlalchemy.String())


class _Asking:
    """One engine, with SQLAlchemy's connection and dialect."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.dialect: Dialect = connection.dialect
        compiler: Any = self.dialect.statement_compiler(self.dialect, None)
        self._stands = {"nowhere": compiler.default_from().rstrip()}
        self._doubled = bool(getattr(self.dialect.identifier_preparer, "_double_percents", False))

    def holds(self, question: spellings.Question, it: str) -> bool:
        """Whether the engine gives the right answer to a test query."""
        sql = spellings.build_question(question, it, self._stands)
        try:
            result = self._connection.exec_driver_sql(
                sql, execution_options={"no_parameters": True}
            )
            rows = [tuple(row) for row in result]
            self._connection.commit()
        except Exception:  # noqa: BLE001 - an error is an answer, also one that a driver passes through
            self._connection.rollback()
            return False
        return rows == question.answer

    def type(self, said: TypeEngine[Any]) -> str | None:
        """Spell a type as the engine does; None where it has no such type."""
        try:
            return str(said.compile(dialect=self.dialect))
        except SQLAlchemyError:
            return None

    def first(
        self, what: str, types: Sequence[TypeEngine[Any]], question: spellings.Question
    ) -> str:
        """Return the first of some types that passes a test query."""
        spelled = self._probe_types(types, question)
        if spelled is None:
            raise self.lacking(what)
        return spelled

    def _probe_types(
        self, types: Sequence[TypeEngine[Any]], question: spellings.Question
    ) -> str | None:
        for said in types:
            spelled = self.type(said)
            if spelled is not None and self.holds(question, spelled):
                return spelled
        return None

    def lacking(self, what: str) -> UnsupportedError:
        """Build the error for an engine without a required spelling."""
        return UnsupportedError(
            f"{self.dialect.name} has no dialect of its own here, and none of the spellings of "
            f"{what} that sqlanon knows works on it: add a dialect (docs/dialects.md)"
        )

    def plain(self, text: str) -> str:
        """Undo the doubled percent signs of SQLAlchemy, for a driver without parameters."""
        return text.replace("%%", "%") if self._doubled else text

    def quote(self, identifier: str) -> str:
        """Quote an identifier, by SQLAlchemy's rules of upper and lower case."""
        known: Any = self.dialect
        if known.requires_name_normalize:
            identifier = known.denormalize_name(identifier)
        return self.plain(known.identifier_preparer.quote_identifier(identifier))

    def is_reserved(self, name: str) -> bool:
        """Whether a name is a reserved word of the engine, which must be quoted."""
        return name in self.dialect.identifier_preparer.reserved_words

    def literal(self, text: str) -> str:
        """Spell a text constant."""
        kind: Any = sqlalchemy.String()
        processor: Callable[[str], str] | None = kind.literal_processor(self.dialect)
        if processor is None:
            raise self.lacking("text constants")
        return self.plain(processor(text))

    def words(self) -> Words:
        """Collect all properties of the engine."""
        engine = self.dialect.name.partition(".")[0]
        integer = self.type(sqlalchemy.BigInteger()) or "BIGINT"
        text, longest = self._text()
        document = next((t for t in map(self.type, _DOCUMENTS) if t is not None), text)
        double = self.first("doubles", _DOUBLES, spellings.THIRD)
        self._stands |= {"text": text, "double": double}
        found = {
            what: spelling
            for what, (known, questions) in spellings.SPELLINGS.items()
            if (spelling := self._spelling(known, questions)) is not None
        }
        unwritten = {
            kind: why
            for kind, (questions, why) in spellings.FORMS.items()
            if not all(self.holds(question, "") for question in questions)
        }
        if "time" not in found:
            unwritten |= dict.fromkeys((Kind.TIMESTAMP, Kind.TIME), spellings.FORMS[Kind.DATE][1])
        return Words(
            engine=engine,
            quote=self.quote,
            literal=self.literal,
            reserved=self.is_reserved,
            escapes=self.literal("\\") != "'\\'",
            nowhere=self._stands["nowhere"],
            text=text,
            longest=longest,
            document=document,
            integer=integer,
            code=self.type(sqlalchemy.Integer()) or "INTEGER",
            double=double,
            wide=self.first("wide whole numbers", _WIDE, spellings.PRODUCT),
            decimal=self._probe_types(_DECIMALS, spellings.PLACES),
            replaces=spellings.REPLACES.get(engine, spellings.REPLACE),
            spellings=found,
            unwritten=unwritten,
            nests=self.holds(spellings.NESTED, ""),
            bare_decimals=self.holds(spellings.BARE, self.type(sqlalchemy.Numeric()) or ""),
        )

    def _text(self) -> tuple[str, int | None]:
        for said, longest in _TEXTS:
            spelled = self.type(said)
            # texts that are stored outside of their row are grouped by address, not by content
            if spelled is None or "LOB" in spelled.upper():
                continue
            if self.holds(spellings.GROUPED, spelled):
                return spelled, longest
        raise self.lacking("texts")

    def _spelling(
        self, known: Sequence[str], questions: Sequence[spellings.Question]
    ) -> str | None:
        for spelling in known:
            if all(self.holds(question, spelling) for question in questions):
                return spelling
        return None


def probe_dialect(connection: Connection, kind: type[Generic] = Generic) -> Generic:
    """Build the dialect of a connection's engine by test queries.

    Args:
        kind: An external dialect, with the spellings that are known already.

    Raises:
        UnsupportedError: the engine lacks a spelling that sqlanon always needs.
    """
    return kind.speaking(_Asking(connection).words())
