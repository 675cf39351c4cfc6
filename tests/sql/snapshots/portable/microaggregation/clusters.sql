SELECT cell, CAST(0 + 2 * block AS INTEGER) AS class, first_taken AS n FROM "round_1" WHERE first_taken > 0
UNION ALL
SELECT cell, CAST(0 + 2 * block + 1 AS INTEGER), second_taken FROM "round_1" WHERE second_taken > 0;
