SELECT r.chunk, CAST((p.cut - r.start - 1 - (p.cut - r.start - 1) % 3) / 3 AS BIGINT) + 1 AS block, p.starts, p.cut, p.loss
FROM "classes_1" AS p
JOIN (SELECT place, u0, u1, 0 AS chunk
FROM "line_1") AS c ON c.place = p.ends
JOIN "reach_1" AS r ON r.chunk = c.chunk
ORDER BY block;

SELECT r.chunk, CAST((p.cut - r.start - 1 - (p.cut - r.start - 1) % 2) / 2 AS BIGINT) + 1 AS block, p.starts, p.cut, p.loss
FROM "classes_1" AS p
JOIN (SELECT place, u0, u1, 0 AS chunk
FROM "line_1") AS c ON c.place = p.ends
JOIN "reach_1" AS r ON r.chunk = c.chunk
ORDER BY block;
