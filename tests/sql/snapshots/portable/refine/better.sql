SELECT r.pair, q.other, r.seed, r.near
FROM (
  SELECT pair, seed, near, lost, ROW_NUMBER() OVER (PARTITION BY pair ORDER BY lost, seed, near) AS place
  FROM (SELECT pair, seed, near, CAST(SUM(lost) AS BIGINT) AS lost FROM "sides_1" GROUP BY pair, seed, near) AS summed
) AS r
JOIN "pairs_1" AS q ON q.class = r.pair
JOIN "classes_1" AS a ON a.class = q.class
JOIN "classes_1" AS b ON b.class = q.other
WHERE r.place = 1 AND r.lost < a.size * a.lost + b.size * b.lost;
