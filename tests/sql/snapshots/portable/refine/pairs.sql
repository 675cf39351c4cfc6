SELECT class, other
FROM (
  SELECT class, other, ROW_NUMBER() OVER (PARTITION BY looking ORDER BY gain DESC, class, other) AS place
  FROM (
    SELECT m.class AS looking, m.class, m.other, m.gain FROM "moves_1" AS m
    UNION ALL
    SELECT m.other AS looking, m.class, m.other, m.gain FROM "moves_1" AS m
  ) AS both_ways
) AS ranked
WHERE place = 1
GROUP BY class, other
HAVING COUNT(*) = 2;
