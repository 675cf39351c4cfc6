SELECT cell, c2 AS s,
  CAST(SUM(n) AS BIGINT) AS n
FROM "cells_1" AS f
GROUP BY cell, c2
HAVING SUM(f.n) > 0;

SELECT cell, c3 AS s,
  CAST(SUM(n) AS BIGINT) AS n
FROM "cells_1" AS f
GROUP BY cell, c3
HAVING SUM(f.n) > 0;

SELECT cell, c1 AS s,
  CAST(SUM(n) AS BIGINT) AS n
FROM "cells_1" AS f
GROUP BY cell, c1
HAVING SUM(f.n) > 0;

SELECT cell, c2 AS s, c3 AS others,
  CAST(SUM(n) AS BIGINT) AS n
FROM "cells_1" AS f
GROUP BY cell, c2, c3
HAVING SUM(f.n) > 0;
