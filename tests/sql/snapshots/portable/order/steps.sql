SELECT r.chunk, CAST((p.cut - r.start - 1 - (p.cut - r.start - 1) % 3) / 3 AS BIGINT) + 1 AS block, p.starts, p.cut, p.loss
FROM "classes_1" AS p JOIN "reach_1" AS r ON r.place = p.ends
ORDER BY block;
