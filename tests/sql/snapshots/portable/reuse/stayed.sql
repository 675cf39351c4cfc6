SELECT cell, class
FROM (
  SELECT cell, class, ROW_NUMBER() OVER (PARTITION BY cell ORDER BY n DESC, class) AS number
  FROM (
    SELECT h.cell, g.class, SUM(h.n) AS n
    FROM "held_1" AS h
    JOIN "dictionary_1" AS v ON v.code = h.s
    JOIN "places_1" AS p ON p.place = v.value
    JOIN "regions_1" AS g ON g.told = p.class
    JOIN "cells_1" AS c ON c.cell = h.cell
      AND c.c0 BETWEEN g.lo0 AND g.hi0
      AND c.c1 BETWEEN g.lo1 AND g.hi1
      AND c.c2 BETWEEN g.lo2 AND g.hi2
    JOIN "members_1" AS m2 ON m2.class = g.class AND m2.code = c.c2
    GROUP BY h.cell, g.class
  ) AS held_by
) AS ranked
WHERE number = 1;

SELECT cell, class
FROM (
  SELECT cell, class, ROW_NUMBER() OVER (PARTITION BY cell ORDER BY n DESC, class) AS number
  FROM (
    SELECT h.cell, g.class, SUM(h.n) AS n
    FROM "held_1" AS h
    JOIN "dictionary_1" AS v ON v.code = h.s
    JOIN "places_1" AS p ON p.place = v.value
    JOIN "regions_1" AS g ON g.told = p.class
    JOIN "cells_1" AS c ON c.cell = h.cell
      AND c.c0 BETWEEN g.lo0 AND g.hi0
    JOIN "members_1" AS m0 ON m0.class = g.class AND m0.code = c.c0
    GROUP BY h.cell, g.class
  ) AS held_by
) AS ranked
WHERE number = 1;

SELECT cell, class
FROM (
  SELECT cell, class, ROW_NUMBER() OVER (PARTITION BY cell ORDER BY n DESC, class) AS number
  FROM (
    SELECT h.cell, g.class, SUM(h.n) AS n
    FROM "held_1" AS h
    JOIN "dictionary_1" AS v ON v.code = h.s
    JOIN "places_1" AS p ON p.place = v.value
    JOIN "regions_1" AS g ON g.told = p.class
    JOIN "cells_1" AS c ON c.cell = h.cell
      AND c.c0 BETWEEN g.lo0 AND g.hi0
    GROUP BY h.cell, g.class
  ) AS held_by
) AS ranked
WHERE number = 1;
