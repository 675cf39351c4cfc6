-- name: published
SELECT class, MAX(CASE WHEN place = 0 THEN label END) AS l0
FROM "sqlanon_runs_classes" WHERE run_id = 'run' AND class > 0
GROUP BY class;

-- name: cells
SELECT DISTINCT c.cell
FROM (SELECT class, MAX(CASE WHEN place = 0 THEN label END) AS l0
FROM "sqlanon_runs_classes" WHERE run_id = 'run' AND class > 0
GROUP BY class) AS p
JOIN "dictionary_1" AS d0
  ON COALESCE(d0.label, '') = COALESCE(p.l0, '')
  AND CASE WHEN d0.value IS NULL THEN 1 ELSE 0 END = CASE WHEN p.l0 IS NULL THEN 1 ELSE 0 END
JOIN "cells_1" AS c ON c.c0 = d0.code;

-- name: count
SELECT COUNT(*) FROM "standing_1";

-- name: rows
SELECT COALESCE(SUM(c.n), 0) FROM "cells_1" AS c JOIN "standing_1" AS s ON s.cell = c.cell;

-- name: above
SELECT code, code AS above FROM "tree_1"
UNION
SELECT t.code, v.code FROM "tree_1" AS t JOIN "tree_1" AS v ON v.l0 = t.l1
UNION
SELECT t.code, v.code FROM "tree_1" AS t JOIN "tree_1" AS v ON v.l0 = t.l2;

-- name: classes
SELECT c.cell, c.c0, c.n,
1537228672809129301 * t0.s0 AS loss
FROM "standing_1" AS s
JOIN "cells_1" AS c ON c.cell = s.cell
JOIN "tree_1" AS t0 ON t0.code = c.c0;

-- name: state
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

-- name: without
SELECT p.cell, p.class, p.n, p.came
FROM "state_1" AS p
LEFT JOIN "violating_1" AS v ON v.class = p.class
WHERE v.class IS NULL OR p.came = 0;

-- name: fallen
SELECT p.cell FROM "state_1" AS p JOIN "violating_1" AS v ON v.class = p.class WHERE 1 = 0;

-- name: rest
SELECT c.cell, c.c0, c.n
FROM "cells_1" AS c
LEFT JOIN "state_1" AS p ON p.cell = c.cell
LEFT JOIN "fallen_1" AS f ON f.cell = c.cell
WHERE p.cell IS NULL AND f.cell IS NULL;

-- name: united
SELECT cell, class, n FROM "state_1";

-- name: levels
SELECT class,
  CASE WHEN lo0 = hi0 THEN 0    WHEN a0k1 = z0k1 THEN 1    WHEN a0k2 = z0k2 THEN 2 END AS v0
FROM (
  SELECT e.class, e.lo0, e.hi0, a0.k1 AS a0k1,
    z0.k1 AS z0k1, a0.k2 AS a0k2,
    z0.k2 AS z0k2
  FROM (
    SELECT p.class, MIN(c.c0) AS lo0, MAX(c.c0) AS hi0
    FROM "state_1" AS p JOIN "cells_1" AS c ON c.cell = p.cell
    GROUP BY p.class
  ) AS e
  JOIN "tree_1" AS a0 ON a0.code = e.lo0
  JOIN "tree_1" AS z0 ON z0.code = e.hi0
) AS met;

-- name: told
SELECT COUNT(*)
FROM "birds" AS s
JOIN (SELECT class, MAX(CASE WHEN place = 0 THEN label END) AS l0
FROM "sqlanon_runs_classes" WHERE run_id = 'run' AND class > 0
GROUP BY class) AS p ON COALESCE(CAST((CAST(s."kind" AS VARCHAR) COLLATE "binary") AS VARCHAR), '') = COALESCE(p.l0, '')
  AND CASE WHEN CAST((CAST(s."kind" AS VARCHAR) COLLATE "binary") AS VARCHAR) IS NULL THEN 1 ELSE 0 END = CASE WHEN p.l0 IS NULL THEN 1 ELSE 0 END;

-- name: forget_classes
DELETE FROM "sqlanon_runs_classes" WHERE run_id IN ('run');

-- name: enter_classes
INSERT INTO "sqlanon_runs_classes" (run_id, class, place, label)
SELECT 'run', 0, 0, 'age'
UNION ALL
SELECT 'run', -1, 0, 'integer'
UNION ALL
SELECT 'run', class, 0, l0 FROM "classes_1"
UNION ALL
SELECT 'run', 0, 1, 'zip'
UNION ALL
SELECT 'run', -1, 1, 'text'
UNION ALL
SELECT 'run', class, 1, l1 FROM "classes_1"
UNION ALL
SELECT 'run', 0, 2, 'city'
UNION ALL
SELECT 'run', -1, 2, 'text'
UNION ALL
SELECT 'run', class, 2, l2 FROM "classes_1";

-- name: class_columns
SELECT n.place, n.label, k.label
FROM "sqlanon_runs_classes" AS n JOIN "sqlanon_runs_classes" AS k ON k.run_id = n.run_id AND k.place = n.place
WHERE n.run_id = 'run' AND n.class = 0 AND k.class = -1
ORDER BY n.place;

-- name: runs_with_classes
SELECT DISTINCT run_id FROM "sqlanon_runs_classes" ORDER BY run_id;
