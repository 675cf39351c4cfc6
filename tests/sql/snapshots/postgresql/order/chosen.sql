SELECT part, dim
FROM (
  SELECT part, dim, ROW_NUMBER() OVER (PARTITION BY part ORDER BY lost, dim) AS place
  FROM (
    SELECT p.part, p.dim, CAST(SUM(CAST(p.n AS NUMERIC) * (0 + CAST(985402995390456 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037964 AS BIGINT) * LEAST(p.hi1 - p.lo1, 6) + CAST(19215358410113892 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE BIT_COUNT(CAST(p.b2_0 AS BIT(64))) - 1 END)) AS NUMERIC) AS lost
    FROM "sides_1" AS p
    GROUP BY p.part, p.dim
  ) AS summed
) AS ranked
WHERE place = 1;
