SELECT pair, seed, near, squares - (moved DIV near) - (rest DIV (total - near)) AS lost
FROM (
  SELECT pair, seed, near, total, squares,
a0 * a0 + a1 * a1 AS moved,
    (t0 - a0) * (t0 - a0) +     (t1 - a1) * (t1 - a1) AS rest
  FROM (
    SELECT pair, seed, ahead + n AS near, total, squares, t0,
      a0 + (ahead + n - ahead) * x0 AS a0, t1,
      a1 + (ahead + n - ahead) * x1 AS a1
    FROM `around_1`
    WHERE ahead + n >= 2 AND ahead + n <= total - 2
UNION ALL
    SELECT pair, seed, 2 AS near, total, squares, t0,
      a0 + (2 - ahead) * x0 AS a0, t1,
      a1 + (2 - ahead) * x1 AS a1
    FROM `around_1`
    WHERE ahead < 2 AND ahead + n > 2 AND total - 2 >= 2
UNION ALL
    SELECT pair, seed, total - 2 AS near, total, squares, t0,
      a0 + (total - 2 - ahead) * x0 AS a0, t1,
      a1 + (total - 2 - ahead) * x1 AS a1
    FROM `around_1`
    WHERE ahead < total - 2 AND ahead + n > total - 2 AND total - 2 > 2

  ) AS cuts
) AS summed;
