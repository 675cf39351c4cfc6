SELECT class, size, squares, t0, t1, squares - CAST((moved - moved % size) / size AS BIGINT) - 1 AS lost, CAST((t0 - t0 % size) / size AS BIGINT) AS m0, CAST((t1 - t1 % size) / size AS BIGINT) AS m1
FROM (
  SELECT summed.*, t0 * t0 + t1 * t1 AS moved
  FROM (
    SELECT class, CAST(SUM(n) AS BIGINT) AS size, CAST(SUM(squares) AS BIGINT) AS squares, CAST(SUM(n * x0) AS BIGINT) AS t0, CAST(SUM(n * x1) AS BIGINT) AS t1
    FROM "members_1"
    GROUP BY class
  ) AS summed
) AS told;
