SELECT b.bin, MIN(g.l) AS label
FROM "bins_1" AS b
JOIN (
  SELECT l0 AS l, MIN(LEAST(c0, 4)) AS place
  FROM "map_1"
  WHERE l0 IS NOT NULL AND l0 <> (SELECT MIN(l2) FROM "tree_1")
  GROUP BY l0
  HAVING MIN(c0) = MAX(c0)
) AS g ON g.place = b.a
WHERE b.attribute = 0 AND b.a = b.z AND b.paired = 0
GROUP BY b.bin
HAVING COUNT(*) = 1
UNION ALL
SELECT b.bin, MIN(CAST(g.l AS VARCHAR)) AS label
FROM "bins_1" AS b
JOIN (
  SELECT l1 AS l, MIN(LEAST(c1, 3)) AS place
  FROM "map_1"
  WHERE l1 IS NOT NULL
  GROUP BY l1
  HAVING MIN(c1) = MAX(c1)
) AS g ON g.place = b.a
WHERE b.attribute = 1 AND b.a = b.z AND b.paired = 0
GROUP BY b.bin
HAVING COUNT(*) = 1;
