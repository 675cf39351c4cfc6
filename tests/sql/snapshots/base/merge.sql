-- name: count
SELECT COUNT(*) FROM "violating_1";

-- name: classes
SELECT p.*, (0 + CAST(985402995390420 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045276 AS BIGINT) * (CAST(BIT_COUNT(p.b1_0) AS BIGINT) - 1) + CAST(19215358410113190 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) AS lost
FROM (
  SELECT o.class, CAST(SUM(o.n) AS BIGINT) AS size, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM "members_1" AS o
  GROUP BY o.class
) AS p;

-- name: near
SELECT class, other, rise
FROM (
  SELECT class, other, rise, ROW_NUMBER() OVER (PARTITION BY class ORDER BY rise, other) AS place
  FROM (
    SELECT p.class, p.other, p.size * (0 + CAST(985402995390456 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037964 AS BIGINT) * LEAST(p.hi1 - p.lo1, 6) + CAST(19215358410113892 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) - p.apart AS rise
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

-- name: willing
SELECT n.class, n.other, n.rise,
  CASE
    WHEN o.class IS NULL THEN 1
    WHEN n.class * CAST(2654435761 AS BIGINT) % CAST(4294967296 AS BIGINT)
      > o.class * CAST(2654435761 AS BIGINT) % CAST(4294967296 AS BIGINT) THEN 1
    ELSE 0
  END AS willing
FROM "near_1" AS n
LEFT JOIN "near_1" AS o ON o.class = n.other;

-- name: moves
SELECT class, other
FROM (
  SELECT n.class, n.other, ROW_NUMBER() OVER (PARTITION BY n.other ORDER BY n.rise, n.class) AS place
  FROM "willing_1" AS n
  LEFT JOIN "willing_1" AS o ON o.class = n.other AND o.willing = 1
  WHERE n.willing = 1 AND o.class IS NULL
) AS ranked
WHERE place = 1;

-- name: assignment
SELECT a.cell, COALESCE(m.other, a.class) AS class, a.n
FROM "assignment_1" AS a
LEFT JOIN "moves_1" AS m ON m.class = a.class;
