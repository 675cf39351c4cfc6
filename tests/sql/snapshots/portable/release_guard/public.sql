SELECT MIN(g.place) AS place, COUNT(*) AS held, MIN(r.u0) AS v0, MIN(r.u1) AS v1
FROM (
  SELECT
    CAST(s."age" AS VARCHAR) AS u0,
    CAST(s."zip" AS VARCHAR) AS u1,
    t0.k1 AS x0,
    t1.k2 AS x1
  FROM "everybody" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")
  JOIN "tree_1" AS t0 ON t0.code = COALESCE(d0.code, -1)
  JOIN "tree_2" AS t1 ON t1.code = COALESCE(d1.code, -1)
) AS r
LEFT JOIN (
  SELECT DISTINCT t0.k1 AS x0, t1.k2 AS x1, m.place
  FROM "map_1" AS m
  JOIN "tree_1" AS t0 ON t0.code = m.c0
  JOIN "tree_2" AS t1 ON t1.code = m.c1
) AS g ON g.x0 = r.x0 AND g.x1 = r.x1
GROUP BY (CAST(r.u0 AS VARCHAR) COLLATE "binary"), (CAST(r.u1 AS VARCHAR) COLLATE "binary");
