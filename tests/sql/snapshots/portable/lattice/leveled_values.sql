SELECT h.s, h.n, l.k0_0, l.k0_1, l.k1_0, l.k1_1
FROM "held_1" AS h JOIN "leveled_1" AS l ON l.cell = h.cell;

SELECT h.s, h.n, l.k0_0, l.k0_1, l.k0_2
FROM "held_1" AS h JOIN "leveled_1" AS l ON l.cell = h.cell;

SELECT h.s, h.n, l.k0_0, l.k0_1, l.k1_0, l.k1_1, l.k1_2, l.k1_3, l.k2_0, l.k2_1
FROM "held_1" AS h JOIN "leveled_1" AS l ON l.cell = h.cell;
