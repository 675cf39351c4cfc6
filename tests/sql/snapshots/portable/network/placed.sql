SELECT e.a, e.b, x.block AS here, y.block AS there
FROM "edges_1" AS e
JOIN "nodes_1" AS x ON x.cell = e.a
JOIN "nodes_1" AS y ON y.cell = e.b;
