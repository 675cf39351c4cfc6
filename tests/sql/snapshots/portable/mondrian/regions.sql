SELECT p.cell, CAST(p.class AS INTEGER) AS part, CAST(SUM(p.n) OVER (PARTITION BY p.class) AS BIGINT) AS size, p.n, c.c0, c.c1, c.c2
FROM "placed_1" AS p JOIN "cells_1" AS c ON c.cell = p.cell;
