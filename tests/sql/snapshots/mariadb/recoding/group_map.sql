SELECT c.c0, c.c1, c.c2, p.s AS c3, p.n, p.passed, g.place
FROM (
  SELECT cell, s, class, n,
    CAST(SUM(n) OVER (PARTITION BY cell, s ORDER BY class ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS SIGNED) - n AS passed
  FROM `assignment_1`
) AS p
STRAIGHT_JOIN `cells_1` AS c ON c.cell = p.cell
STRAIGHT_JOIN (
  SELECT class, ROW_NUMBER() OVER (ORDER BY lot) AS place
  FROM (SELECT class, RAND() AS lot FROM `assignment_1` GROUP BY class) AS drawn
) AS g ON g.class = p.class;
