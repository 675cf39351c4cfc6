SELECT 0 AS place, (SELECT COUNT(*)
FROM (SELECT (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS label FROM "main"."people" WHERE "illness" IS NOT NULL GROUP BY (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS g
LEFT JOIN "main"."sqlanon_compiled_run_run_3" AS listed ON listed.item = g.label
WHERE listed.item IS NULL
) AS violating;
