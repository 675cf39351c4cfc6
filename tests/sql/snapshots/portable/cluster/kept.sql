SELECT p.block, p.class, p.cell, p.taken
FROM "parts_1" AS p
JOIN "clusters_1" AS s ON s.block = p.block AND s.class = p.class AND s.size >= 3;

SELECT p.block, p.class, p.cell, p.taken
FROM "parts_1" AS p
JOIN "clusters_1" AS s ON s.block = p.block AND s.class = p.class AND s.size >= 2;
