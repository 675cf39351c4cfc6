SELECT x.part, x.dim0, x.v0, x.m0_0
FROM (
  SELECT part, MIN(ROW(lost, dim)) AS best
  FROM (SELECT part, dim, CAST(SUM(lost) AS BIGINT) AS lost FROM "sides_1" GROUP BY part, dim) AS summed
  GROUP BY part
) AS s
JOIN "cuts_1" AS x ON x.part = s.part AND x.dim0 = s.best[2];

SELECT x.part, x.dim0, x.v0
FROM (
  SELECT part, MIN(ROW(lost, dim)) AS best
  FROM (SELECT part, dim, CAST(SUM(lost) AS BIGINT) AS lost FROM sides GROUP BY part, dim) AS summed
  GROUP BY part
) AS s
JOIN cuts AS x ON x.part = s.part AND x.dim0 = s.best[2];

SELECT x.part, x.dim0, x.v0
FROM (
  SELECT part, MIN(ROW(lost, dim)) AS best
  FROM (SELECT part, dim, CAST(SUM(lost) AS BIGINT) AS lost FROM "sides_1" GROUP BY part, dim) AS summed
  GROUP BY part
) AS s
JOIN "cuts_1" AS x ON x.part = s.part AND x.dim0 = s.best[2];
