SELECT item, absent, MIN(label) AS label
FROM (
  SELECT COALESCE(v.label, '') AS item, CASE WHEN v.value IS NULL THEN 1 ELSE 0 END AS absent, t.l1 AS label
  FROM "dictionary_1" AS v
  JOIN "tree_1" AS t ON t.code = v.code
  UNION ALL
  SELECT leaf, absent, COALESCE(level_1, level_0) FROM "hierarchy_1"
) AS known
GROUP BY item, absent
UNION ALL
SELECT CAST('' AS VARCHAR), 2, COALESCE(MIN(level_1), CAST('*' AS VARCHAR)) FROM "hierarchy_1";
