SELECT place, u0, u1, 0 AS chunk
FROM "line_1";
