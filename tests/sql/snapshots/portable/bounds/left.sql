SELECT possible, SUM(n), SUM(CASE WHEN alone = 1 THEN n ELSE 0 END), SUM(CASE WHEN one = 1 THEN n ELSE 0 END)
FROM (
  SELECT k.n, s.alone, COALESCE(w.possible, 0) AS possible, CASE WHEN o.class IS NULL THEN 0 ELSE 1 END AS one
  FROM "coded_1" AS k
  JOIN (SELECT class, COUNT(*) AS alone FROM "shown_1" GROUP BY class) AS s ON s.class = k.p2
  LEFT JOIN (
    SELECT class, COUNT(*) AS possible
    FROM (
      SELECT class, v
      FROM (
        SELECT DISTINCT a AS class, v FROM "common_1"
        UNION ALL
        SELECT DISTINCT a AS class, v FROM "common_2"
      ) AS by_table
      GROUP BY class, v
      HAVING COUNT(*) = 2
    ) AS by_all
    GROUP BY class
  ) AS w ON w.class = k.p2
  LEFT JOIN (
    SELECT DISTINCT class FROM (SELECT a AS class FROM "common_1" GROUP BY a, b HAVING COUNT(*) = 1) AS x1
    UNION
    SELECT DISTINCT class FROM (SELECT a AS class FROM "common_2" GROUP BY a, b HAVING COUNT(*) = 1) AS x2
  ) AS o ON o.class = k.p2
) AS counted
GROUP BY possible
ORDER BY possible;
