SELECT place, v, COUNT(*) OVER (PARTITION BY place) AS n
FROM (
  SELECT DISTINCT place_0 AS place, today_0 AS v
  FROM "patterns_1"
  WHERE place_0 IS NOT NULL AND today_0 IS NOT NULL
) AS shown_values;

SELECT place, v, COUNT(*) OVER (PARTITION BY place) AS n
FROM (
  SELECT DISTINCT place_0 AS place, then_0_0 AS v
  FROM "patterns_1"
  WHERE place_0 IS NOT NULL AND then_0_0 IS NOT NULL
  UNION
  SELECT place, (CAST(v0 AS VARCHAR) COLLATE "binary") FROM "main"."sqlanon_recoding_run_forged"
) AS shown_values;
