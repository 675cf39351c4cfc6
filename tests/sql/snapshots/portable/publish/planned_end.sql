SELECT 0 AS place, 1 AS violating;
