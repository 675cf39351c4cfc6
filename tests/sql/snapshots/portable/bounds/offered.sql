SELECT q.a, q.b, x.v
FROM "pairs_1" AS q
JOIN "shown_1" AS x ON x.class = q.a;
