SELECT code, code AS above FROM "tree_1"
UNION
SELECT t.code, v.code FROM "tree_1" AS t JOIN "tree_1" AS v ON v.l0 = t.l1
UNION
SELECT t.code, v.code FROM "tree_1" AS t JOIN "tree_1" AS v ON v.l0 = t.l2;
