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
