SELECT pair, class, cell, n, size, gain, place
FROM (
  SELECT measured.*, ROW_NUMBER() OVER (PARTITION BY class ORDER BY gain DESC, cell) AS place
  FROM (
    SELECT q.pair, m.class, m.cell, m.n, x.size,
      (m.x0 - x.m0) * (m.x0 - x.m0)
        - (m.x0 - y.m0) * (m.x0 - y.m0) +       (m.x1 - x.m1) * (m.x1 - x.m1)
        - (m.x1 - y.m1) * (m.x1 - y.m1) AS gain
    FROM (
      SELECT class AS pair, class AS member, other AS partner FROM "pairs_1"
      UNION ALL
      SELECT class AS pair, other AS member, class AS partner FROM "pairs_1"
    ) AS q
    JOIN "members_1" AS m ON m.class = q.member
    JOIN "classes_1" AS x ON x.class = q.member
    JOIN "classes_1" AS y ON y.class = q.partner
  ) AS measured
) AS ranked
WHERE place <= 4;
