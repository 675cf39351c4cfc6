SELECT 0 AS release_number, b.place, b.person, (CAST(s."illness" AS VARCHAR) COLLATE "binary") AS v,
CASE WHEN (CAST(CAST(s."person" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN 0 ELSE 1 END AS known
FROM "main"."sqlanon_recoding_run_keys" AS b
LEFT JOIN "people" AS s ON (CAST(CAST(s."person" AS VARCHAR) AS VARCHAR) COLLATE "binary") = b.person
UNION ALL
SELECT 1 AS release_number, b.place, b.person, (CAST(s."illness" AS VARCHAR) COLLATE "binary") AS v,
CASE WHEN (CAST(CAST(s."person" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN 0 ELSE 1 END AS known
FROM "main"."sqlanon_recoding_run_keys" AS b
LEFT JOIN "people" AS s ON (CAST(CAST(s."person" AS VARCHAR) AS VARCHAR) COLLATE "binary") = b.person;
