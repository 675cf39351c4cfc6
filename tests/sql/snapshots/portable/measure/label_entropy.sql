SELECT 0 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_1" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c0
  ) AS j
  GROUP BY id
) AS a0
UNION ALL
SELECT 1 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_2" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c1
  ) AS j
  GROUP BY id
) AS a1
UNION ALL
SELECT 2 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_3" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c2
  ) AS j
  GROUP BY id
) AS a2
UNION ALL
SELECT 3 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_4" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c3
  ) AS j
  GROUP BY id
) AS a3
UNION ALL
SELECT 4 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_5" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c4
  ) AS j
  GROUP BY id
) AS a4
UNION ALL
SELECT 5 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_6" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c5
  ) AS j
  GROUP BY id
) AS a5;

SELECT 0 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_1" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c0
  ) AS j
  GROUP BY id
) AS a0
UNION ALL
SELECT 1 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_2" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c1
  ) AS j
  GROUP BY id
) AS a1;

SELECT 0 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_1" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c0
  ) AS j
  GROUP BY id
) AS a0
UNION ALL
SELECT 1 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_2" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c1
  ) AS j
  GROUP BY id
) AS a1
UNION ALL
SELECT 2 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_3" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c2
  ) AS j
  GROUP BY id
) AS a2
UNION ALL
SELECT 3 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_4" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c3
  ) AS j
  GROUP BY id
) AS a3
UNION ALL
SELECT 4 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_5" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c4
  ) AS j
  GROUP BY id
) AS a4;

SELECT 0 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_1" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c0
  ) AS j
  GROUP BY id
) AS a0
UNION ALL
SELECT 1 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_2" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c1
  ) AS j
  GROUP BY id
) AS a1
UNION ALL
SELECT 2 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_3" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c2
  ) AS j
  GROUP BY id
) AS a2
UNION ALL
SELECT 3 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_4" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c3
  ) AS j
  GROUP BY id
) AS a3;

SELECT 0 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_1" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c0
  ) AS j
  GROUP BY id
) AS a0
UNION ALL
SELECT 1 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_2" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c1
  ) AS j
  GROUP BY id
) AS a1
UNION ALL
SELECT 2 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_3" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c2
  ) AS j
  GROUP BY id
) AS a2;

SELECT 0 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, 0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_1" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c0
  ) AS j
  GROUP BY id
) AS a0;

SELECT 0 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, MIN(z.lost) AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_1" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c0
  ) AS j
  GROUP BY id
) AS a0
CROSS JOIN (
  SELECT SUM(lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END)) AS lost
  FROM (
    SELECT v.n - COALESCE(r.n, 0) AS lost
    FROM "dictionary_1" AS v
    LEFT JOIN (
      SELECT c.c0 AS code, CAST(SUM(a.n) AS BIGINT) AS n
      FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell
      GROUP BY c.c0
    ) AS r ON r.code = v.code
  ) AS s
) AS z
UNION ALL
SELECT 1 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, MIN(z.lost) AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_2" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c1
  ) AS j
  GROUP BY id
) AS a1
CROSS JOIN (
  SELECT SUM(lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END)) AS lost
  FROM (
    SELECT v.n - COALESCE(r.n, 0) AS lost
    FROM "dictionary_2" AS v
    LEFT JOIN (
      SELECT c.c1 AS code, CAST(SUM(a.n) AS BIGINT) AS n
      FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell
      GROUP BY c.c1
    ) AS r ON r.code = v.code
  ) AS s
) AS z
UNION ALL
SELECT 2 AS attribute, SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy, MIN(z.lost) AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "assignment_1" AS a
    JOIN "cells_1" AS c ON c.cell = a.cell
    JOIN "ranked_3" AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, c.c2
  ) AS j
  GROUP BY id
) AS a2
CROSS JOIN (
  SELECT SUM(lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END)) AS lost
  FROM (
    SELECT v.n - COALESCE(r.n, 0) AS lost
    FROM "dictionary_3" AS v
    LEFT JOIN (
      SELECT c.c2 AS code, CAST(SUM(a.n) AS BIGINT) AS n
      FROM "assignment_1" AS a JOIN "cells_1" AS c ON c.cell = a.cell
      GROUP BY c.c2
    ) AS r ON r.code = v.code
  ) AS s
) AS z;
