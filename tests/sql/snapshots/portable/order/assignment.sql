SELECT cell, class, CAST(till - COALESCE(LAG(till) OVER (PARTITION BY place ORDER BY till), 0) AS BIGINT) AS n
FROM (
  SELECT place, cell, till,
    CAST(SUM(closed) OVER (ORDER BY place, till ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - closed AS class
  FROM (
    SELECT l.place, l.cell, l.n AS till, CASE WHEN w.cut IS NULL THEN 0 ELSE 1 END AS closed
    FROM "line_1" AS l LEFT JOIN (SELECT DISTINCT cut FROM "way_1") AS w ON w.cut = l.u1
  ) AS cut_up
) AS numbered;

SELECT cell, class, CAST(till - COALESCE(LAG(till) OVER (PARTITION BY place ORDER BY till), 0) AS BIGINT) AS n
FROM (
  SELECT place, cell, till,
    CAST(SUM(closed) OVER (ORDER BY place, till ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - closed AS class
  FROM (
    SELECT l.place, l.cell, l.n AS till, CASE WHEN w.cut IS NULL THEN 0 ELSE 1 END AS closed
    FROM "line_1" AS l LEFT JOIN (SELECT DISTINCT cut FROM "way_1") AS w ON w.cut = l.u1
    UNION ALL
    SELECT l.place, l.cell, CASE WHEN w.cut - l.u0 < 3 THEN w.cut - l.u0 ELSE l.n - (l.u1 - w.cut) END AS till, 1 AS closed
    FROM "way_1" AS w
    JOIN "points_1" AS p ON p.u = w.cut
    JOIN "line_1" AS l ON l.place = p.ends
    WHERE p.begins = p.ends AND (l.n <= 6 OR l.u1 - w.cut <> 5)
  ) AS cut_up
) AS numbered;
