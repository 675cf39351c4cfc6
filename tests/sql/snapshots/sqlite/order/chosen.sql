SELECT part, dim
FROM (
  SELECT part, dim, ROW_NUMBER() OVER (PARTITION BY part ORDER BY lost, dim) AS place
  FROM (
    SELECT p.part, p.dim, CAST(SUM(CAST(p.n AS INTEGER) * (0 + CAST(985402995390456 AS INTEGER) * MIN(p.hi0 - p.lo0, 39) + CAST(6405119470037964 AS INTEGER) * MIN(p.hi1 - p.lo1, 6) + CAST(19215358410113892 AS INTEGER)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE sqlanon_bits(p.b2_0) - 1 END)) AS INTEGER) AS lost
    FROM `sides_1` AS p
    GROUP BY p.part, p.dim
  ) AS summed
) AS ranked
WHERE place = 1;
