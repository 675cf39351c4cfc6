SELECT cell, class, CAST(SUM(n) AS BIGINT) AS n FROM "by_value_1" GROUP BY cell, class;

SELECT cell, class, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell, class;
