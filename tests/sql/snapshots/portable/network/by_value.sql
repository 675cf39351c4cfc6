SELECT h.cell, h.s, a.class, h.n
FROM "held_1" AS h
JOIN "clusters_1" AS a ON a.cell = h.s;
