SELECT a.cell, CASE WHEN u.class IS NULL THEN a.class ELSE p.class END AS class, a.n
FROM "assignment_1" AS a
JOIN "placed_1" AS p ON p.cell = a.cell
LEFT JOIN (
  SELECT DISTINCT b.class
  FROM "placed_1" AS b
  JOIN "assignment_1" AS c ON c.cell = b.cell
  JOIN (SELECT class FROM "near_1" UNION SELECT other FROM "near_1") AS n ON n.class = c.class
  WHERE c.class <> b.class
) AS u ON u.class = p.class;
