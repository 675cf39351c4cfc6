INSERT INTO "_sqlanon_map"
SELECT c.c0, c.n - COALESCE(p.n, 0), COALESCE(p.n, 0), r0.label, m.place
FROM "_sqlanon_cells" AS c
LEFT JOIN (SELECT cell, CAST(SUM(n) AS BIGINT) AS n FROM "_sqlanon_assignment" GROUP BY cell) AS p ON p.cell = c.cell
CROSS JOIN (SELECT MIN(l1) AS label FROM "_sqlanon_tree") AS r0
CROSS JOIN (SELECT COALESCE(MAX(place), 0) + 1 AS place FROM "_sqlanon_map") AS m
WHERE COALESCE(p.n, 0) < c.n;
