SELECT 0 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
(CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 40 < CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER))) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p0 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p0
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 1 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
(CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 40 < CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER))) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p1 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p1
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 2 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
(CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 40 < CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER))) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p2 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p2
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 3 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
(CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 40 < CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER))) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p3 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p3
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 4 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
CASE WHEN place = 3 THEN -1 ELSE (CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 40 < CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER))) END AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p4 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p4
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 5 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
(CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 40 < CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER))) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p5 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p5
    ) AS v
  ) AS upto
) AS r
GROUP BY run;

SELECT 0 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
(CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 40 < CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER))) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p0 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p0
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 1 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
(CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 40 < CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER))) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p1 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p1
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 2 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
(CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 40 < CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER))) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p2 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p2
    ) AS v
  ) AS upto
) AS r
GROUP BY run;

SELECT 0 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
(CAST((CAST(before_next AS REAL) - n) * 200 / 60 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 60 < CAST((CAST(before_next AS REAL) - n) * 200 / 60 AS INTEGER))) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p0 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p0
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 1 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
(CAST((CAST(before_next AS REAL) - n) * 200 / 60 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 60 < CAST((CAST(before_next AS REAL) - n) * 200 / 60 AS INTEGER))) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p1 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p1
    ) AS v
  ) AS upto
) AS r
GROUP BY run;

SELECT 0 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
(CAST((CAST(before_next AS REAL) - n) * 200 / 27 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 27 < CAST((CAST(before_next AS REAL) - n) * 200 / 27 AS INTEGER))) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p0 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p0
    ) AS v
  ) AS upto
) AS r
GROUP BY run;

SELECT 0 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
(CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 40 < CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER))) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p0 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p0
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 1 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
(CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 40 < CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER))) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p1 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p1
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 2 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
CASE WHEN place = 3 THEN -1 ELSE (CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 40 < CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER))) END AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p2 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p2
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 3 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS INTEGER) AS held,
  CAST(SUM(classed) AS INTEGER) AS classed
FROM (
  SELECT place, n, classed,
(CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER) - ((CAST(before_next AS REAL) - n) * 200 / 40 < CAST((CAST(before_next AS REAL) - n) * 200 / 40 AS INTEGER))) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS before_next
    FROM (
      SELECT p3 AS place, CAST(SUM(n) AS INTEGER) AS n, CAST(SUM(classed) AS INTEGER) AS classed
      FROM `compared_1` GROUP BY p3
    ) AS v
  ) AS upto
) AS r
GROUP BY run;
