SELECT r.pair, q.other, r.seed, r.near
FROM (
  SELECT pair, seed, near, lost, ROW_NUMBER() OVER (PARTITION BY pair ORDER BY lost, seed, near) AS place
  FROM (SELECT pair, seed, near, CAST(SUM(lost) AS BIGINT) AS lost FROM "sides_1" GROUP BY pair, seed, near) AS summed
) AS r
JOIN (
  SELECT p.class, p.other, CAST(SUM(c.lost) AS BIGINT) AS lost
  FROM (
    SELECT class, other, class AS member FROM "pairs_1"
    UNION ALL
    SELECT class, other, other AS member FROM "pairs_1"
  ) AS p
  JOIN "classes_1" AS c ON c.class = p.member
  GROUP BY p.class, p.other
) AS q ON q.class = r.pair
WHERE r.place = 1 AND r.lost < q.lost;
