SELECT DISTINCT c.cell
FROM (SELECT class, MAX(CASE WHEN place = 0 THEN label END) AS l0
FROM "sqlanon_runs_classes" WHERE run_id = 'run' AND class > 0
GROUP BY class) AS p
JOIN "dictionary_1" AS d0
  ON COALESCE(d0.label, '') = COALESCE(p.l0, '')
  AND CASE WHEN d0.value IS NULL THEN 1 ELSE 0 END = CASE WHEN p.l0 IS NULL THEN 1 ELSE 0 END
JOIN "cells_1" AS c ON c.c0 = d0.code;
