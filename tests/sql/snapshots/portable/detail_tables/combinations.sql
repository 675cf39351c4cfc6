SELECT COUNT(DISTINCT number)
FROM (
  SELECT MIN(i1.number) AS number
  FROM "items_1" AS i1
  WHERE i1.times <= 2
  GROUP BY i1.class, i1.label, i1.times
  HAVING COUNT(*) = 1
  UNION ALL
  SELECT MIN(i1.number) AS number
  FROM "items_1" AS i1
  JOIN "items_1" AS i2 ON i2.number = i1.number AND i2.label > i1.label
  WHERE i1.times + i2.times <= 2
  GROUP BY i1.class, i1.label, i1.times, i2.label, i2.times
  HAVING COUNT(*) = 1

) AS alone;
