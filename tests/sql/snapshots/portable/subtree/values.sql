SELECT h.s, h.n, c.node_0, c.node_1, c.node_2
FROM "held_1" AS h JOIN "state_1" AS c ON c.cell = h.cell;

SELECT h.s, h.n, c.node_0
FROM "held_1" AS h JOIN "state_1" AS c ON c.cell = h.cell;

SELECT h.s, h.n, c.node_0, c.node_1
FROM "held_1" AS h JOIN "state_1" AS c ON c.cell = h.cell;
