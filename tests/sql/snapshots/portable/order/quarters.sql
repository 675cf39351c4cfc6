SELECT o.part, o.side, o.other, COUNT(*) AS members, CAST(SUM(o.n) AS BIGINT) AS n
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, MIN(o.c1) AS lo1, MAX(o.c1) AS hi1, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
FROM (
  SELECT o.part, CASE x.dim0
  WHEN 0 THEN CASE WHEN o.c0 <= x.v0 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 <= x.v0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END
 AS side, CASE x.dim1
  WHEN 0 THEN CASE WHEN o.c0 <= x.v1 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 <= x.v1 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m1_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END
 AS other, 
    o.n, o.c0, o.c1, o.c2
  FROM "open_1" AS o JOIN "chosen_1" AS x ON x.part = o.part
) AS o
GROUP BY o.part, o.side, o.other;

SELECT o.part, o.side, o.other, COUNT(*) AS members, CAST(SUM(o.n) AS BIGINT) AS n
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
FROM (
  SELECT o.part, CASE x.dim0
  WHEN 0 THEN CASE WHEN o.c0 <= x.v0 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END
 AS side, CASE x.dim1
  WHEN 0 THEN CASE WHEN o.c0 <= x.v1 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m1_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m1_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END
 AS other, 
    o.n, o.c0, o.c1, o.c2
  FROM "open_1" AS o JOIN "chosen_1" AS x ON x.part = o.part
) AS o
GROUP BY o.part, o.side, o.other;

SELECT o.part, o.side, o.other, COUNT(*) AS members, CAST(SUM(o.n) AS BIGINT) AS n
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
FROM (
  SELECT o.part, CASE x.dim0
  WHEN 0 THEN CASE WHEN o.c0 <= x.v0 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END
 AS side, CASE x.dim1
  WHEN 0 THEN CASE WHEN o.c0 <= x.v1 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m1_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m1_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END
 AS other, 
    o.n, o.c0, o.c1, o.c2
  FROM cells AS o JOIN chosen AS x ON x.part = o.part
) AS o
GROUP BY o.part, o.side, o.other;
