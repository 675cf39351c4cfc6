SELECT g.pair, ROW_NUMBER() OVER (PARTITION BY g.pair ORDER BY g.saved DESC, g.cell) AS number, g.n,
  CAST(SUM(g.n) OVER (PARTITION BY g.pair) AS BIGINT) AS total, x.*
FROM (
  SELECT p.pair, m.cell, CAST(SUM(m.n) AS BIGINT) AS n, MAX(m.saved) AS saved
  FROM (
    SELECT class AS pair, class AS member FROM "pairs_1"
    UNION ALL
    SELECT class AS pair, other AS member FROM "pairs_1"
  ) AS p
  JOIN "members_1" AS m ON m.class = p.member
  GROUP BY p.pair, m.cell
) AS g
JOIN "alone_1" AS x ON x.cell = g.cell;
