SELECT later, side, SUM(n), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT 1 AS later, 0 AS side, place_0 AS place, SUM(persons) AS n
  FROM "places_1" WHERE place_0 IS NOT NULL AND place_1 IS NULL
  GROUP BY place_0
  UNION ALL
  SELECT 1 AS later, 1 AS side, place_1 AS place, SUM(persons) AS n
  FROM "places_1" WHERE place_1 IS NOT NULL AND place_0 IS NULL
  GROUP BY place_1
) AS moved
GROUP BY later, side;

SELECT later, side, SUM(n), COUNT(*), SUM(CASE WHEN n < 1 THEN 1 ELSE 0 END)
FROM (
  SELECT 1 AS later, 0 AS side, place_0 AS place, SUM(persons) AS n
  FROM "places_1" WHERE place_0 IS NOT NULL AND place_1 IS NULL
  GROUP BY place_0
  UNION ALL
  SELECT 1 AS later, 1 AS side, place_1 AS place, SUM(persons) AS n
  FROM "places_1" WHERE place_1 IS NOT NULL AND place_0 IS NULL
  GROUP BY place_1
) AS moved
GROUP BY later, side;
