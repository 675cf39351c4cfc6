SELECT MIN(possible),
  COALESCE(SUM(CASE WHEN possible = 1 THEN persons ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN by_one = 1 THEN persons ELSE 0 END), 0)
FROM "left_1";
