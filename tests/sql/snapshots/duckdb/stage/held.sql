CREATE TEMPORARY TABLE "_sqlanon_held" AS
SELECT cell, c3 AS s, CAST(SUM(n) AS BIGINT) AS n
FROM "_sqlanon_cells"
GROUP BY cell, c3
HAVING SUM(n) > 0;

CREATE TEMPORARY TABLE "_sqlanon_held" AS
SELECT cell, c2 AS s, CAST(SUM(n) AS BIGINT) AS n
FROM "_sqlanon_cells"
GROUP BY cell, c2
HAVING SUM(n) > 0;
