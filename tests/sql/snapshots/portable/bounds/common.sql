SELECT o.a, o.b, o.v
FROM "offered_1" AS o
JOIN "shown_1" AS y ON y.class = o.b AND y.v = o.v;
