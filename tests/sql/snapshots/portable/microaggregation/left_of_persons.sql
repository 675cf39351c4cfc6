SELECT block, cell, s, n, x0 FROM "nearest_1" WHERE taken = 0;

SELECT block, cell, s, n, x0, x1 FROM "nearest_1" WHERE taken = 0;
