SELECT 0 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 39)
        * (1 - EXP(GREATEST(3 * LN(below / total), -700.0))
          - EXP(GREATEST(3 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total, LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c0) AS h0
) AS r0
UNION ALL
SELECT 1 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 6)
        * (1 - EXP(GREATEST(3 * LN(below / total), -700.0))
          - EXP(GREATEST(3 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total, LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c1 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c1) AS h1
) AS r1
UNION ALL
SELECT 2 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN n = total THEN 1 ELSE 1 - EXP(GREATEST(3 * LN((total - n) / total), -700.0)) END) - 1 AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total, LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c2 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c2) AS h2
) AS r2;

SELECT 0 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 39)
        * (1 - EXP(GREATEST(3 * LN(below / total), -700.0))
          - EXP(GREATEST(3 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total, LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c0) AS h0
) AS r0
UNION ALL
SELECT 1 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 4)
        * (1 - EXP(GREATEST(3 * LN(below / total), -700.0))
          - EXP(GREATEST(3 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total, LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c1 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c1) AS h1
) AS r1;
