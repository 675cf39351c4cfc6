INSERT INTO "main"."sqlanon_recoding_run_forged" (place, v0)
SELECT g.place, x.raw
FROM "counterfeits_1" AS f
JOIN "groups_1" AS g ON g.class = f.class
JOIN "values_1" AS x ON x.v = f.v;
