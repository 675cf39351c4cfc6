SELECT x.part, x.dim0, x.v0, x.m0_0
FROM (
  SELECT part, dim, ROW_NUMBER() OVER (PARTITION BY part ORDER BY lost, dim) AS place
  FROM (SELECT part, dim, CAST(SUM(lost) AS INTEGER) AS lost FROM `sides_1` GROUP BY part, dim) AS summed
) AS s
JOIN `cuts_1` AS x ON x.part = s.part AND x.dim0 = s.dim
WHERE s.place = 1;

SELECT x.part, x.dim0, x.v0
FROM (
  SELECT part, dim, ROW_NUMBER() OVER (PARTITION BY part ORDER BY lost, dim) AS place
  FROM (SELECT part, dim, CAST(SUM(lost) AS INTEGER) AS lost FROM `sides_1` GROUP BY part, dim) AS summed
) AS s
JOIN `cuts_1` AS x ON x.part = s.part AND x.dim0 = s.dim
WHERE s.place = 1;
