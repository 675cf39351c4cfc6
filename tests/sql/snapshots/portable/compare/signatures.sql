SELECT DISTINCT 0 AS release_number, place_0 AS place, today_0 AS v
FROM "patterns_1"
WHERE place_0 IS NOT NULL AND today_0 IS NOT NULL
UNION ALL
SELECT DISTINCT 1 AS release_number, place_1 AS place, today_0 AS v
FROM "patterns_1"
WHERE place_1 IS NOT NULL AND today_0 IS NOT NULL;
