SELECT place, chunk, MIN(u0) OVER (PARTITION BY chunk) AS start, MAX(u1) OVER (PARTITION BY chunk) AS finish
FROM (SELECT place, u0, u1, 0 AS chunk
FROM "line_1") AS c;
