"""Proposed roles and hierarchies of columns: by name, type and counts, with the reason in words.

The order of the rules is that of docs/init.md. No rule proposes keep: counts cannot show that a
column says nothing of a person.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from decimal import Decimal
from itertools import chain
from typing import TYPE_CHECKING, Any

from sqlanon.common.wording import inflect, whole
from sqlanon.errors import JobError
from sqlanon.report.proposal import ROLES
from sqlanon.report.wording import share
from sqlanon.source.words import (
    IDENTIFYING,
    KNOWN,
    SENSITIVE,
    Meaning,
    meanings,
    names_only_persons,
    names_persons,
)
from sqlanon.sql.dialects import Kind
from sqlanon.tools.init.counts import ALIKE, Days

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import TypeAlias

    from sqlanon.report.proposal import ProposedRole
    from sqlanon.tools.init.counts import ColumnCounts, Texts
    from sqlanon.verify.figures import Separation

    _Found: TypeAlias = tuple[ProposedRole, str] | None


# -- roles -----------------------------------------------------------------------------------------

_LETTER = re.compile(r"[A-Za-z]")
MOST_QUASI = 15
"""Quasi-identifiers of a proposed job; with more, nothing is left of any of them."""
_MANY = 0.5
"""The ratio of values to rows from which a column identifies most rows."""
_FEW = 20
"""Values that no key of persons has so few of."""
_LONG = 100
"""Characters that only free text has."""
_SENTENCE = 30
"""Characters of texts with blanks that are more than a name of something."""
_SOME = 0.3
"""Different values for each row of free texts, some of which repeat."""
_MANY_TEXTS = 100
"""Different texts of several words that are no list of categories."""
CATEGORIES = 10
"""Different numbers that may be codes of categories, of which intervals say nothing."""
_FLAG = 3
"""Characters of yes and no, which no name and no remark has so few of."""
_FEW_TEXTS = 5
"""The number of different texts that identify no person, such as yes and no."""
_ROWS_EACH = 10
"""Rows for each value from which few values are categories."""
_REPEATED = 3
"""Values from which two columns do not go together by chance, if two rows have each of them."""
_WORST_ALONE = 0.01
"""Share of the rows that a sensitive value may find by itself; see docs/warnings.md, W01."""


@dataclass(frozen=True, slots=True)
class RoleProposal:
    """A column and what it is proposed as.

    Attributes:
        certain: Whether its name, type or values say so; else it is what nothing speaks against.
        said: Whether the user set the role.
    """

    counted: ColumnCounts
    role: ProposedRole
    why: str
    meaning: Meaning | None = None
    certain: bool = True
    said: bool = False

    @property
    def name(self) -> str:
        """The column's name."""
        return self.counted.column.name

    def left_out(self, why: str) -> RoleProposal:
        """Return the column, proposed to be left out."""
        return replace(self, role="drop", why=why)


def judge_columns(columns: Iterable[ColumnCounts], *, detail: bool = False) -> list[RoleProposal]:
    """Propose roles for columns, each by itself and in view of the others, in their order.

    Args:
        columns: The columns in counts.
        detail: Whether they are of a detail table, which needs no quasi-identifier.
    """
    found = _few_quasi(_beside_age([_judge(one) for one in columns]))
    return found if detail else _some_quasi(found)


@dataclass(frozen=True, slots=True)
class _Evidence:
    """A column, and what its name says.

    Attributes:
        meaning: The meaning of the first known word; None of a name without one.
        named: That meaning and the word, for people.
    """

    counted: ColumnCounts
    meaning: Meaning | None
    named: str


def _judge(one: ColumnCounts) -> RoleProposal:
    """Propose a role for a column by itself, by the first rule that applies."""
    said = meanings(one.column.name)
    meaning, word = said[0] if said else (None, "")
    seen = _Evidence(one, meaning, "" if meaning is None else f"{meaning.value} (“{word}”)")
    rule, (role, why) = next((rule, found) for rule in _RULES if (found := rule(seen)) is not None)
    reasons = (why,) if one.unusable else (why, _describe_counts(one))
    return RoleProposal(one, role, "; ".join(reasons), meaning, rule not in _GUESSES)


def _unusable(seen: _Evidence) -> _Found:
    return ("drop", f"left out: {seen.counted.unusable}") if seen.counted.unusable else None


def _address(seen: _Evidence) -> _Found:
    address = seen.counted.column.kind is Kind.ADDRESS
    return ("quasi", "a network address") if address else None


def _naming(seen: _Evidence) -> _Found:
    """Judge a column by its name, unless it has too few values (`phone_service`: 0, 1)."""
    one, few = seen.counted, _is_category(seen.counted)
    if one.texts is not None and seen.meaning in {Meaning.PERSON_NAME, Meaning.FREE_TEXT}:
        few = few and one.texts.longest <= _FLAG
    return ("drop", seen.named) if seen.meaning in IDENTIFYING and not few else None


def _is_category(one: ColumnCounts) -> bool:
    """Whether it has few values for many rows, which are no texts with a digit."""
    if not one.filled or one.values * _ROWS_EACH > one.filled:
        return False
    if one.texts is None:
        return one.values <= CATEGORIES
    return one.values <= _FEW_TEXTS and not (one.texts.numbered or one.texts.emails)


def _match_patterns(seen: _Evidence) -> _Found:
    """Judge a column by check digits and patterns of its values, whatever its name and type."""
    found = seen.counted.recognized
    if found is None:
        return None
    return "drop", f"{share(float(found.share))} of its values look like {found.what}"


def _looking(seen: _Evidence) -> _Found:
    """Judge a column by texts that look like data of a person."""
    one, texts = seen.counted, seen.counted.texts
    if texts is None or not one.filled:
        return None
    for count, what in (
        (texts.emails, "an e-mail address"),
        (texts.links, "a link"),
        (texts.dotted if texts.blanks * 2 < one.filled else 0, "a network address"),
    ):
        if count * 2 >= one.filled:
            looks = f"looks like {what} in {share(count / one.filled)} of the rows"
            return "drop", looks
    return None


def _person(seen: _Evidence) -> _Found:
    one = seen.counted
    many = one.values > _FEW or not one.filled
    # `patient_id` says it by its name, `customer` may be a kind of customer or a surname
    keyed = one.values > 1 and names_persons(one.column.name, key=False)
    called = names_only_persons(one.column.name) and not _is_category(one)
    is_person = seen.meaning is Meaning.PERSON and (many or keyed or called)
    return ("drop", f"identifies persons: {seen.named}") if is_person else None


def _special(seen: _Evidence) -> _Found:
    """Judge a column by its values: given names, or a special category of personal data."""
    if seen.counted.special is None:
        return None
    meaning, count = seen.counted.special
    if meaning is Meaning.PERSON_NAME:
        return "drop", f"{whole(count)} of its values are given names"
    return "sensitive", f"{whole(count)} of its values are words for {meaning.value}"


def _sensitive(seen: _Evidence) -> _Found:
    """Judge a column to be sensitive; with one value, all persons of the table share it."""
    if seen.meaning not in SENSITIVE:
        return None
    if seen.counted.values == 1:
        return "drop", f"{seen.named}: all rows have one value, so it is left out"
    return "sensitive", seen.named


def _match_known_name(seen: _Evidence) -> _Found:
    return ("quasi", seen.named) if seen.meaning in KNOWN else None


def _time(seen: _Evidence) -> _Found:
    kind, days = seen.counted.column.kind, seen.counted.days
    if days is not None:
        return "quasi", f"days as texts ({days.value})"
    return ("quasi", "a day or a time") if kind.has_date or kind.has_time else None


def _empty(seen: _Evidence) -> _Found:
    """Judge a column without known values: later values may be anything."""
    return None if seen.counted.filled else ("drop", "no values, and its name says nothing")


def _match_repeating_key(seen: _Evidence) -> _Found:
    """Recognize the key of persons with several rows, by its name or by how it repeats."""
    one = seen.counted
    if one.values > _FEW and names_persons(one.column.name, key=True):
        return "drop", "a key that repeats"
    why = f"a key that repeats: no two of its rows have one {one.partner}"
    return ("drop", why) if one.partner else None


def _key(seen: _Evidence) -> _Found:
    one = seen.counted
    differ = 1 < one.filled == one.values == one.rows
    is_key = differ and one.column.kind in {Kind.INTEGER, Kind.TEXT}
    return ("drop", "a key: no two rows have one value") if is_key else None


def _match_name(seen: _Evidence) -> _Found:
    """Recognize a name, or a number of something, that few rows share."""
    one = seen.counted
    bare = seen.meaning is Meaning.NAME and len(_LETTER.findall(one.column.name)) <= len("nombre")
    many = seen.meaning in {Meaning.NAME, Meaning.KEY} and one.distinction >= _MANY
    return ("drop", seen.named) if bare or many else None


def _prose(seen: _Evidence) -> _Found:
    one, texts = seen.counted, seen.counted.texts
    if texts is None:
        return None
    sentences = texts.blanks * 2 >= one.filled > 0 and texts.longest > _SENTENCE
    differ = one.distinction >= _SOME or one.values > _MANY_TEXTS
    prose = texts.longest > _LONG or (sentences and differ)
    return ("drop", "free text") if prose else None


def _exact(seen: _Evidence) -> _Found:
    one = seen.counted
    exact = one.distinction >= _MANY and one.values > _FEW
    return ("drop", "nearly unique in each row") if exact else None


def _other(seen: _Evidence) -> _Found:
    del seen
    return "quasi", "others may know it"


_RULES: tuple[Callable[[_Evidence], _Found], ...] = (
    _match_patterns,
    _unusable,
    _address,
    _naming,
    _looking,
    _person,
    _sensitive,
    _special,
    _match_known_name,
    _time,
    _empty,
    _key,
    _match_repeating_key,
    _match_name,
    _prose,
    _exact,
    _other,
)
_GUESSES = {_special, _empty, _match_repeating_key, _match_name, _prose, _exact, _other}
"""Rules that go by counts, or by a word that may mean something else."""


def _describe_counts(one: ColumnCounts) -> str:
    if not one.rows:
        return "the table has no rows"
    if not one.filled:
        return "only NULL"
    return f"{inflect(one.values, 'value')} in {inflect(one.filled, 'row')}"


def _beside_age(found: list[RoleProposal]) -> list[RoleProposal]:
    """A day of birth says the age, and more."""
    ages = [one.name for one in found if one.meaning is Meaning.AGE and one.role == "quasi"]
    if not ages:
        return found
    return [
        one.left_out(f"a date of birth, which tells {ages[0]}: {_describe_counts(one.counted)}")
        if one.meaning is Meaning.BIRTH and one.counted.has_dates and one.role == "quasi"
        else one
        for one in found
    ]


def _few_quasi(found: list[RoleProposal]) -> list[RoleProposal]:
    """Limit the quasi-identifiers to those that others know best, then to those of least loss.

    Numbers and dates lose little where a class holds near ones, and have the most detail. A
    category is lost as a whole, and two values have the least detail. The choice does not depend on
    the order of the columns.
    """
    quasi = [one for one in found if one.role == "quasi"]
    ranked = sorted(quasi, key=_cost)
    kept = {one.name for one in ranked[:MOST_QUASI]}
    return [
        one
        if one.role != "quasi" or one.name in kept
        else one.left_out(
            f"left out: the job has {MOST_QUASI} quasi-identifiers, and more would make all labels "
            f"wide; {_describe_counts(one.counted)}"
        )
        for one in found
    ]


def _cost(one: RoleProposal) -> tuple[bool, bool, int, str]:
    """The order in which quasi-identifiers are kept."""
    counts = one.counted
    ordered = counts.has_dates or (counts.column.kind.numeric and not is_coded(counts, one.meaning))
    return one.meaning not in KNOWN, not ordered, counts.values, one.name


def _some_quasi(found: list[RoleProposal]) -> list[RoleProposal]:
    """Ensure at least one quasi-identifier, which every job has: the column of fewest values.

    A column that names persons is none: of a table of nothing else no job is proposed.
    """
    usable = [one for one in found if not one.counted.unusable and not _names_somebody(one)]
    if not usable or any(one.role == "quasi" for one in found):
        return found
    chosen = min(usable, key=lambda one: one.counted.values)
    why = (
        f"a job needs a quasi-identifier, and this column has the fewest values; else: {chosen.why}"
    )
    return [replace(one, role="quasi", why=why) if one is chosen else one for one in found]


def as_said(found: Iterable[RoleProposal], roles: Mapping[str, ProposedRole]) -> list[RoleProposal]:
    """Return the columns with the roles that the user set.

    Raises:
        JobError: there is no such column, or it cannot have this role.
    """
    judged = {one.name: one for one in found}
    for name, role in roles.items():
        if name not in judged:
            raise JobError(f"roles: there is no column {name}; there are {', '.join(judged)}")
        if role not in ROLES:
            raise JobError(f"roles.{name}: must be one of {', '.join(ROLES)}")
        one = judged[name]
        if one.counted.unusable and role in {"quasi", "sensitive"}:
            raise JobError(f"roles.{name}: cannot be {role}: {one.counted.unusable}")
        why = f"as you said; {_describe_counts(one.counted)}"
        judged[name] = replace(one, role=role, why=why, certain=True, said=True)
    return [*judged.values()]


def _names_somebody(one: RoleProposal) -> bool:
    """Whether its name, or the form of its values, is that of a direct identifier."""
    named = one.meaning in IDENTIFYING or one.meaning in {Meaning.NAME, Meaning.PERSON}
    seen = _Evidence(one.counted, one.meaning, "")
    by_value = (_match_patterns(seen), _looking(seen))
    given = one.counted.special is not None and one.counted.special[0] is Meaning.PERSON_NAME
    return named or given or any(found is not None for found in by_value)


def less_exact(
    found: Sequence[RoleProposal], alone: dict[str, int], rows: int
) -> list[RoleProposal]:
    """Leave out sensitive columns whose values alone identify rows."""
    return [
        replace(
            one.left_out(
                f"{one.why}: {share(alone[one.name] / rows)} of the rows are unique by it, so it "
                "is left out; publish it rounded, by a view or in the file"
            ),
            certain=False,
        )
        if one.role == "sensitive"
        and not one.said
        and rows
        and alone.get(one.name, 0) > _WORST_ALONE * rows
        else one
        for one in found
    ]


def without_repeats(
    found: Sequence[RoleProposal], subsets: Iterable[Separation], rows: int
) -> list[RoleProposal]:
    """Leave out quasi-identifiers that repeat an earlier one: each value has one value of it.

    A release that has both says no more, and pays for two. Columns of few values, or of a row or
    two for each, may go together by chance.
    """
    combinations = {frozenset(one.columns): one.combinations for one in subsets}
    kept: list[RoleProposal] = []
    first: list[RoleProposal] = []
    for one in found:
        values = combinations.get(frozenset({one.name}), 0)
        same = [
            other.name
            for other in first
            if combinations[frozenset({other.name})] == values
            and combinations.get(frozenset({other.name, one.name})) == values
        ]
        if one.role == "quasi" and not one.said and same and _REPEATED <= values <= rows / 2:
            kept.append(one.left_out(f"repeats {same[0]}: each of its values has one value there"))
            continue
        kept.append(one)
        first += [one] if one.role == "quasi" else []
    return kept


def persons_key(found: Sequence[RoleProposal]) -> RoleProposal | None:
    """Return the column that identifies persons with several rows; None where none is found.

    One that says so by its name is before one that only repeats as keys do.
    """
    able = [one for one in found if _may_be_persons(one)]
    named = (one for one in able if _names_persons(one))
    return next(chain(named, (one for one in able if one.counted.partner)), None)


def _may_be_persons(one: RoleProposal) -> bool:
    counts = one.counted
    return (
        one.role == "drop"
        and not counts.unusable
        and 1 < counts.values < counts.filled
        and 2 * counts.filled >= counts.rows
        and Meaning.NAME not in {meaning for meaning, _ in meanings(one.name)}
    )


def _names_persons(one: RoleProposal) -> bool:
    key = one.counted.values > _FEW
    return one.meaning is Meaning.PERSON or names_persons(one.name, key=key)


def k_for(persons: int) -> tuple[int, str]:
    """Return the proposed number of persons, or rows, of a class, with the reason."""
    for least, k in ((1_000_000, 20), (10_000, 10), (100, 5), (30, 3)):
        if persons >= least:
            return k, f"proposed for {whole(least)} and more"
    return 2, "the table is small; 5 is proposed for 100 rows or more"


# -- hierarchies -----------------------------------------------------------------------------------

_STEPS = {1: (1, 2, 4, 8), 2: (2, 10, 20, 40), 5: (5, 10, 20, 40)}
"""The widths of four levels whose narrowest begins with this digit."""
_DAYS: dict[Days, dict[str, Any]] = {
    Days.YEAR_FIRST: {"keep": [7, 4, 3]},
    Days.DAY_FIRST: {"steps": [2, 5], "side": "left"},
    Days.MONTH_FIRST: {"steps": [5], "side": "left"},
}
"""Masks that leave the month and the year of a day, the year, and the decade where it is first."""
_FINEST = -9
"""Widths below 0.001 would ask for more places than exact intervals have."""
_MEASURED = {Meaning.AGE, Meaning.BIRTH, Meaning.BODY, Meaning.MONEY}
"""Meanings of numbers that are near each other, however few they are."""
_PAIR = 2
"""Values of yes and no."""
_FEW_VALUES = 20
"""Values that are kept apart better by themselves than by their letters."""


def hierarchy_for(one: ColumnCounts, meaning: Meaning | None) -> dict[str, Any] | None:
    """Return the job's settings for a column's hierarchy.

    Returns:
        As under `hierarchy:`; None where its values are best grouped by frequency.
    """
    kind = one.column.kind
    found: dict[str, Any] | None = None
    if kind.numeric and not is_coded(one, meaning):
        postal = meaning is Meaning.POSTAL and one.whole
        widths = [10, 100, 1000] if postal else _widths(one)
        found = {"intervals": widths}
    elif kind.has_date:
        days = ["month", "quarter", "year", "decade"]
        found = {"dates": days if kind is Kind.DATE else ["day", *days]}
    elif kind.has_time:
        found = {"dates": ["hour"]}
    elif kind is Kind.ADDRESS:
        found = {"networks": {"ipv4": [24, 16, 8], "ipv6": [64, 48, 32]}}
    elif one.days is not None:
        found = {"mask": _DAYS[one.days]}
    elif one.texts is not None:
        found = _mask(one, one.texts, meaning)
    return found


def is_coded(one: ColumnCounts, meaning: Meaning | None) -> bool:
    """Whether numbers are codes of categories: two values, as 0 and 1, or a name that says so.

    Other numbers of few values are counts, grades or amounts, such as `visits`, and have an order.
    Fractions are never codes.
    """
    if not one.column.kind.numeric or meaning in _MEASURED or not _is_category(one):
        return False
    return one.whole and (one.values <= _PAIR or meaning is not None)


def _mask(one: ColumnCounts, texts: Texts, meaning: Meaning | None) -> dict[str, Any] | None:
    """A mask of codes; None for other texts."""
    if 0 < 2 * texts.beginnings <= one.values:
        return {"mask": {"keep": _choose_prefix_lengths(texts)}}
    steps = _choose_mask_lengths(texts.longest)
    if steps and (_is_code(one, texts) or meaning is Meaning.POSTAL):
        return {"mask": {"steps": steps}}
    return None


def _widths(one: ColumnCounts) -> list[int | float]:
    """Round widths, the narrowest about half a standard deviation."""
    whole = one.column.kind is Kind.INTEGER or one.whole
    if one.spread == ALIKE:
        return [5, 10, 20, 40]
    power, digit = divmod(max(one.spread - 1, 0 if whole else _FINEST), 3)
    unit = Decimal(10) ** power
    widths = [unit * step for step in _STEPS[(1, 2, 5)[digit]]]
    if whole:
        return [int(width) for width in widths] if unit > 1 or widths[0] > 1 else [2, 4, 8, 16]
    return [int(width) if width == int(width) else float(width) for width in widths]


def _is_code(one: ColumnCounts, texts: Texts) -> bool:
    """Return whether texts are codes, whose first characters mean most."""
    return one.values > _FEW_VALUES and texts.are_codes(one.filled)


def _choose_prefix_lengths(texts: Texts) -> list[int]:
    """Choose how many characters of codes of unequal length at most four levels keep.

    The shortest codes are groups of the longer ones, as E11 of E11.9 and 1980 of 1980-05.
    """
    between = (texts.beginning + texts.longest + 1) // 2
    levels = [between, *range(texts.beginning, 0, -2)]
    return sorted({level for level in levels if level < texts.longest}, reverse=True)[:4]


def _choose_mask_lengths(longest: int) -> list[int]:
    """Choose how many characters at most four levels mask."""
    levels = min(4, longest - 1)
    return sorted({level * longest // (levels + 1) for level in range(1, levels + 1)} - {0})
