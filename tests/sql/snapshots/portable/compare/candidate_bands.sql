SELECT band, SUM(together), SUM(alone)
FROM (
  SELECT CASE WHEN possible < 2 THEN 0 WHEN possible < 3 THEN 1 WHEN possible < 4 THEN 2 WHEN possible < 5 THEN 3 WHEN possible < 10 THEN 4 ELSE 5 END AS band,
    persons AS together, 0 AS alone
  FROM "left_1"
  UNION ALL
  SELECT CASE WHEN by_one < 2 THEN 0 WHEN by_one < 3 THEN 1 WHEN by_one < 4 THEN 2 WHEN by_one < 5 THEN 3 WHEN by_one < 10 THEN 4 ELSE 5 END,
    0, persons
  FROM "left_1"
) AS either
GROUP BY band;
