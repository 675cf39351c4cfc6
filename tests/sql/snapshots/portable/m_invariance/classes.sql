SELECT CAST(DENSE_RANK() OVER (ORDER BY signature, part) AS INTEGER) AS class, signature, v, cell, s
FROM "units_1";
