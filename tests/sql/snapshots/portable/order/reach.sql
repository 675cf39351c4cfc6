SELECT chunk, MIN(u0) AS start, MAX(u1) AS finish
FROM (SELECT place, u0, u1, 0 AS chunk
FROM "line_1") AS c
GROUP BY chunk;
