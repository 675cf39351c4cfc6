SELECT p.*, p.n * (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * LEAST(p.hi1 - p.lo1, 6) + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE BIT_COUNT(CAST(p.b2_0 AS BIT(64))) - 1 END) AS lost
FROM (
  SELECT o.part, o.dim, o.side, CAST(SUM(o.n) AS BIGINT) AS n, COUNT(*) AS members
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, MIN(o.c1) AS lo1, MAX(o.c1) AS hi1, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM (
    SELECT o.part, x.dim0 AS dim, CASE x.dim0
  WHEN 0 THEN CASE WHEN o.c0 <= x.v0 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 <= x.v0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END
 AS side, o.n, o.c0, o.c1, o.c2
    FROM "open_1" AS o JOIN "cuts_1" AS x ON x.part = o.part
  ) AS o
  GROUP BY o.part, o.dim, o.side
) AS p;

SELECT p.*, p.n * (0 + CAST(985402995390420 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045276 AS BIGINT) * (BIT_COUNT(CAST(p.b1_0 AS BIT(64))) - 1) + CAST(19215358410113190 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE BIT_COUNT(CAST(p.b2_0 AS BIT(64))) - 1 END) AS lost
FROM (
  SELECT o.part, o.dim, o.side, CAST(SUM(o.n) AS BIGINT) AS n, COUNT(*) AS members
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM (
    SELECT o.part, x.dim0 AS dim, CASE x.dim0
  WHEN 0 THEN CASE WHEN o.c0 <= x.v0 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END
 AS side, o.n, o.c0, o.c1, o.c2
    FROM "open_1" AS o JOIN "cuts_1" AS x ON x.part = o.part
  ) AS o
  GROUP BY o.part, o.dim, o.side
) AS p;
