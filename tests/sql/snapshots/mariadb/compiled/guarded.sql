INSERT INTO
 `guard_0_1`
  (other_source_than_planned, other_rows_than_planned)
SELECT
  COALESCE(MAX(CASE WHEN place = 0 THEN violating END), 1),
  COALESCE(MAX(CASE WHEN place = 1 THEN violating END), 1)
FROM (
SELECT 0 AS place, CASE WHEN COUNT(*) = 40 THEN 0 ELSE 1 END AS violating FROM `copy_1`
UNION ALL
SELECT 1 AS place, CASE WHEN COUNT(*) = 40 THEN 0 ELSE 1 END AS violating FROM `place`.`target_1`
) AS measured;
