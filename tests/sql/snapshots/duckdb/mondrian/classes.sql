INSERT INTO "_sqlanon_assignment" (cell, class, n)
SELECT cell, part, n FROM "_sqlanon_open";
