SELECT COUNT(*), COALESCE(SUM(g.n), 0)
FROM (
  SELECT CAST(v5 AS VARCHAR) AS label, SUM(n) AS n FROM (SELECT (CAST("grade" AS VARCHAR) COLLATE "binary") AS v5, 1 AS n FROM "people")
  WHERE v5 IS NOT NULL GROUP BY v5
) AS g
LEFT JOIN "listed_1" AS l ON l.item = g.label
WHERE l.item IS NULL;

SELECT COUNT(*), COALESCE(SUM(g.n), 0)
FROM (
  SELECT CAST(v3 AS VARCHAR) AS label, SUM(n) AS n FROM (SELECT (CAST("grade" AS VARCHAR) COLLATE "binary") AS v3, 1 AS n FROM "people")
  WHERE v3 IS NOT NULL GROUP BY v3
) AS g
LEFT JOIN "listed_1" AS l ON l.item = g.label
WHERE l.item IS NULL;
