INSERT INTO "sqlanon_runs_classes" (run_id, class, place, label)
SELECT 'run', 0, 0, 'city'
UNION ALL
SELECT 'run', -1, 0, 'text'
UNION ALL
SELECT 'run', class, 0, l0 FROM "classes_1";

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

INSERT INTO "sqlanon_runs_classes" (run_id, class, place, label)
SELECT 'run', 0, 0, 'kind'
UNION ALL
SELECT 'run', -1, 0, 'text'
UNION ALL
SELECT 'run', class, 0, l0 FROM "classes_1";

INSERT INTO "sqlanon_runs_classes" (run_id, class, place, label)
SELECT 'run', 0, 0, 'age'
UNION ALL
SELECT 'run', -1, 0, 'integer'
UNION ALL
SELECT 'run', class, 0, l0 FROM "classes_1";
