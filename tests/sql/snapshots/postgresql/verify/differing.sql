SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("city" AS TEXT) COLLATE "C" AS q1, 1 AS here, 0 AS there FROM "place"."_sqlanon_target"
    UNION ALL
    SELECT CAST("age" AS TEXT) COLLATE "C", CAST("city" AS TEXT) COLLATE "C", 0, 1 FROM "_sqlanon_persons"
  ) AS both_relations
  GROUP BY q0, q1
) AS classes
WHERE here <> there;
