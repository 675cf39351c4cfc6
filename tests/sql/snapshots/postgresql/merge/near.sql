SELECT class, other, rise
FROM (
  SELECT class, other, rise, ROW_NUMBER() OVER (PARTITION BY class ORDER BY rise, other) AS place
  FROM (
    SELECT p.class, p.other, p.size * (0 + CAST(985402995390456 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037964 AS BIGINT) * LEAST(p.hi1 - p.lo1, 6) + CAST(19215358410113892 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE BIT_COUNT(CAST(p.b2_0 AS BIT(64))) - 1 END) - p.apart AS rise
    FROM (
      SELECT x.class, y.class AS other, x.size + y.size AS size, x.size * x.lost + y.size * y.lost AS apart, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
      FROM "violating_1" AS v
      JOIN "classes_1" AS x ON x.class = v.class
      JOIN "blocks_1" AS b ON b.class = v.class
      JOIN "blocks_1" AS c ON c.block = b.block AND c.class <> b.class
      JOIN "classes_1" AS y ON y.class = c.class
    ) AS p
  ) AS risen
) AS ranked
WHERE place = 1;

SELECT class, other, rise
FROM (
  SELECT class, other, rise, ROW_NUMBER() OVER (PARTITION BY class ORDER BY rise, other) AS place
  FROM (
    SELECT p.class, p.other, p.size * (0 + CAST(985402995390420 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045276 AS BIGINT) * (BIT_COUNT(CAST(p.b1_0 AS BIT(64))) - 1) + CAST(19215358410113190 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE BIT_COUNT(CAST(p.b2_0 AS BIT(64))) - 1 END) - p.apart AS rise
    FROM (
      SELECT x.class, y.class AS other, x.size + y.size AS size, x.size * x.lost + y.size * y.lost AS apart, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
      FROM "violating_1" AS v
      JOIN "classes_1" AS x ON x.class = v.class
      JOIN "blocks_1" AS b ON b.class = v.class
      JOIN "blocks_1" AS c ON c.block = b.block AND c.class <> b.class
      JOIN "classes_1" AS y ON y.class = c.class
    ) AS p
  ) AS risen
) AS ranked
WHERE place = 1;
