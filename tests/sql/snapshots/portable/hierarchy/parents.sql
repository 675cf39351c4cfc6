SELECT 1, COUNT(*)
FROM (
  SELECT level_1 FROM "hierarchy_1"
  GROUP BY level_1 HAVING COUNT(DISTINCT level_2) > 1
) AS r1;

SELECT 1, COUNT(*)
FROM (
  SELECT level_1 FROM "hierarchy_1"
  GROUP BY level_1 HAVING COUNT(DISTINCT level_2) > 1
) AS r1
UNION ALL
SELECT 2, COUNT(*)
FROM (
  SELECT level_2 FROM "hierarchy_1"
  GROUP BY level_2 HAVING COUNT(DISTINCT level_3) > 1
) AS r2;
