SELECT place, cells, CAST(SUM(fresh0) OVER (PARTITION BY place ORDER BY cells ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS new0
FROM (
  SELECT x.place, s.cells, CASE WHEN y.same0 < x.place
 THEN 1
      ELSE 0 END AS fresh0
  FROM "marked_1" AS x
  CROSS JOIN "sizes_1" AS s
  JOIN "marked_1" AS y ON y.place = x.place + s.cells - 1
) AS met;
