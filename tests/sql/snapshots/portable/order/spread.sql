SELECT 0 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 39)
        * (1 - EXP(GREATEST(3 * LN(below / total), -700.0))
          - EXP(GREATEST(3 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c0) AS h0
) AS r0
UNION ALL
SELECT 1 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(0
    + s1 * (CASE WHEN v = first1
        THEN EXP(GREATEST(3 * LN(n1 / total), -700.0)) ELSE 0 END
      - CASE WHEN v = first0
        THEN EXP(GREATEST(3 * LN(n0 / total), -700.0)) ELSE 0 END)
    + s2 * (CASE WHEN v = first2
        THEN EXP(GREATEST(3 * LN(n2 / total), -700.0)) ELSE 0 END
      - CASE WHEN v = first1
        THEN EXP(GREATEST(3 * LN(n1 / total), -700.0)) ELSE 0 END)
    + s3 * (CASE WHEN v = first3
        THEN EXP(GREATEST(3 * LN(n3 / total), -700.0)) ELSE 0 END
      - CASE WHEN v = first2
        THEN EXP(GREATEST(3 * LN(n2 / total), -700.0)) ELSE 0 END)) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    v AS first0, CAST(n AS DOUBLE PRECISION) AS n0,
    s1, MIN(v) OVER (PARTITION BY k1) AS first1,
    CAST(SUM(n) OVER (PARTITION BY k1) AS DOUBLE PRECISION) AS n1,
    s2, MIN(v) OVER (PARTITION BY k2) AS first2,
    CAST(SUM(n) OVER (PARTITION BY k2) AS DOUBLE PRECISION) AS n2,
    s3, MIN(v) OVER (PARTITION BY k3) AS first3,
    CAST(SUM(n) OVER (PARTITION BY k3) AS DOUBLE PRECISION) AS n3
  FROM (SELECT c1 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c1) AS h1
  JOIN "tree_1" AS t ON t.code = v
) AS r1
UNION ALL
SELECT 2 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN n = total THEN 1 ELSE 1 - EXP(GREATEST(3 * LN((total - n) / total), -700.0)) END) - 1 AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c2 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c2) AS h2
) AS r2;

SELECT 0 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 39)
        * (1 - EXP(GREATEST(3 * LN(below / total), -700.0))
          - EXP(GREATEST(3 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c0) AS h0
) AS r0
UNION ALL
SELECT 1 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN n = total THEN 1 ELSE 1 - EXP(GREATEST(3 * LN((total - n) / total), -700.0)) END) - 1 AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c1 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c1) AS h1
) AS r1
UNION ALL
SELECT 2 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN n = total THEN 1 ELSE 1 - EXP(GREATEST(3 * LN((total - n) / total), -700.0)) END) - 1 AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c2 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c2) AS h2
) AS r2;

SELECT 0 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 39)
        * (1 - EXP(GREATEST(3 * LN(below / total), -700.0))
          - EXP(GREATEST(3 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c0) AS h0
) AS r0
UNION ALL
SELECT 1 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 5)
        * (1 - EXP(GREATEST(3 * LN(below / total), -700.0))
          - EXP(GREATEST(3 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c1 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c1) AS h1
) AS r1
UNION ALL
SELECT 2 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 2)
        * (1 - EXP(GREATEST(3 * LN(below / total), -700.0))
          - EXP(GREATEST(3 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c2 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c2) AS h2
) AS r2;

SELECT 0 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 4)
        * (1 - EXP(GREATEST(2 * LN(below / total), -700.0))
          - EXP(GREATEST(2 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "nodes_1" GROUP BY c0) AS h0
) AS r0;

SELECT 0 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 39)
        * (1 - EXP(GREATEST(3 * LN(below / total), -700.0))
          - EXP(GREATEST(3 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
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
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c1 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c1) AS h1
) AS r1;

SELECT 0 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 199)
        * (1 - EXP(GREATEST(2 * LN(below / total), -700.0))
          - EXP(GREATEST(2 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c0) AS h0
) AS r0;

SELECT 0 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 39)
        * (1 - EXP(GREATEST(2 * LN(below / total), -700.0))
          - EXP(GREATEST(2 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c0) AS h0
) AS r0
UNION ALL
SELECT 1 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN n = total THEN 1 ELSE 1 - EXP(GREATEST(2 * LN((total - n) / total), -700.0)) END) - 1 AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c1 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c1) AS h1
) AS r1
UNION ALL
SELECT 2 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN n = total THEN 1 ELSE 1 - EXP(GREATEST(2 * LN((total - n) / total), -700.0)) END) - 1 AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c2 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c2) AS h2
) AS r2;

SELECT 0 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 20)
        * (1 - EXP(GREATEST(2 * LN(below / total), -700.0))
          - EXP(GREATEST(2 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c0 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c0) AS h0
) AS r0
UNION ALL
SELECT 1 AS attribute, LN(MAX(total)) - SUM(n * LN(n)) / MAX(total) AS entropy,
  SUM(CASE WHEN next IS NULL THEN 0
        ELSE LEAST(next - v, 6)
        * (1 - EXP(GREATEST(2 * LN(below / total), -700.0))
          - EXP(GREATEST(2 * LN((total - below) / total), -700.0))) END) AS units
FROM (
  SELECT v, CAST(n AS DOUBLE PRECISION) AS n, CAST(SUM(n) OVER () AS DOUBLE PRECISION) AS total,
    LEAD(v) OVER (ORDER BY v) AS next,
    CAST(SUM(n) OVER (ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS DOUBLE PRECISION) AS below
  FROM (SELECT c1 AS v, CAST(SUM(n) AS BIGINT) AS n FROM "cells_1" GROUP BY c1) AS h1
) AS r1;
