SELECT x.*, COALESCE(g.degree, 0) AS degree
FROM "cells_1" AS x
LEFT JOIN (SELECT a, COUNT(*) AS degree FROM "edges_1" GROUP BY a) AS g ON g.a = x.cell;
