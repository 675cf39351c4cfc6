SELECT o.part, o.members, o.size, -1 AS was, 0 AS side, 0 AS other
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, MIN(o.c1) AS lo1, MAX(o.c1) AS hi1, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
FROM "open_1" AS o
GROUP BY o.part, o.members, o.size;

SELECT o.part, o.members, o.size, -1 AS was, 0 AS side, 0 AS other
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
FROM "open_1" AS o
GROUP BY o.part, o.members, o.size;

SELECT o.part, o.members, o.size, -1 AS was, 0 AS side, 0 AS other
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, MIN(o.c1) AS lo1, MAX(o.c1) AS hi1, MIN(o.c2) AS lo2, MAX(o.c2) AS hi2
FROM tree AS o
GROUP BY o.part, o.members, o.size;

SELECT o.part, o.members, o.size, -1 AS was, 0 AS side, 0 AS other
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, BIT_OR(CASE WHEN o.c1 >= 0 AND o.c1 < 62 THEN CAST(1 AS BIGINT) << (o.c1 - 0) ELSE 0 END)
    AS b1_0, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
FROM tree AS o
GROUP BY o.part, o.members, o.size;

SELECT o.part, o.members, o.size, -1 AS was, 0 AS side, 0 AS other
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0
FROM "open_1" AS o
GROUP BY o.part, o.members, o.size;
