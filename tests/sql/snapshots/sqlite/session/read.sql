PRAGMA legacy_alter_table;
