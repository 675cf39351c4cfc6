SELECT b.bin, m.l,
  CAST(SUM(CASE WHEN m.place >= b.a AND m.place <= b.z THEN 1 ELSE 0 END) AS DOUBLE PRECISION) / COUNT(*) AS part
FROM "bins_1" AS b
CROSS JOIN (
  SELECT l1 AS l, LEAST(c1, 6) AS place
  FROM "map_1"
  WHERE l1 IS NOT NULL
  GROUP BY l1, LEAST(c1, 6)
) AS m
WHERE b.attribute = 1
GROUP BY b.bin, m.l;
