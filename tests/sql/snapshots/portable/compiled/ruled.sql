SELECT level_0 AS item, MIN(level_1) AS label
FROM (
SELECT CAST(v0 AS VARCHAR) AS level_0, CAST('*' AS VARCHAR) AS level_1
FROM (SELECT DISTINCT v0 FROM (SELECT "age" AS v0 FROM "main"."people") AS combined WHERE v0 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0;
