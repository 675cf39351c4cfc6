SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT place, value, 1 AS here, 0 AS there
    FROM (SELECT DISTINCT place, value, person FROM "persons_1" WHERE person IS NOT NULL) AS each_once
    UNION ALL
    SELECT place, value, 1, 0 FROM "persons_1" WHERE person IS NULL
    UNION ALL
    SELECT "group_id", (CAST("illness" AS VARCHAR) COLLATE "binary"), 0, "persons" FROM "main"."target1_1"
  ) AS both_relations
  GROUP BY place, value
) AS values_of_both
WHERE here <> there;
