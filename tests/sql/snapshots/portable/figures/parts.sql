SELECT r.number AS r, m.l,
  CAST(SUM(CASE WHEN m.c >= r.a AND m.c <= r.z THEN 1 ELSE 0 END) AS DOUBLE PRECISION) / COUNT(*) AS part
FROM "ranges_1" AS r
CROSS JOIN (
  SELECT l1 AS l, c1 AS c FROM "map_1"
  WHERE l1 IS NOT NULL
  GROUP BY l1, c1
) AS m
WHERE r.attribute = 1
GROUP BY r.number, m.l;
