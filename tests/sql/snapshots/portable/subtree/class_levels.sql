SELECT a.class, MIN(s.v0) AS v0, MIN(s.v1) AS v1, MIN(s.v2) AS v2
FROM "assignment_1" AS a JOIN "state_1" AS s ON s.cell = a.cell
GROUP BY a.class;

SELECT a.class, MIN(s.v0) AS v0
FROM "assignment_1" AS a JOIN "state_1" AS s ON s.cell = a.cell
GROUP BY a.class;

SELECT a.class, MIN(s.v0) AS v0, MIN(s.v1) AS v1, MIN(s.v2) AS v2
FROM "assignment_1" AS a JOIN "classes_1" AS s ON s.cell = a.cell
GROUP BY a.class;

SELECT a.class, MIN(s.v0) AS v0, MIN(s.v1) AS v1
FROM "assignment_1" AS a JOIN "state_1" AS s ON s.cell = a.cell
GROUP BY a.class;
