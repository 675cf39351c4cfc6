CREATE TEMPORARY TABLE "_sqlanon_open" AS
SELECT cell, CAST(0 AS INTEGER) AS part, CAST(40 AS BIGINT) AS size, n, c0, c1, c2, c3, c4, c5
FROM "_sqlanon_cells";

CREATE TEMPORARY TABLE "_sqlanon_open" AS
SELECT cell, CAST(0 AS INTEGER) AS part, CAST(40 AS BIGINT) AS size, n, c0, c1, c2, c3, c4
FROM "_sqlanon_cells";

CREATE TEMPORARY TABLE "_sqlanon_open" AS
SELECT cell, CAST(0 AS INTEGER) AS part, CAST(40 AS BIGINT) AS size, n, c0, c1, c2
FROM "_sqlanon_cells";

CREATE TEMPORARY TABLE "_sqlanon_open" AS
SELECT cell, CAST(0 AS INTEGER) AS part, CAST(40 AS BIGINT) AS size, n, c0, c1
FROM "_sqlanon_cells";
