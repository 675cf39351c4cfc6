SELECT t.class, v.value AS label
FROM (
  SELECT class, code, ROW_NUMBER() OVER (PARTITION BY class ORDER BY known, below, code) AS place
  FROM (
    SELECT class, code, n,
      CASE WHEN 2 * SUM(n) OVER (PARTITION BY class ORDER BY code ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
        >= SUM(n) OVER (PARTITION BY class) THEN 0 ELSE 1 END AS below,
      MAX(missing) OVER (PARTITION BY class) - missing AS known
    FROM (
      SELECT a.class, c.c0 AS code, SUM(a.n) AS n,
0 AS missing
      FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell
      GROUP BY a.class, c.c0
    ) AS h
  ) AS r
) AS t
JOIN "dictionary_1" AS v ON v.code = t.code
WHERE t.place = 1;

SELECT t.class, v.value AS label
FROM (
  SELECT class, code, ROW_NUMBER() OVER (PARTITION BY class ORDER BY known, below, code) AS place
  FROM (
    SELECT class, code, n,
      CASE WHEN 2 * SUM(n) OVER (PARTITION BY class ORDER BY code ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
        >= SUM(n) OVER (PARTITION BY class) THEN 0 ELSE 1 END AS below,
      MAX(missing) OVER (PARTITION BY class) - missing AS known
    FROM (
      SELECT a.class, c.c1 AS code, SUM(a.n) AS n,
0 AS missing
      FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell
      GROUP BY a.class, c.c1
    ) AS h
  ) AS r
) AS t
JOIN "dictionary_1" AS v ON v.code = t.code
WHERE t.place = 1;
