SELECT p."person", p."age", p."zip", p."born", p."score", p."city", p."grade", p."illness"
  , COALESCE(a0.v0, 0) AS "visits"
  , COALESCE(a0.v1, 0) AS "cost"
  , a0.v2 AS "usual"
  , a0.v3 AS "first"
  , a0.v4 AS "last"
  , COALESCE(a1.v0, 0) AS "lines"
FROM "people" AS p
LEFT JOIN (SELECT s."whose" AS told
  , COUNT(s."whose") AS v0
  , CAST(SUM(s."cost") AS BIGINT) AS v1
  , CAST(CAST(SUM(s."cost") AS BIGINT) AS DOUBLE PRECISION) / COUNT(s."cost") AS v2
  , MIN(s."day") AS v3
  , MAX(s."day") AS v4
FROM "visits" AS s
GROUP BY s."whose") AS a0
  ON a0.told = p."person"
LEFT JOIN (SELECT (CAST(CAST(s."whose" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS told
  , COUNT(DISTINCT (CAST(s."line" AS VARCHAR) COLLATE "binary")) AS v0
FROM "calls" AS s
GROUP BY (CAST(CAST(s."whose" AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS a1
  ON a1.told = (CAST(CAST(p."grade" AS VARCHAR) AS VARCHAR) COLLATE "binary");
