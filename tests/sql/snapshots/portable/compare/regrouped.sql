SELECT 1 AS later, COALESCE(SUM(n), 0), COUNT(*), COALESCE(SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT n, COUNT(*) OVER (PARTITION BY was) AS ways_from, COUNT(*) OVER (PARTITION BY is_now) AS ways_to
  FROM (
    SELECT place_0 AS was, place_1 AS is_now, SUM(persons) AS n
    FROM "places_1"
    WHERE place_0 IS NOT NULL AND place_1 IS NOT NULL
    GROUP BY place_0, place_1
  ) AS pairs
) AS regrouped
WHERE ways_from > 1 OR ways_to > 1;

SELECT 1 AS later, COALESCE(SUM(n), 0), COUNT(*), COALESCE(SUM(CASE WHEN n < 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT n, COUNT(*) OVER (PARTITION BY was) AS ways_from, COUNT(*) OVER (PARTITION BY is_now) AS ways_to
  FROM (
    SELECT place_0 AS was, place_1 AS is_now, SUM(persons) AS n
    FROM "places_1"
    WHERE place_0 IS NOT NULL AND place_1 IS NOT NULL
    GROUP BY place_0, place_1
  ) AS pairs
) AS regrouped
WHERE ways_from > 1 OR ways_to > 1;
