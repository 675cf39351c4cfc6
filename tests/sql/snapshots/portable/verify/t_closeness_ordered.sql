WITH tokens AS (
  SELECT token, s, absent, CAST(p AS DOUBLE PRECISION) AS p FROM histogram_all AS histogram WHERE c > 0 OR p > 0 GROUP BY token, s, absent, p
),
placed AS (
  SELECT token, ROW_NUMBER() OVER (ORDER BY absent, listed.position) AS place,
    SUM(p) OVER (ORDER BY absent, listed.position) AS below
  FROM tokens LEFT JOIN "listed_1" AS listed ON listed.item = (CAST(CAST(s AS VARCHAR) AS VARCHAR) COLLATE "binary")
),
summed AS (
  SELECT token, place, below, SUM(below) OVER (ORDER BY place) - below AS area_before FROM placed
),
extent AS (
  SELECT COUNT(*) AS places, SUM(below) AS whole, MAX(below) AS total FROM placed
),
stepped AS (
  SELECT class, n, v, place, area_before,
    CAST(SUM(c) OVER (PARTITION BY class ORDER BY place) AS BIGINT) AS reached,
    LEAD(place) OVER (PARTITION BY class ORDER BY place) AS upcoming,
    LEAD(area_before) OVER (PARTITION BY class ORDER BY place) AS area_upcoming
  FROM histogram_all AS histogram JOIN summed ON summed.token = histogram.token
  WHERE own = 1 AND c > 0
),
heights AS (
  SELECT reached, v, total * reached / v AS height FROM stepped CROSS JOIN extent GROUP BY reached, v, total
),
events AS (
  SELECT reached, v, height, 0 AS single, 0.0 AS mass FROM heights
  UNION ALL
  SELECT NULL, NULL, below, 1, below FROM summed
),
crossed AS (
  SELECT reached, v, height,
    SUM(single) OVER (ORDER BY height, single DESC) AS passed, SUM(mass) OVER (ORDER BY height, single DESC) AS area_passed
  FROM events
),
spans AS (
  SELECT class, n, place - 1 AS low, COALESCE(upcoming, places + 1) - 1 AS high,
    area_before, COALESCE(area_upcoming, whole) AS area_after, height, passed, area_passed
  FROM stepped JOIN crossed ON crossed.reached = stepped.reached AND crossed.v = stepped.v CROSS JOIN extent
),
cut AS (
  SELECT class, n, low, high, area_before, area_after, height,
    CASE WHEN passed < low THEN low WHEN passed > high THEN high ELSE passed END AS upto,
    CASE WHEN passed < low THEN area_before WHEN passed > high THEN area_after ELSE area_passed END AS area_upto
  FROM spans
),
costs AS (
  SELECT MAX(n) AS n, MIN(area_before) + SUM(height * (2 * upto - low - high) + area_before + area_after - 2 * area_upto) AS cost
  FROM cut GROUP BY class
),
measures AS (
  SELECT n, COALESCE(cost / NULLIF(total * (places - 1), 0), CASE WHEN total > 0 THEN 0 END) AS measure
  FROM costs CROSS JOIN extent
  UNION ALL
  SELECT n, 0 FROM profiles_all WHERE v = 0
)
SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM measures;

WITH tokens AS (
  SELECT token, s, absent, CAST(p AS DOUBLE PRECISION) AS p FROM histogram_all AS histogram WHERE c > 0 OR p > 0 GROUP BY token, s, absent, p
),
placed AS (
  SELECT token, ROW_NUMBER() OVER (ORDER BY absent, listed.position) AS place,
    SUM(p) OVER (ORDER BY absent, listed.position) AS below
  FROM tokens LEFT JOIN "listed_1" AS listed ON listed.item = (CAST(CAST(s AS VARCHAR) AS VARCHAR) COLLATE "binary")
),
summed AS (
  SELECT token, place, below, SUM(below) OVER (ORDER BY place) - below AS area_before FROM placed
),
extent AS (
  SELECT COUNT(*) AS places, SUM(below) AS whole, MAX(below) AS total FROM placed
),
stepped AS (
  SELECT class, n, v, place, area_before,
    CAST(SUM(c) OVER (PARTITION BY class ORDER BY place) AS BIGINT) AS reached,
    LEAD(place) OVER (PARTITION BY class ORDER BY place) AS upcoming,
    LEAD(area_before) OVER (PARTITION BY class ORDER BY place) AS area_upcoming
  FROM histogram_all AS histogram JOIN summed ON summed.token = histogram.token
  WHERE own = 1 AND c > 0
),
heights AS (
  SELECT reached, v, total * reached / v AS height FROM stepped CROSS JOIN extent GROUP BY reached, v, total
),
events AS (
  SELECT reached, v, height, 0 AS single, 0.0 AS mass FROM heights
  UNION ALL
  SELECT NULL, NULL, below, 1, below FROM summed
),
crossed AS (
  SELECT reached, v, height,
    SUM(single) OVER (ORDER BY height, single DESC) AS passed, SUM(mass) OVER (ORDER BY height, single DESC) AS area_passed
  FROM events
),
spans AS (
  SELECT class, n, place - 1 AS low, COALESCE(upcoming, places + 1) - 1 AS high,
    area_before, COALESCE(area_upcoming, whole) AS area_after, height, passed, area_passed
  FROM stepped JOIN crossed ON crossed.reached = stepped.reached AND crossed.v = stepped.v CROSS JOIN extent
),
cut AS (
  SELECT class, n, low, high, area_before, area_after, height,
    CASE WHEN passed < low THEN low WHEN passed > high THEN high ELSE passed END AS upto,
    CASE WHEN passed < low THEN area_before WHEN passed > high THEN area_after ELSE area_passed END AS area_upto
  FROM spans
),
costs AS (
  SELECT MAX(n) AS n, MIN(area_before) + SUM(height * (2 * upto - low - high) + area_before + area_after - 2 * area_upto) AS cost
  FROM cut GROUP BY class
),
measures AS (
  SELECT n, COALESCE(cost / NULLIF(total * (places - 1), 0), CASE WHEN total > 0 THEN 0 END) AS measure
  FROM costs CROSS JOIN extent
  UNION ALL
  SELECT n, 0 FROM profiles_all WHERE v = 0
)
SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.500000001 THEN 0 ELSE 1 END AS violates
FROM measures;
