SELECT COALESCE(SUM(persons), 0)
FROM "patterns_1"
WHERE known = 0;

SELECT COALESCE(SUM(persons), 0)
FROM "patterns_1"
WHERE known = 0 AND place_0 IS NULL AND place_1 IS NULL;
