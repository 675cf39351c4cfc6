SELECT item, absent, MIN(label) AS label
FROM (
  SELECT COALESCE(v.label, '') AS item, CASE WHEN v.value IS NULL THEN 1 ELSE 0 END AS absent, m.l0 AS label
  FROM "map_1" AS m
  JOIN "dictionary_1" AS v ON v.code = m.c0
  UNION ALL
  SELECT h.leaf, h.absent, h.level_1
  FROM "hierarchy_1" AS h
  JOIN (SELECT DISTINCT m.l0 AS label FROM "map_1" AS m) AS cut ON cut.label = h.level_1
) AS known
GROUP BY item, absent
UNION ALL
SELECT CAST('' AS VARCHAR), 2, COALESCE(MIN(level_1), CAST('*' AS VARCHAR)) FROM "hierarchy_1";
