SELECT block, cell, s, n, x0, from_r,
(x0 - s0) * (x0 - s0) AS from_s
FROM (
  SELECT farther.*
, MAX(CASE WHEN farther = 1 THEN x0 END) OVER (PARTITION BY block) AS s0
  FROM (
    SELECT first_measured.*, ROW_NUMBER() OVER (PARTITION BY block ORDER BY from_r DESC, cell, s) AS farther
    FROM (
      SELECT first_chosen.*,
(x0 - r0) * (x0 - r0) AS from_r
      FROM (
        SELECT far.*
, MAX(CASE WHEN far = 1 THEN x0 END) OVER (PARTITION BY block) AS r0
        FROM (
          SELECT sized.*, ROW_NUMBER() OVER (PARTITION BY block ORDER BY
            size * x0 * x0 - 2 * x0 * t0            DESC, cell, s) AS far
          FROM (
            SELECT left_over.*, CAST(SUM(n) OVER (PARTITION BY block) AS BIGINT) AS size, CAST(SUM(n * x0) OVER (PARTITION BY block) AS BIGINT) AS t0
            FROM "open_1" AS left_over
          ) AS sized
        ) AS far
      ) AS first_chosen
    ) AS first_measured
  ) AS farther
) AS second_chosen;

SELECT block, cell, s, n, x0, x1, from_r,
(x0 - s0) * (x0 - s0) + (x1 - s1) * (x1 - s1) AS from_s
FROM (
  SELECT farther.*
, MAX(CASE WHEN farther = 1 THEN x0 END) OVER (PARTITION BY block) AS s0, MAX(CASE WHEN farther = 1 THEN x1 END) OVER (PARTITION BY block) AS s1
  FROM (
    SELECT first_measured.*, ROW_NUMBER() OVER (PARTITION BY block ORDER BY from_r DESC, cell, s) AS farther
    FROM (
      SELECT first_chosen.*,
(x0 - r0) * (x0 - r0) + (x1 - r1) * (x1 - r1) AS from_r
      FROM (
        SELECT far.*
, MAX(CASE WHEN far = 1 THEN x0 END) OVER (PARTITION BY block) AS r0, MAX(CASE WHEN far = 1 THEN x1 END) OVER (PARTITION BY block) AS r1
        FROM (
          SELECT sized.*, ROW_NUMBER() OVER (PARTITION BY block ORDER BY
            size * x0 * x0 - 2 * x0 * t0 +             size * x1 * x1 - 2 * x1 * t1            DESC, cell, s) AS far
          FROM (
            SELECT left_over.*, CAST(SUM(n) OVER (PARTITION BY block) AS BIGINT) AS size, CAST(SUM(n * x0) OVER (PARTITION BY block) AS BIGINT) AS t0, CAST(SUM(n * x1) OVER (PARTITION BY block) AS BIGINT) AS t1
            FROM "open_1" AS left_over
          ) AS sized
        ) AS far
      ) AS first_chosen
    ) AS first_measured
  ) AS farther
) AS second_chosen;
