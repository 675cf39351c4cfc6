SELECT s.cell, s.n,
  s.g0, CASE WHEN w.attribute = 0 THEN 1 ELSE s.s0 END AS s0,
  s.g1, CASE WHEN w.attribute = 1 THEN 1 ELSE s.s1 END AS s1
FROM "state_1" AS s
LEFT JOIN (
  SELECT cell,
    CASE
      WHEN h0 >= h1 THEN 0
      WHEN h1 >= h0 THEN 1
    END AS attribute
  FROM (SELECT cell, SUM(h0) AS h0, SUM(h1) AS h1 FROM "hits_1" GROUP BY cell) AS h
) AS w ON w.cell = s.cell;
