SELECT part, dim, CASE WHEN SUM(vote) > 0 THEN 1 ELSE 0 END AS turned
FROM (
  SELECT part, dim, 0 AS vote FROM "chosen_1"
  UNION ALL
  SELECT p.part, p.dim, CASE WHEN p.side = 0 THEN 1 ELSE -1 END * (0 + CAST(985402995390456 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037964 AS BIGINT) * LEAST(p.hi1 - p.lo1, 6) + CAST(19215358410113892 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE BIT_COUNT(CAST(p.b2_0 AS BIT(64))) - 1 END) AS vote
  FROM (
    SELECT y.part, y.dim, y.side, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
    FROM "chosen_1" AS c
    JOIN "sides_1" AS y ON y.part = c.part AND y.dim = c.dim
    JOIN "boxes_1" AS x ON x.past = c.part
  ) AS p
  UNION ALL
  SELECT p.part, p.dim, CASE WHEN p.side = 0 THEN -1 ELSE 1 END * (0 + CAST(985402995390456 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037964 AS BIGINT) * LEAST(p.hi1 - p.lo1, 6) + CAST(19215358410113892 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE BIT_COUNT(CAST(p.b2_0 AS BIT(64))) - 1 END) AS vote
  FROM (
    SELECT y.part, y.dim, y.side, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
    FROM "chosen_1" AS c
    JOIN "sides_1" AS y ON y.part = c.part AND y.dim = c.dim
    JOIN "boxes_1" AS b ON b.part = c.part
    JOIN "boxes_1" AS x ON x.part = b.past
  ) AS p
) AS votes
GROUP BY part, dim;
