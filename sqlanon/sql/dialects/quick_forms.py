"""What means the same on every engine, and takes some of them too long in its plain form."""

from __future__ import annotations

from sqlanon.sql.statement import Sql


class QuickForms:
    """Joins by texts, and the ends of a group beside each of its rows, in their plain form."""

    def person(self, text: Sql | str) -> Sql:
        """What a derived table begins with that is joined by `is_person`: each row once or more."""
        return Sql(f"{text} AS person")

    def is_person(self, persons: str, text: Sql | str) -> Sql:
        """A condition: rows of a derived table, which begins with `person`, have this text."""
        return Sql(f"{persons}.person = {text}")

    def by_text(self, relation: object, column: str, *, textual: bool = True) -> Sql:
        """A relation, or a query in parentheses, whose rows are looked up by `has_text`.

        Args:
            relation: It.
            column: The column that they are looked up by.
            textual: Whether that holds texts; it is looked up as it is otherwise.
        """
        del column, textual
        return Sql(str(relation))

    def has_text(self, row: str, column: str, text: Sql | str, *, textual: bool = True) -> Sql:
        """A condition: rows of `by_text` have this text in the column."""
        del textual
        return Sql(f"{row}.{column} = {text}")

    def packed(self, rows: str) -> str:
        """What is bound for rows `1,20,3;2,20,1` that are put in all at once."""
        return rows

    def least_in(self, value: str, group: str) -> Sql:
        """Window: the least value of a group of rows, none of them NULL."""
        return Sql(f"MIN({value}) OVER (PARTITION BY {group})")

    def greatest_in(self, value: str, group: str) -> Sql:
        """Window: the greatest value of a group of rows, none of them NULL."""
        return Sql(f"MAX({value}) OVER (PARTITION BY {group})")
