SELECT place_0, place_1, n
FROM "sizes_1"
WHERE n < 1
ORDER BY n, COALESCE(place_0, 0), COALESCE(place_1, 0) LIMIT 20;

SELECT place_0, place_1, n
FROM "sizes_1"
WHERE n < 3
ORDER BY n, COALESCE(place_0, 0), COALESCE(place_1, 0) LIMIT 20;
