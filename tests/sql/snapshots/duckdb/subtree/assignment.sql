CREATE TEMPORARY TABLE "_sqlanon_assignment" AS
SELECT cell, DENSE_RANK() OVER (ORDER BY g0, g1, g2) AS class, n
FROM "_sqlanon_state"
WHERE size >= 3;
