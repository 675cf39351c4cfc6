"""Where MySQL's words (read on 9.7) differ from MariaDB's."""

from __future__ import annotations

from sqlanon.sql.dialects.mariadb import MariaDB
from sqlanon.sql.statement import Sql


class MySQL(MariaDB):
    """MySQL: another NO PAD collation, and no temporary table is read twice in one statement.

    So relations of the workspace are tables like any other, and each ends the transaction and its
    locks. A source is read as it is, and counted again; nobody can be kept from it while its rows
    are updated, nor several tables be read in one state; and a script could not be undone.
    """

    name = "mysql"
    work_tables_stay = True
    recounts_source = True
    hashes = False  # a table would hold the keys
    copying_locks_rows = False
    updating = None
    compiles = False
    audited_by = ""
    holds_procedures = False
    parent = "mariadb"
    work_table = Sql("CREATE TABLE")
    integer_type = Sql("bigint")
    text_type = Sql("LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin")
    binary_collation = "utf8mb4_0900_bin"
