SELECT cell, 0 AS flip, CAST(((c0 - 0) * CAST(63 AS BIGINT) - (c0 - 0) * CAST(63 AS BIGINT) % 39) / 39 AS BIGINT) AS x0, CAST(((c1 - 0) * CAST(63 AS BIGINT) - (c1 - 0) * CAST(63 AS BIGINT) % 5) / 5 AS BIGINT) AS x1, CAST(((c2 - 0) * CAST(63 AS BIGINT) - (c2 - 0) * CAST(63 AS BIGINT) % 4) / 4 AS BIGINT) AS x2
FROM "cells_1";
