-- name: classes
SELECT place, CAST(SUM(n) AS BIGINT) AS n, l0, l1, l2
FROM "map_1"
GROUP BY place, l0, l1, l2;

-- name: extent
SELECT COUNT(*) AS classes, MIN(n) AS smallest, MAX(n) AS largest, COALESCE(SUM(n), 0) AS held,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS squares, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS single
FROM "classes_1";

-- name: shown
SELECT n, l0, l1, l2
FROM (
  SELECT n, place, l0, l1, l2, ROW_NUMBER() OVER (ORDER BY n DESC, place) AS turn
  FROM "classes_1"
) AS numbered
WHERE turn <= 10
ORDER BY turn;
