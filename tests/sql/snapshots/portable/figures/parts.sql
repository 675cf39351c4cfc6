SELECT r.number AS r, m.i,
  CAST(SUM(CASE WHEN m.c >= r.a AND m.c <= r.z THEN 1 ELSE 0 END) AS DOUBLE PRECISION) / COUNT(*) AS part
FROM "ranges_1" AS r
CROSS JOIN (
  SELECT b.i1 AS i, m.c1 AS c
  FROM "map_1" AS m JOIN "boxes_1" AS b ON b.place = m.place
  WHERE b.lo1 < b.hi1 AND b.i1 IS NOT NULL
  GROUP BY b.i1, m.c1
) AS m
WHERE r.attribute = 1
GROUP BY r.number, m.i;

SELECT r.number AS r, m.i,
  CAST(SUM(CASE WHEN m.c >= r.a AND m.c <= r.z THEN 1 ELSE 0 END) AS DOUBLE PRECISION) / COUNT(*) AS part
FROM "ranges_1" AS r
CROSS JOIN (
  SELECT b.i1 AS i, m.c1 AS c
  FROM "map_1" AS m JOIN "boxes_1" AS b ON b.place = m.place
  WHERE b.lo1 < b.hi1 AND b.i1 IS NOT NULL
  GROUP BY b.i1, m.c1
) AS m
WHERE r.attribute = 1
GROUP BY r.number, m.i
UNION ALL
SELECT r.number AS r, m.i,
  CAST(SUM(CASE WHEN m.c >= r.a AND m.c <= r.z THEN 1 ELSE 0 END) AS DOUBLE PRECISION) / COUNT(*) AS part
FROM "ranges_1" AS r
CROSS JOIN (
  SELECT b.i2 AS i, m.c2 AS c
  FROM "map_1" AS m JOIN "boxes_1" AS b ON b.place = m.place
  WHERE b.lo2 < b.hi2 AND b.i2 IS NOT NULL
  GROUP BY b.i2, m.c2
) AS m
WHERE r.attribute = 2
GROUP BY r.number, m.i;
