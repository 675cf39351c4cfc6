SELECT place, v, COUNT(*) OVER (PARTITION BY place) AS n
FROM (
  SELECT DISTINCT place_0 AS place, today_0 AS v
  FROM "patterns_1"
  WHERE place_0 IS NOT NULL AND today_0 IS NOT NULL
) AS shown_values;
