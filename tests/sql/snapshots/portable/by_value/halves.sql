SELECT d.cell, d.s, d.g, x.child AS part, d.lefts AS n, d.c0, d.c1, d.c2
FROM "dealt_1" AS d JOIN "cuts_1" AS x ON x.part = d.part AND x.dim = d.dim
WHERE d.lefts > 0
UNION ALL
SELECT d.cell, d.s, d.g, x.child + 1 AS part, d.n - d.lefts AS n, d.c0, d.c1, d.c2
FROM "dealt_1" AS d JOIN "cuts_1" AS x ON x.part = d.part AND x.dim = d.dim
WHERE d.n > d.lefts;
