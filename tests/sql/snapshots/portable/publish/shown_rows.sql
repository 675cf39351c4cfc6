CREATE VIEW "main"."target_1" ("age", "zip", "city", "grade", "illness")
   AS
SELECT "age", "zip", "city", "grade", "illness"
FROM "main"."sqlanon_recoding_run_rows";

CREATE VIEW "main"."target_1" ("age", "zip", "city", "grade", "group_id")
   AS
SELECT "age", "zip", "city", "grade", "group_id"
FROM "main"."sqlanon_recoding_run_rows";
