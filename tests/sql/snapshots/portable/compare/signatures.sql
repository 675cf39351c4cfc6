SELECT 0 AS release_number, place_0 AS place, today_0 AS v
FROM "patterns_1"
WHERE place_0 IS NOT NULL AND today_0 IS NOT NULL
UNION
SELECT 1 AS release_number, place_1 AS place, today_0 AS v
FROM "patterns_1"
WHERE place_1 IS NOT NULL AND today_0 IS NOT NULL;

SELECT 0 AS release_number, place_0 AS place, then_0_0 AS v
FROM "patterns_1"
WHERE place_0 IS NOT NULL AND then_0_0 IS NOT NULL
UNION
SELECT 0, place, (CAST(v0 AS VARCHAR) COLLATE "binary") FROM "main"."sqlanon_recoding_run_forged"
UNION
SELECT 1 AS release_number, place_1 AS place, then_1_0 AS v
FROM "patterns_1"
WHERE place_1 IS NOT NULL AND then_1_0 IS NOT NULL
UNION
SELECT 1, place, (CAST(v0 AS VARCHAR) COLLATE "binary") FROM "main"."sqlanon_recoding_run_forged";
