SELECT part, dim AS dim0, MAX(v) AS v0,
  MAX(gain) AS gain,
  BIT_OR(CASE WHEN v >= 0 AND v < 62 THEN CAST(1 AS BIGINT) << (v - 0) ELSE 0 END) AS m0_0
FROM (
  SELECT part, dim, v, place, gain, FIRST_VALUE(place) OVER (PARTITION BY part, dim ORDER BY gain DESC, place) AS cut
  FROM (
SELECT part, dim, v, place,
      CASE WHEN next IS NULL THEN -1 ELSE (CASE dim
        WHEN 0 THEN 985402995390450
          * (size * LEAST(last - first, 39) - below * LEAST(v - first, 39)
            - (size - below) * LEAST(last - next, 39))
        WHEN 1 THEN 6405119470037925
          * (size * LEAST(last - first, 6) - below * LEAST(v - first, 6)
            - (size - below) * LEAST(last - next, 6))
        WHEN 2 THEN 19215358410113775 * (size * (held - 1) - below * (place - 1) - (size - below) * (held - place - 1))
        END) END AS gain
    FROM (
      SELECT part, dim, v, size,
        ROW_NUMBER() OVER (PARTITION BY part, dim ORDER BY turn, v) AS place,
        CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
        LEAD(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS next,
        COUNT(*) OVER (PARTITION BY part, dim ORDER BY turn, v
          ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS held,
        FIRST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS first,
        LAST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS last
      FROM (
SELECT part, dim, v, MAX(size) AS size,
CASE WHEN dim IN (2) THEN -CAST(SUM(n) AS BIGINT) ELSE 0 END AS turn, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT part, size, n, UNNEST([0, 1, 2]) AS dim,
    UNNEST([c0, c1, c2]) AS v
  FROM "open_1" WHERE members > 3
) AS codes
GROUP BY part, dim, v HAVING SUM(n) < MAX(size)

      ) AS histogram
    ) AS running

  ) AS gained
) AS best
WHERE place <= cut
GROUP BY part, dim;

SELECT part, dim AS dim0, MAX(CASE WHEN place <= cut THEN v END) AS v0,
  CAST(SUM(saved) AS BIGINT) AS gain,
  BIT_OR(CASE WHEN place <= cut AND v >= 0 AND v < 62 THEN CAST(1 AS BIGINT) << (v - 0) ELSE 0 END) AS m0_0
FROM (
  SELECT part, dim, v, place, cut, CASE dim
  WHEN 0 THEN CAST(985402995390450 AS BIGINT) * LEAST(next - v, 39) * (LEAST(size, 3 * LEAST(below, size - below))
    - CASE WHEN place < cut THEN LEAST(left_size, 3 * LEAST(below, left_size - below))
      WHEN place > cut THEN LEAST(size - left_size, 3 * LEAST(below - left_size, size - below))
      ELSE 0 END)
  WHEN 1 THEN CAST(7686143364045510 AS BIGINT) * (LEAST(size, 3 * n)
    - LEAST(CASE WHEN place <= cut THEN left_size ELSE size - left_size END, 3 * n))
  WHEN 2 THEN CAST(19215358410113775 AS BIGINT) * (LEAST(size, 3 * n)
    - LEAST(CASE WHEN place <= cut THEN left_size ELSE size - left_size END, 3 * n))
END AS saved
  FROM (
  SELECT part, dim, v, place, gain, FIRST_VALUE(place) OVER (PARTITION BY part, dim ORDER BY gain DESC, place) AS cut, size, n, below, next, FIRST_VALUE(below) OVER (PARTITION BY part, dim ORDER BY gain DESC, place) AS left_size
  FROM (
SELECT part, dim, v, place, size, n, below, next,
      CASE WHEN next IS NULL THEN -1 ELSE (CASE dim
        WHEN 0 THEN 985402995390450
          * (size * LEAST(last - first, 39) - below * LEAST(v - first, 39)
            - (size - below) * LEAST(last - next, 39))
        WHEN 1 THEN 7686143364045510 * (size * (held - 1) - below * (place - 1) - (size - below) * (held - place - 1))
        WHEN 2 THEN 19215358410113775 * (size * (held - 1) - below * (place - 1) - (size - below) * (held - place - 1))
        END) END AS gain
    FROM (
      SELECT part, dim, v, size, n,
        ROW_NUMBER() OVER (PARTITION BY part, dim ORDER BY turn, v) AS place,
        CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
        LEAD(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS next,
        COUNT(*) OVER (PARTITION BY part, dim ORDER BY turn, v
          ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS held,
        FIRST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS first,
        LAST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS last
      FROM (
SELECT part, dim, v, MAX(size) AS size,
CASE WHEN dim IN (1, 2) THEN -CAST(SUM(n) AS BIGINT) ELSE 0 END AS turn, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT part, size, n, UNNEST([0, 1, 2]) AS dim,
    UNNEST([c0, c1, c2]) AS v
  FROM "open_1" WHERE members > 3
) AS codes
GROUP BY part, dim, v HAVING SUM(n) < MAX(size)

      ) AS histogram
    ) AS running

  ) AS gained
  ) AS chosen
) AS best
GROUP BY part, dim;

SELECT part, dim AS dim0, -best[2] AS v0, best[1] AS gain
FROM (
  SELECT part, dim, MAX(ROW(gain, -v)) AS best
  FROM (
SELECT part, dim, v,
      CASE WHEN next IS NULL THEN -1 ELSE (CASE dim
        WHEN 0 THEN 985402995390450
          * (size * LEAST(last - first, 39) - below * LEAST(v - first, 39)
            - (size - below) * LEAST(last - next, 39))
        WHEN 1 THEN 7686143364045510
          * (size * LEAST(last - first, 5) - below * LEAST(v - first, 5)
            - (size - below) * LEAST(last - next, 5))
        WHEN 2 THEN 19215358410113775
          * (size * LEAST(last - first, 2) - below * LEAST(v - first, 2)
            - (size - below) * LEAST(last - next, 2))
        END) END AS gain
    FROM (
      SELECT part, dim, v, size,
        CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
        LEAD(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS next,
        FIRST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS first,
        LAST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS last
      FROM (
SELECT part, dim, v, MAX(size) AS size,
0 AS turn, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT part, size, n, UNNEST([0, 1, 2]) AS dim,
    UNNEST([c0, c1, c2]) AS v
  FROM cells WHERE members > 3
) AS codes
GROUP BY part, dim, v HAVING SUM(n) < MAX(size)

      ) AS histogram
    ) AS running
  ) AS gained
  GROUP BY part, dim
) AS ranked;

SELECT part, dim AS dim0, MAX(CASE WHEN place <= cut THEN v END) AS v0,
  CAST(SUM(saved) AS BIGINT) AS gain,
  BIT_OR(CASE WHEN place <= cut AND v >= 0 AND v < 62 THEN CAST(1 AS BIGINT) << (v - 0) ELSE 0 END) AS m0_0
FROM (
  SELECT part, dim, v, place, cut, CASE dim
  WHEN 0 THEN CAST(985402995390450 AS BIGINT) * LEAST(next - v, 39) * (LEAST(size, 3 * LEAST(below, size - below))
    - CASE WHEN place < cut THEN LEAST(left_size, 3 * LEAST(below, left_size - below))
      WHEN place > cut THEN LEAST(size - left_size, 3 * LEAST(below - left_size, size - below))
      ELSE 0 END)
  WHEN 1 THEN CAST(7686143364045510 AS BIGINT) * (LEAST(size, 3 * n)
    - LEAST(CASE WHEN place <= cut THEN left_size ELSE size - left_size END, 3 * n))
  WHEN 2 THEN CAST(19215358410113775 AS BIGINT) * (LEAST(size, 3 * n)
    - LEAST(CASE WHEN place <= cut THEN left_size ELSE size - left_size END, 3 * n))
END AS saved
  FROM (
  SELECT part, dim, v, place, gain, FIRST_VALUE(place) OVER (PARTITION BY part, dim ORDER BY gain DESC, place) AS cut, size, n, below, next, FIRST_VALUE(below) OVER (PARTITION BY part, dim ORDER BY gain DESC, place) AS left_size
  FROM (
SELECT part, dim, v, place, size, n, below, next,
      CASE WHEN next IS NULL THEN -1 ELSE (CASE dim
        WHEN 0 THEN 985402995390450
          * (size * LEAST(last - first, 39) - below * LEAST(v - first, 39)
            - (size - below) * LEAST(last - next, 39))
        WHEN 1 THEN 7686143364045510 * (size * (held - 1) - below * (place - 1) - (size - below) * (held - place - 1))
        WHEN 2 THEN 19215358410113775 * (size * (held - 1) - below * (place - 1) - (size - below) * (held - place - 1))
        END) END AS gain
    FROM (
      SELECT part, dim, v, size, n,
        ROW_NUMBER() OVER (PARTITION BY part, dim ORDER BY turn, v) AS place,
        CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
        LEAD(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS next,
        COUNT(*) OVER (PARTITION BY part, dim ORDER BY turn, v
          ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS held,
        FIRST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS first,
        LAST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS last
      FROM (
SELECT part, dim, v, MAX(size) AS size,
CASE WHEN dim IN (1, 2) THEN -CAST(SUM(n) AS BIGINT) ELSE 0 END AS turn, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT part, size, n, UNNEST([0, 1, 2]) AS dim,
    UNNEST([c0, c1, c2]) AS v
  FROM cells WHERE members > 3
) AS codes
GROUP BY part, dim, v HAVING SUM(n) < MAX(size)

      ) AS histogram
    ) AS running

  ) AS gained
  ) AS chosen
) AS best
GROUP BY part, dim;

SELECT part, dim AS dim0, -best[2] AS v0, best[1] AS gain
FROM (
  SELECT part, dim, MAX(ROW(gain, -v)) AS best
  FROM (
SELECT part, dim, v,
      CASE WHEN next IS NULL THEN -1 ELSE (CASE dim
        WHEN 0 THEN 115871508000684
          * (size * LEAST(last - first, 199) - below * LEAST(v - first, 199)
            - (size - below) * LEAST(last - next, 199))
        END) END AS gain
    FROM (
      SELECT part, dim, v, size,
        CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
        LEAD(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS next,
        FIRST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS first,
        LAST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS last
      FROM (
SELECT part, dim, v, MAX(size) AS size,
0 AS turn, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT part, size, n, UNNEST([0]) AS dim,
    UNNEST([c0]) AS v
  FROM "open_1" WHERE members > 3
) AS codes
GROUP BY part, dim, v HAVING SUM(n) < MAX(size)

      ) AS histogram
    ) AS running
  ) AS gained
  GROUP BY part, dim
) AS ranked;

SELECT part, dim AS dim0, MAX(v) AS v0,
  MAX(gain) AS gain,
  BIT_OR(CASE WHEN v >= 0 AND v < 62 THEN CAST(1 AS BIGINT) << (v - 0) ELSE 0 END) AS m0_0
FROM (
  SELECT part, dim, v, place, gain, FIRST_VALUE(place) OVER (PARTITION BY part, dim ORDER BY gain DESC, place) AS cut
  FROM (
SELECT part, dim, v, place,
      CASE WHEN next IS NULL THEN -1 ELSE (CASE dim
        WHEN 0 THEN 985402995390420
          * (size * LEAST(last - first, 39) - below * LEAST(v - first, 39)
            - (size - below) * LEAST(last - next, 39))
        WHEN 1 THEN 7686143364045276 * (size * (held - 1) - below * (place - 1) - (size - below) * (held - place - 1))
        WHEN 2 THEN 19215358410113190 * (size * (held - 1) - below * (place - 1) - (size - below) * (held - place - 1))
        END) END AS gain
    FROM (
      SELECT part, dim, v, size,
        ROW_NUMBER() OVER (PARTITION BY part, dim ORDER BY turn, v) AS place,
        CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
        LEAD(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS next,
        COUNT(*) OVER (PARTITION BY part, dim ORDER BY turn, v
          ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS held,
        FIRST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS first,
        LAST_VALUE(v) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS last
      FROM (
SELECT part, dim, v, MAX(size) AS size,
CASE WHEN dim IN (1, 2) THEN -CAST(SUM(n) AS BIGINT) ELSE 0 END AS turn, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT part, size, n, UNNEST([0, 1, 2]) AS dim,
    UNNEST([c0, c1, c2]) AS v
  FROM "open_1" WHERE members > 3
) AS codes
GROUP BY part, dim, v HAVING SUM(n) < MAX(size)

      ) AS histogram
    ) AS running

  ) AS gained
) AS best
WHERE place <= cut
GROUP BY part, dim;
