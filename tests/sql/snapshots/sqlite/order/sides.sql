SELECT o.part, 0 AS dim, x.side, CAST(SUM(o.n) AS INTEGER) AS n, COUNT(*) AS members
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, MIN(o.c1) AS lo1, MAX(o.c1) AS hi1, SUM(DISTINCT CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS INTEGER) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
FROM `open_1` AS o
JOIN `cuts_1` AS x ON x.part = o.part AND x.dim = 0 AND x.v = o.c0
GROUP BY o.part, x.side
UNION ALL
SELECT o.part, 1 AS dim, x.side, CAST(SUM(o.n) AS INTEGER) AS n, COUNT(*) AS members
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, MIN(o.c1) AS lo1, MAX(o.c1) AS hi1, SUM(DISTINCT CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS INTEGER) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
FROM `open_1` AS o
JOIN `cuts_1` AS x ON x.part = o.part AND x.dim = 1 AND x.v = o.c1
GROUP BY o.part, x.side
UNION ALL
SELECT o.part, 2 AS dim, x.side, CAST(SUM(o.n) AS INTEGER) AS n, COUNT(*) AS members
, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, MIN(o.c1) AS lo1, MAX(o.c1) AS hi1, SUM(DISTINCT CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS INTEGER) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
FROM `open_1` AS o
JOIN `cuts_1` AS x ON x.part = o.part AND x.dim = 2 AND x.v = o.c2
GROUP BY o.part, x.side;
