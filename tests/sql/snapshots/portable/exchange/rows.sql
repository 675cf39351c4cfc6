SELECT pair, cell, s, g, CAST(SUM(n) AS BIGINT) AS n, MAX(own) AS own, MAX(total) AS total
FROM (
  SELECT pair, cell, s, g, n, CAST(SUM(own) OVER (PARTITION BY pair, g) AS BIGINT) AS own,
    CAST(SUM(n) OVER (PARTITION BY pair, g) AS BIGINT) AS total
  FROM (
    SELECT p.pair, a.cell, a.s, a.s - a.s % 1 AS g, a.n, p.first * a.n AS own
    FROM (
      SELECT class AS pair, class AS member, 1 AS first FROM "pairs_1"
      UNION ALL
      SELECT class AS pair, other AS member, 0 AS first FROM "pairs_1"
    ) AS p
    JOIN "by_value_1" AS a ON a.class = p.member
  ) AS grouped
) AS counted
GROUP BY pair, cell, s, g;
