SELECT COUNT(*)
FROM (SELECT (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS label FROM "people" WHERE "illness" IS NOT NULL GROUP BY (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS g
LEFT JOIN "listed_1" AS listed ON listed.item = g.label
WHERE listed.item IS NULL;
