"""Abilities of engines, as far as sqlanon needs them, and the templates that they require."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Iterator


class Replacing(StrEnum):
    """How writers are kept from a table that is replaced or updated (publish/protocols)."""

    WRITE_LOCK = "a transaction that writes is alone"
    LOCK_STATEMENT = "a lock statement inside the transaction"
    TOUCH_FIRST = "the first statement changes the catalogue, and whoever wrote cannot commit"
    LOCKED_ROWS = "a read that locks all rows and gaps until the transaction ends"


class Sessions(StrEnum):
    """How to find out whether a run that has begun and not ended is still running."""

    LOCK = "its session holds a lock of the run, which ends with it"
    PROCESS = "one process at a time has the database: only a run of this one can go on"
    FILE = "the machine and the process that it wrote down"


class Moving(StrEnum):
    """How a key is changed together with the foreign keys to it."""

    ONE_STATEMENT = "foreign keys are looked at when a statement has changed all tables"
    PUT_OFF = "foreign keys are not looked at until the run says so"


class RowOrdering(StrEnum):
    """How rows are stored in the order of their primary key."""

    CLUSTERED = "a statement puts them in the order of an index"
    REWRITTEN = "they are taken out, and put back in that order"


class Guarding(StrEnum):
    """How a trigger refuses rows that do not look like those of a table."""

    ONE_TRIGGER = "one is asked before rows are inserted or updated"
    TRIGGER_PER_EVENT = "one is asked before rows are inserted, another before they are updated"


class Abilities:
    """Abilities of an engine. Code tests them by name, and never tests the engine's name."""

    ddl_rolls_back: ClassVar[bool] = True
    """CREATE, DROP and RENAME are undone with their transaction: a killed run leaves nothing.

    Otherwise relations have a mark until they are published, a failed run removes them, and
    `sqlanon clean` finds those of a killed run.
    """

    commits_on_ddl: ClassVar[bool] = False
    """CREATE, DROP and RENAME commit the open transaction."""

    named_locks: ClassVar[bool] = False
    """A session can hold a lock with only a name, by which `clean` knows that a run is active."""

    renames_two_at_once: ClassVar[bool] = False
    """One statement renames a table and gives its name to another: readers always find one.

    It matters where DROP and RENAME are not in one transaction.
    """

    behind_views: ClassVar[bool] = False
    """No table can take another's name without readers that find none, or an empty one.

    A release then is a table that is never changed, and the target is a view that is moved to it.
    """

    stores_recodings: ClassVar[bool] = True
    """Recodings, and the keys of a release, can be stored with it and found again."""

    pins_versions: ClassVar[bool] = False
    """Tables may have versions, of which a run reads one: `source.versions`."""

    recounts_source: ClassVar[bool] = False
    """A source may be too large to copy, so it is counted again after the release is written."""

    holds_rows: ClassVar[bool] = False
    """Statements can read rows of the client without writing them to a file."""

    hashes: ClassVar[bool] = True
    """The engine hashes values with a key, by HMAC-SHA256."""

    packs_rows: ClassVar[bool] = True
    """Rows of whole numbers are transferred thousands to a text, otherwise by the driver."""

    streams_rows: ClassVar[bool] = False
    """The driver returns the rows of a query, and reads those of another connection, as an Arrow
    stream: rows do not become Python objects, and no other package is needed."""

    searches_database: ClassVar[bool] = True
    """The statements of a search run on the engine; otherwise it is embedded, or refused."""

    codes_columns_together: ClassVar[bool] = False
    """One statement makes the dictionaries of all columns, because each statement costs more than
    what it does for one column."""

    work_tables_stay: ClassVar[bool] = False
    """Relations of the workspace are ordinary tables, which remain after a killed run. A marker
    table names their run. Where DDL commits, making one commits."""

    marks_with_rows: ClassVar[bool] = False
    """The marker table of a run has a row, because relations have no comments."""

    expands_with: ClassVar[bool] = False
    """A query in a WITH is expanded for each reader, and statements have a limit to that, so it is
    stored first."""

    types_queries: ClassVar[bool] = True
    """CREATE TABLE … AS declares the types that it writes; otherwise the table is made first."""

    scans_in_order: ClassVar[bool] = True
    """A scan reads the rows of a table in the same order each time."""

    copying_locks_rows: ClassVar[bool] = False
    """A statement that copies a table locks its rows until the transaction ends."""

    session_functions: ClassVar[tuple[str, ...]] = ()
    """Functions that sqlanon's sessions register, and the engine's own client lacks."""

    client_stops: ClassVar[str] = ""
    """The line that makes the engine's own client stop at the first error, if it needs one."""

    audited_by: ClassVar[str] = ""
    """The command by which the engine's client runs an audit file; empty where untested."""

    most_joined: ClassVar[int | None] = None
    """The most tables of one join; None where no job comes near the limit."""

    keeps_comments: ClassVar[bool] = True
    """Relations have comments: that of a release says how it was made."""

    grants_by_default: ClassVar[bool] = False
    """A new relation may get privileges without a GRANT, by default privileges."""

    filters_rows: ClassVar[bool] = False
    """A user may see only some rows of a table without notice, by row-level security."""

    lists_grants: ClassVar[bool] = False
    """The engine lists the grants of a user, and does not say whether they are sufficient."""

    views_hold_tables: ClassVar[bool] = False
    """A table that a view reads cannot be dropped; otherwise a view finds tables by name."""

    tells_read_only: ClassVar[bool] = True
    """A query shows whether a file is read-only; otherwise only a write does."""

    needs_statistics: ClassVar[bool] = False
    """The planner needs statistics of a new table."""

    shows_statistics: ClassVar[bool] = False
    """Readers of a column can read its statistics, with values from when these were made."""

    stores_columns: ClassVar[bool] = False
    """The engine's own tables are stored by column, and a query reads only those that it names."""

    reads_through_views: ClassVar[bool] = False
    """A temporary view costs nothing until it is read, and then only the columns in use. Its joins
    are planned as well as if they were written in the query."""

    labels_rows_last: ClassVar[bool] = False
    """Rows are sorted with the number of their class, and get its labels on writing."""

    longest_pause: ClassVar[float | None] = None
    """Seconds that a connection may be idle before a statement keeps it alive: servers and proxies
    end connections that are idle for long. None where there is no server."""

    quick_to_search: ClassVar[int | None] = None
    """The most cells for which the many small statements of a search are as fast on the engine as
    in an embedded DuckDB including transfers: measured in benchmarks/README.md. None where they
    are always fast."""

    groups_in_recursion: ClassVar[bool] = False
    """A recursive query may group, sort and read the rows of its last turn more than once. So one
    query, planned once, replaces rounds of small statements."""

    drops_lists: ClassVar[bool] = False
    """One call drops several relations of the workspace."""

    keeps_dropped: ClassVar[bool] = False
    """A dropped relation keeps its memory to the end of the transaction. A search of many rows
    therefore has a connection of its own, without one."""

    keeps_locks: ClassVar[bool] = False
    """A dropped relation keeps its locks to the end of the transaction, of which there are few."""

    checks_types: ClassVar[bool] = True
    """A column has values of its declared type only, so that its kind is known without them."""

    decimals_are_doubles: ClassVar[bool] = False
    """A DECIMAL is kept as a double, or as a whole number of 64 bits, and written as one."""

    trims_zeros: ClassVar[bool] = True
    """Zeros at the end of a text can be removed (`without_zeros`)."""

    types_without_blanks: ClassVar[frozenset[str]] = frozenset()
    """Names of text types whose values are returned without trailing blanks."""

    zones: ClassVar[bool] = True
    """There is a type of instants, which the engine converts to any time zone."""

    replacing: ClassVar[Replacing | None] = None
    """How a table is replaced under a lock without losing a write; None if that is impossible."""

    updating: ClassVar[Replacing | None] = Replacing.WRITE_LOCK
    """How writers wait, or fail, while the rows of a table are updated in place; None where rows
    cannot be updated, or other writers cannot be excluded."""

    updates_indexed_rows_as_new: ClassVar[bool] = False
    """An update of an indexed column deletes and inserts the row, also for foreign keys."""

    sessions: ClassVar[Sessions] = Sessions.FILE
    """How to find out whether a run that has begun and not ended is still running."""

    pauses_triggers: ClassVar[bool] = False
    """Triggers of a table can be disabled for a transaction, without effect on others."""

    defers_triggers: ClassVar[bool] = False
    """A trigger may be deferred to the end of the transaction, unless it is set to immediate."""

    keeps_statistics: ClassVar[bool] = False
    """Statistics show least and greatest values of old rows until a checkpoint."""

    pins_names: ClassVar[bool] = False
    """In a run, names without a schema are only the engine's own, also in trigger functions."""

    retypes_columns: ClassVar[bool] = False
    """A column's type is changed in the transaction that updates its rows, and undone with it."""

    edits_definitions: ClassVar[bool] = False
    """A type is changed in the text of a table's definition, where `retypes_columns` says so."""

    drops_columns: ClassVar[bool] = False
    """A column is dropped in the transaction that updates the rows, and is back if that fails."""

    logs_statements: ClassVar[bool] = False
    """A server may log statements with the values of parameters."""

    compiles: ClassVar[bool] = False
    """Compiled scripts are tested with the engine's client, and fail where they must."""

    checks_plans: ClassVar[bool] = False
    """A plan's script is tested with the engine's client, and fails by a CHECK where it must."""

    holds_procedures: ClassVar[bool] = False
    """The engine stores procedures, which users with the privilege can CALL."""

    moving: ClassVar[Moving | None] = None
    """How a key that foreign keys refer to gets other values; None where it cannot."""

    lying: ClassVar[RowOrdering | None] = None
    """How the rows of a table are put in the order of its key; None where they always are."""

    keys_from_sequences: ClassVar[bool] = False
    """The next key comes from a sequence, which does not see explicitly inserted keys."""

    built_by_dbt: ClassVar[bool] = False
    """Compiled models are tested with dbt, and keep the earlier table where they must."""

    guarding: ClassVar[Guarding | None] = None
    """How a trigger refuses values; None where a transaction cannot make one and roll it back with
    its rows."""


ALWAYS = (
    "inspect/columns",
    "inspect/carries",
    "inspect/kept",
    "inspect/rights",
    "inspect/leftovers",
    "workspace/load",
    "workspace/who",
)
"""Templates that each engine must have of its own: catalogues have too little in common."""

IN_PLACE = ("inspect/attached", "inspect/references", "inspect/stays")
"""Templates that engines need for updates in place."""

REQUIRED: dict[tuple[str, object], tuple[str, ...]] = {
    # both mark their relations, which `leftovers` finds by the mark
    ("ddl_rolls_back", False): ("publish/create", "publish/shown"),
    ("behind_views", True): ("publish/show",),
    ("pins_versions", True): (
        "inspect/format",
        "inspect/version_of_delta",
        "inspect/version_of_iceberg",
        "inspect/as_of",
    ),
    ("keeps_locks", True): ("workspace/empty",),
    ("holds_rows", True): ("workspace/drop", "workspace/held"),
    ("work_tables_stay", True): ("workspace/mark",),
    ("marks_with_rows", True): ("inspect/marker",),
    ("expands_with", True): ("verify/shared", "verify/stored"),
    ("streams_rows", True): ("search_engine/streamed", "workspace/take"),
    ("filters_rows", True): ("inspect/filtered", "workspace/no_policies"),
    ("lists_grants", True): ("inspect/grants",),
    ("grants_by_default", True): ("inspect/default_grantees", "publish/readers", "publish/revoke"),
    ("named_locks", True): ("publish/hold", "publish/let_go", "ledger/pending"),
    ("logs_statements", True): ("release/pad", "release/keys"),
    ("renames_two_at_once", True): ("publish/exchange", "publish/exchange_all"),
    ("copying_locks_rows", True): ("stage/free_rows",),
    ("checks_types", False): ("inspect/storage",),
    ("zones", True): ("inspect/zone",),
    ("replacing", Replacing.WRITE_LOCK): ("inspect/exchanged",),
    ("replacing", Replacing.TOUCH_FIRST): (
        "publish/fingerprint",
        "inspect/comment",
        "inspect/exchanged",
    ),
    ("replacing", Replacing.LOCK_STATEMENT): (
        "publish/lock",
        "publish/let_in",
        "workspace/write_settings",
        "inspect/exchanged",
    ),
    ("updating", Replacing.LOCK_STATEMENT): (
        "publish/lock",
        "publish/let_in",
        "workspace/write_settings",
    ),
    ("updating", Replacing.LOCKED_ROWS): ("publish/lock",),
    ("updating", Replacing.TOUCH_FIRST): ("publish/fingerprint", "inspect/comment"),
    ("holds_procedures", True): ("compiled/procedure", "compiled/strange_procedures"),
    ("sessions", Sessions.LOCK): ("ledger/hold", "ledger/let_go", "ledger/going_on"),
    ("reads_through_views", True): ("workspace/view", "workspace/drop"),
    ("labels_rows_last", True): ("publish/fill",),
    ("codes_columns_together", True): ("stage/dictionaries", "stage/one_dictionary"),
    ("groups_in_recursion", True): (
        "mondrian/first_of_turn",
        "mondrian/at_once",
        "order/best_at_once",
        "order/tree_at_once",
    ),
    ("stores_columns", True): (
        "inspect/stored_by_column",
        "stage/rows",
        "stage/values",
        "stage/varied",
    ),
    ("shows_statistics", True): ("in_place/own_statistics",),
    ("pauses_triggers", True): ("in_place/trigger", "inspect/triggers"),
    ("keeps_statistics", True): ("in_place/checkpoint",),
    ("defers_triggers", True): ("in_place/settle",),
    ("retypes_columns", True): ("inspect/dependents",),
    ("edits_definitions", True): (
        "inspect/definition",
        "in_place/open_catalogue",
        "in_place/redefine",
        "in_place/shut_catalogue",
    ),
    ("drops_columns", True): ("inspect/dependents",),
    ("moving", Moving.ONE_STATEMENT): (
        "in_place/point_all",
        "in_place/point_rows",
        "in_place/settle",
    ),
    ("moving", Moving.PUT_OFF): ("in_place/put_off", "in_place/put_on"),
    ("lying", RowOrdering.CLUSTERED): (
        "inspect/clustered",
        "in_place/cluster",
        "in_place/uncluster",
    ),
    ("guarding", Guarding.ONE_TRIGGER): ("in_place/guard", "in_place/unguard", "in_place/unlike"),
    ("guarding", Guarding.TRIGGER_PER_EVENT): (
        "in_place/guard",
        "in_place/guard_updates",
        "in_place/unguard",
        "in_place/unlike",
    ),
    ("keys_from_sequences", True): ("inspect/next_key", "in_place/next_key"),
}
"""Templates that an ability requires, by its name and value, in place of portable ones."""


def list_required_templates(abilities: Abilities) -> Iterator[tuple[str, str]]:
    """List the templates that an engine must have of its own.

    Yields:
        The ability, or `every engine`; the template.
    """
    for template in ALWAYS:
        yield "every engine", template
    if abilities.updating is not None:
        for template in IN_PLACE:
            yield "updating", template
    for (ability, value), templates in REQUIRED.items():
        if getattr(abilities, ability) == value:
            for template in templates:
                yield f"{ability} = {getattr(value, 'name', value)}", template
