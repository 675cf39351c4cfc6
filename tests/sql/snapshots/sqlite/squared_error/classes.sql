SELECT class, size, squares, t0, t1, squares - CAST((moved - moved % size) / size AS INTEGER) - 1 AS lost, CAST((t0 - t0 % size) / size AS INTEGER) AS m0, CAST((t1 - t1 % size) / size AS INTEGER) AS m1
FROM (
  SELECT summed.*, t0 * t0 + t1 * t1 AS moved
  FROM (
    SELECT class, CAST(SUM(n) AS INTEGER) AS size, CAST(SUM(squares) AS INTEGER) AS squares, CAST(SUM(n * x0) AS INTEGER) AS t0, CAST(SUM(n * x1) AS INTEGER) AS t1
    FROM `members_1`
    GROUP BY class
  ) AS summed
) AS told;
