SELECT x.u0 AS starts, y.u1 AS cut, y.place AS ends, (y.r1 - x.r0) * p.loss + y.u1 - x.u0 AS loss
FROM "spans_1" AS p
JOIN "line_1" AS x ON x.place = p.first
JOIN "line_1" AS y ON y.place = p.last;
