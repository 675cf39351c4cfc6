SELECT 0 AS attribute, COALESCE(MIN(c0), 0) AS least, COALESCE(MAX(c0), 0) AS greatest FROM "cells_1"
UNION ALL
SELECT 1 AS attribute, COALESCE(MIN(c1), 0) AS least, COALESCE(MAX(c1), 0) AS greatest FROM "cells_1"
UNION ALL
SELECT 2 AS attribute, COALESCE(MIN(c2), 0) AS least, COALESCE(MAX(c2), 0) AS greatest FROM "cells_1";
