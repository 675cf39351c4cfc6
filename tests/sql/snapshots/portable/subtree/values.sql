SELECT h.s, h.n, c.g0, c.g1, c.g2
FROM "held_1" AS h JOIN "state_1" AS c ON c.cell = h.cell;
