SELECT cell, class, CAST(till - COALESCE(LAG(till) OVER (PARTITION BY place ORDER BY till), 0) AS BIGINT) AS n
FROM (
  SELECT place, cell, till,
    CAST(SUM(closed) OVER (ORDER BY place, till ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - closed AS class
  FROM (
    SELECT l.place, l.cell, l.n AS till, CASE WHEN w.cut IS NULL THEN 0 ELSE 1 END AS closed
    FROM "line_1" AS l LEFT JOIN (SELECT DISTINCT cut FROM "way_1") AS w ON w.cut = l.u1
  ) AS cut_up
) AS numbered;
