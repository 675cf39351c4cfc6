SELECT ROW_NUMBER() OVER (
  ORDER BY place_0,place_1) AS number, place_0, place_1, persons,
  CASE WHEN place_0 IS NOT NULL THEN 0 WHEN place_1 IS NOT NULL THEN 1 END AS first_release,
  COALESCE(place_0,place_1) AS first_place
FROM (
  SELECT place_0, place_1, SUM(persons) AS persons
  FROM "patterns_1"
  GROUP BY place_0,place_1
) AS grouped;
