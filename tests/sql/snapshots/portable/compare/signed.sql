SELECT 0 AS release_number, place_0 AS place, SUM(persons) AS n,
  COUNT(DISTINCT today_0) AS different,
  SUM((1 - known) * persons) AS unknown
FROM "patterns_1"
WHERE place_0 IS NOT NULL
GROUP BY place_0
UNION ALL
SELECT 1 AS release_number, place_1 AS place, SUM(persons) AS n,
  COUNT(DISTINCT today_0) AS different,
  SUM((1 - known) * persons) AS unknown
FROM "patterns_1"
WHERE place_1 IS NOT NULL
GROUP BY place_1;
