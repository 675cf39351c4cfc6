SELECT COUNT(*)
FROM (SELECT (CAST(CAST(v2 AS VARCHAR) AS VARCHAR) COLLATE "binary") AS label FROM "combinations_1" WHERE v2 IS NOT NULL GROUP BY (CAST(CAST(v2 AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS g
LEFT JOIN "listed_1" AS listed ON listed.item = g.label
WHERE listed.item IS NULL;

SELECT COUNT(*)
FROM (SELECT (CAST(CAST(v0 AS VARCHAR) AS VARCHAR) COLLATE "binary") AS label FROM "counts_1" WHERE v0 IS NOT NULL GROUP BY (CAST(CAST(v0 AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS g
LEFT JOIN "listed_1" AS listed ON listed.item = g.label
WHERE listed.item IS NULL;

SELECT COUNT(*)
FROM (SELECT (CAST(CAST(v3 AS VARCHAR) AS VARCHAR) COLLATE "binary") AS label FROM "combinations_1" WHERE v3 IS NOT NULL GROUP BY (CAST(CAST(v3 AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS g
LEFT JOIN "listed_1" AS listed ON listed.item = g.label
WHERE listed.item IS NULL;
