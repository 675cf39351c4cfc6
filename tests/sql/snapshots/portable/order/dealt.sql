SELECT b.u AS starts, e.u AS cut, e.ends, (e.u - b.u) * (p.loss + 1) AS loss
FROM "points_1" AS e
JOIN "numbers_1" AS x ON x.number >= 3 AND x.number <= e.most
JOIN "points_1" AS b ON b.u = e.u - x.number
JOIN "spans_1" AS p ON p.pair = b.begins * 6 + e.ends - b.begins;
