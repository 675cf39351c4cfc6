CREATE VIEW "place"."target_1" ("age", "zip", "city", "grade", "illness")
  WITH (security_barrier) AS
SELECT "age", "zip", "city", "grade", "illness"
FROM "place"."sqlanon_recoding_run_rows";

CREATE VIEW "place"."target_1" ("age", "zip", "city", "grade", "group_id")
  WITH (security_barrier) AS
SELECT "age", "zip", "city", "grade", "group_id"
FROM "place"."sqlanon_recoding_run_rows";
