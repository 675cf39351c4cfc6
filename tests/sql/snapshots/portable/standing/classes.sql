SELECT c.cell, c.c0, c.n,
1537228672809129301 * t0.s0 AS loss
FROM "standing_1" AS s
JOIN "cells_1" AS c ON c.cell = s.cell
JOIN "tree_1" AS t0 ON t0.code = c.c0;
