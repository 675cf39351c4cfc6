SELECT 0 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS BIGINT) AS held,
  CAST(SUM(classed) AS BIGINT) AS classed
FROM (
  SELECT place, n, classed,
CAST(FLOOR((CAST(before_next AS DOUBLE PRECISION) - n) * 200 / 60) AS BIGINT) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS before_next
    FROM (
      SELECT p0 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
      FROM "compared_1" GROUP BY p0
    ) AS v
  ) AS upto
) AS r
GROUP BY run
UNION ALL
SELECT 1 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS BIGINT) AS held,
  CAST(SUM(classed) AS BIGINT) AS classed
FROM (
  SELECT place, n, classed,
CAST(FLOOR((CAST(before_next AS DOUBLE PRECISION) - n) * 200 / 60) AS BIGINT) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS before_next
    FROM (
      SELECT p1 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
      FROM "compared_1" GROUP BY p1
    ) AS v
  ) AS upto
) AS r
GROUP BY run;

SELECT 0 AS attribute, MIN(place) AS first_place, MAX(place) AS last_place, CAST(SUM(n) AS BIGINT) AS held,
  CAST(SUM(classed) AS BIGINT) AS classed
FROM (
  SELECT place, n, classed,
CAST(FLOOR((CAST(before_next AS DOUBLE PRECISION) - n) * 200 / 27) AS BIGINT) AS run
  FROM (
    SELECT place, n, classed,
      CAST(SUM(n) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS before_next
    FROM (
      SELECT p0 AS place, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(classed) AS BIGINT) AS classed
      FROM "compared_1" GROUP BY p0
    ) AS v
  ) AS upto
) AS r
GROUP BY run;
