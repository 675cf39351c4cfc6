INSERT INTO "main"."sqlanon_recoding_run_rows" ("age", "zip", "city", "grade", "illness")
SELECT "age", "zip", "city", "grade", "illness"
FROM "main"."sqlanon_recoding_run_live"
ORDER BY RANDOM();

INSERT INTO "main"."sqlanon_recoding_run_rows" ("age", "zip", "city", "grade", "illness", "person")
SELECT "age", "zip", "city", "grade", "illness", "person"
FROM "main"."sqlanon_recoding_run_live"
ORDER BY RANDOM();
