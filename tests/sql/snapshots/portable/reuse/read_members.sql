SELECT g.class, v.code
FROM "regions_1" AS g
JOIN "dictionary_1" AS v ON (g.l2 = v.label OR g.l2 IS NULL AND v.value IS NULL OR g.l2 = CAST('*' AS VARCHAR)
  OR v.value IS NOT NULL AND g.l2 LIKE '{%}'
  AND REPLACE((CAST(', ' AS VARCHAR) || SUBSTR(g.l2, 2, LENGTH(g.l2) - 2) || CAST(', ' AS VARCHAR)), (CAST(', ' AS VARCHAR) || v.label || CAST(', ' AS VARCHAR)), '') <> (CAST(', ' AS VARCHAR) || SUBSTR(g.l2, 2, LENGTH(g.l2) - 2) || CAST(', ' AS VARCHAR)));
