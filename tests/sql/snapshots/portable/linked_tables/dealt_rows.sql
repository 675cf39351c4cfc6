SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT "group_id" AS place, 1 AS here, 0 AS there FROM "main"."target_1"
    UNION ALL
    SELECT place, 0, 1 FROM "persons_1"
  ) AS both_relations
  GROUP BY place
) AS groups_of_both
WHERE here <> there;
