DROP TRIGGER `sqlanon_guard_run`;
