SELECT pair, 0 AS seed, near, squares - CAST((moved - moved % size) / size AS BIGINT) - CAST((rest - rest % others) / others AS BIGINT) AS lost
FROM (
  SELECT pair, near, squares, size, others,
t0 * t0 + t1 * t1 AS moved,
u0 * u0 + u1 * u1 AS rest
  FROM (
    SELECT s.pair, -s.way AS near, x.squares + y.squares AS squares, x.size - a.n + b.n AS size, y.size + a.n - b.n AS others,
      x.t0 - a.n * a.x0 + b.n * b.x0 AS t0,
      y.t0 + a.n * a.x0 - b.n * b.x0 AS u0,
      x.t1 - a.n * a.x1 + b.n * b.x1 AS t1,
      y.t1 + a.n * a.x1 - b.n * b.x1 AS u1
    FROM "swaps_1" AS s
    JOIN "pairs_1" AS q ON q.class = s.pair
    JOIN "classes_1" AS x ON x.class = q.class
    JOIN "classes_1" AS y ON y.class = q.other
    JOIN "members_1" AS a ON a.class = q.class AND a.cell = s.leaving
    JOIN "members_1" AS b ON b.class = q.other AND b.cell = s.coming
  ) AS swapped
) AS summed;
