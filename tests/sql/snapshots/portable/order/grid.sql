SELECT cell, 0 AS flip, CAST(((c0 - 0) * 63 - (c0 - 0) * 63 % 39) / 39 AS BIGINT) AS x0, CAST(((c1 - 0) * 63 - (c1 - 0) * 63 % 5) / 5 AS BIGINT) AS x1, CAST(((c2 - 0) * 63 - (c2 - 0) * 63 % 4) / 4 AS BIGINT) AS x2
FROM "cells_1";
