SELECT COUNT(*), COALESCE(SUM(alone), 0), COALESCE(SUM(CASE WHEN alone = 1 AND apart > 0 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN alone = 1 AND apart > 0 AND apart < 3 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT CASE WHEN x.partners = 1 AND y.partners = 1 THEN 1 ELSE 0 END AS alone, ABS(x.n - y.n) AS apart
  FROM "pairs_1" AS q
  JOIN "partners_1" AS x ON x.class = q.a
  JOIN "partners_2" AS y ON y.class = q.b
) AS paired;
