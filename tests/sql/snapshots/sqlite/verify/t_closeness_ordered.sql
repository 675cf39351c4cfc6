WITH released AS (
  SELECT +`age` AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1, CAST(`illness` AS TEXT) COLLATE BINARY AS s FROM `people`
),
sided AS (
  SELECT 1 AS own, q0, q1, s, COUNT(*) AS held, COUNT(*) AS c,
COUNT(*) AS r
  FROM released GROUP BY q0, q1, s
),
histogram AS (
  SELECT own, q0, q1, s, c, r,
    SUM(held) OVER (PARTITION BY own, q0, q1) AS n,
    SUM(c) OVER (PARTITION BY own, q0, q1) AS v,
    SUM(r) OVER (PARTITION BY s) AS p,
    SUM(r) OVER () AS total
  FROM sided
)
,
placed AS (
  SELECT own, q0, q1, n, v, c, CAST(total AS REAL) AS total,
    DENSE_RANK() OVER (ORDER BY absent, position) AS place,
    CAST(SUM(r) OVER (ORDER BY absent, position) AS REAL) AS below,
    ROW_NUMBER() OVER (PARTITION BY absent, position ORDER BY own) AS turn
  FROM (
    SELECT histogram.*, listed.position AS position, CASE WHEN listed.position IS NULL THEN 1 ELSE 0 END AS absent
    FROM histogram LEFT JOIN `_sqlanon_listed` AS listed ON listed.item = CAST(CAST(s AS TEXT) AS TEXT) COLLATE BINARY
  ) AS known
  WHERE c > 0 OR r > 0
),
summed AS (
  SELECT placed.*, SUM(CASE WHEN turn = 1 THEN below ELSE 0 END) OVER (ORDER BY place) AS area
  FROM placed
),
stepped AS (
  SELECT own, q0, q1, n, total, turn, place, below, area,
    area - below AS area_before,
    total * CAST(SUM(c) OVER (PARTITION BY own, q0, q1 ORDER BY place) AS REAL) / NULLIF(v, 0) AS height,
    LEAD(place) OVER (PARTITION BY own, q0, q1 ORDER BY place, turn) AS upcoming,
    LEAD(area - below) OVER (PARTITION BY own, q0, q1 ORDER BY place, turn) AS area_upcoming,
    MAX(place) OVER () AS places,
    MAX(area) OVER () AS whole
  FROM summed
),
events AS (
  SELECT 1 AS own, q0, q1, n, total, places, place - 1 AS low, area_before,
    COALESCE(upcoming, places + 1) - 1 AS high, COALESCE(area_upcoming, whole) AS area_after,
    height, height AS level, 0 AS single, 0.0 AS mass
  FROM stepped WHERE own = 1
  UNION ALL
  SELECT 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, below, 1, below
  FROM stepped WHERE turn = 1
),
crossed AS (
  SELECT events.*, SUM(single) OVER (ORDER BY level, own) AS passed, SUM(mass) OVER (ORDER BY level, own) AS area_passed
  FROM events
),
cut AS (
  SELECT own, q0, q1, n, total, places, low, high, area_before, area_after, height,
    CASE WHEN passed < low THEN low WHEN passed > high THEN high ELSE passed END AS upto,
    CASE WHEN passed < low THEN area_before WHEN passed > high THEN area_after ELSE area_passed END AS area_upto
  FROM crossed
),
measures AS (
  SELECT MAX(n) AS n,
    COALESCE((MIN(area_before) + SUM(height * (upto - low) - (area_upto - area_before)
      + (area_after - area_upto) - height * (high - upto))) / NULLIF(MAX(total) * (MAX(places) - 1), 0),
      CASE WHEN MAX(total) > 0 THEN 0 END) AS measure
  FROM cut WHERE own = 1 GROUP BY q0, q1  UNION ALL
  SELECT MAX(n), 0 FROM histogram WHERE own = 1 AND v = 0 GROUP BY q0, q1)
SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.500000001 THEN 0 ELSE 1 END AS violates
FROM measures;
