SELECT cell, s, CAST(0 + 2 * block + taken - 1 AS BIGINT) AS class, n FROM "nearest_1" WHERE taken > 0;
