SELECT s."whose" AS told
  , COUNT(s."whose") AS v0
  , CAST(SUM(s."cost") AS BIGINT) AS v1
  , CAST(CAST(SUM(s."cost") AS BIGINT) AS DOUBLE PRECISION) / COUNT(s."cost") AS v2
  , MIN(s."day") AS v3
  , MAX(s."day") AS v4
FROM "visits" AS s
GROUP BY s."whose";
