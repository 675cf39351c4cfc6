SELECT place_0, CAST(SUM(persons) AS BIGINT) AS n
FROM "places_1"
WHERE place_0 IS NOT NULL
GROUP BY place_0;

SELECT place, COUNT(*) AS n
FROM "main"."sqlanon_recoding_run_keys"
WHERE place IS NOT NULL
GROUP BY place;
