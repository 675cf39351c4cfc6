SELECT COUNT(*) AS number, STRING_AGG((CAST(cell AS VARCHAR) || ',' || CAST(c0 AS VARCHAR) || ',' || CAST(c1 AS VARCHAR) || ',' || CAST(c2 AS VARCHAR) || ',' || CAST(n AS VARCHAR) || ';'), '') AS packed
FROM "cells_1"
GROUP BY cell % 1;
