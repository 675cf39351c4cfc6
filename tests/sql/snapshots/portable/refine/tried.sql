SELECT t.class, t.other
FROM (
  SELECT class, other FROM "pairs_1"
  UNION ALL
  SELECT class, other FROM "tried_1"
) AS t
WHERE t.class NOT IN (SELECT pair FROM "better_1") AND t.class NOT IN (SELECT other FROM "better_1")
  AND t.other NOT IN (SELECT pair FROM "better_1") AND t.other NOT IN (SELECT other FROM "better_1");
