SELECT x.class AS a, y.class AS b, COUNT(*) AS edges
FROM "edges_1" AS e
JOIN "by_value_1" AS x ON x.s = e.a
JOIN "by_value_1" AS y ON y.s = e.b
GROUP BY x.class, y.class;
