SELECT cell, class, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT p.cell, p.n,
    CAST(SUM(CASE WHEN w.cut IS NULL THEN 0 ELSE 1 END) OVER (ORDER BY p.place ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS class
  FROM "pieces_1" AS p
  LEFT JOIN (SELECT DISTINCT cut FROM "way_1") AS w ON w.cut = p.place - 1
) AS placed
GROUP BY cell, class;
