CREATE TEMPORARY TABLE "_sqlanon_label" AS
SELECT e.class, e.n, t.l1 AS label,
  CASE WHEN t.s1 > 1 THEN t.s1 ELSE 0 END AS units,
  t.s1 - 1 AS members
FROM "_sqlanon_extents" AS e
JOIN "_sqlanon_tree" AS t ON t.code = e.lo0;

CREATE TEMPORARY TABLE "_sqlanon_label" AS
SELECT e.class, e.n, t.l0 AS label,
  CASE WHEN t.s0 > 1 THEN t.s0 ELSE 0 END AS units,
  t.s0 - 1 AS members
FROM "_sqlanon_extents" AS e
JOIN "_sqlanon_tree" AS t ON t.code = e.lo0;
