SELECT cell, c0, c1, CAST(SUM(n) AS BIGINT) AS n
FROM "cells_1" AS f
GROUP BY cell, c0, c1
HAVING SUM(f.n) > 0;

SELECT cell, c0, c1, c2, CAST(SUM(n) AS BIGINT) AS n
FROM "cells_1" AS f
GROUP BY cell, c0, c1, c2
HAVING SUM(f.n) > 0;

SELECT cell, c0, CAST(SUM(n) AS BIGINT) AS n
FROM "cells_1" AS f
GROUP BY cell, c0
HAVING SUM(f.n) > 0;
