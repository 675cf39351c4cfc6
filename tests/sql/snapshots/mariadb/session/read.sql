SELECT @@SESSION.sql_mode;
