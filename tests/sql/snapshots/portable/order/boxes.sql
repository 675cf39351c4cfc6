SELECT b.part, b.members, b.size, -1 AS was, 0 AS side, 0 AS other, b.lo0, b.hi0, b.lo1, b.hi1, b.b2_0, b.lacks2, b.known2
FROM "boxes_1" AS b
LEFT JOIN "chosen_1" AS x ON x.part = b.part
LEFT JOIN "chosen_1" AS y ON y.part = b.part + b.members
LEFT JOIN (SELECT e.part + e.members AS past FROM "boxes_1" AS e JOIN "chosen_1" AS z ON z.part = e.part) AS q ON q.past = b.part
WHERE x.part IS NULL AND (y.part IS NOT NULL OR q.past IS NOT NULL)
UNION ALL
SELECT
  CAST(r.part + SUM(r.members) OVER (PARTITION BY r.part ORDER BY r.turn ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - r.members AS part,
  r.members, r.n AS size, r.part AS was, r.side, r.other, r.lo0, r.hi0, r.lo1, r.hi1, r.b2_0, r.lacks2, r.known2
FROM (
  SELECT s.*, CASE WHEN s.side = t.turned THEN 0 ELSE 2 END AS turn
  FROM (
  SELECT s.part, s.side, 0 AS other, s.members, s.n, s.lo0, s.hi0, s.lo1, s.hi1, s.b2_0, s.lacks2, s.known2
  FROM "chosen_1" AS x JOIN "sides_1" AS s ON s.part = x.part AND s.dim = x.dim0
) AS s
  JOIN "turned_1" AS t ON t.part = s.part
) AS r;
