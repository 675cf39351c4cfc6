SELECT cell, s, CAST(number AS INTEGER) AS class, n
FROM (SELECT cell, s, DENSE_RANK() OVER (ORDER BY class) AS number, n FROM "found_1") AS numbered;
