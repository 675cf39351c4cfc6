SELECT a.class, a.cell, a.n, p.x0, p.x1,
  a.n * (p.x0 * p.x0 + p.x1 * p.x1) AS squares
FROM "assignment_1" AS a
JOIN "points_1" AS p ON p.cell = a.cell;
