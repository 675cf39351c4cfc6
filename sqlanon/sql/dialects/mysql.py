"""Dialect of MySQL (tested with 9.7), as far as it differs from MariaDB."""

from __future__ import annotations

from sqlanon.sql.dialects.mariadb import MariaDB
from sqlanon.sql.statement import Sql


class MySQL(MariaDB):
    """MySQL: another NO PAD collation, and no temporary table is read twice in one statement.

    So relations of the workspace are ordinary tables, and making one ends the transaction and its
    locks. A source is read without a copy, and counted again. Other writers cannot be excluded
    while its rows are updated, several tables cannot be read in one state, and a script could not
    be rolled back.
    """

    name = "mysql"
    work_tables_stay = True
    recounts_source = True
    hashes = False  # an ordinary table would have the keys
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
