SELECT COALESCE(SUM(CASE WHEN most = 0 THEN 1 ELSE 0 END), 0), COALESCE(SUM(CASE WHEN fewest > 0 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN fewest > 0 AND most < 3 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN fewest > 0 AND most < 3 THEN fewest ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN fewest > most THEN 1 ELSE 0 END), 0)
FROM (
  SELECT fewest,
    LEAST(room, LEAST(n - SUM(fewest) OVER (PARTITION BY a) + fewest, m - SUM(fewest) OVER (PARTITION BY b) + fewest)) AS most
  FROM (
    SELECT a, b, n, m, room,
      GREATEST(0, GREATEST(n - SUM(room) OVER (PARTITION BY a) + room, m - SUM(room) OVER (PARTITION BY b) + room)) AS fewest
    FROM (
      SELECT q.a, q.b, x.n, y.n AS m, LEAST(x.n, y.n) AS room
      FROM "pairs_1" AS q
      JOIN "partners_1" AS x ON x.class = q.a
      JOIN "partners_2" AS y ON y.class = q.b
    ) AS rooms
  ) AS certain
) AS bounded;
