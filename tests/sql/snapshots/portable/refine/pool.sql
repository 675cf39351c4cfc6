SELECT g.pair, g.number, g.n, g.total, x.*
FROM (
  SELECT p.class AS pair, m.cell, CAST(SUM(m.n) AS BIGINT) AS n, MAX(p.total) AS total,
    ROW_NUMBER() OVER (PARTITION BY p.class ORDER BY MAX(m.saved) DESC, m.cell) AS number
  FROM (
    SELECT q.class, q.class AS member, a.size + b.size AS total
    FROM "pairs_1" AS q JOIN "classes_1" AS a ON a.class = q.class JOIN "classes_1" AS b ON b.class = q.other
    UNION ALL
    SELECT q.class, q.other AS member, a.size + b.size AS total
    FROM "pairs_1" AS q JOIN "classes_1" AS a ON a.class = q.class JOIN "classes_1" AS b ON b.class = q.other
  ) AS p
  JOIN "members_1" AS m ON m.class = p.member
  GROUP BY p.class, m.cell
) AS g
JOIN "alone_1" AS x ON x.cell = g.cell;
