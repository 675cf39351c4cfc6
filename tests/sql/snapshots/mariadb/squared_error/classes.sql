SELECT class, size, squares, t0, t1, squares - (moved DIV size) - 1 AS lost, (t0 DIV size) AS m0, (t1 DIV size) AS m1
FROM (
  SELECT summed.*, t0 * t0 + t1 * t1 AS moved
  FROM (
    SELECT class, CAST(SUM(n) AS SIGNED) AS size, CAST(SUM(squares) AS SIGNED) AS squares, CAST(SUM(n * x0) AS SIGNED) AS t0, CAST(SUM(n * x1) AS SIGNED) AS t1
    FROM `members_1`
    GROUP BY class
  ) AS summed
) AS told;
