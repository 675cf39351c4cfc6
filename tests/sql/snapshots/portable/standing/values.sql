SELECT p.class, h.s, h.n FROM "held_1" AS h JOIN "assignment_1" AS p ON p.cell = h.cell;

SELECT p.class, h.s, h.n FROM "held_1" AS h JOIN "state_1" AS p ON p.cell = h.cell;

SELECT p.class, h.s, h.n FROM "held_1" AS h JOIN "placed_1" AS p ON p.cell = h.cell;
