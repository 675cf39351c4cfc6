DO 'BEGIN
DROP TRIGGER "sqlanon_guard_run" ON "place"."pets";
DROP FUNCTION "place"."sqlanon_guard_run"();
END';
