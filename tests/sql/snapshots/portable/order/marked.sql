SELECT place
, c0,
  COALESCE(LAG(place) OVER (PARTITION BY c0 ORDER BY place), 0) AS same0
FROM "line_1";
