SELECT ROW_NUMBER() OVER (ORDER BY v.cell, v.s) AS cell, c.c0, c.c1, c.c2, v.s AS c3
FROM (
  SELECT cell, s, CAST(SUM(n) AS BIGINT) AS n
  FROM "held_1" GROUP BY cell, s
) AS v
JOIN "cells_1" AS c ON c.cell = v.cell
JOIN (
  SELECT cell, s, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS n
  FROM "assignment_1" GROUP BY cell, s
) AS a ON a.cell = v.cell AND a.s = v.s
WHERE a.classes > 1 OR a.n < v.n;

SELECT ROW_NUMBER() OVER (ORDER BY v.cell, v.s) AS cell, c.c0, c.c1, c.c2, v.s AS c3
FROM (
  SELECT cell, s, CAST(SUM(n) AS BIGINT) AS n
  FROM "held_1" GROUP BY cell, s
) AS v
JOIN "cells_1" AS c ON c.cell = v.cell
JOIN (
  SELECT cell, s, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS n
  FROM "by_value_1" GROUP BY cell, s
) AS a ON a.cell = v.cell AND a.s = v.s
WHERE a.classes > 1 OR a.n < v.n;

SELECT ROW_NUMBER() OVER (ORDER BY v.cell, v.s, v.others) AS cell, c.c0, c.c1, v.s AS c2, v.others AS c3
FROM (
  SELECT cell, s, others, CAST(SUM(n) AS BIGINT) AS n
  FROM "held_1" GROUP BY cell, s, others
) AS v
JOIN "cells_1" AS c ON c.cell = v.cell
JOIN (
  SELECT cell, s, others, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS n
  FROM "assignment_1" GROUP BY cell, s, others
) AS a ON a.cell = v.cell AND a.s = v.s AND a.others = v.others
WHERE a.classes > 1 OR a.n < v.n;
