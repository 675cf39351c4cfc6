SELECT x.part, x.child + h.side AS child, x.dim,
  CASE WHEN h.side = 1 THEN x.v + 1 END AS least, CASE WHEN h.side = 0 THEN x.v END AS greatest
FROM (
  SELECT part, dim, v,
    CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 1 AS child FROM "cuts_1"
) AS x
CROSS JOIN (SELECT 0 AS side UNION ALL SELECT 1 AS side) AS h;
