INSERT INTO
 "guard_1"
  (suppressed_beyond_the_limit, source_rows, published_rows)
SELECT
  COALESCE(MAX(CASE WHEN place = 0 THEN violating END), 1),
  MAX(CASE WHEN place = 0 THEN
held END),
  MAX(CASE WHEN place = 0 THEN
released END)
FROM (
SELECT 0 AS place,
  CASE WHEN gone >= 0 AND gone * 10 <= 9 * held + 0 THEN 0 ELSE 1 END AS violating,
  held, held - gone AS released
FROM (
  SELECT CAST(held AS HUGEINT) AS held, CAST(held - released AS HUGEINT) AS gone
  FROM (SELECT (SELECT COUNT(*) FROM "main"."people") AS held, (SELECT COUNT(*) FROM "main"."released") AS released) AS sizes
) AS counted
) AS measured;

INSERT INTO
 "guard_0_1"
  (other_source_than_planned, other_rows_than_planned)
SELECT
  COALESCE(MAX(CASE WHEN place = 0 THEN violating END), 1),
  COALESCE(MAX(CASE WHEN place = 1 THEN violating END), 1)
FROM (
SELECT 0 AS place, CASE WHEN COUNT(*) = 11 THEN 0 ELSE 1 END AS violating FROM "persons_1"
UNION ALL
SELECT 1 AS place, CASE WHEN COUNT(*) = 11 THEN 0 ELSE 1 END AS violating FROM "main"."target_1"
) AS measured;

INSERT INTO
 "guard_0_1"
  (other_source_than_planned, other_rows_than_planned)
SELECT
  COALESCE(MAX(CASE WHEN place = 0 THEN violating END), 1),
  COALESCE(MAX(CASE WHEN place = 1 THEN violating END), 1)
FROM (
SELECT 0 AS place, CASE WHEN COUNT(*) = 40 THEN 0 ELSE 1 END AS violating FROM "people"
UNION ALL
SELECT 1 AS place, CASE WHEN COUNT(*) = 40 THEN 0 ELSE 1 END AS violating FROM "main"."target_1"
) AS measured;

INSERT INTO
 "guard_0_1"
  (other_source_than_planned, other_rows_than_planned)
SELECT
  COALESCE(MAX(CASE WHEN place = 0 THEN violating END), 1),
  COALESCE(MAX(CASE WHEN place = 1 THEN violating END), 1)
FROM (
SELECT 0 AS place, CASE WHEN COUNT(*) = 40 THEN 0 ELSE 1 END AS violating FROM "persons_1"
UNION ALL
SELECT 1 AS place, CASE WHEN COUNT(*) = 40 THEN 0 ELSE 1 END AS violating FROM "main"."target_1"
) AS measured;

INSERT INTO
 "guard_0_1"
  (other_source_than_planned, other_rows_than_planned)
SELECT
  COALESCE(MAX(CASE WHEN place = 0 THEN violating END), 1),
  COALESCE(MAX(CASE WHEN place = 1 THEN violating END), 1)
FROM (
SELECT 0 AS place, CASE WHEN COUNT(*) = 77 THEN 0 ELSE 1 END AS violating FROM "joined_1"
UNION ALL
SELECT 1 AS place, CASE WHEN COUNT(*) = 77 THEN 0 ELSE 1 END AS violating FROM "main"."target_1"
) AS measured;
