SELECT block, cell, n - first_taken - second_taken AS n, x0, x1
FROM "round_1"
WHERE n > first_taken + second_taken;
