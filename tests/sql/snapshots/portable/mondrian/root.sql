SELECT cell, CAST(0 AS INTEGER) AS part, CAST(14 AS BIGINT) AS size, n, c0, c1, c2
FROM "cells_1";

SELECT cell, CAST(0 AS INTEGER) AS part, CAST(8 AS BIGINT) AS size, n, c0
FROM "cells_1";

SELECT cell, CAST(0 AS INTEGER) AS part, CAST(24 AS BIGINT) AS size, n, c0, c1
FROM "cells_1";

SELECT cell, CAST(0 AS INTEGER) AS part, CAST(40 AS BIGINT) AS size, n, c0, c1, c2, c3, c4, c5
FROM "cells_1";

SELECT cell, CAST(0 AS INTEGER) AS part, CAST(40 AS BIGINT) AS size, n, c0, c1, c2
FROM "cells_1";

SELECT cell, CAST(0 AS INTEGER) AS part, CAST(4 AS BIGINT) AS size, n, c0, c1
FROM "cells_1";

SELECT cell, CAST(0 AS INTEGER) AS part, CAST(40 AS BIGINT) AS size, n, c0, c1, c2, c3, c4
FROM "cells_1";

SELECT cell, CAST(0 AS INTEGER) AS part, CAST(40 AS BIGINT) AS size, n, c0, c1, c2, c3
FROM "cells_1";

SELECT cell, CAST(0 AS INTEGER) AS part, CAST(40 AS BIGINT) AS size, n, c0, c1
FROM "cells_1";

SELECT cell, CAST(0 AS INTEGER) AS part, CAST(14 AS BIGINT) AS size, n, c0
FROM "cells_1";

SELECT cell, CAST(0 AS INTEGER) AS part, CAST(20 AS BIGINT) AS size, n, c0
FROM "cells_1";

SELECT cell, CAST(0 AS INTEGER) AS part, CAST(16 AS BIGINT) AS size, n, c0
FROM "cells_1";

SELECT cell, CAST(0 AS INTEGER) AS part, CAST(12 AS BIGINT) AS size, n, c0, c1, c2
FROM "cells_1";

SELECT cell, CAST(0 AS INTEGER) AS part, CAST(40 AS BIGINT) AS size, n, c0
FROM "cells_1";
