SELECT cell, cell AS class, n, 0 AS came FROM "classes_1"
UNION ALL
SELECT cell, class, n, 1 FROM (
  SELECT c.cell, s.cell AS class, c.n, ROW_NUMBER() OVER (PARTITION BY c.cell ORDER BY s.loss, s.cell) AS turn
  FROM "cells_1" AS c
  LEFT JOIN "classes_1" AS known ON known.cell = c.cell
  JOIN "above_1" AS a0 ON a0.code = c.c0
  JOIN "classes_1" AS s ON s.c0 =
a0.above
  WHERE known.cell IS NULL
) AS held
WHERE turn = 1;
