SELECT measured.*,
  CASE WHEN size < 9 THEN n - first_taken
    ELSE GREATEST(0, LEAST(n - first_taken, 3 - (CAST(SUM(n - first_taken) OVER (PARTITION BY block ORDER BY from_s, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n + first_taken))) END AS second_taken
FROM (
  SELECT second_chosen.*,
(x0 - s0) * (x0 - s0) + (x1 - s1) * (x1 - s1) AS from_s,
    CASE WHEN size < 6 THEN n
      ELSE GREATEST(0, LEAST(n, 3 - (CAST(SUM(n) OVER (PARTITION BY block ORDER BY from_r, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n))) END AS first_taken
  FROM (
    SELECT farther.*
, MAX(CASE WHEN farther = 1 THEN x0 END) OVER (PARTITION BY block) AS s0, MAX(CASE WHEN farther = 1 THEN x1 END) OVER (PARTITION BY block) AS s1
    FROM (
      SELECT first_measured.*, ROW_NUMBER() OVER (PARTITION BY block ORDER BY from_r DESC, cell) AS farther
      FROM (
        SELECT first_chosen.*,
(x0 - r0) * (x0 - r0) + (x1 - r1) * (x1 - r1) AS from_r
        FROM (
          SELECT far.*
, MAX(CASE WHEN far = 1 THEN x0 END) OVER (PARTITION BY block) AS r0, MAX(CASE WHEN far = 1 THEN x1 END) OVER (PARTITION BY block) AS r1
          FROM (
            SELECT sized.*, ROW_NUMBER() OVER (PARTITION BY block ORDER BY
              size * x0 * x0 - 2 * x0 * t0 +               size * x1 * x1 - 2 * x1 * t1              DESC, cell) AS far
            FROM (
              SELECT left_over.*, CAST(SUM(n) OVER (PARTITION BY block) AS BIGINT) AS size, CAST(SUM(n * x0) OVER (PARTITION BY block) AS BIGINT) AS t0, CAST(SUM(n * x1) OVER (PARTITION BY block) AS BIGINT) AS t1
              FROM "open_1" AS left_over
            ) AS sized
          ) AS far
        ) AS first_chosen
      ) AS first_measured
    ) AS farther
  ) AS second_chosen
) AS measured;

SELECT measured.*,
  CASE WHEN size < 6 THEN n - first_taken
    ELSE GREATEST(0, LEAST(n - first_taken, 2 - (CAST(SUM(n - first_taken) OVER (PARTITION BY block ORDER BY from_s, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n + first_taken))) END AS second_taken
FROM (
  SELECT second_chosen.*,
(x0 - s0) * (x0 - s0) + (x1 - s1) * (x1 - s1) AS from_s,
    CASE WHEN size < 4 THEN n
      ELSE GREATEST(0, LEAST(n, 2 - (CAST(SUM(n) OVER (PARTITION BY block ORDER BY from_r, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n))) END AS first_taken
  FROM (
    SELECT farther.*
, MAX(CASE WHEN farther = 1 THEN x0 END) OVER (PARTITION BY block) AS s0, MAX(CASE WHEN farther = 1 THEN x1 END) OVER (PARTITION BY block) AS s1
    FROM (
      SELECT first_measured.*, ROW_NUMBER() OVER (PARTITION BY block ORDER BY from_r DESC, cell) AS farther
      FROM (
        SELECT first_chosen.*,
(x0 - r0) * (x0 - r0) + (x1 - r1) * (x1 - r1) AS from_r
        FROM (
          SELECT far.*
, MAX(CASE WHEN far = 1 THEN x0 END) OVER (PARTITION BY block) AS r0, MAX(CASE WHEN far = 1 THEN x1 END) OVER (PARTITION BY block) AS r1
          FROM (
            SELECT sized.*, ROW_NUMBER() OVER (PARTITION BY block ORDER BY
              size * x0 * x0 - 2 * x0 * t0 +               size * x1 * x1 - 2 * x1 * t1              DESC, cell) AS far
            FROM (
              SELECT left_over.*, CAST(SUM(n) OVER (PARTITION BY block) AS BIGINT) AS size, CAST(SUM(n * x0) OVER (PARTITION BY block) AS BIGINT) AS t0, CAST(SUM(n * x1) OVER (PARTITION BY block) AS BIGINT) AS t1
              FROM "open_1" AS left_over
            ) AS sized
          ) AS far
        ) AS first_chosen
      ) AS first_measured
    ) AS farther
  ) AS second_chosen
) AS measured;
