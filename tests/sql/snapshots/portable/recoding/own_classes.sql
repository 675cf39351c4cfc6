SELECT cell, cell AS class, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell;
