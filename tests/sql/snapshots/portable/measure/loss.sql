SELECT
  COALESCE(SUM(CASE WHEN units > 0 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(n * units), 0),
  COALESCE(SUM(n * members), 0),
  COALESCE(SUM(n * LENGTH(label)), 0)
FROM "label_1";
