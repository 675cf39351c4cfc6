SELECT b.class, CASE b.v1 WHEN 0 THEN t.l0 WHEN 1 THEN t.l1 WHEN 2 THEN t.l2 WHEN 3 THEN t.l3 END AS label
FROM "boxes_1" AS b
JOIN "tree_1" AS t ON t.code = b.lo1
WHERE b.fresh = 1;

SELECT b.class, CASE b.v1 WHEN 0 THEN t.l0 WHEN 1 THEN t.l1 WHEN 2 THEN t.l2 END AS label
FROM "boxes_1" AS b
JOIN "tree_1" AS t ON t.code = b.lo1
WHERE b.fresh = 1;
