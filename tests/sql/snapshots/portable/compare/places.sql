SELECT ROW_NUMBER() OVER (
  ORDER BY place_0,place_1) AS number, place_0, place_1, persons
FROM (
  SELECT place_0, place_1, SUM(persons) AS persons
  FROM "patterns_1"
  GROUP BY place_0,place_1
) AS grouped;
