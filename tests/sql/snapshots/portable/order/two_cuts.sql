SELECT x.part, x.dim0, x.v0, x.m0_0  , y.dim0 AS dim1, y.v0 AS v1, y.m0_0 AS m1_0
FROM (
  SELECT part, MAX(CASE WHEN place = 1 THEN dim0 END) AS first, MAX(CASE WHEN place = 2 THEN dim0 END) AS second
  FROM (SELECT part, dim0, ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim0) AS place FROM "cuts_1") AS ranked
  WHERE place <= 2
  GROUP BY part
) AS c
JOIN "cuts_1" AS x ON x.part = c.part AND x.dim0 = c.first
LEFT JOIN "cuts_1" AS y ON y.part = c.part AND y.dim0 = c.second;

SELECT x.part, x.dim0, x.v0, x.m0_0  , y.dim0 AS dim1, y.v0 AS v1, y.m0_0 AS m1_0
FROM (
  SELECT part, MAX(CASE WHEN place = 1 THEN dim0 END) AS first, MAX(CASE WHEN place = 2 THEN dim0 END) AS second
  FROM (SELECT part, dim0, ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim0) AS place FROM cuts) AS ranked
  WHERE place <= 2
  GROUP BY part
) AS c
JOIN cuts AS x ON x.part = c.part AND x.dim0 = c.first
LEFT JOIN cuts AS y ON y.part = c.part AND y.dim0 = c.second;
