-- name: classes
SELECT place, CAST(SUM(n) AS BIGINT) AS n, l0, l1, l2, l3
FROM "map_1"
GROUP BY place, l0, l1, l2, l3;

-- name: extent
SELECT COUNT(*) AS classes, MIN(n) AS least FROM "classes_1";

-- name: shown
SELECT n, l0, l1, l2
FROM (
  SELECT n, place, l0, l1, l2, ROW_NUMBER() OVER (ORDER BY n DESC, place) AS turn
  FROM "classes_1"
) AS numbered
WHERE turn <= 10
ORDER BY turn;
