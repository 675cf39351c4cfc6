SELECT release_number, place, SUM(rows_there) AS n, COUNT(DISTINCT v) AS different, SUM(hidden) AS unknown
FROM (
  SELECT 0 AS release_number, place_0 AS place, today_0 AS v, persons AS rows_there,
(1 - known) * persons AS hidden
  FROM "patterns_1"
  WHERE place_0 IS NOT NULL
  UNION ALL
  SELECT 1 AS release_number, place_1 AS place, today_0 AS v, persons AS rows_there,
(1 - known) * persons AS hidden
  FROM "patterns_1"
  WHERE place_1 IS NOT NULL
) AS all_rows
GROUP BY release_number, place;

SELECT release_number, place, SUM(rows_there) AS n, COUNT(DISTINCT v) AS different, SUM(hidden) AS unknown
FROM (
  SELECT 0 AS release_number, place_0 AS place, then_0_0 AS v, persons AS rows_there,
0 AS hidden
  FROM "patterns_1"
  WHERE place_0 IS NOT NULL
  UNION ALL
  SELECT 0, place, (CAST(v0 AS VARCHAR) COLLATE "binary"), 1, 0 FROM "main"."sqlanon_recoding_run_forged"
  UNION ALL
  SELECT 1 AS release_number, place_1 AS place, then_1_0 AS v, persons AS rows_there,
0 AS hidden
  FROM "patterns_1"
  WHERE place_1 IS NOT NULL
  UNION ALL
  SELECT 1, place, (CAST(v0 AS VARCHAR) COLLATE "binary"), 1, 0 FROM "main"."sqlanon_recoding_run_forged"
) AS all_rows
GROUP BY release_number, place;
